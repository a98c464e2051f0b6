import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';
import { definedIn } from './screens/rules/book.ts';

const root = join(import.meta.dirname, '../../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const load = async (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, path)).href);

/** Games whose own catalogue, and folders of the page whose catalogues, name the rules they state. */
const GAMES = ['sierra', 'sierra-west', 'colorado'];
const FOLDERS = /^(games|table|screens\/end|online)\/.*words\.ts$/i;

const known = new Set(
  ['sierra', 'sierra-west', 'colorado'].flatMap((game) => definedIn(text(`docs/rules/${game}.md`), '(?:SI|SW|CO)')),
);

interface Words {
  name: string;
  english: unknown;
  rules: unknown;
  /** The text of a function, from its source. */
  source: (path: string, say: unknown) => string;
}

/** `placeWords` belongs to `placeRules`; a game's catalogue to `words/rules.ts`. */
async function wordsAndRules(): Promise<Words[]> {
  const found: Words[] = [];
  for (const game of GAMES) {
    const folder = `packages/${game}/src/words`;
    const { en } = await load(`${folder}/en.ts`);
    found.push({ name: game, english: en, rules: (await load(`${folder}/rules.ts`)).rules, source: asWritten });
  }
  for (const { file, name, words, functions } of await catalogues())
    if (FOLDERS.test(file)) {
      const rules = (await load(`packages/web/src/${file}`))[name.replace(/Words$/, 'Rules')];
      found.push({ name: file, english: words.en, rules, source: (path) => functions.get(path)!.source });
    }
  return found;
}

const asWritten: Words['source'] = (_, say) => String(say);
const has = (part: unknown, key: string): boolean => typeof part === 'object' && part !== null && key in part;

/** The problems of the rules of these words, by path. */
function faults(english: unknown, rules: unknown, source = asWritten, path = '', ownId = false): string[] {
  const isSentence = (words: unknown): boolean =>
    typeof words === 'string'
      ? /[.!?]$/.test(words)
      : typeof words === 'function' && /[.!?]["'`]/.test(source(path, words));
  if (Array.isArray(rules)) return rules.filter((id) => !known.has(id)).map((id) => `${path}: no rule is called ${id}`);
  if (typeof english !== 'object' || english === null)
    return isSentence(english) && !ownId ? [`${path}: which rules does this sentence state?`] : [];
  const parts = english as Record<string, unknown>;
  const given = (rules ?? {}) as Record<string, unknown>;
  return [
    ...Object.keys(given).flatMap((key) => (key === '*' || key in parts ? [] : [`${path}.${key}: no such words`])),
    ...('*' in given ? faults('', given['*'], source, `${path}.*`) : []),
    ...Object.entries(parts).flatMap(([key, part]) =>
      faults(part, has(given, key) ? given[key] : given['*'], source, `${path}.${key}`, known.has(key)),
    ),
  ];
}

test('every sentence names the rules it states, and they exist', async () => {
  const all = await wordsAndRules();
  expect(all.length).toBeGreaterThan(25);
  const found = all.flatMap(({ name, english, rules, source }) =>
    faults(english, rules, source).map((fault) => name + fault),
  );
  expect(found).toEqual([]);
});

test('a sentence without its rule and a rule that does not exist are detected', () => {
  const words = {
    label: 'Trap',
    tip: 'Pay 1.',
    told: (n: number) => (n === 1 ? 'one' : `${n} of them.`),
    rules: { 'SW-TURN-02': 'It is not your turn.', 'SW-TURN-99': 'Never.' },
    branch: { one: 'One.', two: 'Two.' },
  };
  expect(faults(words, undefined)).toEqual(
    ['tip', 'told', 'rules.SW-TURN-99', 'branch.one', 'branch.two'].map(
      (path) => `.${path}: which rules does this sentence state?`,
    ),
  );
  const rules = { tip: [], told: ['SW-TRAP-99'], gone: [], branch: { one: ['SW-TRAP-03'], '*': ['SW-X'] } };
  expect(faults(words, rules)).toEqual([
    '.gone: no such words',
    '.told: no rule is called SW-TRAP-99',
    '.rules.SW-TURN-99: which rules does this sentence state?',
    '.branch.*: no rule is called SW-X',
    '.branch.two: no rule is called SW-X',
  ]);
});
