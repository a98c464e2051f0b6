/** The engine with another card set: rules that no card of the house set shows, played with cards that do. */
import { loadPack } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import {
  CABIN_TYPES,
  type CabinType,
  type Mode,
  positionAt,
  sierraWestFormat,
  sierraWestRules,
  unpack,
} from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { APPLE, BOAT, GOLD, OUT } from '../helpers/modes.ts';
import { otherPack } from '../helpers/otherPack.ts';
import {
  act,
  asked,
  blockedBy,
  can,
  declineAll,
  eventsOf,
  kinds,
  listed,
  plain,
  promptOf,
  refusal,
  walk,
} from '../helpers/play.ts';
import { begin, give, giveHand, type Scene, space } from '../helpers/scenes.ts';
import { pointsFor } from '../helpers/scores.ts';
import { hastingsOf } from '../helpers/solo.ts';

const rules = sierraWestRules(unpack(loadPack(sierraWestFormat, otherPack).content));
const { box } = rules;

/** Starting cards of seat 0: s-1 to s-5 and the mode's card. */
const [S1, S2, S3, S4, S5, OWN] = [0, 1, 2, 3, 4, 8];

/** Seat 0 has laid out these of its cards, no player has trapped, and seat 0 is to move. */
function turn(plan: number[], { mode = APPLE as Mode, seats = 2, basics = [0, 0, 0], tokens = 0 } = {}): Scene {
  const scene = begin({ mode, seats, rules });
  giveHand(scene, 0, plan.toSorted());
  act(scene, 0, { do: 'plan', cards: plan });
  declineAll(scene);
  give(scene, 0, { basics, tokens });
  return scene;
}

/** The left card is this one, as if seat 0 had claimed it earlier. */
function claimedOnLeft({ state }: Scene, id: string): void {
  const card = box.kits[state.mode].cards.findIndex((each) => each.id === id);
  const at = state.mountain.indexOf(card);
  if (at >= 0) state.mountain[at] = -1;
  const player = playerOf(state, 0);
  player.discard.push(player.plan[0]!);
  player.plan[0] = card;
  player.claimed.push(card);
}

/** Seat 0 owns cabins of these types, taken from the stack or the market. */
function settle({ state }: Scene, ...types: CabinType[]): void {
  const player = playerOf(state, 0);
  for (const type of types) {
    const tile = box.tiles.indexOf(CABIN_TYPES.indexOf(type));
    const at = state.market.indexOf(tile);
    if (at >= 0) state.market[at] = state.cabinStack.pop()!;
    state.cabinStack = state.cabinStack.filter((other) => other !== tile);
    player.cabins[type.startsWith('T') ? 3 : player.cabins.indexOf(-1)] = tile;
  }
}

describe('boots on a paid space', () => {
  test('SW-PATH-09, SW-BOOT-01: boots are there once paid for, and lost when the pioneer leaves', () => {
    const scene = turn([S2, S1, S3], { basics: [1, 0, 0] });
    walk(scene, 'tan', 2);
    expect(kinds(scene)).not.toContain('climb');
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    act(scene, 0, { do: 'climb', to: 0, boot: 'tan' });
    expect(can(scene, 0, { do: 'climb', boot: 'tan' })).toBe(true);
    act(scene, 0, { do: 'step', pioneer: 'tan' });
    // tan-3 brings a boot of its own, without a price
    act(scene, 0, { do: 'climb', to: 6, boot: 'tan' });
    expect(can(scene, 0, { do: 'climb' })).toBe(false);
  });

  test('SW-PATH-10: the right paid space costs 2, and can be left alone', () => {
    const scene = turn([S2, S1, S3], { basics: [1, 0, 0] });
    walk(scene, 'tan', 4);
    expect(blockedBy(scene, 0, plain('tan'))).toBe('SW-PATH-09');
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(true);
    give(scene, 0, { basics: [1, 0, 1] });
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    act(scene, 0, { do: 'climb', to: 5, boot: 'tan' });
    expect(can(scene, 0, { do: 'climb' })).toBe(false);
  });

  test('SW-CABIN-T1: the left one is free with its help', () => {
    const scene = turn([S2, S1, S3]);
    settle(scene, 'T1');
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan', cabin: 'T1' });
    expect(scene.state.turn.tanBoots).toBe(2);
  });

  test('SW-R-68, SW-R-69: a green pioneer that drops there by G5 has them doubled by G3, once paid', () => {
    const scene = turn([S2, S1, S3], { basics: [1, 0, 0], tokens: 1 });
    settle(scene, 'G3', 'G5', 'G6');
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 2 });
    act(scene, 0, { do: 'shortcut' });
    expect(playerOf(scene.state, 0).green).toBe(space('tan', 2));
    expect(scene.state.turn.greenBoots).toBe(0);
    act(scene, 0, plain('green'));
    expect(scene.state.turn.greenBoots).toBe(4);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });
});

