/** Chapter 6: common path and summit actions. */
import { describe, expect, test } from 'vitest';
import { NONE, positionAt } from '../../src/geometry.ts';
import { type Card, MODES, SLOTS } from '../../src/index.ts';
import { SUMMIT } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { tileOf } from '../helpers/cabins.ts';
import { faceUp, goodsOf } from '../helpers/goods.ts';
import { closeMarket, layMarket } from '../helpers/market.ts';
import { pinned } from '../helpers/pinned.ts';
import { act, can, climbs, declineAll, eventsOf, kinds, listed, plain, promptOf, walk } from '../helpers/play.ts';
import { atEnd, give, type Scene, space, turnWith } from '../helpers/scenes.ts';

/** The green pioneer stands on this icon. */
function on(icon: string, setting: Parameters<typeof turnWith>[0] = {}): Scene {
  const scene = turnWith({ ...setting, green: [icon] });
  walk(scene, 'green', 1);
  return scene;
}

describe('path', () => {
  test.each([
    ['food', [1, 0, 0, 0, 0]],
    ['food2', [2, 0, 0, 0, 0]],
    ['wood', [0, 1, 0, 0, 0]],
    ['wood2', [0, 2, 0, 0, 0]],
    ['stone', [0, 0, 1, 0, 0]],
    ['stone2', [0, 0, 2, 0, 0]],
    ['gold', [0, 0, 0, 1, 0]],
    ['gold2', [0, 0, 0, 2, 0]],
  ])('SW-ACT-01: %s brings what it shows, once', (icon, goods) => {
    const scene = on(icon);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    act(scene, 0, plain('green'));
    expect(goodsOf(scene)).toEqual(goods);
    expect(can(scene, 0, plain('green'))).toBe(false);
  });

  test('SW-ACT-01: on the tan path the same, by the tan pioneer', () => {
    const scene = turnWith({ tan: ['wood2', 'gold'] });
    walk(scene, 'tan', 1);
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 2, 0, 0, 0]);
    walk(scene, 'tan', 2);
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 1, 0, 1, 0]);
  });

  test('SW-ACT-02: a shovel is either a claim or a build, and one only', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    layMarket(scene, [tileOf('G1'), tileOf('G2'), tileOf('T1'), tileOf('G3')], [tileOf('G4'), tileOf('G5')]);
    give(scene, 0, { basics: [9, 0, 0], frontiersmen: [positionAt(5, 1)] });
    walk(scene, 'tan', 2);
    act(scene, 0, plain('tan'));
    expect(kinds(scene)).toEqual(['build', 'claim']);
    act(scene, 0, { do: 'build', market: 3 });
    expect(playerOf(scene.state, 0)).toMatchObject({ claimed: [], frontiersmen: [positionAt(5, 1)] });
    expect(promptOf(scene)).toBe('pioneer');
    expect(can(scene, 0, plain('tan'))).toBe(false);
  });

  test('SW-ACT-02: it cannot be activated when neither a claim nor a build can be carried out', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    give(scene, 0, { basics: [9, 9, 9] });
    closeMarket(scene);
    walk(scene, 'tan', 2);
    expect(can(scene, 0, plain('tan'))).toBe(false);
    give(scene, 0, { frontiersmen: [positionAt(5, 1)] });
    expect(can(scene, 0, plain('tan'))).toBe(true);
    give(scene, 0, { basics: [0, 0, 0] });
    expect(can(scene, 0, plain('tan'))).toBe(false);
  });

  test('SW-ACT-02: a build that cannot be paid in full does not count, whatever the space costs', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    layMarket(scene, [tileOf('G1'), tileOf('G2'), NONE, NONE]);
    give(scene, 0, { basics: [1, 0, 0] });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, plain('tan'))).toBe(false); // 1 for the space and 1 for the cheaper tile
    give(scene, 0, { basics: [1, 1, 0] });
    act(scene, 0, plain('tan'));
    expect(listed(scene, 'build')).toEqual([{ do: 'build', market: 1 }]);
  });

  test('SW-ACT-03: the mule icon brings the mule', () => {
    const scene = on('mule');
    act(scene, 0, plain('green'));
    expect(scene.state.mule).toBe(0);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-ACT-03: the Fur Trade icon works the face-up tiles', () => {
    const scene = on('fur');
    give(scene, 0, { animals: faceUp('rabbit') | faceUp('bear') });
    act(scene, 0, plain('green'));
    expect(goodsOf(scene)).toEqual([1, 0, 0, 1, 0]);
  });

  test('SW-ACT-03: a boots icon needs no activation; its boots are there', () => {
    const scene = on('boots1');
    expect(can(scene, 0, plain('green'))).toBe(false);
    expect(climbs(scene)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each([
    [2, 1],
    [4, 2],
  ])('SW-ACT-04: the bear on tan-%i is paid with %i, which has no effect but to let the pioneer go on', (n, cost) => {
    const scene = turnWith({ tan: [undefined, n === 2 ? 'bear' : undefined, undefined, n === 4 ? 'bear' : undefined] });
    walk(scene, 'tan', n);
    give(scene, 0, { basics: [0, 0, 3], wagon: 2 });
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 0, 3 - cost, 0, 0]);
    expect(playerOf(scene.state, 0).wagon).toBe(2);
    expect(eventsOf(scene, 'gained')).toEqual([]);
    expect(can(scene, 0, { do: 'takeDamage' })).toBe(false);
    act(scene, 0, { do: 'step', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).tan).toBe(space('tan', n + 1));
  });

  test('SW-ACT-04: an unpaid bear means damage, which is no payment, or staying there at no cost', () => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    walk(scene, 'tan', 2);
    give(scene, 0, { basics: [1, 0, 0], wagon: 2 });
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(goodsOf(scene)).toEqual([1, 0, 0, 0, 0]);
    expect(playerOf(scene.state, 0).wagon).toBe(1);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(true);
    const stay = turnWith({ tan: [undefined, 'bear'] });
    walk(stay, 'tan', 2);
    give(stay, 0, { wagon: 2 });
    expect(can(stay, 0, { do: 'use' })).toBe(false);
    act(stay, 0, { do: 'pass' });
    expect(playerOf(stay.state, 0)).toMatchObject({ wagon: 2, basics: [0, 0, 0] });
  });

  test('SW-ACT-05: the Pair of Boots icon brings one token', () => {
    const scene = on('token');
    act(scene, 0, plain('green'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 1]);
    expect(scene.state.turn.greenBoots).toBe(0);
  });

  test('SW-ACT-06: shovels, bear hazards and Dueling Banjos are printed in the paid slot only', () => {
    const { starting, modeCards, modes, boards } = pinned.content;
    const cards: Card[] = [...starting, ...MODES.flatMap((mode) => [modeCards[mode], ...modes[mode].cards])];
    const seen = new Set<string>();
    for (const card of cards)
      for (const slot of SLOTS) {
        const { icon } = card.path[slot];
        if (icon !== 'shovel' && icon !== 'bearHazard' && icon !== 'duelingBanjos') continue;
        seen.add(icon);
        expect(slot, card.id).toBe('TL');
      }
    expect(seen.size).toBe(3);
    for (const path of ['green', 'tan'] as const)
      for (const { slot, paid } of boards.path[path]) expect(paid !== undefined).toBe(slot === 'TL');
  });

  test.each([
    ['shovel', 'apple-hill'],
    ['bear', 'apple-hill'],
    ['dueling', 'boats-and-banjos'],
  ] as const)('SW-ACT-06: %s is paid for by the space it stands on: 1 on the left, 2 on the right', (icon, mode) => {
    for (const [n, cost] of [
      [2, 1],
      [4, 2],
    ] as const) {
      const scene = turnWith({
        mode,
        tan: [undefined, n === 2 ? icon : undefined, undefined, n === 4 ? icon : undefined],
      });
      walk(scene, 'tan', n);
      closeMarket(scene);
      give(scene, 0, { basics: [0, cost - 1, 0], frontiersmen: [positionAt(5, 2)] });
      expect(can(scene, 0, plain('tan'))).toBe(false);
      give(scene, 0, { basics: [0, cost, 0] });
      act(scene, 0, plain('tan'));
      if (icon === 'shovel') act(scene, 0, { do: 'claim', to: 'deck' });
      expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    }
  });
});

