import { describe, expect, test } from 'vitest';
import type { Summit } from '../../src/index.ts';
import { CABIN, CAMP, type Pioneer, SUMMIT, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { cabins } from '../helpers/cabins.ts';
import { goodsOf } from '../helpers/goods.ts';
import { upTo } from '../helpers/lists.ts';
import { act, can, choicesOf, eventsOf, kinds, listed, walk } from '../helpers/play.ts';
import { atEnd, copy, endOfPath, give, type Scene, space, turnWith } from '../helpers/scenes.ts';

const PATHS = [
  ['green', 5],
  ['tan', 4],
] as const;
const WOOD_TRACK: Summit = { action: 'homestead', cost: {}, track: 'wood' };
const standing = ({ state }: Scene): [green: number, tan: number] => [playerOf(state, 0).green, playerOf(state, 0).tan];
/** Cabins, wagon and goods that damage or a price could take. */
const belongings = (scene: Scene) => [playerOf(scene.state, 0).cabins, playerOf(scene.state, 0).wagon, goodsOf(scene)];

describe('the way', () => {
  test.each([
    ['camp', CAMP],
    ['Tracker', TRACKER],
    ['Trapper', TRAPPER],
    ['a cabin', CABIN + 1],
    ['the fourth cabin', CABIN + 3],
  ])('SW-PATH-01: from %s a pioneer may go to START of its path', (_where, from) => {
    for (const [pioneer] of PATHS) {
      const scene = turnWith();
      give(scene, 0, { cabins: cabins(['G7', 'G8', 'G9'], 'T1'), [pioneer]: from });
      act(scene, 0, { do: 'enter', pioneer });
      expect(playerOf(scene.state, 0)[pioneer]).toBe(space(pioneer, 0));
    }
  });

  test.each(PATHS)('SW-PATH-01: from the %s path or a summit it may not go to START', (pioneer, length) => {
    const scene = turnWith();
    const elsewhere = [...upTo(length + 2).map((n) => space(pioneer, n)), SUMMIT, SUMMIT + 1, SUMMIT + 2];
    for (const at of elsewhere) {
      give(scene, 0, { [pioneer]: at });
      expect(can(scene, 0, { do: 'enter', pioneer })).toBe(false);
    }
  });

  test.each(PATHS)('SW-PATH-01: START and END of the %s path have no icon', (pioneer, length) => {
    const icons = Array(5).fill('food');
    const scene = turnWith({ green: icons, tan: icons });
    give(scene, 0, { basics: [5, 0, 0] });
    const usable = upTo(length + 2).filter((n) => {
      walk(scene, pioneer, n);
      return can(scene, 0, { do: 'use', pioneer });
    });
    expect(usable).toEqual(upTo(length).map((n) => n + 1));
    expect(playerOf(scene.state, 0)[pioneer]).toBe(endOfPath(pioneer));
  });

  test.each(PATHS)(
    'SW-PATH-02: the %s pioneer walks its own path, one space to the right per move',
    (pioneer, length) => {
      const scene = turnWith();
      act(scene, 0, { do: 'enter', pioneer });
      for (const n of upTo(length + 1)) {
        expect(listed(scene, 'step').filter((choice) => choice.pioneer === pioneer)).toEqual([{ do: 'step', pioneer }]);
        act(scene, 0, { do: 'step', pioneer });
        expect(playerOf(scene.state, 0)[pioneer]).toBe(space(pioneer, n + 1));
        expect(playerOf(scene.state, 0)[pioneer === 'green' ? 'tan' : 'green']).toBe(CAMP);
        expect(eventsOf(scene, 'stepped')).toMatchObject([{ pioneer, place: space(pioneer, n + 1) }]);
      }
      expect(can(scene, 0, { do: 'step', pioneer })).toBe(false);
    },
  );

  test('SW-PATH-02: green icons are for the green pioneer, tan icons for the tan one', () => {
    const scene = turnWith({ green: ['food'], tan: ['wood'] });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(goodsOf(scene)).toEqual([1, 0, 0, 0, 0]);
    walk(scene, 'tan', 1);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(goodsOf(scene)).toEqual([1, 1, 0, 0, 0]);
  });

  test.each(PATHS)(
    'SW-PATH-03: on the %s path nothing that is listed leads left or to the other path',
    (pioneer, length) => {
      const scene = turnWith({
        green: ['food', 'boots2', 'bear', 'food', 'boots1'],
        tan: ['boots2', 'food', 'food', 'bear'],
      });
      give(scene, 0, { tokens: 4, basics: [5, 5, 5], cabins: cabins(['G1', 'G4', 'G5'], 'T1'), gold: 2, wagon: 3 });
      for (const n of upTo(length + 2)) {
        const at = space(pioneer, n);
        give(scene, 0, { [pioneer]: at });
        Object.assign(scene.state.turn, { greenUsed: false, tanUsed: false });
        const reached = new Set<number>();
        for (const choice of choicesOf(scene).filter(({ do: what }) => what !== 'pass')) {
          const after = copy(scene);
          after.rules.apply(after.state, 0, choice);
          reached.add(playerOf(after.state, 0)[pioneer]);
        }
        reached.delete(at);
        const held = pioneer === 'green' ? n === 3 : n === 4;
        expect([...reached]).toEqual(n > length || held ? [] : [at + 1]);
      }
    },
  );

  test('SW-PATH-03: G4 and G5 are the exceptions', () => {
    const scene = turnWith();
    give(scene, 0, { tokens: 2, cabins: cabins(['G4', 'G5']) });
    walk(scene, 'green', 4);
    for (const [at, choice, to] of [
      [0, 'backtrack', space('green', 3)],
      [1, 'shortcut', space('tan', 3)],
    ] as const) {
      const each = copy(scene);
      expect(kinds(each)).not.toContain(choice);
      act(each, 0, { do: 'assign', pioneer: 'tan', space: at });
      act(each, 0, { do: choice });
      expect(playerOf(each.state, 0).green).toBe(to);
    }
  });
});

describe('icons', () => {
  test('SW-PATH-04: an icon may be used once per visit', () => {
    const scene = turnWith({ green: ['food', 'food'], tan: ['wood'] });
    for (const [pioneer, n] of [
      ['green', 1],
      ['tan', 1],
      ['green', 2],
    ] as const) {
      walk(scene, pioneer, n);
      act(scene, 0, { do: 'use', pioneer });
      expect(can(scene, 0, { do: 'use', pioneer })).toBe(false);
    }
    expect(goodsOf(scene)).toEqual([2, 1, 0, 0, 0]);
  });

  test('SW-PATH-04: at any moment while the pioneer stands on it', () => {
    const scene = turnWith({ green: ['food'], tan: ['wood', 'stone2', 'gold'], summits: [WOOD_TRACK], seats: 1 });
    give(scene, 0, { tokens: 1, basics: [1, 0, 0] });
    scene.state.mule = 0;
    const use = { do: 'use', pioneer: 'green' };
    const doings: object[] = [
      { do: 'enter', pioneer: 'tan' },
      { do: 'step', pioneer: 'tan' },
      { do: 'use', pioneer: 'tan' },
      { do: 'climb', to: 0, boot: 'token' },
      { do: 'muleToCabin' },
      { do: 'summit', figure: 'mule', at: 0 },
      { do: 'step', pioneer: 'tan' },
    ];
    walk(scene, 'green', 1);
    for (const doing of doings) {
      act(scene, 0, doing);
      expect(can(scene, 0, use)).toBe(true);
    }
    act(scene, 0, use);
    expect(goodsOf(scene)[0]).toBe(2);
    expect(can(scene, 0, use)).toBe(false);
  });

  test('SW-PATH-04: on a new visit it can be used again', () => {
    const scene = turnWith({ green: ['food', 'wood'] });
    give(scene, 0, { tokens: 2, cabins: cabins(['G4']) });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    const use = { do: 'use', pioneer: 'green' };
    walk(scene, 'green', 1);
    act(scene, 0, use);
    walk(scene, 'green', 2);
    act(scene, 0, use);
    act(scene, 0, { do: 'backtrack' });
    act(scene, 0, use);
    expect(can(scene, 0, use)).toBe(false);
    walk(scene, 'green', 2);
    act(scene, 0, use);
    expect(goodsOf(scene)).toEqual([2, 2, 0, 0, 0]);
  });

  test.each(['food', 'token', 'mule', 'fur', 'harvest', 'boots2'])(
    'SW-PATH-05: %s may be skipped by moving on',
    (icon) => {
      const scene = turnWith({ green: [icon, 'wood'] });
      give(scene, 0, { animals: 1, wagon: 1 });
      walk(scene, 'green', 1);
      const before = belongings(scene);
      act(scene, 0, { do: 'step', pioneer: 'green' });
      expect(belongings(scene)).toEqual(before);
      expect([scene.state.mule, scene.state.apples]).toEqual([-1, [0, 0]]);
      // what was skipped is gone
      act(scene, 0, { do: 'use', pioneer: 'green' });
      expect(goodsOf(scene)).toEqual([0, 1, 0, 0, 0]);
      expect(kinds(scene)).not.toContain('use');
      expect(kinds(scene)).not.toContain('climb');
    },
  );
});

describe('mandatory icons', () => {
  test('SW-PATH-06: a mandatory icon holds its pioneer until it is resolved', () => {
    const scene = turnWith({ green: ['apples11'] });
    give(scene, 0, { wagon: 2 });
    walk(scene, 'green', 1);
    expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(false);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(true);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.apples).toEqual([1, 1]);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(false);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(standing(scene)[0]).toBe(space('green', 2));
    expect(playerOf(scene.state, 0).wagon).toBe(2);
  });

  test('SW-PATH-06: a mandatory icon holds its pioneer until damage is taken, once', () => {
    const scene = turnWith({ green: ['apples11'] });
    give(scene, 0, { wagon: 2 });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    expect(playerOf(scene.state, 0).wagon).toBe(1);
    expect(scene.state.apples).toEqual([0, 0]);
    for (const kind of ['use', 'takeDamage']) expect(can(scene, 0, { do: kind, pioneer: 'green' })).toBe(false);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(playerOf(scene.state, 0).wagon).toBe(1);
  });

  test('SW-PATH-06: each hazard asks separately, and only of the pioneer that stands on it', () => {
    const scene = turnWith({ green: ['apples10', 'food'], tan: [undefined, 'bear', undefined, 'bear'] });
    give(scene, 0, { wagon: 3 });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(false);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(false);
    walk(scene, 'tan', 4);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).wagon).toBe(1);
    walk(scene, 'tan', 5);
    expect(standing(scene)).toEqual([space('green', 1), endOfPath('tan')]);
  });

  test.each([
    ['green', ['apples11'], [], 1],
    ['tan', [], [undefined, 'bear'], 2],
  ] as const)(
    'SW-PATH-07: the %s pioneer may stay on a mandatory space for the rest of the turn at no cost',
    (...row) => {
      const [pioneer, green, tan, n] = row;
      const scene = turnWith({ green: [...green], tan: [...tan] });
      give(scene, 0, { wagon: 2, cabins: cabins(['G1']), basics: [3, 0, 0], gold: 1 });
      walk(scene, pioneer, n);
      const before = belongings(scene);
      act(scene, 0, { do: 'pass' });
      expect(belongings(scene)).toEqual(before);
      expect(scene.state.apples).toEqual([0, 0]);
      expect(eventsOf(scene, 'damaged')).toEqual([]);
      expect(standing(scene)).toEqual([CAMP, CAMP]);
    },
  );

  test('SW-PATH-07: or before it', () => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    give(scene, 0, { wagon: 2, cabins: cabins(['G1']) });
    walk(scene, 'tan', 1);
    const before = belongings(scene);
    act(scene, 0, { do: 'pass' });
    expect(belongings(scene)).toEqual(before);
  });

  test('SW-PATH-07: while it stays the other figures go on', () => {
    const scene = turnWith({ tan: [undefined, 'bear'], green: ['food'], summits: [WOOD_TRACK], seats: 1 });
    walk(scene, 'tan', 2);
    walk(scene, 'green', 6);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 1, 0]);
    expect(standing(scene)).toEqual([SUMMIT, space('tan', 2)]);
  });
});