test('SW-R-60: an ∞ homestead opens a Tracker window after every step, on any track', () => {
  const scene = turn([S2, S1, S3], { seats: 3, basics: [3, 0, 0] });
  walk(scene, 'green', 6);
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  const windows = (['wood', 'stone', 'food'] as const).map((track, n) => {
    if (n > 0) act(scene, 0, { do: 'again' });
    act(scene, 0, { do: 'homestead', track });
    const open = asked(scene);
    if (n === 0) act(scene, 2, { do: 'track', pioneer: 'tan' });
    if (n === 2) act(scene, 1, { do: 'track', pioneer: 'green' });
    declineAll(scene);
    return open;
  });
  // seat 2 has tracked: its space is taken
  expect(windows).toEqual([[1, 2], [1], [1]]);
  expect(playerOf(scene.state, 0)).toMatchObject({ tracks: [1, 1, 1], basics: [0, 0, 0], tokens: 1, gold: 1 });
  expect([goodsOf(scene, 1), goodsOf(scene, 2)]).toEqual([
    [1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0],
  ]);
  expect([scene.state.mule, promptOf(scene, 0)]).toEqual([0, 'pioneer']);
});

describe('∞ in the modes', () => {
  test('SW-SUMMIT-05, SW-OUT-20: a rifle shoots on as long as there are bullets, past an emptied outpost', () => {
    const scene = turn([OWN, S1, S3], { mode: OUT });
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.sheriff).toBe(0);
    walk(scene, 'green', 6);
    give(scene, 0, { bullets: 6 });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(kinds(scene)).toEqual(['again', 'stop']);
    expect(scene.state.outposts).toEqual([1, 2, 2, 2, 2]);
    act(scene, 0, { do: 'again' });
    expect(eventsOf(scene, 'specialEntered')).toMatchObject([{ slot: 2, position: positionAt(5, 1) }]);
    act(scene, 0, { do: 'again' });
    expect(playerOf(scene.state, 0)).toMatchObject({ outlaws: 3, bullets: 0, gold: 3 });
    expect(scene.state.outposts).toEqual([0, 1, 2, 2, 2]);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-SUMMIT-05: a repeated action can be stopped, and not resumed', () => {
    const scene = turn([OWN, S1, S3], { mode: OUT });
    walk(scene, 'green', 6);
    give(scene, 0, { bullets: 6 });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'stop' });
    expect(playerOf(scene.state, 0)).toMatchObject({ outlaws: 1, bullets: 4 });
    expect(can(scene, 0, { do: 'summit', at: 0 })).toBe(false);
  });

  test('SW-GOLD-10: carts can be bought as long as the player can pay', () => {
    const scene = turn([OWN, S1, S3], { mode: GOLD, basics: [2, 1, 0] });
    walk(scene, 'green', 6);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'pay', food: 1, wood: 0, stone: 0 });
    act(scene, 0, { do: 'again' });
    act(scene, 0, { do: 'pay', food: 0, wood: 1, stone: 0 });
    act(scene, 0, { do: 'again' });
    expect(playerOf(scene.state, 0)).toMatchObject({ carts: [0, 0, 0], basics: [0, 0, 0] });
    expect([scene.state.carts, promptOf(scene)]).toEqual([5, 'pioneer']);
  });

  test('SW-R-31: carts can be bought as long as there are any', () => {
    const scene = turn([OWN, S1, S3], { mode: GOLD, basics: [9, 0, 0] });
    scene.state.carts = 2;
    walk(scene, 'green', 6);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'again' });
    expect([scene.state.carts, promptOf(scene)]).toEqual([0, 'pioneer']);
    expect(playerOf(scene.state, 0)).toMatchObject({ carts: [0, 0], basics: [7, 0, 0] });
  });

  test('SW-ACT-08: a wagon advances again and again, without a boot, to the end of the trail', () => {
    const scene = turn([S5, S1, S3], { basics: [9, 3, 3] });
    give(scene, 0, { wagon: 1 });
    walk(scene, 'green', 6);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    for (const more of [true, true, false]) {
      act(scene, 0, { do: 'pay', food: 3 });
      if (more) act(scene, 0, { do: 'again' });
    }
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 4, basics: [0, 3, 3] });
    expect(promptOf(scene)).toBe('pioneer');
  });
});

