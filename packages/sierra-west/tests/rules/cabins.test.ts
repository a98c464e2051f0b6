/** Chapter 7: what each cabin does, alone and together with G6. */
import { describe, expect, test } from 'vitest';
import { positionAt } from '../../src/geometry.ts';
import type { CabinType } from '../../src/index.ts';
import { SUMMIT } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { camp, occupy, settle, tileOf } from '../helpers/cabins.ts';
import { goodsOf } from '../helpers/goods.ts';
import type { Short } from '../helpers/icons.ts';
import { closeMarket, layMarket } from '../helpers/market.ts';
import { act, can, climbs, declineAll, eventsOf, listed, pass, plain, walk } from '../helpers/play.ts';
import { atEnd, endOfPath, give, type Scene, space, turnWith } from '../helpers/scenes.ts';
import { FREE } from '../helpers/summits.ts';

const greenPlace = ({ state }: Scene): number => playerOf(state, 0).green;
const boots = ({ state }: Scene): number => state.turn.greenBoots;

/** The cabin at work: its pioneer stands on it, or on G6 while the owner has it too. */
const WAYS: [name: string, cabins: (type: CabinType) => CabinType[], on: (type: CabinType) => CabinType][] = [
  ['occupied itself', (type) => [type], (type) => type],
  ['through G6', (type) => [type, 'G6'], () => 'G6'],
];

const TRADES = [
  ['G1', [0, 0, 0, 1, 0]],
  ['G2', [0, 0, 0, 0, 1]],
] as const;

const DOUBLES = [
  ['G7', 'food', 0],
  ['G8', 'wood', 1],
  ['G9', 'stone', 2],
] as const;

