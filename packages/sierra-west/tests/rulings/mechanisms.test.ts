/** Rulings 17.3 and SW-R-122: boots, wagon, claiming, mule, market, damage, tracks, Fur Trade. */
import { describe, expect, test } from 'vitest';
import { BASE, NONE, positionAt } from '../../src/geometry.ts';
import type { Summit } from '../../src/index.ts';
import { CAMP, GREY_CABIN, SUMMIT } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { occupy, settle, tileOf } from '../helpers/cabins.ts';
import { faceUp, goodsOf } from '../helpers/goods.ts';
import { closeMarket, layMarket } from '../helpers/market.ts';
import { layMountain } from '../helpers/mountains.ts';
import { pinned } from '../helpers/pinned.ts';
import {
  act,
  answersOf,
  can,
  choicesOf,
  climbs,
  declineAll,
  eventsOf,
  idleTurn,
  listed,
  pass,
  plain,
  promptOf,
  walk,
} from '../helpers/play.ts';
import { atEnd, begin, give, giveHand, reveal, type Scene, turnWith } from '../helpers/scenes.ts';
import { facing } from '../helpers/solo.ts';
import { FREE } from '../helpers/summits.ts';
import { TRAILS } from '../helpers/trails.ts';

const at = positionAt;
const last = pinned.content.boards.trail.length - 1;
const frontiersman = ({ state }: Scene, index = 0): number => playerOf(state, index).frontiersmen[0]!;

/** The tan path has a shovel on both paid spaces; seat 0 stands on the left one with enough to pay for both. */
function diggers(setting: Parameters<typeof turnWith>[0] = {}): Scene {
  const scene = turnWith({ ...setting, tan: [undefined, 'shovel', undefined, 'shovel'] });
  give(scene, 0, { basics: [9, 0, 0] });
  walk(scene, 'tan', 2);
  return scene;
}

function claim(scene: Scene, position: number, to: 'deck' | 'discard'): number {
  give(scene, 0, { frontiersmen: [position] });
  const card = scene.state.mountain[position]!;
  act(scene, 0, plain('tan'));
  act(scene, 0, { do: 'claim', to });
  return card;
}

function build(scene: Scene, market: number): void {
  act(scene, 0, plain('tan'));
  act(scene, 0, { do: 'build', market });
}

