import { CordilleraError, createMatch } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { BASE, NONE, positionAt } from '../../src/geometry.ts';
import {
  ANIMALS,
  MODES,
  PLAN_ACTIONS,
  type PlanAction,
  type PlanCard,
  type SierraWestEvent,
  sierraWest,
} from '../../src/index.ts';
import { CAMP, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { loadDice } from '../helpers/dice.ts';
import { changes, faceUp, resourcesOf } from '../helpers/goods.ts';
import { house } from '../helpers/packs.ts';
import { pinned } from '../helpers/pinned.ts';
import { act, answersOf, can, eventsOf, pass, promptOf, walk } from '../helpers/play.ts';
import { atEnd, begin, give, newMatch, type Scene } from '../helpers/scenes.ts';
import { linesOf, pointsFor, totalOf, worth } from '../helpers/scores.ts';
import { actionsIn, hastingsOf, hastingsPlays, solo } from '../helpers/solo.ts';
import { TRAILS } from '../helpers/trails.ts';

const TOP_LEFT = positionAt(5, 1);
const TOP_RIGHT = positionAt(5, 2);
/** A special of the mode lies here, under (5,1) alone. */
const UNDER_TOP_LEFT = positionAt(4, 1);
const ALL_PLANS = Array.from({ length: 18 }, (_, card) => card);

/** Hastings on the last trail space, where the action `wagon` does nothing: a filler when tiles are face-up. */
const still = (action: PlanAction): PlanAction[] => [action, 'wagon', 'wagon', 'wagon'];

/** Only these fields of Hastings changed during its turn. */
function changesBy(scene: Scene): ReturnType<typeof changes> {
  const before = structuredClone(hastingsOf(scene));
  hastingsPlays(scene);
  return changes(before, hastingsOf(scene));
}

const players = (events: readonly SierraWestEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'turnBegan' ? [event.player] : []));

/** The human stands on (5,1) with a shovel to claim it. */
function claimer(setting: Parameters<typeof solo>[0] = {}): Scene {
  const scene = solo({ tan: [undefined, 'shovel'], ...setting });
  give(scene, 0, { basics: [1, 0, 0], frontiersmen: [TOP_LEFT] });
  return scene;
}
function claim(scene: Scene): void {
  walk(scene, 'tan', 2);
  act(scene, 0, { do: 'use', pioneer: 'tan' });
  act(scene, 0, { do: 'claim', to: 'discard' });
}

describe('setup', () => {
  test.each(MODES)('SW-SOLO-01: %s is set up as for 2 players, and Hastings has no cards and no goods', (mode) => {
    const alone = begin({ mode, seats: 1 }).state;
    const pair = begin({ mode, seats: 2 }).state;
    const positions = (mountain: number[]) => mountain.flatMap((card, position) => (card > 50 ? [position] : []));
    expect(positions(alone.mountain)).toEqual(positions(pair.mountain));
    expect(alone.row).toHaveLength(1);
    for (const supply of ['fish', 'carts', 'outposts', 'outlawSupply'] as const)
      expect(alone[supply]).toEqual(pair[supply]);
    expect(alone.players).toHaveLength(2);
    expect(playerOf(alone, 1)).toMatchObject({
      hand: [],
      deck: [],
      discard: [],
      plan: [],
      basics: [0, 0, 0],
      gold: 0,
      tokens: 0,
      fish: [0, 0, 0],
      carts: [],
      bullets: 0,
      outlaws: 0,
      cabins: [],
    });
    expect(playerOf(alone, 0).hand).toHaveLength(3);
    expect(newMatch({ mode }, 1).deciders()).toEqual([0]);
  });

  test('SW-SOLO-02: two frontiersmen of Hastings start on the base; its pioneers are never used', () => {
    const scene = solo({ actions: ['move', 'homesteadFood', 'gold', 'wagon'] });
    expect(hastingsOf(scene).frontiersmen).toEqual([BASE, BASE]);
    hastingsPlays(scene);
    expect(hastingsOf(scene)).toMatchObject({ frontiersmen: [TOP_LEFT, BASE], green: CAMP, tan: CAMP });
  });

  test.each([
    [0, 'left'],
    [1, 'right'],
  ])('SW-SOLO-02: frontiersman %i, the %s one, counts as a frontiersman in all respects', (figure) => {
    const scene = claimer();
    const frontiersmen = [BASE, BASE];
    frontiersmen[figure] = TOP_LEFT;
    give(scene, 1, { frontiersmen });
    claim(scene);
    expect(hastingsOf(scene)).toMatchObject({ frontiersmen: [BASE, BASE], tokens: 1 });
    expect(eventsOf(scene, 'displaced')).toContainEqual({ type: 'displaced', player: 1, frontiersman: figure });
  });

  test.each(MODES)(
    'SW-SOLO-03: in %s its wagon and markers are at the start and four common tiles face-down',
    (mode) => {
      const scene = begin({ mode, seats: 1 });
      expect(hastingsOf(scene)).toMatchObject({ wagon: 0, tracks: [0, 0, 0], apples: [0, 0], animals: 0 });
      expect(linesOf(scene, 1)).toContainEqual({ source: 'animals', params: { tiles: 4 }, points: -12 });
    },
  );

  test('SW-SOLO-04: 18 plan cards are shuffled and one is face-up', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { hastings } = begin({ seats: 1, seed: String(seed) }).state;
      expect([...hastings!.pile, hastings!.active].sort((a, b) => a - b)).toEqual(ALL_PLANS);
      expect(hastings).toMatchObject({ discard: [], shown: null });
      orders.add([hastings!.active, ...hastings!.pile].join());
    }
    expect(orders.size).toBe(20);
  });

  test('SW-SOLO-04: the face-up card is open to the human, the order of the others is not', () => {
    const { rules, state } = begin({ seats: 1 });
    const view = rules.view(state, 0);
    expect(view.hastings).toMatchObject({ active: state.hastings!.active, pileCount: 17 });
    state.hastings!.pile.reverse();
    expect(rules.view(state, 0)).toEqual(view);
  });

  test('SW-SOLO-05: the human always begins', () => {
    for (let seed = 0; seed < 20; seed++) {
      const scene = begin({ seats: 1, seed: String(seed), start: 'random' });
      expect(scene.state.start).toBe(0);
      expect(players(scene.events)).toEqual([0]);
    }
  });

  test.each(MODES)('SW-SOLO-06: in %s no action brings Hastings a basic resource', (mode) => {
    for (const action of PLAN_ACTIONS) {
      const scene = solo({ mode, actions: [action, action, action, action] });
      scene.state.mule = 1;
      give(scene, 1, { animals: 0b1111, wagon: 1, frontiersmen: [TOP_LEFT, TOP_RIGHT] });
      hastingsPlays(scene);
      expect(hastingsOf(scene).basics).toEqual([0, 0, 0]);
    }
  });

  test('SW-SOLO-06: it collects gold, Pair of Boots, cards and cabins', () => {
    const scene = solo({ actions: ['homesteadWood', 'gold', 'shovel', 'wagon'] });
    expect(changesBy(scene)).toMatchObject({ gold: 1, tokens: 1, cabins: [expect.any(Number)] });
    const claiming = solo({ actions: ['move', 'shovel'] });
    expect(changesBy(claiming)).toMatchObject({ claimed: [expect.any(Number)] });
  });
});

