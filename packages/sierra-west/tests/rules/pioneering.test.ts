import { describe, expect, test } from 'vitest';
import type { CabinType, Summit } from '../../src/index.ts';
import { CABIN, CAMP, CAST_OUT, GREY_CABIN, SUMMIT, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { cabins, tileOf } from '../helpers/cabins.ts';
import { goodsOf } from '../helpers/goods.ts';
import { upTo } from '../helpers/lists.ts';
import { BOAT, GOLD } from '../helpers/modes.ts';
import { act, can, kinds, listed, walk } from '../helpers/play.ts';
import { begin, copy, endOfPath, give, giveHand, type Scene, space, turnWith } from '../helpers/scenes.ts';

const FOOD_TRACK: Summit = { action: 'homestead', cost: {}, track: 'food' };

/** Where the three figures of seat 0 stand. */
const figures = ({ state }: Scene): number[] => [playerOf(state, 0).green, playerOf(state, 0).tan, state.turn.mule];

/** Every place a pioneer can stand on outside camp. */
const BUSY: [string, number][] = [
  ['camp, cast out of a cabin', CAST_OUT],
  ['Tracker', TRACKER],
  ['Trapper', TRAPPER],
  ...upTo(4).map((i): [string, number] => [`cabin ${i + 1}`, CABIN + i]),
  ...upTo(3).map((i): [string, number] => [`summit ${i + 1}`, SUMMIT + i]),
  ...upTo(7).map((i): [string, number] => [`green path, place ${i}`, space('green', i)]),
  ...upTo(6).map((i): [string, number] => [`tan path, place ${i}`, space('tan', i)]),
];

describe('any order', () => {
  const moves = {
    cabin: (scene: Scene) => act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 }),
    path: (scene: Scene) => {
      act(scene, 0, { do: 'enter', pioneer: 'green' });
      act(scene, 0, { do: 'step', pioneer: 'green' });
    },
    summit: (scene: Scene) => act(scene, 0, { do: 'summit', figure: 'mule', at: 1 }),
  };
  const scene = (): Scene => {
    const each = turnWith({ green: ['food'], summits: [undefined, FOOD_TRACK], seats: 1 });
    give(each, 0, { cabins: cabins(['G4']) });
    each.state.mule = 0;
    return each;
  };

  test.each([
    ['cabin', 'path', 'summit'],
    ['cabin', 'summit', 'path'],
    ['path', 'cabin', 'summit'],
    ['path', 'summit', 'cabin'],
    ['summit', 'cabin', 'path'],
    ['summit', 'path', 'cabin'],
  ] as const)('SW-PIO-01: first %s, then %s, then %s', (...order) => {
    const each = scene();
    for (const move of order) moves[move](each);
    expect(figures(each)).toEqual([space('green', 1), CABIN, SUMMIT + 1]);
    expect(playerOf(each.state, 0).tracks).toEqual([1, 0, 0]);
  });

  test('SW-PIO-01: the moves of the figures may be interleaved', () => {
    const each = scene();
    walk(each, 'green', 2);
    act(each, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(each, 'green', 4);
    act(each, 0, { do: 'muleToCabin' });
    walk(each, 'tan', 1);
    walk(each, 'green', 6);
    act(each, 0, { do: 'summit', figure: 'mule', at: 1 });
    walk(each, 'tan', 3);
    expect(figures(each)).toEqual([endOfPath('green'), space('tan', 3), SUMMIT + 1]);
  });

  test('SW-PIO-01: these three kinds are all: nothing else moves a figure', () => {
    const each = scene();
    give(each, 0, { cabins: cabins(['G4'], 'T1'), tokens: 2, basics: [1, 1, 1], gold: 1 });
    const moving = kinds(each).filter((kind) => {
      const before = figures(each);
      return listed(each, kind as 'pass').some((choice) => {
        const after = copy(each);
        after.rules.apply(after.state, 0, choice);
        return JSON.stringify(figures(after)) !== JSON.stringify(before);
      });
    });
    expect(moving).toEqual(['assign', 'enter', 'muleToCabin', 'summit']);
  });

  test('SW-PIO-02: no figure has to move', () => {
    const each = scene();
    expect(can(each, 0, { do: 'pass' })).toBe(true);
    act(each, 0, { do: 'pass' });
    expect(each.state.players[0]!.hand).toHaveLength(3);
    expect(playerOf(each.state, 0)).toMatchObject({ green: CAMP, tan: CAMP, basics: [0, 0, 0], wagon: 0 });
    expect(playerOf(each.state, 0).cabins).toEqual(cabins(['G4']));
  });

  test('SW-PIO-02: a player may stop after any move of any figure', () => {
    const each = scene();
    const steps: object[] = [
      { do: 'enter', pioneer: 'green' },
      { do: 'step', pioneer: 'green' },
      { do: 'use', pioneer: 'green' },
      { do: 'assign', pioneer: 'tan', space: 0 },
      { do: 'step', pioneer: 'green' },
      { do: 'enter', pioneer: 'tan' },
      { do: 'muleToCabin' },
      { do: 'summit', figure: 'mule', at: 1 },
    ];
    for (const step of steps) {
      act(each, 0, step);
      expect(can(each, 0, { do: 'pass' })).toBe(true);
    }
  });
});