describe('boots', () => {
  test('SW-R-35: the boots of a space last as long as the pioneer stands there', () => {
    const scene = turnWith({ green: ['boots2'], tan: ['food'], summits: [undefined, FREE('wood')] });
    scene.state.mule = 0;
    give(scene, 0, { gold: 1 });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'muleToCabin' });
    act(scene, 0, { do: 'changeGold', into: 'food' });
    act(scene, 0, { do: 'summit', figure: 'mule', at: 1 });
    act(scene, 1, { do: 'track', pioneer: 'green' });
    walk(scene, 'tan', 1);
    act(scene, 0, plain('tan'));
    for (const to of [0, 6]) act(scene, 0, { do: 'climb', to, boot: 'green' });
    expect(frontiersman(scene)).toBe(6);
    expect(goodsOf(scene)[4]).toBe(1); // the token of the wood track was not touched
  });

  test.each(TRAILS)('SW-R-35: the pools of both pioneers can be added for one step of the wagon, on $name', (trail) => {
    const scene = turnWith({ trail, green: ['boots1'], tan: ['boots1'] });
    const { at, any } = trail.costing(2);
    give(scene, 0, { wagon: at, basics: [any, 0, 0] });
    walk(scene, 'green', 1);
    walk(scene, 'tan', 1);
    expect(listed(scene, 'advance')).toEqual([{ do: 'advance', green: 1, tan: 1, token: 0 }]);
    act(scene, 0, { do: 'advance' });
    expect(playerOf(scene.state, 0).wagon).toBe(at + 1);
    expect(climbs(scene)).toEqual([]);
  });

  test('SW-R-35: one pioneer leaving loses its own pool only', () => {
    const scene = turnWith({ green: ['boots2'], tan: ['boots2'] });
    walk(scene, 'green', 1);
    walk(scene, 'tan', 1);
    walk(scene, 'tan', 2);
    expect(scene.state.turn).toMatchObject({ greenBoots: 2, tanBoots: 0 });
  });

  test.each([
    ['a move along a path', { do: 'step', pioneer: 'green' }],
    ['an icon', { do: 'use', pioneer: 'green' }],
    ['the start of a path', { do: 'enter', pioneer: 'tan' }],
    ['a cabin', { do: 'assign', pioneer: 'tan', space: 0 }],
    ['the mule', { do: 'muleToCabin' }],
    ['a summit', { do: 'summit', figure: 'mule', at: 0 }],
  ])('SW-R-36: the second boot of a token is lost by %s', (_name, other) => {
    const scene = turnWith({ green: ['food'], summits: [{ action: 'homestead', cost: {}, track: 'stone' }] });
    settle(scene, 0, 'G7');
    give(scene, 0, { tokens: 1 });
    scene.state.mule = 0;
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'climb', to: 0, boot: 'token' });
    expect(climbs(scene)).not.toEqual([]);
    act(scene, 0, other);
    declineAll(scene);
    expect(climbs(scene)).toEqual([]);
    expect(goodsOf(scene)[4]).toBe(0);
  });

  test.each(TRAILS)(
    'SW-R-36: it is kept while other boots or another token are spent, and may be split or combined, on $name',
    (trail) => {
      const scene = turnWith({ trail, green: ['boots1'] });
      const { at, any } = trail.costing(2);
      give(scene, 0, { tokens: 2, wagon: at, basics: [any, 0, 0] });
      walk(scene, 'green', 1);
      act(scene, 0, { do: 'climb', to: 0, boot: 'token' });
      act(scene, 0, { do: 'climb', to: 6, boot: 'green' });
      expect(listed(scene, 'advance')).toEqual([{ do: 'advance', green: 0, tan: 0, token: 2 }]);
      act(scene, 0, { do: 'advance' }); // the second boot of the first token and the first of the second
      expect(goodsOf(scene)[4]).toBe(0);
      act(scene, 0, { do: 'climb', to: 11, boot: 'token' });
      expect(climbs(scene)).toEqual([]);
      expect(playerOf(scene.state, 0)).toMatchObject({ wagon: at + 1, frontiersmen: [11] });
    },
  );

  test('SW-R-37: tokens may be spent before the first pioneer has moved and after the last', () => {
    const scene = turnWith();
    give(scene, 0, { tokens: 2 });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
    act(scene, 0, { do: 'climb', to: 0, boot: 'token' });
    walk(scene, 'green', 6);
    walk(scene, 'tan', 5);
    act(scene, 0, { do: 'climb', to: 6, boot: 'token' });
    expect(frontiersman(scene)).toBe(6);
  });

  test('SW-R-37: never off-turn: neither in a Tracker nor in a Trapper window, nor while planning', () => {
    const tracker = turnWith({ summits: [FREE('food')] });
    atEnd(tracker, 'green');
    for (const seat of [0, 1]) give(tracker, seat, { tokens: 3 });
    act(tracker, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(promptOf(tracker, 1)).toBe('tracker');
    const trapper = reveal({
      animals: ['fox'],
      before: (state) => Object.assign(playerOf(state, 1), { tokens: 3, basics: [1, 0, 0] }),
    });
    expect(promptOf(trapper, 1)).toBe('trapper');
    const planning = begin();
    give(planning, 0, { tokens: 3 });
    for (const scene of [tracker, trapper, planning])
      for (const seat of [0, 1])
        expect(answersOf(scene, seat).filter(({ do: what }) => what === 'climb' || what === 'advance')).toEqual([]);
  });
});

