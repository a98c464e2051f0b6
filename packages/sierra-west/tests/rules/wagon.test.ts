/** 5.3: the wagon and its trail. */
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { act, can, choicesOf, eventsOf, listed, plain, promptOf, walk } from '../helpers/play.ts';
import { atEnd, give, type Scene, turnWith } from '../helpers/scenes.ts';
import { TRAILS, type Trail } from '../helpers/trails.ts';

const wagonOf = ({ state }: Scene, index = 0): number => playerOf(state, index).wagon;

describe.each(TRAILS)('moving on $name', (trail) => {
  const { spaces, last } = trail;
  const steps = spaces
    .slice(0, -1)
    .map((space, at) => [at, space.costToNext?.boots ?? 0, space.costToNext?.any ?? 0] as const);

  test.each(steps)('SW-WAGON-01: the step from space %i costs %i boots and %i basics', (at, boots, any) => {
    expect(boots).toBeGreaterThan(0);
    const scene = turnWith({ trail });
    give(scene, 0, { wagon: at, tokens: Math.ceil(boots / 2), basics: [any, 0, 0] });
    expect(listed(scene, 'advance')).toEqual([{ do: 'advance', green: 0, tan: 0, token: boots }]);
    act(scene, 0, { do: 'advance' });
    expect(wagonOf(scene)).toBe(at + 1);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    expect(scene.state.turn.tokenBoots).toBe(boots % 2);
    expect(eventsOf(scene, 'wagonMoved')).toEqual([{ type: 'wagonMoved', player: 0, to: at + 1, back: false }]);
  });

  test.each(steps.filter(([, , any]) => any > 0))(
    'SW-WAGON-01: from space %i, one basic short, there is no step',
    (at, boots, any) => {
      const scene = turnWith({ trail });
      give(scene, 0, { wagon: at, tokens: boots, basics: [any - 1, 0, 0], gold: 9 });
      expect(listed(scene, 'advance')).toEqual([]);
    },
  );

  test('SW-WAGON-01: the basics of a step are chosen', () => {
    const [at] = steps.find(([, , any]) => any === 1)!;
    const scene = turnWith({ trail });
    give(scene, 0, { wagon: at, tokens: 1, basics: [1, 1, 1] });
    act(scene, 0, { do: 'advance' });
    expect(promptOf(scene)).toBe('pay');
    expect(wagonOf(scene)).toBe(at);
    expect(choicesOf(scene)).toHaveLength(3);
    act(scene, 0, { do: 'pay', food: 0, wood: 1, stone: 0 });
    expect(wagonOf(scene)).toBe(at + 1);
    expect(goodsOf(scene)).toEqual([1, 0, 1, 0, 0]);
  });

  test('SW-WAGON-01: several steps in one turn, each at its own cost', () => {
    const scene = turnWith({ trail });
    const first = steps.slice(0, 3);
    const boots = first.reduce((sum, step) => sum + step[1], 0);
    const any = first.reduce((sum, step) => sum + step[2], 0);
    give(scene, 0, { tokens: Math.ceil(boots / 2), basics: [any, 0, 0] });
    for (const at of [1, 2, 3]) {
      act(scene, 0, { do: 'advance' });
      expect(wagonOf(scene)).toBe(at);
    }
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    expect(listed(scene, 'advance')).toEqual([]);
  });

  test('SW-WAGON-02: it moves left by damage and in no other way', () => {
    const scene = turnWith({ trail, tan: [undefined, 'bear'] });
    give(scene, 0, { wagon: 3, tokens: 4 });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'wagonBack' })).toBe(false);
    expect(listed(scene, 'advance')).toEqual([]);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(wagonOf(scene)).toBe(2);
    expect(eventsOf(scene, 'wagonMoved')).toEqual([{ type: 'wagonMoved', player: 0, to: 2, back: true }]);
    expect(can(scene, 0, { do: 'wagonBack' })).toBe(false);
  });

  test('SW-WAGON-03: from the last space nothing can be paid for a step, with boots or by a summit', () => {
    const scene = turnWith({ trail, summits: [{ action: 'advanceWagon', cost: { wood: 1 } }] });
    atEnd(scene, 'green');
    give(scene, 0, { wagon: last, tokens: 9, basics: [9, 9, 9], gold: 9 });
    expect(listed(scene, 'advance')).toEqual([]);
    expect(listed(scene, 'summit')).toEqual([]);
    give(scene, 0, { wagon: last - 1 });
    expect(listed(scene, 'advance')).not.toEqual([]);
    expect(listed(scene, 'summit')).toHaveLength(1);
  });
});