describe('a special card that lies on another', () => {
  /** Seat 0 claims the card under its frontiersman, which is on `position`, on the left or the right shovel. */
  function claim(scene: Scene, position: number, shovel: 2 | 4): void {
    give(scene, 0, { frontiersmen: [position] });
    walk(scene, 'tan', shovel);
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'claim', to: 'discard' });
  }
  const tale = ({ events }: Scene): unknown[] =>
    events.flatMap((event) =>
      event.type === 'turnedUp'
        ? [['turned up', event.position]]
        : event.type === 'specialEntered'
          ? [[`slot ${event.slot}`, event.position]]
          : [],
    );

  test('SW-CLAIM-08: both go to the row, one after the other, with two players', () => {
    const scene = turn([S1, S2, S4], { basics: [3, 0, 0] });
    claim(scene, positionAt(5, 1), 2);
    expect(tale(scene)).toEqual([
      ['slot 2', positionAt(4, 1)],
      ['turned up', positionAt(3, 1)],
    ]);
    claim(scene, positionAt(5, 2), 4);
    expect(tale(scene)).toEqual([
      ['slot 3', positionAt(4, 2)],
      ['turned up', positionAt(4, 3)],
      ['slot 4', positionAt(3, 2)],
    ]);
    expect(scene.state.row).toHaveLength(4);
    expect(playerOf(scene.state, 0).claimed).toHaveLength(2);
  });

  test('SW-R-14: the upper row first, then left to right, with four players; players who stood there are compensated', () => {
    const scene = turn([S1, S2, S4], { seats: 4, basics: [3, 0, 0] });
    give(scene, 1, { frontiersmen: [positionAt(3, 3)] });
    give(scene, 2, { frontiersmen: [positionAt(4, 2)] });
    give(scene, 3, { frontiersmen: [positionAt(3, 2)] });
    claim(scene, positionAt(5, 1), 2);
    expect(tale(scene)).toEqual([['turned up', positionAt(4, 1)]]);
    claim(scene, positionAt(5, 2), 4);
    expect(tale(scene)).toEqual([
      ['slot 2', positionAt(4, 2)],
      ['slot 3', positionAt(4, 3)],
      ['slot 4', positionAt(3, 3)],
      ['turned up', positionAt(3, 4)],
    ]);
    expect([1, 2, 3].map((seat) => playerOf(scene.state, seat).tokens)).toEqual([1, 1, 0]);
    // (3,2) is still covered by (4,1)
    expect(playerOf(scene.state, 3).frontiersmen).toEqual([positionAt(3, 2)]);
  });

  test('SW-BOAT-18: river cards that come together are seeded in the order in which they come', () => {
    const scene = turn([S1, S2, S4], { mode: BOAT, basics: [3, 0, 0] });
    claim(scene, positionAt(5, 1), 2);
    claim(scene, positionAt(5, 2), 4);
    expect(eventsOf(scene, 'riverSeeded').map(({ slot }) => slot)).toEqual([3, 4]);
    expect(scene.state.taken).toEqual([0, 0, 0, 0]);
  });
});

