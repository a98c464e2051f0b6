import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addNoBreakSpaces, formatList, type Glossary, LANGUAGES, type Language } from '@cordillera/engine';
import { type LanguageCheck, languageCheck } from '@cordillera/engine/laws';
import { games } from '@cordillera/games';
import { describe, expect, test } from 'vitest';
import { noticeWords } from '../../server/src/notifications/notificationWords.ts';
import { coloradoBook } from '../src/games/colorado/rules/book.ts';
import { sierraBook } from '../src/games/sierra/rules/book.ts';
import { sierraWestBook } from '../src/games/sierra-west/rules/book.ts';
import { glossary as ofPage, outsideGames } from '../src/i18n/glossary.ts';
import { gameManifests } from '../src/platform/gameRegistry.ts';
import type { RuleBook } from '../src/screens/rules/book.ts';
import { rulesText } from '../src/screens/rules/texts.ts';
import { catalogues, type Spoken } from './catalogues.ts';

// The games' own texts are checked in the same way in packages/*/tests/words.test.ts.

const packages = join(import.meta.dirname, '../..');
const load = async (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(packages, path)).href);

/** Names that test the words around them: starting with a vowel, an h, and another letter. */
const PEOPLE = ['Anna', 'Łukasz', 'Émile', 'Hélène', 'Noor'];
const COUNTS = [0, 1, 2, 3, 5, 12, 22, 25];

type Samples = readonly unknown[] | Record<Language, readonly unknown[]>;
const POINTS = {
  en: ['0 points', '1 point', '5 points'],
  fr: ['0 point', '1 point', '5 points'],
  pl: ['0 punktów', '1 punkt', '5 punktów'],
};
const GOODS = {
  en: ['1 food', '2 gold and 1 stone'],
  fr: ['1 Nourriture', '2 Or et 1 Pierre'],
  pl: ['1 mięso', '2 złota i 1 kamień'],
};
const COLOURS = { en: ['green', 'orange'], fr: ['vert', 'orange'], pl: ['zielony', 'pomarańczowy'] };
const TIMES = { en: ['1 hour', '3 days'], fr: ['1 heure', '3 jours'], pl: ['1 godz.', '3 dni'] };
const GAMES = ['Sierra West', 'Colorado'];

/**
 * Sample arguments for the functions of the catalogues, by catalogue and path, or by parameter name. A parameter not
 * listed here is a player or a count.
 */
const SAMPLES: Record<string, Samples> = {
  game: GAMES,
  said: GAMES,
  found: GAMES,
  set: ['Winter', 'Alpy'],
  time: TIMES,
  more: TIMES,
  until: TIMES,
  date: { en: ['3 May 2026'], fr: ['3 mai 2026'], pl: ['3 maja 2026'] },
  goods: GOODS,
  cost: GOODS,
  reward: GOODS,
  pays: GOODS,
  gold: { en: ['1 gold', '2 gold'], fr: ['1 Or', '2 Or'], pl: ['1 złoto', '2 złota'] },
  colour: COLOURS,
  address: ['club@example.org'],
  percent: [0, 1, 17, 100],
  value: [1, 2, 3],
  values: [[1], [1, 3]],
  face: ['A', 'B'],
  faces: ['4, 5'],
  'artWords.medalRow(points)': [[1], [9, 7, 5]],
  'coloradoTableWords.scores(points)': POINTS,
  'coloradoTableWords.players(n)': [2, 3, 4],
  'coloradoTableWords.copies(n)': [2, 5],
  'coloradoTableWords.near(medals)': [5, 6],
  'coloradoTableWords.almostOver(medals)': [5, 6],
  'coloradoTableWords.youChose(what)': { en: ['Take 1 nugget'], fr: ['Prendre 1 pépite'], pl: ['Weź 1 samorodek'] },
  'coloradoTableWords.callDialog.completes(family)': {
    en: ['green family'],
    fr: ['famille verte'],
    pl: ['zielona rodzina'],
  },
  'coloradoTableWords.callDialog.like(card)': { en: ['green card'], fr: ['carte verte'], pl: ['zielona karta'] },
  'coloradoTableWords.callDialog.question(card)': { en: ['donkey'], fr: ['âne'], pl: ['osioł'] },
  'onlineWords.seats.range(min)': [2],
  'onlineWords.seats.range(max)': [2, 8],
  'onlineWords.start.armed(n)': [2, 3, 8],
  'onlineWords.states.tableLimitText(n)': [12],
  'onlineWords.until.time(time)': ['18:30'],
  'onlineWords.list.won(points)': [null, [52, 49]],
  'onlineWords.list.youWon(points)': [null, [52, 49]],
  rounds: [3, 8, 9],
  'campaignWords.needs(points)': [12, 40],
  'packsWords.refused.several(n)': [2, 5],
  'sierraNewGameWords.grouping(n)': [2, 5],
  'sierraNewGameWords.grouping(undefined)': [
    { duos: 1, trios: 0 },
    { duos: 0, trios: 1 },
    { duos: 2, trios: 2 },
  ],
  'otherWords.said(what)': [3, '?'],
  'worldWords.freed(leaving)': [[1], [2, 3]],
};

