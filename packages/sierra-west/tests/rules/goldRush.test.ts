import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/geometry.ts';
import type { Summit } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { loadDice } from '../helpers/dice.ts';
import { changes, resourcesOf, sharedPartOf } from '../helpers/goods.ts';
import { act, can, choicesOf, eventsOf, pass, promptOf, walk } from '../helpers/play.ts';
import { atEnd, begin, give, type Scene, type TurnSetting, turnWith } from '../helpers/scenes.ts';
import { pointsFor, worth } from '../helpers/scores.ts';
import { TRAILS, type Trail } from '../helpers/trails.ts';

// 51: 2 gold. 52: 1 gold. 53: 2 gold, dark. 54: 2 gold. 55: 2 gold, dark. 56: 3 gold, dark.
const goldRush = (setting: TurnSetting = {}): Scene => turnWith({ ...setting, mode: 'gold-rush' });

/** The green pioneer stands on a mine; these cards lie in the row, and the wagon reaches this many slots. */
function atMine(trail: Trail, row: number[], slots: number): Scene {
  const scene = goldRush({ trail, green: ['mine', 'mine'] });
  scene.state.row = row;
  give(scene, 0, { wagon: trail.reaching(slots) });
  give(scene, 1, { wagon: trail.last });
  walk(scene, 'green', 1);
  return scene;
}

const USE = { do: 'use', pioneer: 'green' };
const counted = (scene: Scene): number | undefined => {
  act(scene, 0, USE);
  return eventsOf(scene, 'mined')[0]?.counted;
};

describe.each(TRAILS)('mining on $name', (trail) => {
  test.each([
    [0, 0],
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 5],
    [6, 5],
  ])('SW-GOLD-04: for a wagon that reaches %i slots the lit mines along the trail show %i gold', (slots, gold) => {
    expect(counted(atMine(trail, [51, 52, 54, 56], slots))).toBe(gold);
  });

  test.each([
    ['nobody', NONE, 4],
    ['the player', 0, 9],
    ['another player', 1, 4],
  ] as const)('SW-GOLD-04: when %s holds the lantern, dark mines count only for its holder', (_who, lantern, gold) => {
    const scene = atMine(trail, [51, 53, 54, 56], 4);
    scene.state.lantern = lantern;
    expect(counted(scene)).toBe(gold);
  });

  test.each([
    [1, 4, 1],
    [2, 4, 1],
    [3, 3, 2],
    [4, 3, 2],
    [5, 2, 3],
    [6, 2, 3],
  ])('SW-GOLD-05: a roll of %i makes 5 counted gold to %i gold and %i stone', (roll, gold, stone) => {
    const scene = atMine(trail, [51, 52, 54], 3);
    loadDice(scene, roll);
    act(scene, 0, USE);
    expect(resourcesOf(scene)).toEqual([0, 0, stone, gold]);
    expect(eventsOf(scene, 'mined')).toEqual([
      { type: 'mined', player: 0, counted: 5, roll, gold, stone, barrier: true },
    ]);
  });

  test.each([
    [52, 1, 1, 0, 1],
    [52, 1, 6, 0, 1],
    [51, 2, 2, 1, 1],
    [51, 2, 3, 0, 2],
    [51, 2, 5, 0, 2],
  ])(
    'SW-GOLD-06: mine %i with %i gold and a roll of %i: %i gold, %i stone, stored gold untouched',
    (mine, _counted, roll, gold, stone) => {
      const scene = atMine(trail, [mine], 1);
      give(scene, 0, { gold: 7, basics: [1, 2, 3] });
      loadDice(scene, roll);
      act(scene, 0, USE);
      expect(resourcesOf(scene)).toEqual([1, 2, 3 + stone, 7 + gold]);
    },
  );

  test('SW-GOLD-06: mines are not used up: the next mining counts the same', () => {
    const scene = atMine(trail, [51, 54], 2);
    expect(counted(scene)).toBe(4);
    walk(scene, 'green', 2);
    expect(counted(scene)).toBe(4);
    expect(scene.state.row).toEqual([51, 54]);
    expect(resourcesOf(scene)[2]! + resourcesOf(scene)[3]!).toBe(8);
  });
});