describe('free exchanges', () => {
  test('SW-PIO-03: the grey cabin trades any number of times, also beside an unresolved hazard', () => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    give(scene, 0, { gold: 3, wagon: 1 });
    scene.state.mule = 0;
    act(scene, 0, { do: 'muleToCabin' });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
    for (const into of ['food', 'stone', 'stone']) act(scene, 0, { do: 'changeGold', into });
    expect(goodsOf(scene)).toEqual([1, 0, 2, 0, 0]);
    expect(can(scene, 0, { do: 'changeGold' })).toBe(false);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(kinds(scene)).toEqual(['pay']);
  });

  test('SW-PIO-03: the Fish Market trades any number of times, also beside an unresolved hazard', () => {
    const scene = turnWith({ mode: BOAT, green: ['banjo'] });
    give(scene, 0, { fish: [3, 1, 0] });
    walk(scene, 'green', 1);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(true);
    act(scene, 0, { do: 'sellFish', trout: 2, bass: 0, salmon: 0 });
    act(scene, 0, { do: 'sellFish', trout: 1, bass: 1, salmon: 0 });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 4, 0]);
    expect(can(scene, 0, { do: 'sellFish' })).toBe(false);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(true);
  });

  test('SW-PIO-03: the dynamite trades any number of times, also beside an unresolved hazard', () => {
    const scene = turnWith({ mode: GOLD, tan: [undefined, 'bear'] });
    give(scene, 0, { basics: [0, 0, 5] });
    scene.state.dynamite = 0;
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'blast' });
    act(scene, 0, { do: 'blast' });
    expect(goodsOf(scene)).toEqual([0, 0, 1, 2, 0]);
    expect(can(scene, 0, { do: 'blast' })).toBe(false);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 2, 0]);
  });

  test('SW-PIO-03: Pair of Boots tokens serve any number of times, also beside an unresolved hazard', () => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    give(scene, 0, { tokens: 2 });
    walk(scene, 'tan', 2);
    for (const to of [0, 6, 11, 15]) act(scene, 0, { do: 'climb', to, boot: 'token' });
    expect(playerOf(scene.state, 0)).toMatchObject({ frontiersmen: [15], tokens: 0 });
    expect(can(scene, 0, { do: 'climb' })).toBe(false);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'tan' })).toBe(true);
  });

  test('SW-PIO-03: none of them is possible inside an action', () => {
    for (const mode of [BOAT, GOLD]) {
      const scene = turnWith({ mode, tan: [undefined, 'food2'] });
      give(scene, 0, { basics: [2, 0, 2], gold: 2, tokens: 2, fish: [2, 0, 0] });
      Object.assign(scene.state, { mule: 0, dynamite: 0 });
      act(scene, 0, { do: 'muleToCabin' });
      walk(scene, 'tan', 2);
      for (const kind of ['changeGold', 'climb', mode === BOAT ? 'sellFish' : 'blast'])
        expect(kinds(scene)).toContain(kind);
      act(scene, 0, { do: 'use', pioneer: 'tan' });
      expect(kinds(scene)).toEqual(['pay']);
    }
  });

  test('SW-PIO-03: only the active player may make them', () => {
    const scene = turnWith({ mode: BOAT });
    give(scene, 1, { fish: [2, 0, 0], gold: 2, tokens: 2 });
    scene.state.mule = 1;
    expect(kinds(scene, 1)).toEqual(['draft']);
  });
});