describe('a trail of five spaces', () => {
  test('SW-WAGON-01: a border without boots costs only what is printed there', () => {
    const scene = turn([S2, S1, S3], { basics: [1, 0, 0] });
    expect(listed(scene, 'advance')).toEqual([{ do: 'advance', green: 0, tan: 0, token: 0 }]);
    act(scene, 0, { do: 'advance' });
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 1, basics: [0, 0, 0] });
    expect(can(scene, 0, { do: 'advance' })).toBe(false);
    give(scene, 0, { wagon: 2, basics: [1, 9, 0] });
    expect(can(scene, 0, { do: 'advance' })).toBe(false);
    give(scene, 0, { basics: [1, 0, 1] });
    act(scene, 0, { do: 'advance', green: 0, tan: 0, token: 0 });
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 3, basics: [0, 0, 0] });
  });

  test('SW-BOOT-03: three boots of one border come from both pioneers and a token', () => {
    const scene = turn([S2, S1, S3], { tokens: 1 });
    give(scene, 0, { wagon: 1 });
    walk(scene, 'green', 1);
    walk(scene, 'tan', 3);
    expect(listed(scene, 'advance')).toEqual([
      { do: 'advance', green: 2, tan: 1, token: 0 },
      { do: 'advance', green: 2, tan: 0, token: 1 },
      { do: 'advance', green: 1, tan: 1, token: 1 },
      { do: 'advance', green: 1, tan: 0, token: 2 },
      { do: 'advance', green: 0, tan: 1, token: 2 },
    ]);
  });

  test('SW-WAGON-03: the fifth space is the last', () => {
    const scene = turn([S2, S1, S3], { basics: [9, 9, 9], tokens: 9 });
    give(scene, 0, { wagon: 4 });
    expect(can(scene, 0, { do: 'advance' })).toBe(false);
    expect(blockedBy(scene, 0, { do: 'advance' })).toBe('SW-WAGON-03');
  });

  test('SW-SCORE-06: tracks are worth nothing on this trailhead, and seven times their space at the end', () => {
    const scene = begin({ rules });
    give(scene, 0, { tracks: [3, 0, 1] });
    expect([0, 1, 2, 3, 4].map((wagon) => [give(scene, 0, { wagon }), pointsFor(scene, 'homestead')][1])).toEqual([
      0, 8, 12, 16, 28,
    ]);
  });

  test('SW-WAGON-04: a space reaches as many slots as it says, and no further', () => {
    const green = (wagon: number): number => {
      // the card of the mode: mandatory apples, then on tan-2 a harvest
      const scene = turn([OWN, S1, S3], { basics: [1, 0, 0] });
      scene.state.row = [52, 55, 56];
      give(scene, 0, { wagon });
      walk(scene, 'tan', 2);
      act(scene, 0, plain('tan'));
      return scene.state.apples[0]!;
    };
    // orchards with 3, 2 and 6 green apples; the supply stops at 6
    expect([0, 1, 2, 3, 4].map(green)).toEqual([0, 5, 5, 6, 6]);
  });

  test('SW-SOLO-40: the wagon of Hastings may start on the last space of this trail, not beyond', () => {
    const scene = begin({ seats: 1, rules, hastings: { wagon: 4 } });
    expect(hastingsOf(scene).wagon).toBe(4);
    expect(refusal(() => begin({ seats: 1, rules, hastings: { wagon: 5 } }))).toBe('bad-options');
  });
});

