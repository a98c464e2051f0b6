import { describe, expect, test } from 'vitest';
import type { Mode, Summit } from '../../src/index.ts';
import { CABIN, CAMP, CAST_OUT, GREY_CABIN, SUMMIT, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { upTo } from '../helpers/lists.ts';
import { APPLE, BOAT, GOLD, OUT } from '../helpers/modes.ts';
import { act, can, eventsOf, kinds, listed } from '../helpers/play.ts';
import { atEnd, copy, endOfPath, give, giveHand, type Scene, space, turnWith } from '../helpers/scenes.ts';

const TRACKS: Summit[] = [
  { action: 'homestead', cost: {}, track: 'food' },
  { action: 'homestead', cost: {}, track: 'wood' },
  { action: 'homestead', cost: {}, track: 'stone' },
];
const JUICE: Summit = { action: 'tradeApples', cost: { apples: { red: 2 } }, gain: { gold: 1 }, repeat: true };

const summitsFor = (scene: Scene, figure: string): number[] =>
  listed(scene, 'summit')
    .filter((choice) => choice.figure === figure)
    .map(({ at }) => at);

describe('figures that may occupy a summit', () => {
  const elsewhere: number[] = [
    CAMP,
    CAST_OUT,
    TRACKER,
    TRAPPER,
    ...upTo(4).map((i) => CABIN + i),
    ...upTo(6).map((n) => space('green', n)),
    ...upTo(5).map((n) => space('tan', n)),
  ];

  test.each(['green', 'tan'] as const)('SW-SUMMIT-01: the %s pioneer reaches a summit only from END', (pioneer) => {
    const scene = turnWith({ summits: TRACKS });
    give(scene, 0, { cabins: [0, 2, 4, 18] });
    for (const at of elsewhere) {
      give(scene, 0, { [pioneer]: at });
      expect(summitsFor(scene, pioneer)).toEqual([]);
    }
    give(scene, 0, { [pioneer]: endOfPath(pioneer) });
    expect(summitsFor(scene, pioneer)).toEqual([0, 1, 2]);
    for (const at of upTo(3)) {
      const each = copy(scene);
      act(each, 0, { do: 'summit', figure: pioneer, at });
      expect(playerOf(each.state, 0)[pioneer]).toBe(SUMMIT + at);
    }
  });

  test('SW-SUMMIT-01: the summits are those of the three played cards of the player', () => {
    const scene = turnWith({ summits: TRACKS });
    atEnd(scene, 'green');
    expect(listed(scene, 'summit')).toHaveLength(3);
    act(scene, 0, { do: 'summit', figure: 'green', at: 2 });
    expect(eventsOf(scene, 'summited')).toEqual([{ type: 'summited', player: 0, figure: 'green', at: 2, card: 2 }]);
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 0, 1]);
  });

  test.each([
    ['camp', CAMP],
    ['the grey cabin', GREY_CABIN],
  ])('SW-SUMMIT-02: the mule may be placed directly from %s', (_where, from) => {
    const scene = turnWith({ summits: TRACKS });
    expect(summitsFor(scene, 'mule')).toEqual([]);
    scene.state.mule = 0;
    if (from === GREY_CABIN) act(scene, 0, { do: 'muleToCabin' });
    expect(scene.state.turn.mule).toBe(from);
    expect(summitsFor(scene, 'mule')).toEqual([0, 1, 2]);
    act(scene, 0, { do: 'summit', figure: 'mule', at: 1 });
    expect(scene.state.turn.mule).toBe(SUMMIT + 1);
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 1, 0]);
  });

  test('SW-SUMMIT-02: a mule of another player may not occupy a summit', () => {
    const scene = turnWith({ summits: TRACKS });
    scene.state.mule = 1;
    expect(kinds(scene)).not.toContain('summit');
  });
});

