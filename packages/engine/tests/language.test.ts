import { describe, expect, it, test } from 'vitest';
import { languageCheck } from '../src/laws/index.ts';
import { addNoBreakSpaces, type Glossary, type Language } from '../src/words.ts';

const none: Glossary = { en: [], fr: [], pl: [] };
const check = languageCheck([none], ['Anna', 'Noor', 'Łukasz']);
/** The faults found in a text after adding no-break spaces. */
const found = (language: Language, text: string): string[] =>
  check(language, addNoBreakSpaces(language, text)).map((fault) => fault.match(/“(.*?)”/)?.[1] ?? fault);

describe('L16: of the grammar and spelling that can be checked', () => {
  it('English “1 cards” is found', () => expect(found('en', 'Draw 1 cards.')).toEqual(['1 cards']));

  it('English without a fault', () => {
    expect(
      found('en', '1 card, 2 cards, 1 hidden card, 1 less, space 1 costs 2 food, 1.5 points, 1 bus, 11 cards'),
    ).toEqual([]);
  });

  it.each([
    ['de Anna', 'La place de Anna est libre.'],
    ['que Émile', 'Rien que Émile ne sache.'],
    ['de hôte', 'Un changement de hôte'],
    ['si il', 'Demandez si il vient.'],
    ['0 étapes', 'Seattle : 0 étapes sur 4'],
    ['1 cartes', 'd’après 1 cartes cachées'],
    ['1 autres', '1 autres problèmes'],
    ['famille vert', 'Votre famille vert est complète.'],
    ['cartes violets', '2 cartes violets'],
    ['tour:', 'À votre tour: Sierra'],
    ['Qui est assis garde sa place.', 'Les liens sont fermés. Qui est assis garde sa place.'],
    ['?»', '« Prêt ?»'],
    ['rapportent', 'Posez-en deux pour que vos cartes rapportent.'],
    ['marquer', 'Une façon de marquer.'],
  ])('French “%s” is found', (fault, text) => expect(found('fr', text)).toEqual([fault]));

  it.each([
    'La place d’Anna, celle de Noor et celle de Yann sont libres : « onze » personnes, de onze à douze !',
    '0 étape, 1 carte, 1,5 point, 2 cartes, 1 ours, 1 Bois, 1 fois, 1 carte dans la main, case 1 des chemins',
    'Marquez ce qu’elles rapportent : une façon de marquer des points. Une rivière rapporte 1 point.',
    'Qui joue ? Qui voyage avec qui, dans l’ordre. 1 lasso (1 gris)',
    'Prenez-la ou gardez-le à la main ; la famille verte, le vert et 2 cartes violettes restent. C’est à 12:30.',
  ])('French without a fault: %s', (text) => expect(found('fr', text)).toEqual([]));

  it.each([
    ['od 1 godzina', 'Nie patrzy od 1 godzina.'],
    ['po 1 punkt', 'Zdobywają po 1 punkt.'],
    ['do 3 karty', 'Odrzuć do 3 karty.'],
    ['Bez karta', 'Bez karta nie zagrasz.'],
    ['gracza Anna', 'Karty gracza Anna'],
    ['dla Łukasz', 'Kolej dla Łukasz'],
  ])('Polish “%s” is found', (fault, text) => expect(found('pl', text)).toEqual([fault]));

  it.each([
    'Od 1 godziny, po 1 punkcie, po 2 punkty, do 3 kart, za 2 karty, na punkt; czeka Anna, a Łukasz gra.',
    'Czekamy na: Anna. Karty: Łukasz. Zaczyna Noor, potem Anna i Łukasz.',
  ])('Polish without a fault: %s', (text) => expect(found('pl', text)).toEqual([]));

  it('finds a space that should be unbreakable', () => {
    expect(check('fr', 'Prêt ?')).toHaveLength(1);
    expect(check('pl', 'z Sierry')).toHaveLength(1);
    expect(check('en', '4 × 3')).toHaveLength(1);
  });

  it.each(['en', 'fr', 'pl'] as const)('percent signs stand as Intl puts them: %s', (language) => {
    const percent = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { style: 'percent' }).format(0.17);
    expect(check(language, `${percent}.`)).toEqual([]);
    for (const other of ['17%', '17 %', '17\u00a0%', '17\u202f%'])
      if (other !== percent) expect(check(language, other), other).toHaveLength(1);
  });
});

test('the language check finds forbidden words in any case and with the given endings, but not inside a word nor where they are allowed', () => {
  const glossary: Glossary = {
    ...none,
    en: [{ term: 'resources', not: ['goods', 'free gift*'], except: ['goods train'] }],
    fr: [{ term: 'Chariot', not: ['chariot*', 'wagon*'] }],
    pl: [{ term: 'wzgórze', not: ['gór*'] }],
  };
  const terms = languageCheck([none, glossary]);
  expect(terms('en', 'Goods, free gifts, a goods train, goodsy')).toEqual([
    '“Goods”: the term is “resources”',
    '“free gifts”: the term is “resources”',
  ]);
  expect(terms('fr', 'Le Chariot, les chariots, un wagon')).toEqual([
    '“chariots”: the term is “Chariot”',
    '“wagon”: the term is “Chariot”',
  ]);
  expect(terms('pl', 'Na\u00a0górze, wzgórze, pagór')).toEqual(['“górze”: the term is “wzgórze”']);
});