describe.each(WAYS)('%s', (_way, cabins, on) => {
  test.each(TRADES)('SW-CABIN-G1, SW-CABIN-G2: %s: a pair of boots on a 2-boots icon may be traded', (type, goods) => {
    const scene = camp(cabins(type), { green: ['boots2', 'boots2'] });
    occupy(scene, on(type));
    walk(scene, 'green', 1);
    expect(listed(scene, 'trade')).toEqual([{ do: 'trade', cabin: type }]);
    expect(climbs(scene)).not.toEqual([]);
    act(scene, 0, { do: 'trade', cabin: type });
    expect(goodsOf(scene)).toEqual(goods);
    expect(boots(scene)).toBe(0);
    expect(listed(scene, 'climb').filter(({ boot }) => boot === 'green')).toEqual([]);
    expect(listed(scene, 'trade')).toEqual([]);
    walk(scene, 'green', 2); // ∞: every time
    act(scene, 0, { do: 'trade', cabin: type });
    expect(goodsOf(scene)).toEqual(goods.map((n) => 2 * n));
  });

  test.each(TRADES)('SW-CABIN-G1, SW-CABIN-G2: %s: not on a 1-boot icon, nor with a boot already spent', (type) => {
    const scene = camp(cabins(type), { green: ['boots1', 'boots2'] });
    occupy(scene, on(type));
    walk(scene, 'green', 1);
    expect(listed(scene, 'trade')).toEqual([]);
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    expect(boots(scene)).toBe(1);
    expect(listed(scene, 'trade')).toEqual([]);
  });

  test.each([
    ['boots1', 2],
    ['boots2', 4],
  ])('SW-CABIN-G3: the green pioneer’s %s count as %i', (icon, n) => {
    const scene = camp(cabins('G3'), { green: [icon] });
    occupy(scene, on('G3'));
    walk(scene, 'green', 1);
    for (const to of [0, 6, 11, 15].slice(0, n)) act(scene, 0, { do: 'climb', to, boot: 'green' });
    expect(climbs(scene)).toEqual([]);
    expect(playerOf(scene.state, 0).frontiersmen).toEqual([[0, 6, 11, 15][n - 1]]);
  });

  test.each(DOUBLES)(
    'SW-CABIN-G7, SW-CABIN-G8, SW-CABIN-G9: %s: 1 %s becomes 2, and 2 stays 2',
    (type, resource, i) => {
      const scene = camp(cabins(type), { green: [resource, `${resource}2`, resource] });
      occupy(scene, on(type));
      for (const [n, total] of [
        [1, 2],
        [2, 4],
        [3, 6],
      ] as const) {
        walk(scene, 'green', n);
        act(scene, 0, plain('green'));
        expect(playerOf(scene.state, 0).basics[i]).toBe(total);
      }
      expect(goodsOf(scene).filter((n) => n > 0)).toEqual([6]);
    },
  );

  test.each(DOUBLES)('SW-CABIN-G7, SW-CABIN-G8, SW-CABIN-G9: %s doubles no other good than %s', (type, resource) => {
    const others = ['food', 'wood', 'stone', 'gold', 'token'].filter((icon) => icon !== resource);
    const scene = camp(cabins(type), { green: others });
    occupy(scene, on(type));
    for (let n = 1; n <= 4; n++) {
      walk(scene, 'green', n);
      act(scene, 0, plain('green'));
    }
    expect(goodsOf(scene).sort()).toEqual([0, 1, 1, 1, 1]);
  });

  test.each(['G1', 'G2'] as const)(
    'SW-CABIN-02: %s must be active when the green pioneer arrives, not only afterwards',
    (type) => {
      const scene = camp(cabins(type), { green: ['boots2', 'boots2'] });
      walk(scene, 'green', 1);
      occupy(scene, on(type));
      expect(listed(scene, 'trade')).toEqual([]);
      walk(scene, 'green', 2);
      expect(listed(scene, 'trade')).toHaveLength(1);
    },
  );

  test('SW-CABIN-02: G3 must be active when the green pioneer arrives', () => {
    const scene = camp(cabins('G3'), { green: ['boots1', 'boots1'] });
    walk(scene, 'green', 1);
    occupy(scene, on('G3'));
    expect(boots(scene)).toBe(1);
    walk(scene, 'green', 2);
    expect(boots(scene)).toBe(2);
  });

  test.each(DOUBLES)('SW-CABIN-02: %s must be active when the green pioneer arrives', (type, resource, i) => {
    const scene = camp(cabins(type), { green: [resource, resource] });
    walk(scene, 'green', 1);
    occupy(scene, on(type));
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics[i]).toBe(1);
    walk(scene, 'green', 2);
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics[i]).toBe(3);
  });

  test('SW-CABIN-03: boots of tokens feed neither G1 nor G2 and are not doubled by G3', () => {
    for (const type of ['G1', 'G2', 'G3'] as const) {
      const scene = camp(cabins(type), { green: ['boots1'], tokens: 1 });
      occupy(scene, on(type));
      walk(scene, 'green', 1);
      while (boots(scene) > 0) act(scene, 0, { do: 'climb', boot: 'green' });
      expect(listed(scene, 'trade')).toEqual([]);
      for (const left of [1, 0]) {
        act(scene, 0, { do: 'climb', boot: 'token' });
        expect(scene.state.turn.tokenBoots).toBe(left);
        expect(listed(scene, 'trade')).toEqual([]);
      }
      expect(climbs(scene)).toEqual([]);
      expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    }
  });
});