describe("the human's turn", () => {
  test('SW-SOLO-07: for each frontiersman that the human sends to the base Hastings gains a Pair of Boots', () => {
    const both = claimer();
    give(both, 1, { frontiersmen: [TOP_LEFT, TOP_LEFT] });
    claim(both);
    expect(hastingsOf(both)).toMatchObject({ frontiersmen: [BASE, BASE], tokens: 2 });
    expect(playerOf(both.state, 0)).toMatchObject({ frontiersmen: [BASE], tokens: 0 });

    // one stands on a special that leaves the mountain, the other out of the way
    const special = claimer();
    give(special, 1, { frontiersmen: [TOP_RIGHT, UNDER_TOP_LEFT] });
    claim(special);
    expect(hastingsOf(special)).toMatchObject({ frontiersmen: [TOP_RIGHT, BASE], tokens: 1 });
  });

  test('SW-SOLO-07: the human plays as in a two-player game', () => {
    const scene = solo({ summits: [{ action: 'homestead', cost: {}, track: 'food' }] });
    scene.state.mule = 1;
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(scene.state.mule).toBe(0);
    expect(playerOf(scene.state, 0).tracks).toEqual([1, 0, 0]);
    const events = hastingsPlays(scene);
    expect(players(events)).toEqual([1, 0]);
    expect(playerOf(scene.state, 0).hand).toHaveLength(3);
  });

  test.each([
    ['left', 'fox'],
    ['right', 'beaver'],
  ] as const)(
    'SW-SOLO-08: a highlighted trapper looks at the %s card of the human, just before the pass',
    (side, animal) => {
      const scene = solo({ animals: ['fox', 'rabbit', 'beaver'], active: { trapper: { side, highlighted: true } } });
      expect(hastingsOf(scene).animals).toBe(0);
      hastingsPlays(scene);
      expect(hastingsOf(scene).animals).toBe(faceUp(animal));
      const types = scene.events.map(({ type }) => type);
      expect(types.slice(0, 2)).toEqual(['hastingsTrapped', 'passed']);
      expect(types.filter((type) => type === 'hastingsTrapped')).toHaveLength(1);
    },
  );

  test('SW-SOLO-08: a trapper that is not highlighted does nothing, nor does that of the next card', () => {
    const scene = solo({
      animals: ['fox', 'rabbit', 'beaver'],
      next: { trapper: { side: 'left', highlighted: true } },
    });
    hastingsPlays(scene);
    expect(hastingsOf(scene).animals).toBe(0);
  });

  test.each([
    ['rabbit', 0, faceUp('rabbit')],
    ['bear', faceUp('rabbit'), faceUp('rabbit', 'bear')],
    ['bear', faceUp('bear'), faceUp('bear')],
    [undefined, faceUp('fox'), faceUp('fox')],
  ] as const)(
    'SW-SOLO-09: a card with %s turns that tile if it is face-down (%i before, %i after), free of charge',
    (animal, before, after) => {
      const scene = solo({
        animals: [animal, 'beaver', 'beaver'],
        active: { trapper: { side: 'left', highlighted: true } },
      });
      give(scene, 1, { animals: before, gold: 3, tokens: 2 });
      act(scene, 0, { do: 'pass' });
      expect(hastingsOf(scene).animals).toBe(after);
      expect(eventsOf(scene, 'hastingsTrapped')).toHaveLength(before === after ? 0 : 1);
      expect(hastingsOf(scene)).toMatchObject({ tokens: 2, basics: [0, 0, 0] });
    },
  );

  test.each(MODES)('SW-SOLO-10: in %s the mode animal is never trapped', (mode) => {
    const animal = ANIMALS[4 + MODES.indexOf(mode)]!;
    const scene = solo({ mode, animals: [animal], active: { trapper: { side: 'left', highlighted: true } } });
    hastingsPlays(scene);
    expect(hastingsOf(scene).animals).toBe(0);
    expect(eventsOf(scene, 'hastingsTrapped')).toEqual([]);
  });

  test('SW-SOLO-10: Hastings never tracks, and there is no question about it', () => {
    const scene = solo({ summits: [{ action: 'homestead', cost: {}, track: 'wood' }] });
    const before = structuredClone(hastingsOf(scene));
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 1, 0]);
    expect(scene.state.flow.lanes).toBe(null);
    expect(promptOf(scene, 0)).toBe('pioneer');
    expect(changes(before, hastingsOf(scene))).toEqual({});
  });
});