describe('other numbers', () => {
  test('SW-PATH-10: apples on a paid space are mandatory too: paid, or damage, or the pioneer stays', () => {
    const scene = turn([OWN, S1, S3], { basics: [1, 0, 0] });
    claimedOnLeft(scene, 'a-1');
    give(scene, 0, { wagon: 1 });
    walk(scene, 'tan', 1);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    act(scene, 0, plain('tan')); // tan-1: (3,0), free and mandatory
    act(scene, 0, { do: 'step', pioneer: 'tan' });
    expect(kinds(scene)).toContain('takeDamage');
    expect(blockedBy(scene, 0, { do: 'step', pioneer: 'tan' })).toBe('SW-PATH-06');
    act(scene, 0, plain('tan'));
    expect([scene.state.apples, goodsOf(scene)]).toEqual([
      [5, 2],
      [0, 0, 0, 0, 0],
    ]);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(true);
  });

  test('SW-MARKET-01: the red space may cost something, and another nothing', () => {
    const scene = turn([S1, S2, S4], { basics: [1, 0, 0] });
    const tiles = (['G1', 'G2', 'G3', 'G4'] as const).map((type) => box.tiles.indexOf(CABIN_TYPES.indexOf(type)));
    scene.state.market = tiles;
    walk(scene, 'tan', 2);
    act(scene, 0, plain('tan'));
    expect(listed(scene, 'build').map(({ market }) => market)).toEqual([0, 2]);
    expect(blockedBy(scene, 0, { do: 'build', market: 3 })).toBe('SW-MARKET-01');
  });

  test('SW-APPLE-11: the apple tracks end at 3; a marker there stays, and the reward is gained', () => {
    const scene = turn([S1, S2, S3]);
    claimedOnLeft(scene, 'a-3');
    scene.state.apples = [0, 2];
    give(scene, 0, { apples: [0, 2] });
    walk(scene, 'green', 2);
    act(scene, 0, plain('green')); // an apple, which is mandatory
    walk(scene, 'green', 6);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(eventsOf(scene, 'raised')).toMatchObject([{ track: 'red', to: 3, moved: true }]);
    act(scene, 0, { do: 'again' });
    expect(eventsOf(scene, 'raised')).toMatchObject([{ track: 'red', to: 3, moved: false }]);
    expect(playerOf(scene.state, 0)).toMatchObject({ apples: [0, 3], gold: 4 });
  });

  test('SW-BOAT-16: the Fish Market pays the resource that this set matches with the fish', () => {
    const scene = turn([S2, S1, S3], { mode: BOAT });
    give(scene, 0, { fish: [1, 1, 1] });
    act(scene, 0, { do: 'sellFish', trout: 1, bass: 0, salmon: 0 });
    expect(goodsOf(scene)).toEqual([0, 0, 1, 0, 0]);
    act(scene, 0, { do: 'sellFish', trout: 0, bass: 1, salmon: 0 });
    expect(goodsOf(scene)).toEqual([1, 0, 1, 0, 0]);
    act(scene, 0, { do: 'sellFish', trout: 0, bass: 0, salmon: 1 });
    expect(goodsOf(scene)).toEqual([1, 1, 1, 0, 0]);
  });

  test('SW-MARKET-03: of five tiles alike only one can be owned', () => {
    const scene = turn([S1, S2, S4], { basics: [9, 0, 0] });
    settle(scene, 'T3');
    const [first, ...others] = [...box.tiles.keys()].filter((tile) => CABIN_TYPES[box.tiles[tile]!] === 'T3');
    expect(playerOf(scene.state, 0).cabins).toContain(first);
    scene.state.market = others;
    give(scene, 0, { frontiersmen: [positionAt(5, 1)] });
    walk(scene, 'tan', 2);
    act(scene, 0, plain('tan'));
    for (const market of [0, 1, 2, 3]) expect(blockedBy(scene, 0, { do: 'build', market })).toBe('SW-MARKET-03');
  });
});