describe('wagon', () => {
  test('SW-R-38: one cost per border, that between the wagon’s space and the next', () => {
    const scene = turnWith({
      content({ boards }) {
        boards.trail[0]!.costToNext = { boots: 1, food: 1 };
        boards.trail[1]!.costToNext = { boots: 1, wood: 1 };
        boards.trail[2]!.costToNext = { boots: 1, stone: 1 };
      },
    });
    for (const [wagon, basics] of [
      [0, [1, 0, 0]],
      [1, [0, 1, 0]],
      [2, [0, 0, 1]],
    ] as const) {
      give(scene, 0, { wagon, tokens: 1, basics: [1, 1, 1].map((n, i) => n - basics[i]!) });
      expect(listed(scene, 'advance')).toEqual([]);
      give(scene, 0, { basics: [...basics] });
      act(scene, 0, { do: 'advance' });
      expect(playerOf(scene.state, 0)).toMatchObject({ wagon: wagon + 1, basics: [0, 0, 0] });
    }
  });

  test('SW-R-39: on the last space there is no move and no payment, but damage moves it back', () => {
    const scene = turnWith({
      tan: [undefined, 'bear'],
      summits: [{ action: 'advanceWagon', cost: {} }],
    });
    atEnd(scene, 'green');
    give(scene, 0, { wagon: last, tokens: 9, basics: [9, 9, 9] });
    expect([listed(scene, 'advance'), listed(scene, 'summit')]).toEqual([[], []]);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).wagon).toBe(last - 1);
    expect(listed(scene, 'advance')).not.toEqual([]);
    expect(listed(scene, 'summit')).toHaveLength(1);
  });

  test('SW-R-40: from the trailhead nothing is along the trail, also with the Fish Market beside it', () => {
    const panned = (wagon: number): number[] => {
      const scene = turnWith({ mode: 'boats-and-banjos', green: ['pan'] });
      give(scene, 0, { wagon });
      walk(scene, 'green', 1);
      act(scene, 0, plain('green'));
      return scene.state.taken;
    };
    expect([panned(0), panned(1)]).toEqual([[0], [1]]);
  });

  test.each(TRAILS)('SW-R-41: a wagon ahead of the row has only the cards that are there, on $name', (trail) => {
    const scene = turnWith({ trail, green: ['harvest'] });
    scene.state.row = [51]; // 1 green, 1 red
    give(scene, 0, { wagon: trail.reaching(5) });
    walk(scene, 'green', 1);
    act(scene, 0, plain('green'));
    expect(scene.state.apples).toEqual([1, 1]);
  });

  test('SW-R-41: wagons never block each other, going on or coming back', () => {
    const scene = turnWith({ seats: 4, tan: [undefined, 'bear'] });
    for (const seat of [1, 2, 3]) give(scene, seat, { wagon: 1 });
    give(scene, 0, { tokens: 1 });
    act(scene, 0, { do: 'advance' });
    expect([0, 1, 2, 3].map((seat) => playerOf(scene.state, seat).wagon)).toEqual([1, 1, 1, 1]);
    give(scene, 0, { wagon: 2 });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).wagon).toBe(1);
  });

  test('SW-R-42: the trailhead multiplies by 1, not by 0', () => {
    const scene = turnWith();
    give(scene, 0, { tracks: [1, 2, 3], wagon: 0 });
    const lines = scene.rules.score(scene.state).seats[0]!.lines.filter(({ source }) => source === 'homestead');
    expect(lines.map(({ points }) => points)).toEqual([1, 2, 3]);
  });
});