describe("Hastings's turn", () => {
  const ACTIONS: PlanAction[] = ['gold', 'wagon', 'homesteadStone', 'homesteadWood'];

  test.each([
    [
      [false, true, true, true],
      ['wagon', 'homesteadStone', 'homesteadWood'],
    ],
    [
      [true, false, true, true],
      ['gold', 'homesteadStone', 'homesteadWood'],
    ],
    [
      [true, true, false, true],
      ['gold', 'wagon', 'homesteadWood'],
    ],
    [
      [true, true, true, false],
      ['gold', 'wagon', 'homesteadStone'],
    ],
  ])('SW-SOLO-11: the left edge %o of the new card marks three actions of the active one', (arrows, done) => {
    const scene = solo({
      actions: ACTIONS,
      arrows,
      active: { arrows: [true, true, true, true] },
      next: { actions: ['mode', 'mode', 'mode', 'mode'] },
    });
    const events = hastingsPlays(scene);
    expect(eventsOf(scene, 'planTurned')).toEqual([{ type: 'planTurned', card: 1, beside: 0, barrier: true }]);
    expect(actionsIn(events)).toEqual(done);
  });

  test('SW-SOLO-11: the new card lies beside the active one for the turn', () => {
    const scene = solo({ actions: ['homesteadStone'] });
    pass(scene);
    expect(promptOf(scene, 0)).toBe('tracker');
    expect(scene.state.hastings).toMatchObject({ active: 0, shown: 1 });
  });

  test('SW-SOLO-12: from top to bottom: a shovel after the move claims, before the move it builds', () => {
    const after = solo({ actions: ['move', 'shovel'] });
    hastingsPlays(after);
    expect(actionsIn(after.events).slice(0, 2)).toEqual(['move', 'shovel']);
    expect(hastingsOf(after).claimed).toHaveLength(1);
    expect(hastingsOf(after).cabins).toEqual([]);

    const before = solo({ actions: ['shovel', 'move'] });
    hastingsPlays(before);
    expect(hastingsOf(before).claimed).toEqual([]);
    expect(hastingsOf(before).cabins).toHaveLength(1);
    expect(hastingsOf(before).frontiersmen).toEqual([TOP_LEFT, BASE]);
  });

  test.each([
    [
      [false, true, true, true],
      ['wagon', 'homesteadStone', 'homesteadWood', 'gold'],
    ],
    [
      [true, true, false, true],
      ['gold', 'wagon', 'homesteadWood', 'homesteadStone'],
    ],
  ])('SW-SOLO-13: with the mule the unmarked action of %o follows, always last', (arrows, done) => {
    const scene = solo({ actions: ACTIONS, arrows });
    scene.state.mule = 1;
    expect(actionsIn(hastingsPlays(scene))).toEqual(done);
  });

  test('SW-SOLO-13: without it there is no fourth action', () => {
    for (const mule of [NONE, 0]) {
      const scene = solo({ actions: ACTIONS });
      scene.state.mule = mule;
      expect(actionsIn(hastingsPlays(scene))).toHaveLength(3);
    }
  });

  test('SW-SOLO-13: a mule gained during the three actions counts', () => {
    const scene = solo({ actions: ['gold', 'gold', 'homesteadFood', 'wagon'] });
    scene.state.mule = 0;
    expect(actionsIn(hastingsPlays(scene))).toEqual(['gold', 'gold', 'homesteadFood', 'wagon']);
    expect(scene.state.mule).toBe(1);
    expect(hastingsOf(scene).wagon).toBe(1);
  });

  test.each(MODES)(
    'SW-SOLO-14: in %s the human may trap animals of both plan cards, the ? being the mode animal',
    (mode) => {
      const special = ANIMALS[4 + MODES.indexOf(mode)]!;
      const scene = solo({ mode, active: { animals: ['rabbit'] }, next: { animals: ['bear', 'modeAnimal'] } });
      give(scene, 0, { basics: [0, 2, 0], animals: faceUp('bear') });
      pass(scene);
      expect(promptOf(scene, 0)).toBe('trapper');
      expect(answersOf(scene)).toEqual([
        { do: 'trap', animal: 'rabbit', pay: 'wood', pioneer: 'green' },
        { do: 'trap', animal: 'rabbit', pay: 'wood', pioneer: 'tan' },
        { do: 'trap', animal: special, pay: 'wood', pioneer: 'green' },
        { do: 'trap', animal: special, pay: 'wood', pioneer: 'tan' },
        { do: 'decline' },
      ]);
      act(scene, 0, { do: 'trap', animal: special, pay: 'wood', pioneer: 'tan' });
      expect(playerOf(scene.state, 0)).toMatchObject({
        animals: faceUp('bear', special),
        basics: [0, 1, 0],
        tan: TRAPPER,
        green: CAMP,
      });
    },
  );

  test.each([
    ['homesteadFood', [1, 0, 0]],
    ['homesteadWood', [0, 1, 0]],
    ['homesteadStone', [0, 0, 1]],
  ] as const)('SW-SOLO-14: the human may track the %s of Hastings', (action, basics) => {
    const scene = solo({ actions: [action] });
    pass(scene);
    expect(answersOf(scene)).toEqual([
      { do: 'track', pioneer: 'green' },
      { do: 'track', pioneer: 'tan' },
      { do: 'decline' },
    ]);
    act(scene, 0, { do: 'track', pioneer: 'green' });
    expect(playerOf(scene.state, 0)).toMatchObject({ basics, green: TRACKER, tan: CAMP });
    expect(scene.state.active).toBe(0);
  });

  test('SW-SOLO-15: then the active card is discarded and the other one is active', () => {
    const scene = solo();
    const pile = scene.state.hastings!.pile.slice(0, -1);
    hastingsPlays(scene);
    expect(scene.state.hastings).toMatchObject({ active: 1, shown: null, discard: [0], pile });
  });

  test('SW-SOLO-15: an empty plan deck is remade from the discards', () => {
    const scene = solo();
    Object.assign(scene.state.hastings!, { pile: [], discard: [7, 3, 12, 5] });
    hastingsPlays(scene);
    expect(eventsOf(scene, 'plansReshuffled')).toEqual([{ type: 'plansReshuffled', size: 4, barrier: true }]);
    const { active, pile, discard } = scene.state.hastings!;
    expect([active, ...pile].sort((a, b) => a - b)).toEqual([3, 5, 7, 12]);
    expect(discard).toEqual([0]);
  });

  test.each([
    ['left', 0],
    ['right', 1],
  ] as const)(
    'SW-SOLO-16: an active card that names the %s frontiersman moves that one, whatever the new card says',
    (side, figure) => {
      const scene = solo({
        actions: ['gold', 'move', 'gold'],
        active: { activeSide: side },
        next: { activeSide: side === 'left' ? 'right' : 'left' },
      });
      hastingsPlays(scene);
      const expected = [BASE, BASE];
      expected[figure] = side === 'left' ? TOP_LEFT : TOP_RIGHT;
      expect(hastingsOf(scene).frontiersmen).toEqual(expected);
    },
  );
});

