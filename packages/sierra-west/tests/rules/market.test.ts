/** 5.7: the cabin market and building. */
import { createStreams, shuffle, withStream } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/geometry.ts';
import type { CabinType } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { STREAMS } from '../../src/state.ts';
import { settle, spaceOf, tileOf } from '../helpers/cabins.ts';
import { goodsOf } from '../helpers/goods.ts';
import { layMarket } from '../helpers/market.ts';
import { pinned } from '../helpers/pinned.ts';
import { act, can, declineAll, eventsOf, idleTurn, listed, plain, promptOf, walk } from '../helpers/play.ts';
import { begin, give, type Scene, turnWith } from '../helpers/scenes.ts';

const MARKET = (['G1', 'G2', 'T1', 'G3'] as const).map((type) => tileOf(type));
const STACK = (['T2', 'G5', 'G4'] as const).map((type) => tileOf(type)); // G4 is on top

/** The tan pioneer stands on a shovel of the left (2) or right (4) paid space; nothing can be claimed. */
function onShovel(space: 2 | 4, basics: number[], market = MARKET, stack = STACK, discard: number[] = []): Scene {
  const scene = turnWith({ tan: [undefined, 'shovel', undefined, 'shovel'] });
  layMarket(scene, market, stack, discard);
  give(scene, 0, { basics });
  walk(scene, 'tan', space);
  return scene;
}

/** The market spaces whose tile could be built now. */
function buildable(scene: Scene): number[] {
  if (!can(scene, 0, plain('tan'))) return [];
  act(scene, 0, plain('tan'));
  return listed(scene, 'build').map(({ market }) => market);
}

function build(scene: Scene, market: number): void {
  act(scene, 0, plain('tan'));
  act(scene, 0, { do: 'build', market });
}