describe('paid spaces', () => {
  const icons = (): Scene => {
    const gold = Array(5).fill('gold');
    return turnWith({ green: gold, tan: gold });
  };
  const price = (pioneer: Pioneer, n: number): number => {
    const scene = icons();
    give(scene, 0, { basics: [5, 0, 0] });
    walk(scene, pioneer, n);
    act(scene, 0, { do: 'use', pioneer });
    expect(goodsOf(scene)[3]).toBe(1);
    return 5 - goodsOf(scene)[0]!;
  };

  test('SW-PATH-08: tan-2 costs 1 basic, tan-4 costs 2, nothing else costs anything', () => {
    expect([1, 2, 3, 4].map((n) => price('tan', n))).toEqual([0, 1, 0, 2]);
    expect([1, 2, 3, 4, 5].map((n) => price('green', n))).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-PATH-08: the price is paid in any mix of basics', () => {
    const scene = icons();
    give(scene, 0, { basics: [2, 1, 1], gold: 5 });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(listed(scene, 'pay')).toEqual([
      { do: 'pay', food: 1, wood: 0, stone: 0 },
      { do: 'pay', food: 0, wood: 1, stone: 0 },
      { do: 'pay', food: 0, wood: 0, stone: 1 },
    ]);
    act(scene, 0, { do: 'pay', wood: 1 });
    give(scene, 0, { basics: [2, 1, 1] });
    walk(scene, 'tan', 4);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(listed(scene, 'pay').map(({ food, wood, stone }) => [food, wood, stone])).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
    ]);
    act(scene, 0, { do: 'pay', wood: 1, stone: 1 });
    expect(goodsOf(scene)).toEqual([2, 0, 0, 7, 0]);
  });

  test('SW-PATH-08: nothing but basics pays', () => {
    const scene = icons();
    give(scene, 0, { gold: 9, tokens: 9, fish: [3, 3, 3], bullets: 6 });
    scene.state.apples = [6, 6];
    for (const n of [2, 4]) {
      walk(scene, 'tan', n);
      give(scene, 0, { basics: [n === 4 ? 1 : 0, 0, 0] });
      expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
    }
  });

  test('SW-PATH-09: payment comes first, so the gains of an icon cannot pay for it', () => {
    const scene = turnWith({ tan: [undefined, 'food2', undefined, 'wood2'] });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
    give(scene, 0, { basics: [0, 0, 1] });
    const events = act(scene, 0, { do: 'use', pioneer: 'tan' }).map(({ type }) => type);
    expect(events).toEqual(['iconUsed', 'paid', 'gained']);
    expect(goodsOf(scene)).toEqual([2, 0, 0, 0, 0]);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
    walk(scene, 'tan', 4);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(goodsOf(scene)).toEqual([0, 2, 0, 0, 0]);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
  });

  test('SW-PATH-09: nothing is resolved before the price is chosen', () => {
    const scene = turnWith({ tan: [undefined, 'gold'] });
    give(scene, 0, { basics: [1, 1, 0] });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(goodsOf(scene)).toEqual([1, 1, 0, 0, 0]);
    expect(kinds(scene)).toEqual(['pay']);
    act(scene, 0, { do: 'pay', food: 1 });
    expect(goodsOf(scene)).toEqual([0, 1, 0, 1, 0]);
  });

  test('SW-PATH-09: boots on a paid space have to be paid for', () => {
    const scene = turnWith({ tan: ['boots1', 'boots2'] });
    walk(scene, 'tan', 1);
    expect(can(scene, 0, { do: 'climb', boot: 'tan' })).toBe(true);
    walk(scene, 'tan', 2);
    give(scene, 0, { basics: [1, 0, 0] });
    expect(can(scene, 0, { do: 'climb', boot: 'tan' })).toBe(false);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    act(scene, 0, { do: 'climb', to: 0, boot: 'tan' });
    act(scene, 0, { do: 'climb', to: 1, boot: 'tan' });
    expect(can(scene, 0, { do: 'climb', boot: 'tan' })).toBe(false);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-PATH-10: a non-mandatory icon on a paid space is skipped without paying', () => {
    const scene = icons();
    give(scene, 0, { basics: [3, 0, 0], wagon: 2 });
    const before = belongings(scene);
    walk(scene, 'tan', 5);
    expect(belongings(scene)).toEqual(before);
  });

  test('SW-PATH-10: a mandatory one is resolved only by paying', () => {
    const scene = turnWith({ tan: [undefined, 'bear', undefined, 'bear'] });
    give(scene, 0, { wagon: 2 });
    walk(scene, 'tan', 2);
    expect(choicesOf(scene).filter((choice) => 'pioneer' in choice && choice.pioneer === 'tan')).toEqual([
      { do: 'takeDamage', pioneer: 'tan' },
    ]);
    give(scene, 0, { basics: [0, 3, 0] });
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(goodsOf(scene)).toEqual([0, 2, 0, 0, 0]);
    walk(scene, 'tan', 4);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    walk(scene, 'tan', 5);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    expect(playerOf(scene.state, 0).wagon).toBe(2);
  });
});