describe("Hastings's actions", () => {
  test.each(TRAILS)(
    'SW-SOLO-17: the wagon advances one space without cost, and not beyond the last, on $name',
    (trail) => {
      const scene = solo({ trail, actions: ['wagon'] });
      give(scene, 1, { wagon: 3 });
      expect(changesBy(scene)).toEqual({ wagon: 4 });
      const end = solo({ trail, actions: ['wagon', 'wagon', 'wagon'] });
      give(end, 1, { wagon: trail.last - 1 });
      expect(changesBy(end)).toEqual({ wagon: trail.last });
      expect(eventsOf(end, 'wagonMoved')).toEqual([{ type: 'wagonMoved', player: 1, to: trail.last, back: false }]);
    },
  );

  test('SW-SOLO-18: food, wood and stone track bring the mule, a Pair of Boots and 1 gold', () => {
    const food = solo({ actions: ['homesteadFood'] });
    food.state.mule = 0;
    expect(changesBy(food)).toEqual({ tracks: [1, 0, 0] });
    expect(food.state.mule).toBe(1);
    expect(changesBy(solo({ actions: ['homesteadWood'] }))).toEqual({ tracks: [0, 1, 0], tokens: 1 });
    expect(changesBy(solo({ actions: ['homesteadStone'] }))).toEqual({ tracks: [0, 0, 1], gold: 1 });
  });

  test('SW-SOLO-18: a marker that cannot rise stays, and the reward comes all the same', () => {
    const scene = solo({ actions: ['homesteadWood', 'homesteadStone'] });
    give(scene, 0, { tracks: [0, 0, 5] });
    give(scene, 1, { tracks: [0, 5, 4] });
    expect(changesBy(scene)).toEqual({ tokens: 1, gold: 1 });
  });

  test.each([
    ['a fresh mountain', [], TOP_LEFT, TOP_RIGHT],
    ['the left gone deeper', [TOP_LEFT, UNDER_TOP_LEFT], positionAt(3, 1), TOP_RIGHT],
    ['the right gone deeper', [TOP_RIGHT, positionAt(4, 3)], TOP_LEFT, positionAt(3, 4)],
    ['both gone deeper', [TOP_LEFT, TOP_RIGHT, UNDER_TOP_LEFT, positionAt(4, 3)], positionAt(3, 1), positionAt(3, 4)],
  ])(
    'SW-SOLO-19: on %s the left one goes to the leftmost, the right one to the rightmost face-up card',
    (_what, gone, left, right) => {
      for (const [activeSide, figure, to] of [
        ['left', 0, left],
        ['right', 1, right],
      ] as const) {
        const scene = solo({ actions: ['move'], active: { activeSide } });
        for (const position of gone) scene.state.mountain[position] = NONE;
        hastingsPlays(scene);
        expect(hastingsOf(scene).frontiersmen[figure]).toBe(to);
        expect(hastingsOf(scene).frontiersmen[1 - figure]).toBe(BASE);
        expect(eventsOf(scene, 'hastingsMoved')).toEqual([{ type: 'hastingsMoved', frontiersman: figure, to }]);
      }
    },
  );

  test('SW-SOLO-19: it stays if it is there already, and moves on from another card', () => {
    const there = solo({ actions: ['move'] });
    give(there, 1, { frontiersmen: [TOP_LEFT, TOP_LEFT] });
    expect(changesBy(there)).toEqual({});
    expect(eventsOf(there, 'hastingsMoved')).toEqual([]);
    const elsewhere = solo({ actions: ['move'] });
    give(elsewhere, 1, { frontiersmen: [TOP_RIGHT, BASE] });
    expect(changesBy(elsewhere)).toEqual({ frontiersmen: [TOP_LEFT, BASE] });
  });

  test('SW-SOLO-20: on the base the left one builds the leftmost tile, and the red one is discarded', () => {
    const scene = solo({ actions: ['shovel'] });
    Object.assign(scene.state, { market: [2, 4, 6, 8], cabinStack: [10, 12, 14], cabinDiscard: [] });
    expect(changesBy(scene)).toEqual({ cabins: [2] });
    expect(scene.state).toMatchObject({ market: [12, 14, 4, 6], cabinStack: [10], cabinDiscard: [8] });
    expect(eventsOf(scene, 'built')).toEqual([{ type: 'built', player: 1, tile: 2, market: 0 }]);
  });

  test('SW-SOLO-20: the right one builds the rightmost tile', () => {
    const scene = solo({ actions: ['shovel'], active: { activeSide: 'right' } });
    Object.assign(scene.state, { market: [2, 4, 6, 8], cabinStack: [10, 12, 14], cabinDiscard: [] });
    give(scene, 1, { frontiersmen: [TOP_LEFT, BASE], gold: 2 });
    expect(changesBy(scene)).toEqual({ cabins: [8] });
    expect(scene.state).toMatchObject({ market: [14, 2, 4, 6], cabinStack: [10, 12], cabinDiscard: [] });
  });

  test('SW-SOLO-21: it may own any number of cabins and duplicates', () => {
    const scene = solo({ actions: ['shovel', 'shovel'] });
    scene.state.market = [1, 19, 3, 5];
    scene.state.cabinStack = [7, 9, 11];
    give(scene, 1, { cabins: [0, 2, 4, 6, 8, 18, 20] }); // five green, two tan
    expect(changesBy(scene)).toEqual({ cabins: [0, 2, 4, 6, 8, 18, 20, 1, 9] });
  });

  test('SW-SOLO-21: the abilities of its cabins are never used', () => {
    const plain = solo({ actions: ['move', 'shovel', 'homesteadStone'] });
    const rich = solo({ actions: ['move', 'shovel', 'homesteadStone'] });
    give(rich, 1, { cabins: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22] });
    expect(changesBy(rich)).toEqual(changesBy(plain));
    expect(resourcesOf(rich, 1)).toEqual([0, 0, 0, 1]);
  });

  test('SW-SOLO-22: on a face-up card it goes to the base and keeps the card apart', () => {
    const scene = solo({ actions: ['shovel'] });
    give(scene, 1, { frontiersmen: [TOP_LEFT, TOP_RIGHT] });
    const card = scene.state.mountain[TOP_LEFT]!;
    const [market, special] = [scene.state.market.slice(), scene.state.mountain[UNDER_TOP_LEFT]!];
    hastingsPlays(scene);
    expect(hastingsOf(scene)).toMatchObject({
      claimed: [card],
      frontiersmen: [BASE, TOP_RIGHT],
      cabins: [],
      deck: [],
      hand: [],
    });
    expect(eventsOf(scene, 'claimed')).toEqual([{ type: 'claimed', player: 1, card, position: TOP_LEFT, to: 'kept' }]);
    const { pile, discard, active } = scene.state.hastings!;
    expect([...pile, ...discard, active].sort((a, b) => a - b)).toEqual(ALL_PLANS);
    const human = playerOf(scene.state, 0);
    expect([...human.hand, ...human.deck, ...human.discard, ...human.claimed]).not.toContain(card);
    // uncovering as usual
    expect(scene.state.mountain[TOP_LEFT]).toBe(NONE);
    expect(scene.state.row.at(-1)).toBe(special);
    expect(scene.state.mountain[UNDER_TOP_LEFT]).toBe(NONE);
    expect(eventsOf(scene, 'turnedUp').map(({ position }) => position)).toEqual([positionAt(3, 1)]);
    expect(scene.state.market).toEqual(market);
  });

  test('SW-SOLO-22: the human on that card, or on a special that leaves, goes to the base with a Pair of Boots', () => {
    for (const place of [TOP_LEFT, UNDER_TOP_LEFT]) {
      const scene = solo({ actions: ['shovel'] });
      give(scene, 1, { frontiersmen: [TOP_LEFT, BASE] });
      give(scene, 0, { frontiersmen: [place] });
      hastingsPlays(scene);
      expect(playerOf(scene.state, 0)).toMatchObject({ frontiersmen: [BASE], tokens: 1 });
      expect(hastingsOf(scene).tokens).toBe(0);
    }
  });

  describe.each(TRAILS)('at the end of $name', (trail) => {
    test.each([
      [[], 0],
      [['rabbit'], 1],
      [['rabbit', 'beaver', 'fox', 'bear'], 4],
      [['fox', 'bear'], 2],
    ] as const)('SW-SOLO-23: Fur Trade with %o face-up brings %i gold and nothing else', (animals, gold) => {
      const scene = solo({ trail, actions: still('furTrade') });
      give(scene, 1, { animals: faceUp(...animals), wagon: trail.last, gold: 10 });
      expect(changesBy(scene)).toEqual(gold === 0 ? {} : { gold: 10 + gold });
    });
  });

  test('SW-SOLO-24: gold brings 1 gold', () => {
    expect(changesBy(solo({ actions: ['gold'] }))).toEqual({ gold: 1 });
    expect(changesBy(solo({ actions: ['gold', 'gold', 'gold'] }))).toEqual({ gold: 3 });
  });

  test.each(TRAILS)(
    'SW-SOLO-25: Apple Hill: the supply is emptied, both markers rise, Fur Trade and 2 gold, on $name',
    (trail) => {
      const scene = solo({ trail, mode: 'apple-hill', actions: still('mode') });
      scene.state.apples = [4, 2];
      give(scene, 1, { animals: faceUp('rabbit', 'fox', 'bear'), wagon: trail.last, apples: [1, 5] });
      expect(changesBy(scene)).toEqual({ apples: [2, 5], gold: 5 });
      expect(scene.state.apples).toEqual([0, 0]);
      expect(eventsOf(scene, 'declined')).toEqual([]); // no Tracker for apple tracks
      expect(playerOf(scene.state, 0).apples).toEqual([0, 0]);
    },
  );

  const FISH_TABLE = [
    [3, 0, 0],
    [0, 3, 0],
    [0, 0, 3],
    [2, 1, 0],
    [0, 2, 1],
    [1, 0, 2],
  ];
  test.each([1, 2, 3, 4, 5, 6])('SW-SOLO-26: Boats & Banjos: a roll of %i brings the fish of the table', (roll) => {
    const scene = solo({ mode: 'boats-and-banjos', actions: ['mode'] });
    loadDice(scene, roll);
    expect(changesBy(scene)).toEqual({ fish: FISH_TABLE[roll - 1] });
    expect(eventsOf(scene, 'hastingsRolled')).toEqual([{ type: 'hastingsRolled', roll, barrier: true }]);
    expect(scene.state.fish).toEqual(FISH_TABLE[roll - 1]!.map((n) => 6 - n));
  });

  test('SW-SOLO-26: as far as they are in the supply', () => {
    const scene = solo({ mode: 'boats-and-banjos', actions: ['mode'] });
    scene.state.fish = [1, 0, 6];
    loadDice(scene, 4); // 2 trout and 1 bass
    expect(changesBy(scene)).toEqual({ fish: [1, 0, 0] });
    expect(scene.state.fish).toEqual([0, 0, 6]);
  });

  test.each(TRAILS)(
    'SW-SOLO-27: then the leftmost piece of every river card along $name goes: gold is kept, stone is not',
    (trail) => {
      const scene = solo({ trail, mode: 'boats-and-banjos', actions: ['mode'] });
      // next pieces: stone, gold (third of 52), gold (second of 53), stone
      Object.assign(scene.state, { row: [51, 52, 53, 54], taken: [0, 2, 1, 0], fish: [0, 0, 0] });
      give(scene, 1, { wagon: trail.reaching(3) });
      expect(changesBy(scene)).toEqual({ gold: 2 });
      expect(scene.state.taken).toEqual([1, 3, 2, 0]);
      expect(resourcesOf(scene, 0)).toEqual([0, 0, 0, 0]);
      expect(eventsOf(scene, 'panned')).toEqual([{ type: 'panned', player: 1, gold: 2, stone: 1 }]);
    },
  );

  test('SW-SOLO-28: Gold Rush: dynamite and lantern come to Hastings, also from the human, and a full cart', () => {
    for (const from of [NONE, 0]) {
      const scene = solo({ mode: 'gold-rush', actions: ['mode'] });
      Object.assign(scene.state, { dynamite: from, lantern: from });
      give(scene, 0, { gold: 5 });
      expect(changesBy(scene)).toEqual({ carts: [2] });
      expect(scene.state).toMatchObject({ dynamite: 1, lantern: 1, carts: 7 });
      expect(playerOf(scene.state, 0).gold).toBe(5);
    }
  });

  test('SW-SOLO-28: with no cart left it gains 2 gold', () => {
    const scene = solo({ mode: 'gold-rush', actions: ['mode', 'mode'] });
    scene.state.carts = 1;
    expect(changesBy(scene)).toEqual({ carts: [2], gold: 2 });
    expect(scene.state).toMatchObject({ dynamite: 1, lantern: 1, carts: 0 });
  });

  test('SW-SOLO-29: Outlaws & Outposts: the Sheriff, two outlaws and 2 gold', () => {
    for (const from of [NONE, 0]) {
      const scene = solo({ mode: 'outlaws-and-outposts', actions: ['mode'] });
      scene.state.sheriff = from;
      expect(changesBy(scene)).toEqual({ outlaws: 2, gold: 2 });
      expect(scene.state.sheriff).toBe(1);
      expect(scene.state.outposts).toEqual([0, 1, 2, 2, 3]);
      expect(scene.state.row).toEqual([51, 52]);
      expect(eventsOf(scene, 'shot')).toEqual([]);
    }
  });

  test('SW-SOLO-29: the outposts follow the usual rules: the human on an emptied one goes to the base', () => {
    const scene = solo({ mode: 'outlaws-and-outposts', actions: ['mode'] });
    give(scene, 0, { frontiersmen: [TOP_LEFT] });
    hastingsPlays(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ frontiersmen: [BASE], tokens: 1, outlaws: 0 });
    expect(scene.state.mountain[UNDER_TOP_LEFT]).toBe(53);
  });

  test('SW-SOLO-29: emptying outpost V brings 5 outlaws to the base, the second capture is one of them', () => {
    const scene = solo({ mode: 'outlaws-and-outposts', actions: ['mode'] });
    const { state } = scene;
    for (const row of [5, 4, 3, 2]) state.mountain[positionAt(row, 1)] = NONE;
    Object.assign(state, { row: [51, 52, 53, 54, 55], outposts: [0, 0, 0, 0, 1] });
    expect(changesBy(scene)).toEqual({ outlaws: 2, gold: 2 });
    expect(state).toMatchObject({ baseOutlaws: 4, outlawSupply: 3, over: true });
    expect(state.row).toHaveLength(6);
  });
});