describe('lantern and dynamite', () => {
  test.each(['lantern', 'dynamite'] as const)(
    'SW-GOLD-07: the %s is taken from the supply or from another player',
    (card) => {
      const other = card === 'lantern' ? 'dynamite' : 'lantern';
      for (const from of [NONE, 1]) {
        const scene = goldRush({ green: [card] });
        scene.state[card] = from;
        scene.state[other] = 1;
        walk(scene, 'green', 1);
        act(scene, 0, USE);
        expect(scene.state[card]).toBe(0);
        expect(scene.state[other]).toBe(1);
        expect(eventsOf(scene, 'cardTaken')).toEqual([{ type: 'cardTaken', player: 0, card, from }]);
      }
    },
  );

  test.each(['lantern', 'dynamite'] as const)(
    'SW-GOLD-07: the %s icon does nothing for the player who holds it',
    (card) => {
      const scene = goldRush({ green: [card] });
      scene.state[card] = 0;
      walk(scene, 'green', 1);
      const before = structuredClone(playerOf(scene.state, 0));
      const shared = sharedPartOf(scene.state);
      act(scene, 0, USE);
      expect(changes(before, playerOf(scene.state, 0))).toEqual({});
      expect(sharedPartOf(scene.state)).toEqual(shared);
      expect(eventsOf(scene, 'cardTaken')).toEqual([]);
    },
  );

  test('SW-GOLD-08: its holder makes 1 gold of 2 stone as often as there is stone', () => {
    const scene = goldRush();
    scene.state.dynamite = 0;
    give(scene, 0, { basics: [4, 4, 5] });
    act(scene, 0, { do: 'blast' });
    expect(resourcesOf(scene)).toEqual([4, 4, 3, 1]);
    act(scene, 0, { do: 'blast' });
    expect(resourcesOf(scene)).toEqual([4, 4, 1, 2]);
    expect(can(scene, 0, { do: 'blast' })).toBe(false);
  });

  test.each([NONE, 1])('SW-GOLD-08: players without the dynamite cannot do it (held by %i)', (holder) => {
    const scene = goldRush();
    scene.state.dynamite = holder;
    scene.state.lantern = 0;
    give(scene, 0, { basics: [0, 0, 9] });
    give(scene, 1, { basics: [0, 0, 9] });
    expect(can(scene, 0, { do: 'blast' })).toBe(false);
    expect(can(scene, 1, { do: 'blast' })).toBe(false);
  });

  test('SW-GOLD-08: it works as soon as the card is taken, and not after it is lost', () => {
    const scene = goldRush({ green: ['dynamite'] });
    scene.state.dynamite = 1;
    give(scene, 0, { basics: [0, 0, 2] });
    expect(can(scene, 0, { do: 'blast' })).toBe(false);
    walk(scene, 'green', 1);
    act(scene, 0, USE);
    expect(can(scene, 0, { do: 'blast' })).toBe(true);
    pass(scene);
    give(scene, 1, { basics: [0, 0, 2] });
    scene.state.players[1]!.hand = [9, 10, 11];
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    expect(can(scene, 1, { do: 'blast' })).toBe(false);
  });
});

