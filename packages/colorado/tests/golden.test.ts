import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstDifference } from '../../engine/tests/golden.ts';
import { GOLDEN_GAMES, goldenText } from './helpers/golden.ts';

const folder = new URL('./golden/', import.meta.url);
const fileOf = (name: string) => new URL(`${name}.txt`, folder);
const files = () => readdirSync(folder).toSorted();
const expected = GOLDEN_GAMES.map(({ name }) => `${name}.txt`).toSorted();

if (process.env.UPDATE_GOLDEN === '1') {
  mkdirSync(folder, { recursive: true });
  for (const game of GOLDEN_GAMES) writeFileSync(fileOf(game.name), goldenText(game));
  for (const file of files()) if (!expected.includes(file)) rmSync(new URL(file, folder));
}

describe('golden playthroughs', () => {
  test.each(GOLDEN_GAMES)('CO-INV-10: the game $name plays as recorded', (game) => {
    const text = readFileSync(fileOf(game.name), 'utf8');
    expect(firstDifference(text, goldenText(game)) ?? 'none').toBe('none');
  });

  test('CO-COMP-01: there is a recording for every number of players, and no other file', () => {
    expect(files()).toEqual(expected);
    expect(GOLDEN_GAMES.map(({ seats }) => seats)).toEqual([2, 3, 4]);
  });
});