describe('end and scoring', () => {
  /** One special is left, under (5,1). */
  function lastSpecial(scene: Scene): Scene {
    scene.state.row = [51, 52, 53, 54, 55];
    scene.state.mountain[UNDER_TOP_LEFT] = 56;
    return scene;
  }

  test('SW-SOLO-30: if the human triggers the end, Hastings has its turn and the game is over', () => {
    const scene = lastSpecial(claimer({ actions: ['gold'] }));
    claim(scene);
    expect(scene.state.row).toHaveLength(6);
    expect(scene.state.over).toBe(false);
    const events = hastingsPlays(scene);
    expect(players(events)).toEqual([1]);
    expect(actionsIn(events)).toContain('gold');
    expect(scene.state.over).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'gameEnded' });
  });

  test('SW-SOLO-30: if Hastings triggers it, both have had equally many turns and the game ends with that turn', () => {
    const scene = lastSpecial(solo({ actions: ['move', 'shovel', 'gold'] }));
    const events = hastingsPlays(scene);
    expect(scene.state.over).toBe(true);
    expect(players(events)).toEqual([1]);
    expect(actionsIn(events)).toEqual(['move', 'shovel', 'gold']);
    expect(scene.rules.deciders(scene.state)).toEqual([]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [5, 15],
    [6, 20],
    [8, 30],
  ])('SW-SOLO-31: %i claimed cards of Hastings score %i by the chart', (cards, points) => {
    const scene = begin({ seats: 1 });
    const claimed = Array.from({ length: cards }, (_, i) => 36 + i);
    expect(worth(scene, (own) => Object.assign(own, { claimed }), 1)).toBe(points);
  });

  test.each(TRAILS)(
    'SW-SOLO-31: tracks by its own multiplier, gold, Pair of Boots and face-down tiles as for a player, on $name',
    (trail) => {
      const scene = begin({ seats: 1, trail });
      give(scene, 0, { wagon: trail.last });
      give(scene, 1, {
        wagon: trail.times(3),
        tracks: [5, 2, 1],
        apples: [2, 3],
        gold: 7,
        tokens: 3,
        animals: faceUp('bear'),
      });
      expect(linesOf(scene, 1)).toEqual([
        { source: 'cards', params: { cards: 0 }, points: 0 },
        { source: 'animals', params: { tiles: 3 }, points: -9 },
        { source: 'hastingsCabins', params: { cabins: 0 }, points: 0 },
        { source: 'gold', params: { gold: 7 }, points: 7 },
        { source: 'boots', params: { tokens: 3 }, points: 3 },
        { source: 'homestead', params: { track: 'food', space: 5, multiplier: 3 }, points: 15 },
        { source: 'homestead', params: { track: 'wood', space: 2, multiplier: 3 }, points: 6 },
        { source: 'homestead', params: { track: 'stone', space: 1, multiplier: 3 }, points: 3 },
        { source: 'appleTrack', params: { track: 'green', space: 2, multiplier: 3 }, points: 6 },
        { source: 'appleTrack', params: { track: 'red', space: 3, multiplier: 3 }, points: 9 },
      ]);
      expect(totalOf(scene, 1)).toBe(40);
    },
  );

  test.each(TRAILS)('SW-SOLO-31: carts, lantern and dynamite; outlaws and the Sheriff, on $name', (trail) => {
    const gold = begin({ mode: 'gold-rush', seats: 1 });
    expect(worth(gold, (own) => Object.assign(own, { carts: [2, 2] }), 1)).toBe(12);
    expect(worth(gold, (_own, state) => Object.assign(state, { lantern: 1, dynamite: 1 }), 1)).toBe(6);
    const out = begin({ mode: 'outlaws-and-outposts', seats: 1, trail });
    give(out, 1, { wagon: trail.times(4) });
    expect(worth(out, (own) => Object.assign(own, { outlaws: 4 }), 1)).toBe(16);
    expect(worth(out, (_own, state) => Object.assign(state, { sheriff: 1 }), 1)).toBe(3);
    expect(pointsFor(out, 'sheriff', 0)).toBe(0);
  });

  test('SW-SOLO-32: each cabin of Hastings scores 3, and few cabins cost it nothing', () => {
    const scene = begin({ seats: 1 });
    expect(pointsFor(scene, 'cabins', 1) + pointsFor(scene, 'hastingsCabins', 1)).toBe(0);
    expect(pointsFor(scene, 'cabins', 0)).toBe(-12);
    expect(worth(scene, (own) => Object.assign(own, { cabins: [0, 1, 2, 3, 4, 5] }), 1)).toBe(18);
  });

  test('SW-SOLO-33: its fish count as the most gold the Fish Market would pay; before the end it has only the fish', () => {
    const scene = solo({ mode: 'boats-and-banjos', actions: ['gold'] });
    give(scene, 1, { fish: [3, 2, 1], gold: 2 });
    hastingsPlays(scene);
    expect(hastingsOf(scene)).toMatchObject({ fish: [3, 2, 1], gold: 3 });
    expect(linesOf(scene, 1)).toContainEqual({ source: 'gold', params: { gold: 3 }, points: 3 });
    expect(linesOf(scene, 1)).toContainEqual({ source: 'fishGold', params: { gold: 7 }, points: 7 });
    // the human's fish are worth nothing
    expect(worth(scene, (human) => Object.assign(human, { fish: [3, 2, 1] }), 0)).toBe(0);
  });

  test.each([
    [1, 'beatHastings', [0]],
    [0, 'lostToHastings', []],
    [-1, 'lostToHastings', []],
  ] as const)('SW-SOLO-34: with %i points more than Hastings the result is %s', (ahead, reason, winners) => {
    const scene = begin({ seats: 1 });
    expect(scene.rules.result(scene.state)).toBe(null);
    give(scene, 1, { gold: 30, tracks: [3, 2, 1] });
    playerOf(scene.state, 0).gold = totalOf(scene, 1) - totalOf(scene, 0) + ahead;
    scene.state.over = true;
    const hastings = totalOf(scene, 1);
    expect(scene.rules.result(scene.state)).toEqual({ reason, winners, totals: [hastings + ahead], hastings });
  });

  test('SW-SOLO-34: the human scores as usual', () => {
    const alone = begin({ seats: 1 });
    const pair = begin({ seats: 2 });
    for (const scene of [alone, pair])
      give(scene, 0, {
        claimed: [40, 41, 42],
        cabins: [0, NONE, NONE, 18],
        gold: 4,
        tokens: 2,
        tracks: [1, 2, 3],
        wagon: 3,
      });
    expect(linesOf(alone, 0)).toEqual(linesOf(pair, 0));
    expect(totalOf(alone, 0)).toBe(6 - 15 - 6 + 4 + 2 + 12);
  });
});