describe('places', () => {
  test('SW-SUMMIT-03: each summit holds at most one figure', () => {
    const scene = turnWith({ summits: TRACKS, seats: 1 });
    scene.state.mule = 0;
    for (const pioneer of ['green', 'tan'] as const) atEnd(scene, pioneer);
    const free = new Set(upTo(3));
    for (const [figure, at] of [
      ['tan', 1],
      ['mule', 0],
      ['green', 2],
    ] as const) {
      expect(summitsFor(scene, figure)).toEqual([...free]);
      act(scene, 0, { do: 'summit', figure, at });
      free.delete(at);
    }
    expect(kinds(scene)).not.toContain('summit');
    expect(playerOf(scene.state, 0).tracks).toEqual([1, 1, 1]);
  });

  test('SW-SUMMIT-03: the figure stays until its owner passes', () => {
    const scene = turnWith({ summits: TRACKS, seats: 1 });
    give(scene, 0, { cabins: [0, 2, 4, 18], tokens: 4 });
    scene.state.mule = 0;
    for (const pioneer of ['green', 'tan'] as const) atEnd(scene, pioneer);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'summit', figure: 'tan', at: 1 });
    act(scene, 0, { do: 'summit', figure: 'mule', at: 2 });
    for (const kind of ['enter', 'step', 'assign', 'muleToCabin', 'backtrack', 'shortcut'])
      expect(kinds(scene)).not.toContain(kind);
    act(scene, 0, { do: 'pass' });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
    expect(scene.state.turn.mule).toBe(CAMP);
  });

  test('SW-SUMMIT-03: per turn: in the next turn the same card has room again', () => {
    const scene = turnWith({ summits: TRACKS });
    scene.state.mule = 0;
    act(scene, 0, { do: 'summit', figure: 'mule', at: 1 });
    act(scene, 1, { do: 'decline' });
    act(scene, 0, { do: 'pass' });
    act(scene, 1, { do: 'plan' });
    act(scene, 1, { do: 'pass' });
    giveHand(scene, 0, [0, 1, 2]);
    act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
    expect(summitsFor(scene, 'mule')).toEqual([0, 1, 2]);
  });
});

