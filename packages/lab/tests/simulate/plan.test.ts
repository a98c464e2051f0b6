import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { botsOf, type RunPlan, rotationsOf, seedOf } from '../../src/simulate/plan.ts';

const plan: RunPlan = {
  game: 'toy',
  options: {},
  pack: null,
  bots: ['a', 'b', 'c'],
  outside: {},
  seed: '7',
  from: 0,
  games: 6,
  rotations: 3,
  opening: 0,
  save: null,
  rows: false,
};

describe('seeds', () => {
  test('are the first 128 bits of SHA-256("seed/number")', () => {
    const digest = createHash('sha256').update('7/4').digest('hex');
    expect(seedOf({ ...plan, rotations: 1 }, 4)).toBe(digest.slice(0, 32));
  });
});

describe('paired games', () => {
  test('play every seed once for each rotation of the bots', () => {
    const games = Array.from({ length: 6 }, (_, index) => ({
      seed: seedOf(plan, index),
      bots: botsOf(plan, index).join(''),
    }));
    expect(games.map(({ bots }) => bots)).toEqual(['abc', 'bca', 'cab', 'abc', 'bca', 'cab']);
    expect(games.slice(0, 3).map(({ seed }) => seed)).toEqual(Array(3).fill(games[0]?.seed));
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(2);
  });

  test('omit rotations that change nothing', () => {
    expect(rotationsOf(['a', 'b', 'c'])).toBe(3);
    expect(rotationsOf(['a', 'a', 'b'])).toBe(3);
    expect(rotationsOf(['a', 'b', 'a', 'b'])).toBe(2);
    expect(rotationsOf(['a', 'a'])).toBe(1);
    expect(rotationsOf(['a'])).toBe(1);
  });
});