describe('claiming', () => {
  test.each(['deck', 'discard'] as const)(
    'SW-R-43: a claimed card never goes to hand or plan; here to the %s',
    (to) => {
      const scene = diggers();
      layMountain(scene);
      closeMarket(scene);
      const card = claim(scene, at(5, 1), to);
      const player = playerOf(scene.state, 0);
      expect(player[to].at(-1)).toBe(card);
      expect([...player.hand, ...player.plan]).not.toContain(card);
      expect(player.plan).toEqual([0, 1, 2]);
    },
  );

  test('SW-R-44: of several cards put on the deck the last is on top', () => {
    const scene = diggers();
    layMountain(scene);
    closeMarket(scene);
    const deck = playerOf(scene.state, 0).deck.slice();
    const first = claim(scene, at(5, 1), 'deck');
    walk(scene, 'tan', 4);
    const second = claim(scene, at(5, 2), 'deck');
    expect(playerOf(scene.state, 0).deck).toEqual([...deck, first, second]);
  });

  test('SW-R-44: it lies above the fourth card of the variant', () => {
    const { rules } = turnWith({ tan: [undefined, 'shovel'] });
    const scene = begin({ rules, advancedPlanning: true });
    giveHand(scene, 0, [0, 1, 2, 3]);
    act(scene, 0, { do: 'plan', cards: [0, 1, 2], rest: 'deck' });
    expect(playerOf(scene.state, 0).deck.at(-1)).toBe(3);
    layMountain(scene);
    closeMarket(scene);
    give(scene, 0, { basics: [1, 0, 0] });
    walk(scene, 'tan', 2);
    const card = claim(scene, at(5, 1), 'deck');
    expect(playerOf(scene.state, 0).deck.slice(-2)).toEqual([3, card]);
  });

  test('SW-R-44: with an empty deck the card becomes the deck, and is drawn before anything is reshuffled', () => {
    const scene = diggers();
    layMountain(scene);
    closeMarket(scene);
    const { deck } = playerOf(scene.state, 0);
    give(scene, 0, { deck: [], discard: deck });
    const card = claim(scene, at(5, 1), 'deck');
    expect(playerOf(scene.state, 0).deck).toEqual([card]);
    pass(scene);
    expect(playerOf(scene.state, 0).hand).toContain(card);
  });

  test('SW-R-45: in a capture the active player’s own frontiersman goes to the base without a token', () => {
    const scene = turnWith({ mode: 'outlaws-and-outposts', seats: 3, summits: [{ action: 'rifle' }] });
    atEnd(scene, 'green');
    give(scene, 0, { bullets: 2, frontiersmen: [at(5, 1)] });
    give(scene, 1, { frontiersmen: [at(5, 1)] });
    expect(scene.state.outposts[0]).toBe(1);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect([frontiersman(scene), frontiersman(scene, 1)]).toEqual([BASE, BASE]);
    expect([0, 1, 2].map((index) => goodsOf(scene, index)[4])).toEqual([0, 1, 0]);
  });

  test('SW-R-45: Hastings gets a token for each of its figures that the human displaces, none on its own turn', () => {
    const human = facing(['wagon', 'wagon', 'wagon'], { tan: [undefined, 'shovel'] });
    layMountain(human);
    closeMarket(human);
    give(human, 0, { basics: [1, 0, 0] });
    give(human, 1, { frontiersmen: [at(5, 1), at(5, 1)] });
    walk(human, 'tan', 2);
    claim(human, at(5, 1), 'deck');
    expect(playerOf(human.state, 1)).toMatchObject({ frontiersmen: [BASE, BASE], tokens: 2 });

    const own = facing(['shovel', 'wagon', 'wagon']);
    layMountain(own);
    give(own, 0, { frontiersmen: [at(5, 1)] });
    give(own, 1, { frontiersmen: [at(5, 1), at(5, 1)] });
    pass(own);
    expect(playerOf(own.state, 1)).toMatchObject({ frontiersmen: [BASE, BASE], tokens: 0 });
    expect(playerOf(own.state, 0)).toMatchObject({ frontiersmen: [BASE], tokens: 1 });
  });
});