describe('conditions', () => {
  test.each(['G1', 'G2', 'G3', 'G7', 'G8', 'G9'] as const)(
    'SW-CABIN-02: owning %s is not enough while no pioneer stands on it',
    (type) => {
      for (const on of [null, 'G4'] as const) {
        const scene = camp([type, 'G4'], { green: ['boots2', 'food', 'wood', 'stone'] });
        if (on !== null) occupy(scene, on);
        walk(scene, 'green', 1);
        expect(boots(scene)).toBe(2);
        expect(listed(scene, 'trade')).toEqual([]);
        for (const n of [2, 3, 4]) {
          walk(scene, 'green', n);
          act(scene, 0, plain('green'));
        }
        expect(goodsOf(scene)).toEqual([1, 1, 1, 0, 0]);
      }
    },
  );

  test('SW-CABIN-01: the condition follows the green pioneer to the tan path', () => {
    const scene = camp(['G5', 'G6', 'G7'], { tan: ['food', undefined, 'food'], tokens: 1 });
    walk(scene, 'green', 1);
    occupy(scene, 'G6');
    act(scene, 0, { do: 'shortcut' });
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics).toEqual([2, 0, 0]);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    act(scene, 0, { do: 'step', pioneer: 'green' });
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics).toEqual([4, 0, 0]);
  });

  test('SW-CABIN-01: boots of the tan path too, doubled and traded, when the green pioneer has paid for them', () => {
    const scene = camp(['G1', 'G5', 'G6'], { tan: [undefined, 'boots2'], tokens: 1, basics: [1, 0, 0] });
    walk(scene, 'green', 2);
    occupy(scene, 'G6');
    act(scene, 0, { do: 'shortcut' });
    expect(greenPlace(scene)).toBe(space('tan', 2));
    expect(listed(scene, 'trade')).toEqual([]);
    act(scene, 0, plain('green'));
    act(scene, 0, { do: 'trade', cabin: 'G1' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
    const doubled = camp(['G3', 'G5', 'G6'], { tan: ['boots1'], tokens: 1 });
    walk(doubled, 'green', 1);
    occupy(doubled, 'G6');
    act(doubled, 0, { do: 'shortcut' });
    expect(boots(doubled)).toBe(2);
  });

  test('SW-CABIN-01: the tan pioneer itself is not helped', () => {
    const scene = camp(['G7', 'G3', 'G6'], { tan: ['food', undefined, 'boots1'] });
    occupy(scene, 'G6');
    walk(scene, 'tan', 1);
    act(scene, 0, plain('tan'));
    expect(playerOf(scene.state, 0).basics).toEqual([1, 0, 0]);
    walk(scene, 'tan', 3);
    expect(scene.state.turn.tanBoots).toBe(1);
  });

  test('SW-CABIN-03: goods in store cannot be traded: without the icon under the pioneer there is no offer', () => {
    const scene = camp(['G1', 'G2', 'G6'], { green: ['food'], tokens: 5, basics: [5, 5, 5] });
    give(scene, 0, { gold: 5 });
    occupy(scene, 'G6');
    walk(scene, 'green', 1);
    expect(listed(scene, 'trade')).toEqual([]);
    expect(listed(scene, 'changeGold')).toEqual([]);
    expect(goodsOf(scene)).toEqual([5, 5, 5, 5, 5]);
  });

  test('SW-CABIN-03: the benefit may be left: boots are used for walking, or not at all', () => {
    const scene = camp(['G1'], { green: ['boots2', 'boots2'] });
    occupy(scene, 'G1');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    act(scene, 0, { do: 'climb', to: 6, boot: 'green' });
    expect(playerOf(scene.state, 0).frontiersmen).toEqual([6]);
    walk(scene, 'green', 3);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-CABIN-03: with T1, T2 and G4, G5 the ordinary way stays open', () => {
    for (const type of ['T1', 'T2'] as const) {
      const scene = camp([type], { tan: [undefined, 'bear'], basics: [1, 0, 0] });
      occupy(scene, type);
      walk(scene, 'tan', 2);
      expect(can(scene, 0, plain('tan'))).toBe(true);
      expect(can(scene, 0, { do: 'use', cabin: type })).toBe(true);
      act(scene, 0, plain('tan'));
      expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    }
    for (const type of ['G4', 'G5'] as const) {
      const scene = camp([type], { tokens: 2 });
      occupy(scene, type);
      walk(scene, 'green', 6);
      expect(greenPlace(scene)).toBe(endOfPath('green'));
      expect(goodsOf(scene)[4]).toBe(2);
    }
  });
});

describe('G3 with G1 and G2', () => {
  const mountaineer = (type: 'G1' | 'G2', icon: string): Scene => {
    const scene = camp(['G3', 'G6', type], { green: [icon] });
    occupy(scene, 'G6');
    walk(scene, 'green', 1);
    return scene;
  };

  test.each(TRADES)(
    'SW-CABIN-G3: each full pair feeds %s: 4 boots twice, 2 boots of a 1-boot icon once',
    (type, goods) => {
      const four = mountaineer(type, 'boots2');
      act(four, 0, { do: 'trade', cabin: type });
      expect(listed(four, 'trade')).toHaveLength(1);
      act(four, 0, { do: 'trade', cabin: type });
      expect(goodsOf(four)).toEqual(goods.map((n) => 2 * n));
      expect(listed(four, 'trade')).toEqual([]);
      const two = mountaineer(type, 'boots1');
      act(two, 0, { do: 'trade', cabin: type });
      expect(goodsOf(two)).toEqual(goods);
      expect(listed(two, 'trade')).toEqual([]);
    },
  );

  test.each(TRADES)('SW-CABIN-G3: pair by pair: one for %s, the other for steps', (type, goods) => {
    const scene = mountaineer(type, 'boots2');
    act(scene, 0, { do: 'trade', cabin: type });
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    expect(listed(scene, 'trade')).toEqual([]);
    act(scene, 0, { do: 'climb', to: 6, boot: 'green' });
    expect(boots(scene)).toBe(0);
    expect(goodsOf(scene)).toEqual(goods);
  });

  test('SW-CABIN-G1, SW-CABIN-G2: with both active one pair feeds one of them, as the player likes', () => {
    for (const [type, goods] of TRADES) {
      const scene = camp(['G1', 'G2', 'G6'], { green: ['boots2'] });
      occupy(scene, 'G6');
      walk(scene, 'green', 1);
      expect(listed(scene, 'trade').map(({ cabin }) => cabin)).toEqual(['G1', 'G2']);
      act(scene, 0, { do: 'trade', cabin: type });
      expect(goodsOf(scene)).toEqual(goods);
      expect(listed(scene, 'trade')).toEqual([]);
    }
  });
});