describe('difficulty', () => {
  test('SW-SOLO-35: Hastings starts with the mule', () => {
    expect(begin({ seats: 1 }).state.mule).toBe(NONE);
    expect(begin({ seats: 1, hastings: { mule: true } }).state.mule).toBe(1);
    const scene = solo({ hastings: { mule: true }, actions: ['gold', 'gold', 'gold', 'wagon'] });
    expect(actionsIn(hastingsPlays(scene))).toEqual(['gold', 'gold', 'gold', 'wagon']);
  });

  test("SW-SOLO-36: Hastings's bear tile starts face-up", () => {
    expect(hastingsOf(begin({ seats: 1, hastings: { bear: true } })).animals).toBe(faceUp('bear'));
    expect(playerOf(begin({ seats: 1, hastings: { bear: true } }).state, 0).animals).toBe(0);
  });

  const pieces = { cabins: [0, 2, 4, 6], gold: 7, tokens: 5 };
  test.each([
    [{}, [12, 7, 5]],
    [{ richCabins: true }, [20, 7, 5]],
    [{ richGold: true }, [12, 14, 5]],
    [{ richBoots: true }, [12, 7, 10]],
    [{ richCabins: true, richGold: true, richBoots: true }, [20, 14, 10]],
  ])(
    'SW-SOLO-37, SW-SOLO-38, SW-SOLO-39: with %o four cabins, 7 gold and 5 Pair of Boots score %o, for Hastings only',
    (hastings, points) => {
      const scene = begin({ seats: 1, hastings });
      give(scene, 1, { ...pieces, cabins: [...pieces.cabins] });
      give(scene, 0, { ...pieces, cabins: [0, 2, 4, 18] });
      expect(['hastingsCabins', 'gold', 'boots'].map((source) => pointsFor(scene, source, 1))).toEqual(points);
      expect(['cabins', 'gold', 'boots'].map((source) => pointsFor(scene, source, 0))).toEqual([0, 7, 5]);
    },
  );

  test('SW-SOLO-38: gold in carts is not gold in the supply', () => {
    const scene = begin({ mode: 'gold-rush', seats: 1, hastings: { richGold: true } });
    expect(worth(scene, (own) => Object.assign(own, { carts: [2] }), 1)).toBe(6);
  });

  const houseTrail = house.content.boards.trail;
  const soloWith = (hastings: object, seats = 1) =>
    createMatch(sierraWest, {
      options: { hastings },
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
      content: house,
    });

  /** The refusal. */
  function errorOf(attempt: () => unknown): CordilleraError {
    try {
      attempt();
    } catch (error) {
      if (error instanceof CordilleraError) return error;
      throw error;
    }
    throw new Error('it was not refused');
  }

  test.each([...houseTrail.keys()])('SW-SOLO-40: its wagon starts on space %i of the house set’s trail', (wagon) => {
    const { players } = soloWith({ wagon }).view(0);
    expect(players.map((player) => player.wagon)).toEqual([0, wagon]);
  });

  test.each([1, 2])(
    'SW-SOLO-40: with %i seat(s) a space beyond the trail is refused, with the last one named',
    (seats) => {
      const last = houseTrail.length - 1;
      const error = errorOf(() => soloWith({ wagon: last + 1 }, seats));
      expect(error.code).toBe('bad-options');
      expect(error.params).toMatchObject({ game: 'sierra-west' });
      expect(error.message).toContain(`hastings.wagon is ${last + 1}`);
      expect(error.message).toContain(`ends at space ${last}`);
    },
  );

  test.each([-1, 1.5, '2'])('SW-SOLO-40: %o is no space of a trail', (wagon) => {
    const error = errorOf(() => soloWith({ wagon }));
    expect(error.code).toBe('bad-options');
    expect(error.message).toContain('hastings.wagon');
  });

  test.each([
    [true, 1, true],
    [true, 0, false],
    [true, NONE, false],
    [false, 1, false],
  ])('SW-SOLO-41: variant %s, mule with %i: a translucent trapper works: %s', (trapperMule, mule, works) => {
    const scene = solo({
      animals: ['fox', undefined, 'beaver'],
      hastings: { trapperMule },
      active: { trapper: { side: 'right', highlighted: false } },
    });
    scene.state.mule = mule;
    hastingsPlays(scene);
    expect(hastingsOf(scene).animals).toBe(works ? faceUp('beaver') : 0);
  });

  test('SW-SOLO-35, SW-SOLO-36, SW-SOLO-40: options combine, and mean nothing without Hastings', () => {
    const hastings = { mule: true, bear: true, wagon: 2 };
    const scene = begin({ seats: 1, hastings });
    expect(scene.state.mule).toBe(1);
    expect(hastingsOf(scene)).toMatchObject({ animals: faceUp('bear'), wagon: 2 });
    expect(newMatch({ hastings }, 1).view(0).players[1]).toMatchObject({ animals: faceUp('bear'), wagon: 2 });
    const pair = begin({ seats: 2, hastings });
    expect(pair.state.mule).toBe(NONE);
    expect(playerOf(pair.state, 1)).toMatchObject({ animals: 0, wagon: 0 });
    expect(pair.state.hastings).toBe(null);
  });
});

describe('the house plan cards', () => {
  test('SW-SOLO-11, SW-SOLO-13: two cards of the house set, played as printed', () => {
    const scene = begin({ seats: 1 });
    const plan = (id: string): number => pinned.content.planCards.findIndex((card: PlanCard) => card.id === id);
    // "Granite Deeds": stone track, wagon, gold, shovel; beside it "Timber Contract" marks all but the second
    Object.assign(scene.state.hastings!, { active: plan('plan-17'), pile: [plan('plan-02')], discard: [] });
    act(scene, 0, { do: 'plan' });
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
    expect(actionsIn(hastingsPlays(scene))).toEqual(['homesteadStone', 'gold', 'shovel']);
    expect(scene.state.hastings!.active).toBe(plan('plan-02'));
  });
});