/** All combinations of sample arguments of a function. */
function samplesOf(name: string, path: string, { parameters }: Spoken, language: Language): unknown[][] {
  const of = (parameter: { name: string; type: string }): readonly unknown[] => {
    const own = SAMPLES[`${name}${path}(${parameter.name})`] ?? SAMPLES[parameter.name];
    if (own) return Array.isArray(own) ? own : (own as Record<Language, readonly unknown[]>)[language];
    if (parameter.type === 'number') return COUNTS;
    if (parameter.type === 'boolean') return [true, false];
    if (parameter.type === 'readonly string[]') return [PEOPLE.slice(0, 1), PEOPLE.slice(1, 3), PEOPLE];
    if (/^(names|people|others|winners)$/.test(parameter.name))
      return [...PEOPLE, formatList(language, PEOPLE.slice(0, 2))];
    if (parameter.type === 'string' || parameter.type === 'string | null') return PEOPLE;
    throw new Error(`${name}${path}: SAMPLES needs an entry for ${parameter.name}: ${parameter.type}`);
  };
  return parameters
    .map(of)
    .reduce<unknown[][]>((all, list) => all.flatMap((given) => list.map((each) => [...given, each])), [[]]);
}

/** Every text in here with its path; `speak` gives the texts of a function. */
function texts(
  words: unknown,
  speak: (path: string, say: (...given: unknown[]) => unknown) => unknown[],
  path = '',
): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return speak(path, words as never).flatMap((said) => texts(said, speak, path));
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    texts(value, speak, Array.isArray(words) ? path : `${path}.${key}`),
  );
}
const noFunctions = (path: string): never => {
  throw new Error(`${path} is a function`);
};

async function checkOf(game: string | undefined): Promise<LanguageCheck> {
  const file = `${game}/src/words/glossary.ts`;
  const has = game !== undefined && existsSync(join(packages, file));
  return languageCheck([ofPage, has ? ((await load(file)).glossary as Glossary) : outsideGames], PEOPLE);
}
/** One of each kind for each path: a function is called with many samples. */
function faultsIn(check: LanguageCheck, language: Language, all: [path: string, text: string][]): string[] {
  const found = new Map<string, string>();
  for (const [path, text] of all)
    for (const fault of check(language, text)) {
      const kind = `${path}${fault.slice(fault.indexOf(': '))}`;
      if (!found.has(kind)) found.set(kind, `${language} ${path}: ${fault}, in: ${text.slice(0, 200)}`);
    }
  return [...found.values()];
}