describe('G4', () => {
  test('SW-CABIN-G4: for 2 Pair of Boots the green pioneer goes back one space and may use both icons again', () => {
    const scene = camp(['G4'], { green: ['food', 'wood', 'gold'], tokens: 3 });
    occupy(scene, 'G4');
    walk(scene, 'green', 1);
    act(scene, 0, plain('green'));
    walk(scene, 'green', 2);
    act(scene, 0, plain('green'));
    act(scene, 0, { do: 'backtrack' });
    expect(greenPlace(scene)).toBe(space('green', 1));
    expect(goodsOf(scene)).toEqual([1, 1, 0, 0, 1]);
    expect(eventsOf(scene, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { tokens: 2 } }]);
    act(scene, 0, plain('green'));
    walk(scene, 'green', 2);
    act(scene, 0, plain('green'));
    expect(goodsOf(scene)).toEqual([2, 2, 0, 0, 1]);
    walk(scene, 'green', 3);
    expect(greenPlace(scene)).toBe(space('green', 3));
  });

  test('SW-CABIN-G4: once per turn', () => {
    const scene = camp(['G4'], { tokens: 6 });
    occupy(scene, 'G4');
    walk(scene, 'green', 4);
    act(scene, 0, { do: 'backtrack' });
    expect(listed(scene, 'backtrack')).toEqual([]);
    walk(scene, 'green', 5);
    expect(listed(scene, 'backtrack')).toEqual([]);
  });

  test('SW-CABIN-G4: neither 1 token nor boots of the space are enough', () => {
    const scene = camp(['G4'], { green: [undefined, 'boots2'], tokens: 1 });
    occupy(scene, 'G4');
    walk(scene, 'green', 2);
    expect(listed(scene, 'backtrack')).toEqual([]);
    give(scene, 0, { tokens: 2 });
    expect(listed(scene, 'backtrack')).toHaveLength(1);
  });

  test('SW-CABIN-G4: the boots of the space are there again', () => {
    const scene = camp(['G4'], { green: ['boots2'], tokens: 2 });
    occupy(scene, 'G4');
    walk(scene, 'green', 1);
    for (const to of [0, 6]) act(scene, 0, { do: 'climb', to, boot: 'green' });
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'backtrack' });
    for (const to of [11, 15]) act(scene, 0, { do: 'climb', to, boot: 'green' });
    expect(climbs(scene)).toEqual([]);
  });

  test('SW-CABIN-G4: not for the tan pioneer, and not once it has left the cabin', () => {
    const scene = camp(['G4'], { tokens: 2 });
    occupy(scene, 'G4');
    walk(scene, 'green', 3);
    walk(scene, 'tan', 3);
    expect(listed(scene, 'backtrack')).toEqual([]);
  });

  test('SW-CABIN-G4b: not from camp, START or green-1; from green-2 to green-5 yes; not from END or a summit', () => {
    const scene = camp(['G4'], { tokens: 2 });
    occupy(scene, 'G4');
    const offered: boolean[] = [listed(scene, 'backtrack').length > 0];
    for (let n = 0; n <= 6; n++) {
      walk(scene, 'green', n);
      offered.push(listed(scene, 'backtrack').length > 0);
    }
    expect(offered).toEqual([false, false, false, true, true, true, true, false]);
    give(scene, 0, { green: SUMMIT });
    expect(listed(scene, 'backtrack')).toEqual([]);
  });

  test('SW-CABIN-G4b: not from the tan path', () => {
    const scene = camp(['G4'], { tokens: 2 });
    occupy(scene, 'G4');
    for (let n = 0; n <= 5; n++) {
      give(scene, 0, { green: space('tan', n) });
      expect(listed(scene, 'backtrack')).toEqual([]);
    }
  });
});

