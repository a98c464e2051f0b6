import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/geometry.ts';
import { MODES, type Mode } from '../../src/index.ts';
import { faceUp } from '../helpers/goods.ts';
import { begin, give, type Scene } from '../helpers/scenes.ts';
import { linesOf, pointsFor, totalOf, worth } from '../helpers/scores.ts';
import { TRAILS } from '../helpers/trails.ts';

const stars = (n: number): number[] => Array.from({ length: n }, (_, i) => 36 + i);
const sources = (scene: Scene): string[] => [...new Set(linesOf(scene).map(({ source }) => source))];

describe('cards', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 20],
    [7, 25],
    [8, 30],
    [12, 50],
    [15, 65],
  ])('SW-SCORE-01: %i mountain cards are worth %i points', (cards, points) => {
    const scene = begin();
    expect(worth(scene, (player) => Object.assign(player, { claimed: stars(cards) }))).toBe(points);
    expect(pointsFor(scene, 'cards')).toBe(points);
    expect(pointsFor(scene, 'cards', 1)).toBe(0);
  });

  test('SW-SCORE-01: starting cards are no mountain cards', () => {
    const scene = begin();
    expect(scene.state.players[0]!.hand.length + scene.state.players[0]!.deck.length).toBe(9);
    expect(pointsFor(scene, 'cards')).toBe(0);
  });
});

describe('penalties', () => {
  test.each(MODES)(
    'SW-SCORE-02: in %s each of a player’s five face-down tiles costs 3, that of the mode included',
    (mode) => {
      const own = {
        'apple-hill': 'deer',
        'boats-and-banjos': 'raccoon',
        'gold-rush': 'marmot',
        'outlaws-and-outposts': 'badger',
      } as const;
      const scene = begin({ mode });
      expect(pointsFor(scene, 'animals')).toBe(-15);
      expect(worth(scene, (player) => Object.assign(player, { animals: faceUp(own[mode]) }))).toBe(3);
      expect(worth(scene, (player) => Object.assign(player, { animals: faceUp(own[mode], 'bear', 'fox') }))).toBe(6);
      expect(
        worth(scene, (player) =>
          Object.assign(player, { animals: faceUp('rabbit', 'beaver', 'fox', 'bear', own[mode]) }),
        ),
      ).toBe(6);
      expect(pointsFor(scene, 'animals')).toBe(0);
    },
  );

  test.each([
    [[NONE, NONE, NONE, NONE], -12],
    [[0, NONE, NONE, NONE], -9],
    [[NONE, NONE, NONE, 18], -9],
    [[0, NONE, 4, 18], -3],
    [[0, 2, 4, 18], 0],
  ])('SW-SCORE-03: cabins %o: every empty space costs 3, the grey cabin is none', (cabins, points) => {
    const scene = begin();
    give(scene, 0, { cabins });
    expect(pointsFor(scene, 'cabins')).toBe(points);
    expect(pointsFor(scene, 'cabins', 1)).toBe(-12);
    expect(totalOf(scene)).toBe(points - 15);
  });
});

describe('goods and tracks', () => {
  test('SW-SCORE-04: each gold in a player’s supply is 1 point', () => {
    const scene = begin();
    expect(worth(scene, (player) => Object.assign(player, { gold: 7 }))).toBe(7);
    expect(pointsFor(scene, 'gold')).toBe(7);
    expect(pointsFor(scene, 'gold', 1)).toBe(0);
  });

  test('SW-SCORE-05: each unspent Pair of Boots is 1 point', () => {
    const scene = begin();
    expect(worth(scene, (player) => Object.assign(player, { tokens: 4 }))).toBe(4);
    expect(pointsFor(scene, 'boots')).toBe(4);
  });

  describe.each(TRAILS)('on $name', (trail) => {
    test.each([...trail.spaces.entries()].map(([at, { multiplier }]) => [at, multiplier] as const))(
      'SW-SCORE-06: with the wagon on space %i each homestead marker counts %i times',
      (wagon, multiplier) => {
        const scene = begin({ trail });
        give(scene, 0, { wagon, tracks: [4, 0, 5] });
        give(scene, 1, { wagon: trail.last });
        const homestead = linesOf(scene).filter(({ source }) => source === 'homestead');
        expect(homestead).toEqual([
          { source: 'homestead', params: { track: 'food', space: 4, multiplier }, points: 4 * multiplier },
          { source: 'homestead', params: { track: 'wood', space: 0, multiplier }, points: 0 },
          { source: 'homestead', params: { track: 'stone', space: 5, multiplier }, points: 5 * multiplier },
        ]);
      },
    );

    test('SW-SCORE-06: 3x and space 4 make 12', () => {
      const scene = begin({ trail });
      give(scene, 0, { wagon: trail.times(3) });
      expect(worth(scene, (player) => Object.assign(player, { tracks: [0, 4, 0] }))).toBe(12);
    });
  });
});

describe.each(TRAILS)('modes on $name', (trail) => {
  const EXTRA: Record<Mode, string[]> = {
    'apple-hill': ['appleTrack'],
    'boats-and-banjos': [],
    'gold-rush': ['carts', 'lantern', 'dynamite'],
    'outlaws-and-outposts': ['outlaws', 'sheriff'],
  };

  test.each(MODES)('SW-SCORE-07: %s adds its own points and no others', (mode) => {
    const scene = begin({ mode, trail });
    // pieces of every mode: only those of the mode being played count
    give(scene, 0, { wagon: trail.times(2), apples: [1, 2], fish: [5, 5, 5], carts: [2, 1], outlaws: 4 });
    Object.assign(scene.state, { lantern: 0, dynamite: 0, sheriff: 0 });
    const common = ['cards', 'animals', 'cabins', 'gold', 'boots', 'homestead'];
    expect(sources(scene)).toEqual([...common, ...EXTRA[mode]]);
    const points = { 'apple-hill': 6, 'boats-and-banjos': 0, 'gold-rush': 15, 'outlaws-and-outposts': 11 }[mode];
    expect(EXTRA[mode].reduce((sum, source) => sum + pointsFor(scene, source), 0)).toBe(points);
    expect(totalOf(scene)).toBe(-27 + points);
  });

  test.each(MODES)(
    'SW-SCORE-08: in %s left-over basics, apples, fish, bullets and the mule are worth nothing',
    (mode) => {
      const scene = begin({ mode, trail });
      give(scene, 0, { wagon: trail.last });
      expect(
        worth(scene, (player, state) => {
          Object.assign(player, { basics: [5, 6, 7], fish: [3, 2, 1], bullets: 6, canoe: 1 });
          Object.assign(state, { apples: [6, 6], mule: 0 });
        }),
      ).toBe(0);
    },
  );
});
