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
  test.each(GOLDEN_GAMES)('SI-INV-10: the game $name plays as recorded', (game) => {
    const text = readFileSync(fileOf(game.name), 'utf8');
    expect(firstDifference(text, goldenText(game)) ?? 'none').toBe('none');
  });

  test('SI-MODE-01: there is a recording of every mode, and no other file', () => {
    expect(files()).toEqual(expected);
    const modes = new Set(GOLDEN_GAMES.map(({ options }) => options.mode));
    expect([...modes].sort()).toEqual(['competitive', 'cooperative', 'solo', 'team']);
  });
});