test('the words of the page', async () => {
  const all = await catalogues();
  expect(all.length).toBeGreaterThan(35);
  const found: string[] = [];
  for (const { file, name, words, functions } of all) {
    const check = await checkOf(games.find(({ id }) => file.startsWith(`games/${id}/`))?.id);
    for (const language of LANGUAGES) {
      const said = texts(words[language], (path, say) =>
        samplesOf(name, path, functions.get(path)!, language).map((given) => say(...given)),
      );
      found.push(...faultsIn(check, language, said).map((fault) => `${file} ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test.each(gameManifests)('the manifest of $name', async ({ id, words }) => {
  const check = await checkOf(id);
  for (const language of LANGUAGES) expect(faultsIn(check, language, texts(words[language], noFunctions))).toEqual([]);
});

const books: readonly RuleBook[] = [sierraBook, sierraWestBook, coloradoBook];
describe.each(books)('the rules of $name', (book) => {
  test.each(LANGUAGES)('%s', async (language) => {
    const said = texts(await rulesText(book, language), (_, say) => [2, 5].map((n) => say(n)));
    expect(said.length).toBeGreaterThan(300);
    expect(faultsIn(await checkOf(book.game), language, said)).toEqual([]);
  });
});

test.each(games)('the cards of $id', async ({ id, house }) => {
  const check = await checkOf(id);
  const all = texts(house.files, noFunctions);
  expect(all.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const names = all.filter(([path]) => path.endsWith(`.${language}`));
    expect(names).toHaveLength(all.filter(([path]) => path.endsWith('.en')).length);
    // they get their no-break spaces when they are formatted
    const said = names.map(([path, text]): [string, string] => [path, addNoBreakSpaces(language, text)]);
    expect(faultsIn(check, language, said)).toEqual([]);
  }
});

/** Sentences with parameters, as shown: filled in, with no-break spaces. */
const toldWith5 = (language: Language, all: [path: string, text: string][]): [path: string, text: string][] =>
  all.map(([path, text]) => [path, addNoBreakSpaces(language, text.replace(/\{\w+\}/g, '5'))]);

test.each(games)('the problems of card sets and options of $id', async ({ id, format }) => {
  const check = await checkOf(id);
  const ofOptions = `${id}/src/words/options.ts`;
  const options = existsSync(join(packages, ofOptions)) ? await load(ofOptions) : {};
  const catalogues = [...(format.words ? [format.words] : []), ...Object.values(options)];
  const found = LANGUAGES.flatMap((language) => {
    const said = catalogues.flatMap((of) =>
      texts(((typeof of === 'function' ? of(7, 5) : of) as Record<Language, unknown>)[language], noFunctions),
    );
    if (catalogues.length > 0) expect(said.length).toBeGreaterThan(0);
    return faultsIn(check, language, toldWith5(language, said));
  });
  expect(found).toEqual([]);
});

test('the mails of the server', async () => {
  const check = await checkOf(undefined);
  for (const language of LANGUAGES) {
    const said = texts(noticeWords[language], (_, say) => [say('Sierra West', formatList(language, PEOPLE))]);
    expect(said.length).toBeGreaterThan(7);
    expect(faultsIn(check, language, said)).toEqual([]);
  }
});

test('the errors', async () => {
  const check = await checkOf(undefined);
  const { errorWords } = await load('engine/src/words/errors.ts');
  const { contentWords } = await load('engine/src/words/content.ts');
  const params = { seat: 1, seats: 1, at: 1, problems: { en: 'x', fr: 'x', pl: 'x' } };
  for (const language of LANGUAGES) {
    const said = texts((errorWords as Record<Language, unknown>)[language], (_, say) => [
      say(new Proxy(params, { get: (given, key) => given[key as keyof typeof given] ?? 3 })),
    ]);
    said.push(...toldWith5(language, texts((contentWords as Record<Language, unknown>)[language], noFunctions)));
    expect(said.length).toBeGreaterThan(20);
    expect(faultsIn(check, language, said)).toEqual([]);
  }
});