describe('G5', () => {
  test('SW-CABIN-G5: for 1 Pair of Boots the green pioneer drops to the tan path and goes on there to its END', () => {
    const scene = camp(['G5'], {
      green: ['food'],
      tan: ['gold', 'gold', 'gold', 'token'],
      tokens: 2,
      basics: [0, 0, 3],
    });
    occupy(scene, 'G5');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'shortcut' });
    expect(greenPlace(scene)).toBe(space('tan', 1));
    expect(goodsOf(scene)[4]).toBe(1);
    expect(eventsOf(scene, 'shortcutTaken')).toEqual([{ type: 'shortcutTaken', player: 0, place: space('tan', 1) }]);
    const places: number[] = [];
    for (let n = 1; n <= 4; n++) {
      act(scene, 0, plain('green'));
      act(scene, 0, { do: 'step', pioneer: 'green' });
      places.push(greenPlace(scene));
    }
    expect(places).toEqual([2, 3, 4, 5].map((n) => space('tan', n)));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 3, 2]);
    expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(false);
  });

  test('SW-CABIN-G5: from that END a summit can be taken; the green path is not entered again', () => {
    const scene = turnWith({ summits: [FREE('wood')] });
    settle(scene, 0, 'G5');
    give(scene, 0, { tokens: 1 });
    occupy(scene, 'G5');
    walk(scene, 'green', 5);
    act(scene, 0, { do: 'shortcut' });
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(can(scene, 0, { do: 'enter', pioneer: 'green' })).toBe(false);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: SUMMIT, tracks: [0, 1, 0] });
  });

  test('SW-CABIN-G5: not without a token, and not once the tan pioneer has left the cabin', () => {
    const scene = camp(['G5'], { green: ['boots2'] });
    occupy(scene, 'G5');
    walk(scene, 'green', 1);
    expect(listed(scene, 'shortcut')).toEqual([]);
    give(scene, 0, { tokens: 1 });
    expect(listed(scene, 'shortcut')).toHaveLength(1);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(listed(scene, 'shortcut')).toEqual([]);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ])('SW-CABIN-G5b: from green-%i it lands on tan-%i', (from, to) => {
    const scene = camp(['G5'], { tokens: 1 });
    occupy(scene, 'G5');
    walk(scene, 'green', from);
    act(scene, 0, { do: 'shortcut' });
    expect(greenPlace(scene)).toBe(space('tan', to));
    expect(listed(scene, 'shortcut')).toEqual([]);
  });

  test.each([
    [1, 0],
    [2, 1],
    [4, 0],
    [5, 2],
  ])('SW-CABIN-G5b: below green-%i the icon may be used at the usual price of %i', (from, cost) => {
    const scene = camp(['G5'], { tan: ['gold', 'gold', 'gold', 'gold'], tokens: 1, basics: [0, cost - 1, 0] });
    if (cost === 0) give(scene, 0, { basics: [0, 0, 0] });
    occupy(scene, 'G5');
    walk(scene, 'green', from);
    act(scene, 0, { do: 'shortcut' });
    if (cost > 0) {
      expect(can(scene, 0, plain('green'))).toBe(false);
      give(scene, 0, { basics: [0, cost, 0] });
    }
    act(scene, 0, plain('green'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
  });

  test('SW-CABIN-G5b: a mandatory icon it lands on holds it', () => {
    const scene = camp(['G5'], { tan: [undefined, 'bear'], tokens: 1 });
    occupy(scene, 'G5');
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'shortcut' });
    expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(false);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(true);
  });
});