/** Harvest on the first green space; the row holds orchards of 1/1, 2/0, 1/2 apples, in slots 1 to 3. */
function harvest(trail: Trail, wagon: number, slots: number): number[] {
  const scene = turnWith({ trail, green: ['harvest'] });
  scene.state.row = [51, 53, 55].slice(0, slots);
  give(scene, 0, { wagon });
  give(scene, 1, { wagon: trail.last });
  walk(scene, 'green', 1);
  act(scene, 0, plain('green'));
  return scene.state.apples;
}

describe.each(TRAILS)('along $name', (trail) => {
  const { spaces, last, reaching } = trail;
  const APPLES = [
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 3],
  ];

  test.each(spaces.map(({ reach }, at) => [at, reach] as const))(
    'SW-WAGON-04: on space %i the cards of the %i slots below the wagon and to its left count, none to its right',
    (wagon, reach) => {
      expect(harvest(trail, wagon, 3)).toEqual(APPLES[Math.min(reach, 3)]);
    },
  );

  test.each([
    [reaching(3), 2, [3, 1]],
    [last, 1, [1, 1]],
    [last, 3, [4, 3]],
  ])('SW-WAGON-04: empty slots count for nothing: space %i, %i cards in the row', (wagon, slots, apples) => {
    expect(harvest(trail, wagon, slots)).toEqual(apples);
  });

  test('SW-WAGON-05: on the trailhead no card is along the trail', () => {
    expect(harvest(trail, 0, 3)).toEqual([0, 0]);
  });

  test('SW-WAGON-04, SW-WAGON-05: the same for mines and rivers', () => {
    const mines = (wagon: number): number[] => {
      const scene = turnWith({ trail, mode: 'gold-rush', green: ['mine'] });
      scene.state.row = [51, 54]; // 2 gold each, neither dark
      give(scene, 0, { wagon });
      walk(scene, 'green', 1);
      act(scene, 0, plain('green'));
      return eventsOf(scene, 'mined').map(({ counted }) => counted);
    };
    expect([mines(0), mines(reaching(1)), mines(reaching(2)), mines(last)]).toEqual([[0], [2], [4], [4]]);
    const rivers = (wagon: number): number[] => {
      const scene = turnWith({ trail, mode: 'boats-and-banjos', green: ['pan'] });
      scene.state.row = [51, 52, 53];
      scene.state.taken = [0, 0, 0];
      give(scene, 0, { wagon });
      walk(scene, 'green', 1);
      act(scene, 0, plain('green'));
      return scene.state.taken;
    };
    expect([rivers(0), rivers(reaching(1)), rivers(reaching(3))]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 1],
    ]);
  });

  test.each(spaces.map(({ multiplier }, at) => [at, multiplier] as const))(
    'SW-WAGON-06: space %i multiplies by %i at the end',
    (wagon, multiplier) => {
      const scene = turnWith({ trail });
      give(scene, 0, { wagon, tracks: [1, 2, 3] });
      give(scene, 1, { wagon: 0, tracks: [0, 0, 0] });
      const lines = scene.rules.score(scene.state).seats[0]!.lines.filter(({ source }) => source === 'homestead');
      expect(lines.map(({ points }) => points)).toEqual([multiplier, 2 * multiplier, 3 * multiplier]);
    },
  );

  test('SW-WAGON-06: wagons may share a space', () => {
    const scene = turnWith({ trail });
    give(scene, 0, { tokens: 1 });
    give(scene, 1, { wagon: 1 });
    act(scene, 0, { do: 'advance' });
    expect([wagonOf(scene, 0), wagonOf(scene, 1)]).toEqual([1, 1]);
  });
});