describe('carts', () => {
  function loader(gold: number, carts: number[]): Scene {
    const scene = goldRush({ green: ['load'] });
    give(scene, 0, { gold, carts });
    walk(scene, 'green', 1);
    return scene;
  }

  test.each([
    [
      5,
      [0],
      [
        [0, 1],
        [0, 2],
      ],
    ],
    [1, [0], [[0, 1]]],
    [5, [1], [[0, 1]]],
    [5, [2, 1], [[1, 1]]],
    [
      5,
      [2, 0],
      [
        [1, 1],
        [1, 2],
      ],
    ],
    [
      2,
      [1, 0],
      [
        [1, 1],
        [1, 2],
        [0, 1],
      ],
    ],
  ] as const)('SW-GOLD-09: with %i gold and carts %o one cart takes 1 or 2, up to 2 in all', (gold, carts, loads) => {
    const scene = loader(gold, [...carts]);
    act(scene, 0, USE);
    expect(choicesOf(scene)).toEqual(loads.map(([cart, n]) => ({ do: 'load', cart, gold: n })));
    const [cart, n] = loads.at(-1)!;
    act(scene, 0, { do: 'load', cart, gold: n });
    const after: number[] = [...carts];
    after[cart] = after[cart]! + n;
    expect(playerOf(scene.state, 0).carts).toEqual(after);
    expect(playerOf(scene.state, 0).gold).toBe(gold - n);
    expect(promptOf(scene)).toBe('pioneer');
    expect(can(scene, 0, USE)).toBe(false);
  });

  test.each([
    [0, [0]],
    [5, []],
    [5, [2, 2]],
  ])('SW-GOLD-09: with %i gold and carts %o nothing can be loaded', (gold, carts) => {
    const scene = loader(gold, carts);
    expect(can(scene, 0, USE)).toBe(false);
    expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(true);
  });

  test("SW-GOLD-09: a player cannot load another player's cart", () => {
    const scene = loader(5, []);
    give(scene, 1, { carts: [0] });
    expect(can(scene, 0, USE)).toBe(false);
  });

  test('SW-GOLD-09: gold in a cart can be neither removed nor spent', () => {
    const scene = goldRush({ green: ['load'], summits: [{ action: 'homestead', cost: { gold: 1 }, track: 'stone' }] });
    give(scene, 0, { gold: 2, carts: [0] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'muleToCabin' });
    expect(can(scene, 0, { do: 'changeGold', into: 'food' })).toBe(true);
    expect(can(scene, 0, { do: 'summit', figure: 'mule', at: 0 })).toBe(true);
    walk(scene, 'green', 1);
    act(scene, 0, USE);
    act(scene, 0, { do: 'load', cart: 0, gold: 2 });
    expect(can(scene, 0, { do: 'changeGold', into: 'food' })).toBe(false);
    expect(can(scene, 0, { do: 'summit', figure: 'mule', at: 0 })).toBe(false);
    pass(scene);
    expect(playerOf(scene.state, 0).carts).toEqual([2]);
    expect(playerOf(scene.state, 0).gold).toBe(0);
  });

  const CART: Summit = { action: 'buyCart', cost: { wood: 1, stone: 1 } };
  const SUMMIT = { do: 'summit', figure: 'green', at: 0 };

  test('SW-GOLD-10: the shown cost buys one empty cart from the supply', () => {
    const scene = goldRush({ summits: [CART] });
    give(scene, 0, { basics: [3, 3, 3], gold: 4, carts: [2] });
    atEnd(scene, 'green');
    act(scene, 0, SUMMIT);
    expect(resourcesOf(scene)).toEqual([3, 2, 2, 4]);
    expect(playerOf(scene.state, 0).carts).toEqual([2, 0]);
    expect(scene.state.carts).toBe(7);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-GOLD-10: no cart can be bought without the cost, or when the supply is out of carts', () => {
    const poor = goldRush({ summits: [CART] });
    give(poor, 0, { basics: [9, 0, 9], gold: 9 });
    atEnd(poor, 'green');
    expect(can(poor, 0, SUMMIT)).toBe(false);

    const late = goldRush({ summits: [{ ...CART, repeat: true }] });
    give(late, 0, { basics: [9, 9, 9] });
    late.state.carts = 1;
    atEnd(late, 'green');
    act(late, 0, SUMMIT);
    expect(promptOf(late)).toBe('pioneer');
    expect(late.state.carts).toBe(0);
    expect(playerOf(late.state, 0).carts).toEqual([0]);
    atEnd(late, 'green');
    expect(can(late, 0, SUMMIT)).toBe(false);
  });
});

describe('scoring', () => {
  test('SW-GOLD-11: gold in carts is 3 points each, not 1 more; empty carts are nothing', () => {
    const scene = begin({ mode: 'gold-rush' });
    expect(worth(scene, (player) => Object.assign(player, { carts: [0, 0, 0] }))).toBe(0);
    expect(worth(scene, (player) => Object.assign(player, { carts: [2, 1, 0] }))).toBe(9);
    expect(pointsFor(scene, 'carts')).toBe(9);
    expect(pointsFor(scene, 'gold')).toBe(0);
    // the wagon does not multiply it
    expect(worth(scene, (player) => Object.assign(player, { wagon: 6 }))).toBe(0);
  });

  test.each(['lantern', 'dynamite'] as const)(
    'SW-GOLD-12: the player who holds the %s at the end scores 3 points for it',
    (card) => {
      const scene = begin({ mode: 'gold-rush', seats: 3 });
      const totals = () => [0, 1, 2].map((index) => pointsFor(scene, card, index));
      expect(totals()).toEqual([0, 0, 0]);
      const before = scene.rules.score(scene.state).seats.map(({ total }) => total);
      scene.state[card] = 1;
      expect(totals()).toEqual([0, 3, 0]);
      expect(scene.rules.score(scene.state).seats.map(({ total }, seat) => total - before[seat]!)).toEqual([0, 3, 0]);
    },
  );
});