describe('summits', () => {
  test.each([
    [{ food: 1, wood: 1, stone: 1 }, { basics: [1, 1, 1] }],
    [{ gold: 2 }, { gold: 2 }],
    [
      { any: 2, gold: 1 },
      { basics: [0, 2, 0], gold: 1 },
    ],
  ])('SW-ACT-07: a homestead summit is paid first: %j', (cost, goods) => {
    const scene = turnWith({ summits: [{ action: 'homestead', cost, track: 'wood' }] });
    atEnd(scene, 'green');
    expect(listed(scene, 'summit')).toEqual([]);
    give(scene, 0, goods);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0)).toMatchObject({ tracks: [0, 1, 0], green: SUMMIT });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 1]);
    const order = scene.events.map(({ type }) => type);
    expect(order.indexOf('paid')).toBeLessThan(order.indexOf('raised'));
  });

  test('SW-ACT-07: the cost may be fish', () => {
    const scene = turnWith({
      mode: 'boats-and-banjos',
      summits: [{ action: 'homestead', cost: { fish: { bass: 2 } }, track: 'wood' }],
    });
    atEnd(scene, 'green');
    give(scene, 0, { fish: [2, 1, 2], basics: [9, 9, 9], canoe: 1 });
    expect(listed(scene, 'summit')).toEqual([]);
    give(scene, 0, { fish: [2, 2, 2] });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0)).toMatchObject({ fish: [2, 0, 2], basics: [9, 9, 9], tracks: [0, 1, 0] });
  });

  test.each([
    [{ wood: 1, bullets: 2 }, [0, 1, 0]],
    [{ bullets: 2 }, [0, 0, 0]],
  ])('SW-ACT-07: the cost may include bullets or be bullets alone: %j', (cost, basics) => {
    const scene = turnWith({ mode: 'outlaws-and-outposts', summits: [{ action: 'homestead', cost, track: 'stone' }] });
    atEnd(scene, 'green');
    give(scene, 0, { basics, bullets: 1 });
    expect(listed(scene, 'summit')).toEqual([]);
    give(scene, 0, { bullets: 3 });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0)).toMatchObject({ basics: [0, 0, 0], bullets: 1, tracks: [0, 0, 1] });
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'SW-ACT-08: "advance wagon" costs what the card says, from space %i as from any',
    (wagon) => {
      const scene = turnWith({ summits: [{ action: 'advanceWagon', cost: { wood: 2 } }] });
      atEnd(scene, 'green');
      give(scene, 0, { wagon, basics: [0, 1, 5] });
      expect(listed(scene, 'summit')).toEqual([]);
      give(scene, 0, { basics: [5, 2, 5] });
      act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
      expect(playerOf(scene.state, 0)).toMatchObject({ wagon: wagon + 1, basics: [5, 0, 5], tokens: 0 });
      expect(eventsOf(scene, 'wagonMoved')).toMatchObject([{ to: wagon + 1, back: false }]);
      expect(promptOf(scene)).toBe('pioneer');
    },
  );

  test('SW-ACT-08: boots and tokens at hand are not spent', () => {
    const scene = turnWith({ tan: ['boots2'], summits: [{ action: 'advanceWagon', cost: { any: 1 } }] });
    atEnd(scene, 'green');
    walk(scene, 'tan', 1);
    give(scene, 0, { wagon: 3, basics: [1, 0, 0], tokens: 2 });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    declineAll(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 4, tokens: 2 });
    expect(scene.state.turn.tanBoots).toBe(2);
  });
});