describe('performing', () => {
  test('SW-SUMMIT-04: the action is performed at once on placement', () => {
    const scene = turnWith({
      summits: [{ action: 'homestead', cost: { food: 1, stone: 1 }, track: 'stone' }],
      seats: 1,
    });
    give(scene, 0, { basics: [1, 0, 1] });
    atEnd(scene, 'tan');
    const events = act(scene, 0, { do: 'summit', figure: 'tan', at: 0 }).map(({ type }) => type);
    expect(events).toEqual(['summited', 'paid', 'raised', 'gained']);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 0, 1]);
  });

  test('SW-SUMMIT-04: without the ∞ mark exactly once', () => {
    const scene = turnWith({ summits: [{ action: 'homestead', cost: { stone: 1 }, track: 'stone' }], seats: 1 });
    give(scene, 0, { basics: [0, 0, 5] });
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 0 });
    expect(goodsOf(scene)).toEqual([0, 0, 4, 1, 0]);
    for (const kind of ['again', 'stop', 'summit']) expect(kinds(scene)).not.toContain(kind);
  });

  test('SW-SUMMIT-04: a question of the action is answered before anything else', () => {
    const scene = turnWith({ summits: [{ action: 'homestead', cost: { any: 1 }, track: 'any' }], seats: 1 });
    give(scene, 0, { basics: [1, 1, 0] });
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 0 });
    expect(kinds(scene)).toEqual(['pay']);
    act(scene, 0, { do: 'pay', wood: 1 });
    expect(kinds(scene)).toEqual(['homestead']);
    act(scene, 0, { do: 'homestead', track: 'wood' });
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 1, 0]);
    expect(goodsOf(scene)).toEqual([1, 0, 0, 0, 1]);
  });

  test('SW-SUMMIT-05: with the ∞ mark it is performed one or more times in direct succession', () => {
    const scene = turnWith({ summits: [JUICE] });
    scene.state.apples = [0, 6];
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect([goodsOf(scene)[3], scene.state.apples[1]]).toEqual([1, 4]);
    act(scene, 0, { do: 'again' });
    expect([goodsOf(scene)[3], scene.state.apples[1]]).toEqual([2, 2]);
    act(scene, 0, { do: 'stop' });
    expect([goodsOf(scene)[3], scene.state.apples[1]]).toEqual([2, 2]);
    expect(playerOf(scene.state, 0).green).toBe(SUMMIT);
    for (const kind of ['again', 'stop', 'summit']) expect(kinds(scene)).not.toContain(kind);
  });

  test('SW-SUMMIT-05: no other move is possible in between', () => {
    const scene = turnWith({ summits: [JUICE, JUICE] });
    scene.state.apples = [0, 6];
    scene.state.mule = 0;
    give(scene, 0, { cabins: [0, 2, 4, 18], tokens: 2, gold: 2 });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(kinds(scene)).toEqual(['again', 'stop']);
    act(scene, 0, { do: 'again' });
    expect(kinds(scene)).toEqual(['again', 'stop']);
  });

  test('SW-SUMMIT-05: the series ends by itself when it cannot be performed once more', () => {
    const scene = turnWith({ summits: [JUICE] });
    scene.state.apples = [0, 5];
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'again' });
    expect(kinds(scene)).not.toContain('again');
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
    expect([goodsOf(scene)[3], scene.state.apples[1]]).toEqual([2, 1]);
  });

  test('SW-SUMMIT-05: each homestead step of a series opens its own Tracker window', () => {
    const scene = turnWith({ summits: [{ action: 'homestead', cost: { food: 1 }, track: 'wood', repeat: true }] });
    give(scene, 0, { basics: [2, 0, 0] });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 1, { do: 'decline' });
    act(scene, 0, { do: 'again' });
    act(scene, 1, { do: 'track', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 2, 0]);
    expect(goodsOf(scene, 1)).toEqual([0, 1, 0, 0, 0]);
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
  });

  const costs: [string, Mode, Summit, (scene: Scene) => void][] = [
    [
      'named basics',
      APPLE,
      { action: 'homestead', cost: { food: 2 }, track: 'wood' },
      (s) => give(s, 0, { basics: [1, 9, 9], gold: 9 }),
    ],
    [
      'wild basics',
      APPLE,
      { action: 'advanceWagon', cost: { any: 3 } },
      (s) => give(s, 0, { basics: [1, 1, 0], gold: 9 }),
    ],
    [
      'named and wild',
      APPLE,
      { action: 'homestead', cost: { food: 1, any: 1 }, track: 'wood' },
      (s) => give(s, 0, { basics: [1, 0, 0] }),
    ],
    [
      'gold',
      APPLE,
      { action: 'homestead', cost: { gold: 2 }, track: 'wood' },
      (s) => give(s, 0, { basics: [9, 9, 9], gold: 1 }),
    ],
    ['apples of a colour', APPLE, JUICE, (s) => Object.assign(s.state, { apples: [6, 1] })],
    [
      'grey apples',
      APPLE,
      { action: 'tradeApples', cost: { apples: { any: 3 } }, gain: {} },
      (s) => Object.assign(s.state, { apples: [1, 1] }),
    ],
    [
      'fish',
      BOAT,
      { action: 'homestead', cost: { fish: { bass: 1 } }, track: 'wood' },
      (s) => give(s, 0, { fish: [5, 0, 5] }),
    ],
    [
      'bullets',
      OUT,
      { action: 'homestead', cost: { bullets: 2 }, track: 'wood' },
      (s) => give(s, 0, { bullets: 1, basics: [9, 9, 9] }),
    ],
    ['the price of a cart', GOLD, { action: 'buyCart', cost: { wood: 1 } }, (s) => give(s, 0, { basics: [9, 0, 9] })],
  ];

  test.each(costs)(
    'SW-SUMMIT-06: no figure can be placed on an action that cannot be paid: %s',
    (_what, mode, summit, poor) => {
      const scene = turnWith({ mode, summits: [summit] });
      scene.state.mule = 0;
      for (const pioneer of ['green', 'tan'] as const) atEnd(scene, pioneer);
      poor(scene);
      expect(kinds(scene)).not.toContain('summit');
      give(scene, 0, { basics: [9, 9, 9], gold: 9, fish: [2, 2, 2], bullets: 6 });
      scene.state.apples = [6, 6];
      expect(listed(scene, 'summit').map(({ figure }) => figure)).toEqual(['green', 'tan', 'mule']);
    },
  );

  test('SW-SUMMIT-06: the exception is the Six-Shooter, which may be started without a bullet', () => {
    const scene = turnWith({ mode: OUT, summits: [{ action: 'sixShooter' }] });
    give(scene, 0, { wagon: 2 });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: SUMMIT, wagon: 1, outlaws: 0 });
  });
});