describe('cabins', () => {
  test('SW-ASSIGN-01: a pioneer that is idle in camp may be assigned', () => {
    const scene = turnWith();
    give(scene, 0, { cabins: cabins(['G1', 'G2', 'G3'], 'T1') });
    expect(listed(scene, 'assign')).toEqual([
      { do: 'assign', pioneer: 'tan', space: 0 },
      { do: 'assign', pioneer: 'tan', space: 1 },
      { do: 'assign', pioneer: 'tan', space: 2 },
      { do: 'assign', pioneer: 'green', space: 3 },
    ]);
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 1 });
    expect(figures(scene)).toEqual([CAMP, CABIN + 1, CAMP]);
  });

  test.each(BUSY)('SW-ASSIGN-01: a pioneer at %s may not', (_where, at) => {
    for (const pioneer of ['green', 'tan'] as const) {
      const scene = turnWith();
      give(scene, 0, { cabins: cabins(['G1', 'G2', 'G3'], 'T1'), [pioneer]: at });
      expect(can(scene, 0, { do: 'assign', pioneer })).toBe(false);
      expect(can(scene, 0, { do: 'assign', pioneer: pioneer === 'green' ? 'tan' : 'green' })).toBe(true);
    }
  });

  test('SW-ASSIGN-02: the tan pioneer uses the three green spaces and never the tan one', () => {
    const scene = turnWith();
    for (const at of upTo(3)) {
      const green: (CabinType | undefined)[] = [];
      green[at] = 'G1';
      give(scene, 0, { cabins: cabins(green as CabinType[]) });
      expect(listed(scene, 'assign')).toEqual([{ do: 'assign', pioneer: 'tan', space: at }]);
    }
    give(scene, 0, { cabins: cabins([], 'T1') });
    expect(can(scene, 0, { do: 'assign', pioneer: 'tan' })).toBe(false);
  });

  test('SW-ASSIGN-03: the green pioneer uses the tan space and never a green one', () => {
    const scene = turnWith();
    give(scene, 0, { cabins: cabins([], 'T2') });
    expect(listed(scene, 'assign')).toEqual([{ do: 'assign', pioneer: 'green', space: 3 }]);
    give(scene, 0, { cabins: cabins(['G1', 'G2', 'G3']) });
    expect(can(scene, 0, { do: 'assign', pioneer: 'green' })).toBe(false);
  });

  test('SW-ASSIGN-04: the grey cabin is there from the start, for the mule alone', () => {
    for (const seat of [0, 1, 2, 3]) {
      const scene = begin({ seats: 4 });
      scene.state.active = seat;
      giveHand(scene, seat, [9 * seat, 9 * seat + 1, 9 * seat + 2]);
      act(scene, seat, { do: 'plan' });
      give(scene, seat, { gold: 1 });
      expect(kinds(scene)).not.toContain('changeGold');
      // no cabin is built, and no pioneer has a place to go to
      expect(kinds(scene)).not.toContain('assign');
      expect(kinds(scene)).not.toContain('muleToCabin');
      scene.state.mule = seat;
      act(scene, seat, { do: 'muleToCabin' });
      expect(scene.state.turn.mule).toBe(GREY_CABIN);
      expect(listed(scene, 'changeGold').map(({ into }) => into)).toEqual(['food', 'wood', 'stone']);
      expect(kinds(scene)).not.toContain('muleToCabin');
    }
  });

  test('SW-ASSIGN-04: the mule goes to no other cabin', () => {
    const scene = turnWith();
    give(scene, 0, { cabins: cabins(['G1', 'G2', 'G3'], 'T1') });
    scene.state.mule = 0;
    for (const choice of listed(scene, 'assign')) expect(['green', 'tan']).toContain(choice.pioneer);
    expect(listed(scene, 'muleToCabin')).toEqual([{ do: 'muleToCabin' }]);
  });

  test('SW-ASSIGN-05: a space without a tile cannot be used', () => {
    const scene = turnWith();
    expect(kinds(scene)).not.toContain('assign');
    give(scene, 0, { cabins: [-1, tileOf('G2'), -1, -1] });
    expect(listed(scene, 'assign')).toEqual([{ do: 'assign', pioneer: 'tan', space: 1 }]);
  });

  test('SW-ASSIGN-05: a tan cabin built this turn can be used at once', () => {
    const scene = turnWith({ tan: [undefined, 'shovel', undefined, 'bear'] });
    give(scene, 0, { basics: [3, 0, 0] });
    scene.state.market = [-1, -1, -1, tileOf('T1')];
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    act(scene, 0, { do: 'build', market: 3 });
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    walk(scene, 'tan', 4);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan', cabin: 'T1' })).toBe(true);
  });

  test('SW-ASSIGN-05: a green cabin built this turn can be used at once', () => {
    const scene = turnWith({ green: ['shovel', 'food'] });
    scene.state.market = [-1, -1, -1, tileOf('G7')];
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    act(scene, 0, { do: 'build', market: 3 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(goodsOf(scene)).toEqual([2, 0, 0, 0, 0]);
  });

  test('SW-ASSIGN-06: an ∞ cabin works whenever its condition occurs, while its figure is there', () => {
    const scene = turnWith({ green: ['food', 'food', 'food', 'food'] });
    give(scene, 0, { cabins: cabins(['G7']) });
    const food = (n: number): number => {
      walk(scene, 'green', n);
      const before = goodsOf(scene)[0]!;
      act(scene, 0, { do: 'use', pioneer: 'green' });
      return goodsOf(scene)[0]! - before;
    };
    expect(food(1)).toBe(1);
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    expect([food(2), food(3)]).toEqual([2, 2]);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(food(4)).toBe(1);
  });

  test('SW-ASSIGN-06: a 1x cabin works at most once per turn, and again in the next', () => {
    const scene = turnWith({ seats: 1, tan: [undefined, 'food', undefined, 'wood'] });
    const help = { do: 'use', pioneer: 'tan', cabin: 'T1' };
    give(scene, 0, { cabins: cabins([], 'T1'), basics: [5, 0, 0] });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, help)).toBe(false);
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    act(scene, 0, help);
    expect(goodsOf(scene)).toEqual([6, 0, 0, 0, 0]);
    walk(scene, 'tan', 4);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(true);
    expect(can(scene, 0, help)).toBe(false);

    act(scene, 0, { do: 'pass' });
    while (!can(scene, 0, { do: 'plan' })) act(scene, 0, { do: 'decline' });
    giveHand(scene, 0, [0, 1, 2]);
    act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, help)).toBe(true);
  });

  test('SW-ASSIGN-06: when its figure leaves, a cabin is no longer active', () => {
    const scene = turnWith({ tan: [undefined, 'food'] });
    give(scene, 0, { cabins: cabins([], 'T1'), basics: [5, 0, 0] });
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan', cabin: 'T1' })).toBe(true);
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(can(scene, 0, { do: 'use', pioneer: 'tan', cabin: 'T1' })).toBe(false);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(true);
  });

  test('SW-ASSIGN-06: a cabin without a figure on it has no effect', () => {
    const scene = turnWith({ green: ['boots2'] });
    give(scene, 0, { cabins: cabins(['G1', 'G4', 'G5']), tokens: 3 });
    walk(scene, 'green', 1);
    for (const kind of ['trade', 'backtrack', 'shortcut']) expect(kinds(scene)).not.toContain(kind);
  });

  test('SW-ASSIGN-07: a pioneer may leave its cabin for START in the same turn, and not come back', () => {
    for (const [pioneer, at] of [
      ['tan', 0],
      ['green', 3],
    ] as const) {
      const scene = turnWith();
      give(scene, 0, { cabins: cabins(['G7', 'G8'], 'T1') });
      act(scene, 0, { do: 'assign', pioneer, space: at });
      act(scene, 0, { do: 'enter', pioneer });
      expect(playerOf(scene.state, 0)[pioneer]).toBe(space(pioneer, 0));
      for (const step of upTo(pioneer === 'tan' ? 6 : 7)) {
        walk(scene, pioneer, step);
        expect(can(scene, 0, { do: 'assign', pioneer })).toBe(false);
      }
    }
  });
});