describe('both pioneers', () => {
  test('SW-PATH-11: their moves may alternate freely', () => {
    const scene = turnWith();
    const order: Pioneer[] = ['green', 'tan', 'tan', 'green', 'tan', 'green', 'green', 'tan', 'green', 'tan', 'green'];
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    for (const pioneer of order) {
      for (const each of ['green', 'tan'] as const)
        expect(can(scene, 0, { do: 'step', pioneer: each })).toBe(
          standing(scene)[each === 'green' ? 0 : 1] !== endOfPath(each),
        );
      act(scene, 0, { do: 'step', pioneer });
    }
    expect(standing(scene)).toEqual([endOfPath('green'), endOfPath('tan')]);
  });

  test.each(['green', 'tan'] as const)(
    'SW-PATH-11: the %s one may occupy a summit before the other has finished',
    (first) => {
      const other = first === 'green' ? 'tan' : 'green';
      const scene = turnWith({ summits: [WOOD_TRACK, WOOD_TRACK], seats: 1 });
      walk(scene, other, 2);
      walk(scene, first, first === 'green' ? 6 : 5);
      act(scene, 0, { do: 'summit', figure: first, at: 0 });
      walk(scene, other, other === 'green' ? 6 : 5);
      act(scene, 0, { do: 'summit', figure: other, at: 1 });
      expect(playerOf(scene.state, 0).tracks).toEqual([0, 2, 0]);
      expect(standing(scene)).toEqual(first === 'green' ? [SUMMIT, SUMMIT + 1] : [SUMMIT + 1, SUMMIT]);
    },
  );

  test('SW-PATH-12: a pioneer need not reach END', () => {
    for (const [pioneer, length] of PATHS)
      for (const n of upTo(length + 2)) {
        const scene = turnWith();
        walk(scene, pioneer, n);
        act(scene, 0, { do: 'pass' });
        expect(scene.state.active).toBe(1);
      }
  });

  test('SW-PATH-12: one that has may wait there and be used later in the turn', () => {
    const scene = turnWith({
      tan: ['food'],
      summits: [{ action: 'homestead', cost: { food: 1 }, track: 'wood' }],
      seats: 1,
    });
    walk(scene, 'green', 6);
    expect(can(scene, 0, { do: 'summit' })).toBe(false);
    walk(scene, 'tan', 1);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(standing(scene)).toEqual([endOfPath('green'), space('tan', 1)]);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 1, 0]);
  });

  test('SW-PATH-13: both may be on the tan path, even on the same space', () => {
    const scene = turnWith({ tan: ['food', 'gold'] });
    give(scene, 0, { cabins: cabins(['G5']), tokens: 1 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'shortcut' });
    expect(standing(scene)).toEqual([space('tan', 1), CABIN]);
    walk(scene, 'tan', 1);
    expect(standing(scene)).toEqual([space('tan', 1), space('tan', 1)]);
    for (const pioneer of ['green', 'tan'] as const) act(scene, 0, { do: 'use', pioneer });
    expect(goodsOf(scene)).toEqual([2, 0, 0, 0, 0]);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    act(scene, 0, { do: 'step', pioneer: 'tan' });
    expect(standing(scene)).toEqual([space('tan', 2), space('tan', 2)]);
    // each pays for itself
    for (const pioneer of ['green', 'tan'] as const) act(scene, 0, { do: 'use', pioneer });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 2, 0]);
  });

  test('SW-PATH-13: both may stand at END of the tan path and take a summit from there', () => {
    const scene = turnWith({ summits: [WOOD_TRACK, WOOD_TRACK], seats: 1 });
    atEnd(scene, 'tan');
    give(scene, 0, { green: endOfPath('tan') });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'summit', figure: 'tan', at: 1 });
    expect(standing(scene)).toEqual([SUMMIT, SUMMIT + 1]);
  });
});