describe('building', () => {
  test.each([
    [2, 0, []],
    [2, 1, [3]],
    [2, 2, [1, 2, 3]],
    [2, 3, [0, 1, 2, 3]],
    [4, 1, []],
    [4, 2, [3]],
    [4, 3, [1, 2, 3]],
    [4, 4, [0, 1, 2, 3]],
  ] as const)('SW-MARKET-01: on tan-%i with %i basics the market spaces %j are within reach', (space, n, spaces) => {
    expect(pinned.content.boards.market).toEqual([2, 1, 1, 0]);
    expect(buildable(onShovel(space, [n, 0, 0]))).toEqual(spaces);
  });

  test.each([
    [2, 0, 3],
    [2, 1, 2],
    [2, 3, 1],
    [4, 0, 4],
    [4, 2, 3],
    [4, 3, 2],
  ] as const)('SW-MARKET-01: from tan-%i market space %i costs %i basics in all', (space, market, cost) => {
    const scene = onShovel(space, [0, 5, 0]);
    give(scene, 0, { gold: 3 });
    build(scene, market);
    expect(goodsOf(scene)).toEqual([0, 5 - cost, 0, 3, 0]);
    expect(eventsOf(scene, 'built')).toEqual([{ type: 'built', player: 0, tile: MARKET[market], market }]);
    expect(playerOf(scene.state, 0).cabins).toContain(MARKET[market]);
  });

  test('SW-MARKET-01: the mix is chosen, and the cabin stands when it is paid', () => {
    const scene = onShovel(2, [1, 1, 1]);
    build(scene, 1);
    expect(promptOf(scene)).toBe('pay');
    expect(playerOf(scene.state, 0).cabins).toEqual([NONE, NONE, NONE, NONE]);
    act(scene, 0, { do: 'pay', food: 1, wood: 0, stone: 1 });
    expect(playerOf(scene.state, 0).cabins[0]).toBe(tileOf('G2'));
    expect(goodsOf(scene)).toEqual([0, 1, 0, 0, 0]);
  });

  test('SW-MARKET-01: nothing is built without a shovel', () => {
    const scene = turnWith({ tan: [undefined, 'food'], green: ['wood'] });
    give(scene, 0, { basics: [9, 9, 9], gold: 9 });
    walk(scene, 'tan', 2);
    walk(scene, 'green', 1);
    expect(can(scene, 0, { do: 'build' })).toBe(false);
  });

  test('SW-MARKET-02: a green tile goes to a green space, a tan one to the fourth', () => {
    const scene = onShovel(2, [9, 0, 0]);
    build(scene, 2);
    expect(playerOf(scene.state, 0).cabins).toEqual([NONE, NONE, NONE, tileOf('T1')]);
    walk(scene, 'tan', 4);
    build(scene, 3);
    expect(playerOf(scene.state, 0).cabins).toEqual([tileOf('G2'), NONE, NONE, tileOf('T1')]);
  });

  test('SW-MARKET-02: with three green cabins no green tile, with a tan one no tan tile can be built', () => {
    const greens = onShovel(2, [9, 0, 0]);
    settle(greens, 0, 'G7', 'G8', 'G9');
    layMarket(greens, MARKET, STACK);
    expect(buildable(greens)).toEqual([2]);
    const tan = onShovel(2, [9, 0, 0]);
    settle(tan, 0, 'T3');
    layMarket(tan, MARKET, STACK);
    expect(buildable(tan)).toEqual([0, 1, 3]);
    const full = onShovel(2, [9, 0, 0]);
    settle(full, 0, 'G7', 'G8', 'G9', 'T3');
    layMarket(full, MARKET, STACK);
    expect(can(full, 0, plain('tan'))).toBe(false);
  });

  test('SW-MARKET-02: a gap among the green spaces is filled; the other cabins stay where they are', () => {
    const scene = onShovel(2, [9, 0, 0]);
    settle(scene, 0, 'G7', 'G8', 'G9');
    layMarket(scene, MARKET, STACK);
    playerOf(scene.state, 0).cabins[1] = NONE;
    build(scene, 3);
    expect(playerOf(scene.state, 0).cabins).toEqual([tileOf('G7'), tileOf('G3'), tileOf('G9'), NONE]);
  });

  test.each(['G1', 'G2', 'T1', 'G3'] as const)('SW-MARKET-03: a player with a %s cannot build a second one', (type) => {
    const scene = onShovel(2, [9, 0, 0]);
    settle(scene, 0, type);
    playerOf(scene.state, 0).cabins[spaceOf(scene, 0, type)] = tileOf(type, 1);
    layMarket(scene, MARKET, STACK);
    expect(buildable(scene)).toEqual([0, 1, 2, 3].filter((market) => MARKET[market] !== tileOf(type)));
  });

  test('SW-MARKET-03: another player’s cabin of the type is no obstacle', () => {
    const scene = onShovel(2, [9, 0, 0]);
    settle(scene, 1, 'G1', 'G2', 'G3', 'T1');
    layMarket(
      scene,
      MARKET.map((tile) => tile + 1),
      STACK,
    );
    expect(buildable(scene)).toEqual([0, 1, 2, 3]);
  });

  test('SW-MARKET-04: a cabin stays through use, turns and rounds; only damage takes it', () => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    const types: CabinType[] = ['G1', 'G2', 'G6', 'T2'];
    settle(scene, 0, ...types);
    const cabins = playerOf(scene.state, 0).cabins.slice();
    expect(can(scene, 0, { do: 'loseCabin' })).toBe(false);
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 2 });
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    act(scene, 0, { do: 'pass' });
    declineAll(scene);
    for (let turn = 0; turn < 3; turn++) idleTurn(scene);
    expect(playerOf(scene.state, 0).cabins).toEqual(cabins);
    const hurt = turnWith({ tan: [undefined, 'bear'] });
    settle(hurt, 0, 'G1', 'G2');
    walk(hurt, 'tan', 2);
    act(hurt, 0, { do: 'takeDamage', pioneer: 'tan' });
    act(hurt, 0, { do: 'loseCabin', space: 0 });
    expect(playerOf(hurt.state, 0).cabins).toEqual([NONE, tileOf('G2'), NONE, NONE]);
  });
});

