import { LANGUAGES } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { sentences } from '../src/packs/Refused.tsx';
import type { Refusal } from '../src/packs/read.ts';
import { packsWords } from '../src/packs/words.ts';

/** Every text with its path; a function is asked for a name and a number, or for lists. */
function texts(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'function')
    return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
  const ask = part as (...given: unknown[]) => string;
  if (path.endsWith('.asks') || path.endsWith('.unknownGame')) return [[path, ask('Ada', ['a.json', 'b.json'])]];
  const counts = ['.cards', '.several', '.problems', '.waited'].some((end) => path.endsWith(end));
  return [1, 2, 5].map((n) => [`${path}(${n})`, counts ? ask(n) : ask('Ada', n)]);
}

describe.each(LANGUAGES)('the words of card sets in %s', (language) => {
  test('are all there', () => {
    const own = texts(packsWords[language]);
    expect(own.map(([path]) => path)).toEqual(texts(packsWords.en).map(([path]) => path));
    for (const [path, text] of own) expect(text.trim(), path).not.toMatch(/^$|undefined|NaN|\[object|=>/);
  });
});

test('French has no-break spaces before high punctuation, and no Polish line ends with one letter', () => {
  for (const [path, text] of texts(packsWords.fr))
    expect(text, path).not.toMatch(/[^\u00a0\u202f] ?[;!?»](\s|$)|[^\u00a0\u202f\d]:\s/);
  for (const [path, text] of texts(packsWords.pl)) expect(text, path).not.toMatch(/(^|\s)[aiouwz] /i);
});

test('Polish counts in three forms', () => {
  expect([1, 2, 5].map(packsWords.pl.cards)).toEqual(['1 karta', '2 karty', '5 kart']);
  expect(packsWords.pl.waited(1)).toContain('potrzebuje go 1 zapisana partia.');
  expect(packsWords.pl.waited(2)).toContain('potrzebują go 2 zapisane partie.');
  expect(packsWords.pl.waited(5)).toContain('potrzebuje go 5 zapisanych partii.');
});

test('every refusal has a sentence of its own', () => {
  const refusals: { [Kind in Refusal['kind']]: Extract<Refusal, { kind: Kind }> } = {
    tooLarge: { kind: 'tooLarge' },
    unreadable: { kind: 'unreadable' },
    notJson: {
      kind: 'notJson',
      files: [
        { name: 'a.json', line: 3 },
        { name: 'b.json', line: 1 },
      ],
    },
    noSet: { kind: 'noSet', asked: [{ game: 'sierra', files: ['mountain.json', 'stages.json'] }] },
    unknownGame: { kind: 'unknownGame', game: 'chess', known: ['sierra'] },
    otherGame: { kind: 'otherGame', said: 'sierra', found: 'sierra-west' },
    noTable: { kind: 'noTable', game: 'colorado' },
    problems: {
      kind: 'problems',
      game: 'sierra',
      problems: [{ file: 'a.json', code: 'missing-file' }],
      more: 0,
      words: undefined,
    },
  };
  for (const language of LANGUAGES) {
    const said = Object.values(refusals).map((refusal) => sentences(refusal, packsWords[language].refused).join(' '));
    expect(new Set(said).size).toBe(said.length);
    expect(said[2]).toMatch(/a\.json.* 3 .*b\.json/);
    expect(said[3]).toContain('mountain.json');
    expect(said[4]).toContain('chess');
    expect(said[5]).toMatch(/Sierra.*Sierra West/);
  }
});
