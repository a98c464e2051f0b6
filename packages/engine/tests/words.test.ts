import { describe, expect, it, test } from 'vitest';
import {
  addNoBreakSpaces,
  addNoBreakSpacesInAll,
  formatList,
  formatPercent,
  frenchDe,
  LANGUAGES,
  plural,
} from '../src/words.ts';

describe('L16: words in English, French and Polish', () => {
  it('are made for these three languages', () => {
    expect(LANGUAGES).toEqual(['en', 'fr', 'pl']);
  });

  it('count in English: one and other', () => {
    const cards = (n: number) => plural('en', n, { one: 'card', other: 'cards' });
    expect([0, 1, 2, 11, 21].map(cards)).toEqual(['cards', 'card', 'cards', 'cards', 'cards']);
  });

  it('count in French: none is singular too', () => {
    const cards = (n: number) => plural('fr', n, { one: 'carte', other: 'cartes' });
    expect([0, 1, 2, 21].map(cards)).toEqual(['carte', 'carte', 'cartes', 'cartes']);
  });

  it('elide « de » before a vowel, an h and a y that sounds like i', () => {
    expect(['Noor', 'Alex', 'Émile', 'Iris', 'Œdipe', 'Hélène', 'Yves', 'Yann', 'Łucja'].map(frenchDe)).toEqual([
      'de Noor',
      'd’Alex',
      'd’Émile',
      'd’Iris',
      'd’Œdipe',
      'd’Hélène',
      'd’Yves',
      'de Yann',
      'de Łucja',
    ]);
  });

  it('count in Polish: 2 to 4 take the nominative, 12 to 14 do not, fractions take the genitive', () => {
    const cards = (n: number) => plural('pl', n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' });
    expect([0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 1.5].map(cards)).toEqual(
      'kart karta karty karty kart kart kart kart karty kart karty'.split(' '),
    );
  });

  it('fall back to the general form when a category is not given', () => {
    expect(plural('pl', 3, { other: 'punkty' })).toBe('punkty');
    expect(plural('fr', 1_000_000, { one: 'point', other: 'points' })).toBe('points');
  });

  it('join a list as each language does, without a comma before the last word', () => {
    expect(LANGUAGES.map((language) => formatList(language, ['a', 'b', 'c']))).toEqual([
      'a, b and c',
      'a, b et c',
      'a, b i c',
    ]);
    expect(formatList('en', ['a', 'b'])).toBe('a and b');
    expect(formatList('pl', ['a'])).toBe('a');
    expect(formatList('fr', [])).toBe('');
  });
});

test('percent signs stand as the language puts them', () => {
  expect(LANGUAGES.map((language) => formatPercent(language, 7 / 8))).toEqual(['88%', '88\u00a0%', '88%']);
});

describe('typeset', () => {
  it.each([
    ['en', '4 × the shortest: I see', '4\u00a0× the shortest: I see'],
    ['fr', '« Oui » : 4 × deux ! Et 3 ?', '«\u00a0Oui\u00a0»\u00a0: 4\u00a0× deux\u00a0! Et 3\u00a0?'],
    [
      'pl',
      'W rzędzie i w kolumnie, 4 × raz z ptakiem',
      'W\u00a0rzędzie i\u00a0w\u00a0kolumnie, 4\u00a0× raz z\u00a0ptakiem',
    ],
  ] as const)('%s: joins what must not be separated at a line break', (language, text, expected) => {
    expect(addNoBreakSpaces(language, text)).toBe(expected);
  });
});

describe('addNoBreakSpacesInAll', () => {
  it('adds no-break spaces to the texts of a catalogue, its lists and the results of its functions', () => {
    const words = { found: (n: number) => `Trouvé : ${n}`, table: { asks: 'Prêt ?', steps: ['« Oui »'] } };
    const { fr } = addNoBreakSpacesInAll({ en: words, fr: words, pl: words });
    expect(fr.found(3)).toBe('Trouvé\u00a0: 3');
    expect(fr.table).toEqual({ asks: 'Prêt\u00a0?', steps: ['«\u00a0Oui\u00a0»'] });
  });

  it('returns the same words each time', () => {
    const all = addNoBreakSpacesInAll({ en: { a: 'A' }, fr: { a: 'A' }, pl: { a: 'z A' } });
    expect(all.pl).toBe(all.pl);
    expect(all.pl.a).toBe('z\u00a0A');
    expect(all.en.a).toBe('A');
  });
});