describe('G6', () => {
  test.each([[['G6', 'G1', 'G3']], [['G1', 'G6', 'G3']], [['G3', 'G1', 'G6']]] as CabinType[][][])(
    'SW-CABIN-G6: all other green cabins are active, in whatever order they stand: %j',
    (types) => {
      const scene = camp(types, { green: ['boots2'] });
      occupy(scene, 'G6');
      walk(scene, 'green', 1);
      expect(boots(scene)).toBe(4);
      act(scene, 0, { do: 'trade', cabin: 'G1' });
      act(scene, 0, { do: 'trade', cabin: 'G1' });
      expect(goodsOf(scene)).toEqual([0, 0, 0, 2, 0]);
    },
  );

  test('SW-CABIN-G6: it ends when the tan pioneer leaves', () => {
    const scene = camp(['G6', 'G1', 'G7'], { green: ['boots2', 'food'] });
    occupy(scene, 'G6');
    walk(scene, 'tan', 0);
    walk(scene, 'green', 1);
    expect(listed(scene, 'trade')).toEqual([]);
    walk(scene, 'green', 2);
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics).toEqual([1, 0, 0]);
  });

  test('SW-CABIN-G6: it activates no tan cabin', () => {
    for (const type of ['T1', 'T2', 'T3'] as const) {
      const scene = camp(['G5', 'G6', type], {
        tan: [undefined, type === 'T3' ? 'shovel' : 'bear'],
        tokens: 1,
        basics: [1, 0, 0],
      });
      closeMarket(scene);
      give(scene, 0, { frontiersmen: [positionAt(5, 1)] });
      walk(scene, 'green', 2);
      occupy(scene, 'G6');
      act(scene, 0, { do: 'shortcut' });
      expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'green' }]);
      act(scene, 0, plain('green'));
      if (type === 'T3') act(scene, 0, { do: 'claim', to: 'deck' });
      expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    }
  });

  test('SW-CABIN-G6: another player’s cabins are not the owner’s', () => {
    const scene = camp(['G6'], { green: ['boots2'] });
    settle(scene, 1, 'G1', 'G3');
    occupy(scene, 'G6');
    walk(scene, 'green', 1);
    expect(boots(scene)).toBe(2);
    expect(listed(scene, 'trade')).toEqual([]);
  });

  const rush = (types: CabinType[] = ['G4', 'G5', 'G6']): Scene => {
    const scene = camp(types, { tokens: 4, green: [undefined, undefined, 'boots1'] });
    scene.state.mule = 0;
    walk(scene, 'green', 3);
    occupy(scene, 'G6');
    return scene;
  };

  test('SW-CABIN-G6b: on placement G4 and G5 may be used at once, one after the other', () => {
    const scene = rush();
    expect([listed(scene, 'backtrack').length, listed(scene, 'shortcut').length]).toEqual([1, 1]);
    act(scene, 0, { do: 'backtrack' });
    expect(greenPlace(scene)).toBe(space('green', 2));
    expect(listed(scene, 'backtrack')).toEqual([]);
    act(scene, 0, { do: 'shortcut' });
    expect(greenPlace(scene)).toBe(space('tan', 2));
    expect(goodsOf(scene)[4]).toBe(1);
  });

  test('SW-CABIN-G6b: the order is free: G5 first, which leaves nothing for G4 to go back on', () => {
    const scene = rush();
    act(scene, 0, { do: 'shortcut' });
    expect(greenPlace(scene)).toBe(space('tan', 3));
    expect(listed(scene, 'backtrack')).toEqual([]);
  });

  test.each([
    [{ do: 'climb', boot: 'green' }],
    [{ do: 'climb', boot: 'token' }],
    [{ do: 'advance' }],
    [{ do: 'step', pioneer: 'green' }],
    [{ do: 'muleToCabin' }],
  ])('SW-CABIN-G6b: after anything else (%j) they are lost for this activation', (other) => {
    const scene = rush();
    act(scene, 0, other);
    expect(listed(scene, 'backtrack')).toEqual([]);
    expect(listed(scene, 'shortcut')).toEqual([]);
    walk(scene, 'green', 5);
    expect(listed(scene, 'backtrack')).toEqual([]);
    expect(listed(scene, 'shortcut')).toEqual([]);
  });

  test('SW-CABIN-G6b: after anything else between the two the second is lost as well', () => {
    const scene = rush();
    act(scene, 0, { do: 'backtrack' });
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(listed(scene, 'shortcut')).toEqual([]);
  });

  test('SW-CABIN-G6b: only cabins that the player owns may be used', () => {
    const scene = rush(['G4', 'G6']);
    expect([listed(scene, 'backtrack').length, listed(scene, 'shortcut').length]).toEqual([1, 0]);
    const other = rush(['G5', 'G6']);
    expect([listed(other, 'backtrack').length, listed(other, 'shortcut').length]).toEqual([0, 1]);
  });
});

