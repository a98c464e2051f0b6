import { describe, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { pl } from '../src/words/pl.ts';

/** Every text of a catalogue with its path; functions are asked for one, two and five of something. */
function texts(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function')
    return [1, 2, 5].map((n) => [`${path}(${n})`, part.name === 'grouping' ? part([2, n]) : part(n, n)]);
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

describe.each([
  ['en', en],
  ['fr', fr],
  ['pl', pl],
])('words in %s', (_, words) => {
  test('have the same keys as English, and none is empty', () => {
    const own = texts(words);
    expect(own.map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
    for (const [path, text] of own) expect(text.trim(), path).not.toMatch(/^$|undefined|NaN/);
  });
});

test('Polish counts in three forms', () => {
  expect([1, 2, 5, 22].map(pl.watch.points)).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty']);
  expect([1, 3, 8].map(pl.watch.players)).toEqual(['1 gracz', '3 gracze', '8 graczy']);
});