describe('mule', () => {
  test('SW-R-46: gained again while it is on a summit, it stays there and cannot be used once more', () => {
    const scene = turnWith({ green: ['mule'], summits: [FREE('wood'), FREE('stone'), FREE('food')] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    declineAll(scene);
    walk(scene, 'green', 1);
    act(scene, 0, plain('green'));
    expect(scene.state.turn.mule).toBe(SUMMIT);
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 2 }); // the food track, whose reward is the mule
    declineAll(scene);
    expect(scene.state.turn.mule).toBe(SUMMIT);
    expect(can(scene, 0, { do: 'muleToCabin' })).toBe(false);
    expect(can(scene, 0, { do: 'summit', figure: 'mule' })).toBe(false);
  });

  test('SW-R-47: cabin, then summit is allowed; summit, then cabin is not', () => {
    const scene = turnWith({ summits: [FREE('wood'), FREE('stone')] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'muleToCabin' });
    expect(scene.state.turn.mule).toBe(GREY_CABIN);
    act(scene, 0, { do: 'summit', figure: 'mule', at: 1 });
    declineAll(scene);
    expect(scene.state.turn.mule).toBe(SUMMIT + 1);
    expect(can(scene, 0, { do: 'muleToCabin' })).toBe(false);
    expect(can(scene, 0, { do: 'summit', figure: 'mule' })).toBe(false);
  });

  test('SW-R-48: outside its owner’s turn the mule is in camp: its summit is free, and a player who takes it can use it', () => {
    const scene = turnWith({ green: ['mule'], summits: [FREE('wood'), FREE('stone')] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    declineAll(scene);
    pass(scene);
    expect(scene.state.turn.mule).toBe(CAMP);
    giveHand(scene, 1, [9, 10, 11]);
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    walk(scene, 'green', 1);
    expect(can(scene, 1, { do: 'summit', figure: 'mule' })).toBe(false);
    act(scene, 1, plain('green'));
    expect(eventsOf(scene, 'muleGained')).toEqual([{ type: 'muleGained', player: 1, from: 0 }]);
    expect(listed(scene, 'summit').map(({ at: summit }) => summit)).toEqual([0, 1]);
  });
});

describe('market', () => {
  const MARKET = (['G1', 'G2', 'T1', 'G3'] as const).map((type) => tileOf(type));

  test('SW-R-49: it is refilled at once, and not touched at passing', () => {
    const scene = diggers();
    layMarket(scene, MARKET, [tileOf('G5'), tileOf('G4')]);
    build(scene, 3);
    const refilled = [tileOf('G4'), tileOf('G1'), tileOf('G2'), tileOf('T1')];
    expect(scene.state.market).toEqual(refilled);
    pass(scene);
    expect(scene.state.market).toEqual(refilled);
    expect(scene.state.cabinDiscard).toEqual([]);
    idleTurn(scene);
    expect(scene.state.market).toEqual(refilled);
  });

  test('SW-R-50: without new tiles the remaining ones stay on the right', () => {
    const scene = diggers();
    layMarket(scene, [NONE, tileOf('G1'), tileOf('G2'), tileOf('G3')]);
    build(scene, 3);
    expect(scene.state.market).toEqual([NONE, NONE, tileOf('G1'), tileOf('G2')]);
    walk(scene, 'tan', 4);
    build(scene, 3);
    expect(scene.state.market).toEqual([NONE, NONE, NONE, tileOf('G1')]);
  });

  test('SW-R-50: the "rightmost tile" is that of the red space, and as the only discard it comes back at once', () => {
    const scene = diggers();
    layMarket(scene, [NONE, NONE, tileOf('G2'), tileOf('G3')]);
    build(scene, 2);
    expect(eventsOf(scene, 'cabinDiscarded')).toEqual([{ type: 'cabinDiscarded', tile: tileOf('G3') }]);
    expect(scene.state.market).toEqual([NONE, NONE, NONE, tileOf('G3')]);
    expect(scene.state.cabinDiscard).toEqual([]);
  });

  test('SW-R-50: the last tile of all leaves an empty market', () => {
    const scene = diggers();
    layMarket(scene, [NONE, NONE, NONE, tileOf('G3')]);
    build(scene, 3);
    expect(scene.state.market).toEqual([NONE, NONE, NONE, NONE]);
    walk(scene, 'tan', 4);
    expect(can(scene, 0, plain('tan'))).toBe(false);
  });

  test('SW-R-51: after a cabin is lost to damage the same type may be built again', () => {
    const scene = turnWith({ tan: [undefined, 'bear', undefined, 'shovel'] });
    settle(scene, 0, 'G3');
    layMarket(scene, [tileOf('G1'), tileOf('G2'), tileOf('T1'), tileOf('G3', 1)]);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    walk(scene, 'tan', 4);
    give(scene, 0, { basics: [2, 0, 0] });
    build(scene, 3);
    expect(playerOf(scene.state, 0).cabins[0]).toBe(tileOf('G3', 1));
  });

  test('SW-R-122: of the new tiles the one drawn first takes the rightmost empty space', () => {
    const scene = diggers();
    layMarket(scene, MARKET, [tileOf('G7'), tileOf('G5'), tileOf('G4')]);
    build(scene, 0);
    expect(scene.state.market).toEqual([tileOf('G5'), tileOf('G4'), tileOf('G2'), tileOf('T1')]);
    expect(scene.state.cabinStack).toEqual([tileOf('G7')]);
  });

  test('SW-R-122: also when the stack is remade between two tiles', () => {
    const scene = diggers();
    layMarket(scene, MARKET, [tileOf('G4')]);
    build(scene, 0); // the red tile is the whole discard pile
    expect(scene.state.market).toEqual([tileOf('G3'), tileOf('G4'), tileOf('G2'), tileOf('T1')]);
  });
});

describe('damage', () => {
  const bear = (wagon: number, build0: boolean): Scene => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    if (build0) settle(scene, 0, 'G1');
    give(scene, 0, { wagon });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    return scene;
  };

  test('SW-R-52: an option that is impossible cannot be chosen, so the other is forced', () => {
    const both = bear(1, true);
    expect(promptOf(both)).toBe('damage');
    const cabin = bear(0, true);
    expect([promptOf(cabin), playerOf(cabin.state, 0).cabins[0]]).toEqual(['pioneer', NONE]);
    const wagon = bear(1, false);
    expect([promptOf(wagon), playerOf(wagon.state, 0).wagon]).toEqual(['pioneer', 0]);
    const neither = bear(0, false);
    expect(eventsOf(neither, 'damaged')).toMatchObject([{ lost: 'nothing' }]);
  });

  test('SW-R-53: an occupied cabin may be removed; its pioneer may enter its path, not another cabin', () => {
    const scene = turnWith({ green: ['apples01'] });
    settle(scene, 0, 'G6', 'G2', 'G3');
    occupy(scene, 'G6');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(listed(scene, 'assign')).toEqual([]);
    walk(scene, 'tan', 1);
    expect(can(scene, 0, plain('tan'))).toBe(true);
    pass(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
  });
});

describe('tracks and Fur Trade', () => {
  test.each(TRAILS)('SW-R-54: spaces are worth 0 to 5, and the 5th is one player’s alone, on $name', (trail) => {
    const scene = turnWith({ trail, seats: 3, summits: [FREE('stone')] });
    give(scene, 0, { tracks: [0, 0, 4], wagon: trail.times(3) });
    give(scene, 1, { tracks: [0, 0, 4], wagon: trail.times(3) });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    declineAll(scene);
    const points = (seat: number): number | undefined =>
      scene.rules.score(scene.state).seats[seat]!.lines.find(({ params }) => params?.track === 'stone')?.points;
    expect([points(0), points(1), points(2)]).toEqual([15, 12, 0]);
    pass(scene);
    giveHand(scene, 1, [9, 10, 11]);
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    atEnd(scene, 'green');
    act(scene, 1, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 1).tracks).toEqual([0, 0, 4]);
    expect(goodsOf(scene, 1)[3]).toBe(1);
  });

  const fur = (animals: number, mode: Parameters<typeof turnWith>[0] = {}): Scene => {
    const scene = turnWith({ ...mode, green: ['fur'] });
    give(scene, 0, { animals });
    walk(scene, 'green', 1);
    act(scene, 0, plain('green'));
    return scene;
  };

  test('SW-R-55: the rabbit brings food and the bear gold', () => {
    expect(goodsOf(fur(faceUp('rabbit')))).toEqual([1, 0, 0, 0, 0]);
    expect(goodsOf(fur(faceUp('bear')))).toEqual([0, 0, 0, 1, 0]);
  });

  test('SW-R-56: all tiles are applied; none can be declined, and only raccoon, marmot and badger ask', () => {
    const apple = fur(0b11111);
    expect(goodsOf(apple)).toEqual([1, 1, 1, 1, 0]);
    expect(apple.state.apples).toEqual([1, 1]);
    expect(promptOf(apple)).toBe('pioneer');
    for (const [mode, animal, prompt] of [
      ['boats-and-banjos', 'raccoon', 'anyFish'],
      ['gold-rush', 'marmot', 'marmot'],
      ['outlaws-and-outposts', 'badger', 'badger'],
    ] as const) {
      const scene = fur(0b1111 | faceUp(animal), { mode });
      expect(goodsOf(scene)).toEqual([1, 1, 1, 1, 0]);
      expect(promptOf(scene)).toBe(prompt);
      for (const choice of choicesOf(scene)) expect(['decline', 'stop', 'pass']).not.toContain(choice.do);
    }
  });

  test('SW-R-57: the marmot may choose the card already held, without effect, or the other', () => {
    for (const card of ['dynamite', 'lantern'] as const) {
      const scene = fur(faceUp('marmot'), {
        mode: 'gold-rush',
        before: (state) => Object.assign(state, { dynamite: 0, lantern: 1 }),
      });
      act(scene, 0, { do: 'takeCard', card });
      expect(scene.state).toMatchObject({ dynamite: 0, lantern: card === 'lantern' ? 0 : 1 });
      expect(eventsOf(scene, 'cardTaken')).toHaveLength(card === 'lantern' ? 1 : 0);
    }
  });

  test('SW-R-57: the badger may choose the Sheriff already held, without effect, or bullets', () => {
    const held = fur(faceUp('badger'), {
      mode: 'outlaws-and-outposts',
      before: (state) => Object.assign(state, { sheriff: 0 }),
    });
    expect(choicesOf(held)).toHaveLength(2);
    act(held, 0, { do: 'takeCard', card: 'sheriff' });
    expect(held.events).toEqual([]);
    expect([held.state.sheriff, playerOf(held.state, 0).bullets]).toEqual([0, 0]);
    const full = fur(faceUp('badger'), { mode: 'outlaws-and-outposts' });
    give(full, 0, { bullets: 6 });
    act(full, 0, { do: 'takeBullets' });
    expect([full.state.sheriff, playerOf(full.state, 0).bullets]).toEqual([-1, 6]);
  });

  test('SW-R-58: a cost is paid in full before the reward of the same action', () => {
    const stone = (gold: number, repeat?: true): Scene => {
      const summit: Summit = { action: 'homestead', cost: { gold: 1 }, track: 'stone', ...(repeat && { repeat }) };
      const scene = turnWith({ summits: [summit] });
      atEnd(scene, 'green');
      give(scene, 0, { gold });
      return scene;
    };
    expect(listed(stone(0), 'summit')).toEqual([]); // its own gold would cover it
    const once = stone(1);
    act(once, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(once.state, 0)).toMatchObject({ gold: 1, tracks: [0, 0, 1] });
    const again = stone(1, true); // the next repetition may use it
    act(again, 0, { do: 'summit', figure: 'green', at: 0 });
    declineAll(again);
    expect(promptOf(again)).toBe('again');
  });

  test('SW-R-58: apples for resources: the gains of a trade cannot pay for it', () => {
    const scene = turnWith({
      summits: [{ action: 'tradeApples', cost: { apples: { red: 1 }, wood: 1 }, gain: { wood: 3 } }],
    });
    atEnd(scene, 'green');
    scene.state.apples = [0, 1];
    expect(listed(scene, 'summit')).toEqual([]);
    give(scene, 0, { basics: [0, 1, 0] });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(goodsOf(scene)).toEqual([0, 3, 0, 0, 0]);
    expect(scene.state.apples).toEqual([0, 0]);
  });
});