describe('the display', () => {
  test.each([0, 1, 2])(
    'SW-MARKET-05: with the tile of space %i taken, that of the red space is discarded',
    (market) => {
      const scene = onShovel(2, [9, 0, 0]);
      build(scene, market);
      expect(scene.state.cabinDiscard).toEqual([tileOf('G3')]);
      expect(scene.state.market).not.toContain(tileOf('G3'));
      expect(eventsOf(scene, 'cabinDiscarded')).toEqual([{ type: 'cabinDiscarded', tile: tileOf('G3') }]);
    },
  );

  test('SW-MARKET-05: when the rightmost tile itself is taken, nothing is discarded', () => {
    const scene = onShovel(2, [9, 0, 0]);
    build(scene, 3);
    expect(scene.state.cabinDiscard).toEqual([]);
    expect(eventsOf(scene, 'cabinDiscarded')).toEqual([]);
  });

  test.each([
    [0, ['G5', 'G4', 'G2', 'T1']],
    [1, ['G5', 'G4', 'G1', 'T1']],
    [2, ['G5', 'G4', 'G1', 'G2']],
    [3, ['G4', 'G1', 'G2', 'T1']],
  ] as const)(
    'SW-MARKET-06: after taking from space %i the rest slides right and new tiles fill the left',
    (market, after) => {
      const scene = onShovel(2, [9, 0, 0]);
      build(scene, market);
      const tiles = after.map((type) => tileOf(type));
      expect(scene.state.market).toEqual(tiles);
      expect(scene.state.cabinStack).toEqual(STACK.slice(0, market === 3 ? 2 : 1));
      expect(eventsOf(scene, 'marketFilled')).toEqual([{ type: 'marketFilled', market: tiles, barrier: true }]);
    },
  );

  test('SW-MARKET-06: an empty stack is remade from the shuffled discard pile', () => {
    const discard = [tileOf('G7'), tileOf('G8'), tileOf('G9')];
    const scene = onShovel(2, [9, 0, 0], MARKET, [tileOf('G4')], discard);
    build(scene, 0);
    expect(eventsOf(scene, 'cabinsReshuffled')).toMatchObject([{ size: 4, barrier: true }]); // with the one from the red space
    expect(scene.state.cabinDiscard).toEqual([]);
    const [fresh, ...others] = scene.state.market;
    expect(others).toEqual([tileOf('G4'), tileOf('G2'), tileOf('T1')]);
    const pool = [...discard, tileOf('G3')];
    expect(pool).toContain(fresh);
    expect([fresh!, ...scene.state.cabinStack].sort((a, b) => a - b)).toEqual(pool.sort((a, b) => a - b));
  });

  test('SW-MARKET-06: a stack with enough tiles is not remade', () => {
    const scene = onShovel(2, [9, 0, 0], MARKET, STACK, [tileOf('G7')]);
    build(scene, 0);
    expect(eventsOf(scene, 'cabinsReshuffled')).toEqual([]);
    expect(scene.state.cabinDiscard).toEqual([tileOf('G7'), tileOf('G3')]);
  });

  test('SW-MARKET-07: a second shovel in the same turn sees the new display', () => {
    const scene = onShovel(2, [9, 0, 0]);
    build(scene, 3);
    expect(scene.state.market).toEqual([tileOf('G4'), tileOf('G1'), tileOf('G2'), tileOf('T1')]);
    walk(scene, 'tan', 4);
    build(scene, 0); // came a moment ago
    expect(playerOf(scene.state, 0).cabins).toEqual([tileOf('G3'), tileOf('G4'), NONE, NONE]);
    expect(scene.state.cabinDiscard).toEqual([tileOf('T1')]);
  });

  test('SW-MARKET-08: with stack and discard pile empty, spaces stay empty', () => {
    const scene = onShovel(2, [9, 0, 0], MARKET, []);
    build(scene, 3);
    expect(scene.state.market).toEqual([NONE, tileOf('G1'), tileOf('G2'), tileOf('T1')]);
    walk(scene, 'tan', 4);
    expect(buildable(scene)).toEqual([1, 2, 3]);
  });

  test('SW-MARKET-08: on an empty market nothing can be built', () => {
    const scene = onShovel(2, [9, 0, 0], [NONE, NONE, NONE, NONE], []);
    expect(can(scene, 0, plain('tan'))).toBe(false);
  });

  test('SW-MARKET-09: new tiles come one at a time, each to the rightmost empty space', () => {
    const scene = onShovel(
      2,
      [9, 0, 0],
      [NONE, tileOf('G1'), NONE, tileOf('G3')],
      [tileOf('T2'), tileOf('G5'), tileOf('G4'), tileOf('G6')],
    );
    build(scene, 1);
    expect(scene.state.market).toEqual([tileOf('T2'), tileOf('G5'), tileOf('G4'), tileOf('G6')]);
  });

  test.each(['1', '2', '3'])(
    'SW-MARKET-09: at setup the first tile of the shuffled stack is the rightmost (seed %s)',
    (digit) => {
      const seed = digit.repeat(32);
      const { state, rules } = begin({ seed });
      const streams = createStreams(seed, STREAMS);
      const stack = withStream(streams, 'cabins', (random) => shuffle(random, [...rules.box.tiles.keys()]));
      const drawn = [stack.pop(), stack.pop(), stack.pop(), stack.pop()];
      expect(state.market).toEqual(drawn.reverse());
      expect(state.cabinStack).toEqual(stack);
    },
  );
});