describe('T1', () => {
  const toll = (basics: number[], tan: (Short | undefined)[] = [undefined, 'gold', undefined, 'gold']): Scene => {
    const scene = camp(['T1'], { tan, basics });
    occupy(scene, 'T1');
    return scene;
  };

  test('SW-CABIN-T1: the left paid space becomes free', () => {
    const scene = toll([0, 0, 0]);
    walk(scene, 'tan', 2);
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan', cabin: 'T1' }]);
    act(scene, 0, { do: 'use', cabin: 'T1' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
  });

  test('SW-CABIN-T1: the right paid space costs 1', () => {
    const scene = toll([0, 0, 0]);
    walk(scene, 'tan', 4);
    expect(listed(scene, 'use')).toEqual([]);
    give(scene, 0, { basics: [0, 1, 0] });
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan', cabin: 'T1' }]);
    act(scene, 0, { do: 'use', cabin: 'T1' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
  });

  test('SW-CABIN-T1: once per turn', () => {
    const scene = toll([0, 1, 0]);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', cabin: 'T1' });
    walk(scene, 'tan', 4);
    expect(listed(scene, 'use')).toEqual([]);
    give(scene, 0, { basics: [0, 2, 0] });
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan' }]);
  });

  test('SW-CABIN-T1: on the player’s next turn it works again', () => {
    const scene = toll([0, 0, 0]);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', cabin: 'T1' });
    pass(scene);
    act(scene, 1, { do: 'plan' });
    pass(scene);
    const { hand } = playerOf(scene.state, 0);
    playerOf(scene.state, 0).deck.push(...hand.filter((card) => card > 2));
    playerOf(scene.state, 0).hand = [0, 1, 2];
    act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
    occupy(scene, 'T1');
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'use', cabin: 'T1' })).toBe(true);
  });

  test('SW-CABIN-T1: a shovel is cheaper too, the market space is not', () => {
    const scene = toll([1, 0, 0], [undefined, 'shovel']);
    layMarket(scene, [tileOf('G1'), tileOf('G2'), tileOf('G3'), tileOf('G4')], [tileOf('G5'), tileOf('G7')]);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', cabin: 'T1' });
    expect(listed(scene, 'build').map(({ market }) => market)).toEqual([1, 2, 3]);
    act(scene, 0, { do: 'build', market: 1 });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-CABIN-T1: a space that is not paid, or with the green pioneer gone from the cabin, gets no discount', () => {
    const scene = toll([0, 0, 0], ['food', 'gold']);
    walk(scene, 'tan', 1);
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan' }]);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(listed(scene, 'use')).toEqual([]);
  });
});

describe('T2', () => {
  test.each([2, 4])('SW-CABIN-T2: the bear on tan-%i is passed without paying and brings a Pair of Boots', (n) => {
    const scene = camp(['T2'], { tan: [undefined, n === 2 ? 'bear' : undefined, undefined, 'bear'] });
    occupy(scene, 'T2');
    give(scene, 0, { wagon: 2 });
    walk(scene, 'tan', n);
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan', cabin: 'T2' }]);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    act(scene, 0, { do: 'use', cabin: 'T2' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 1]);
    expect(playerOf(scene.state, 0).wagon).toBe(2);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(true);
  });

  test('SW-CABIN-T2: it costs no goods', () => {
    const scene = camp(['T2'], { tan: [undefined, 'bear'], basics: [2, 2, 2] });
    occupy(scene, 'T2');
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', cabin: 'T2' });
    expect(goodsOf(scene)).toEqual([2, 2, 2, 0, 1]);
  });

  test('SW-CABIN-T2: once per turn: the second bear must be paid for', () => {
    const scene = camp(['T2'], { tan: [undefined, 'bear', undefined, 'bear'], basics: [0, 0, 2] });
    occupy(scene, 'T2');
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', cabin: 'T2' });
    walk(scene, 'tan', 4);
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan' }]);
  });

  test('SW-CABIN-T2: for a bear only, and only while the green pioneer stays', () => {
    const scene = camp(['T2'], { tan: [undefined, 'food', undefined, 'bear'] });
    occupy(scene, 'T2');
    walk(scene, 'tan', 2);
    expect(listed(scene, 'use')).toEqual([]);
    walk(scene, 'tan', 4);
    expect(listed(scene, 'use')).toHaveLength(1);
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(listed(scene, 'use')).toEqual([]);
  });
});

describe('T3', () => {
  function surveyor(tan: (Short | undefined)[], n: number): Scene {
    const scene = camp(['T3'], { tan, basics: [0, 3, 0] });
    layMarket(
      scene,
      [tileOf('G1'), tileOf('G2'), tileOf('G3'), tileOf('G4')],
      [tileOf('G5'), tileOf('G7'), tileOf('G8')],
    );
    give(scene, 0, { frontiersmen: [positionAt(5, 1)] });
    occupy(scene, 'T3');
    walk(scene, 'tan', n);
    return scene;
  }

  test.each([
    [2, { do: 'claim', to: 'deck' }, 1],
    [2, { do: 'build', market: 3 }, 1],
    [4, { do: 'claim', to: 'discard' }, 2],
    [4, { do: 'build', market: 3 }, 2],
  ])('SW-CABIN-T3: a shovel on tan-%i (%j) brings 1 gold after it is resolved', (n, choice, cost) => {
    const scene = surveyor([undefined, n === 2 ? 'shovel' : undefined, undefined, 'shovel'], n);
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 3, 0, 0, 0]);
    act(scene, 0, choice);
    expect(goodsOf(scene)).toEqual([0, 3 - cost, 0, 1, 0]);
    const order = scene.events.map(({ type }) => type);
    expect(order.at(-1)).toBe('gained');
    expect(order.indexOf(choice.do === 'claim' ? 'claimed' : 'built')).toBeGreaterThan(order.indexOf('paid'));
    expect(eventsOf(scene, 'gained')).toEqual([{ type: 'gained', player: 0, goods: { gold: 1 }, by: 'cabin' }]);
  });

  test('SW-CABIN-T3: once per turn', () => {
    const scene = surveyor([undefined, 'shovel', undefined, 'shovel'], 2);
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'build', market: 3 });
    walk(scene, 'tan', 4);
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'claim', to: 'deck' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
  });

  test('SW-CABIN-T3: not for other icons, nor with the green pioneer gone from the cabin', () => {
    const scene = surveyor([undefined, 'food', undefined, 'shovel'], 2);
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)[3]).toBe(0);
    walk(scene, 'tan', 4);
    give(scene, 0, { basics: [0, 2, 0] });
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'claim', to: 'deck' });
    expect(playerOf(scene.state, 0).claimed).toHaveLength(1);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-CABIN-T3: a shovel on a space that is not paid brings no gold', () => {
    const scene = surveyor(['shovel'], 1);
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'claim', to: 'deck' });
    expect(goodsOf(scene)).toEqual([0, 3, 0, 0, 0]);
  });
});

describe('the grey cabin', () => {
  test('SW-CABIN-X: while the mule stands there, 1 gold buys 1 food, wood or stone, any number of times', () => {
    const scene = camp([]);
    scene.state.mule = 0;
    give(scene, 0, { gold: 4 });
    expect(listed(scene, 'changeGold')).toEqual([]);
    act(scene, 0, { do: 'muleToCabin' });
    expect(listed(scene, 'changeGold').map(({ into }) => into)).toEqual(['food', 'wood', 'stone']);
    for (const into of ['food', 'wood', 'stone', 'stone']) act(scene, 0, { do: 'changeGold', into });
    expect(goodsOf(scene)).toEqual([1, 1, 2, 0, 0]);
    expect(listed(scene, 'changeGold')).toEqual([]);
  });

  test('SW-CABIN-X: it never trades the other way, and its event names both goods', () => {
    const scene = camp([], { basics: [3, 3, 3] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'muleToCabin' });
    expect(listed(scene, 'changeGold')).toEqual([]);
    give(scene, 0, { gold: 1 });
    act(scene, 0, { do: 'changeGold', into: 'wood' });
    expect(eventsOf(scene, 'exchanged')).toEqual([
      { type: 'exchanged', player: 0, gave: { gold: 1 }, got: { wood: 1 } },
    ]);
  });

  test('SW-CABIN-X: it ends when the mule goes to a summit', () => {
    const scene = turnWith({ summits: [FREE('stone')] });
    scene.state.mule = 0;
    give(scene, 0, { gold: 2 });
    act(scene, 0, { do: 'muleToCabin' });
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    declineAll(scene);
    expect(listed(scene, 'changeGold')).toEqual([]);
  });

  test('SW-CABIN-X: all players have it from the start, and only the mule works there', () => {
    const scene = camp([]);
    give(scene, 0, { gold: 2 });
    scene.state.mule = 1;
    expect(listed(scene, 'changeGold')).toEqual([]);
    expect(listed(scene, 'assign')).toEqual([]);
    atEnd(scene, 'green');
    expect(listed(scene, 'changeGold')).toEqual([]);
  });
});
