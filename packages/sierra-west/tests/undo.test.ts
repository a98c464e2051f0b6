/** Undo as chapter 16 allows it: back to the last reveal, roll or answer, and no further. */
import { createMatch, type Match, type Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { NONE, positionAt } from '../src/geometry.ts';
import { type SierraWestState, type SierraWestTypes, sierraWest } from '../src/index.ts';
import { CAMP, GREEN_START, TRACKER, TRAPPER } from '../src/places.ts';
import { playerOf } from '../src/players.ts';
import { tileOf } from './helpers/cabins.ts';
import { loadDice } from './helpers/dice.ts';
import { layMarket } from './helpers/market.ts';
import { layMountain, strip } from './helpers/mountains.ts';
import { house } from './helpers/packs.ts';
import { refusal } from './helpers/play.ts';
import { begin, endOfPath, giveHand, type Scene, type TurnSetting, turnWith } from './helpers/scenes.ts';
import { solo } from './helpers/solo.ts';
import { FREE } from './helpers/summits.ts';

type WestMatch = Match<SierraWestTypes>;

/** A match that stands at this position, nothing chosen yet. */
function matchAt({ rules, state }: Scene): WestMatch {
  const game = {
    ...sierraWest,
    rules: () => ({ ...rules, setup: () => ({ state: structuredClone(state), events: [] }) }),
  };
  const seats = Array.from({ length: state.seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  return createMatch(game, { options: {}, seats, content: house });
}

const PLAN = { do: 'plan', cards: [0, 1, 2] };

interface PlanSetting extends Omit<TurnSetting, 'before'> {
  /** Changes the position before the plan is committed. */
  before?: (state: SierraWestState, scene: Scene) => void;
}

/** Seat 0 has just committed its plan. */
function planned({ before, ...setting }: PlanSetting): WestMatch {
  const scene = begin({ ...setting, rules: turnWith(setting).rules });
  giveHand(scene, 0, [0, 1, 2]);
  before?.(scene.state, scene);
  const match = matchAt(scene);
  match.choose(0, PLAN);
  return match;
}

/** Choices of one seat, one after the other. */
function choose(match: WestMatch, seat: Seat, ...choices: object[]): void {
  for (const choice of choices) match.choose(seat, choice);
}

const enter = { do: 'enter', pioneer: 'green' };
const step = { do: 'step', pioneer: 'green' };
const use = { do: 'use', pioneer: 'green' };
const enterTan = { do: 'enter', pioneer: 'tan' };
const useTan = { do: 'use', pioneer: 'tan' };
const decline = { do: 'decline' };
const summit = { do: 'summit', figure: 'green', at: 0 };

/** The tan pioneer goes to the second space of its path. */
const TAN_2 = [enterTan, { do: 'step', pioneer: 'tan' }, { do: 'step', pioneer: 'tan' }];

const RICH = { basics: [1, 1, 1] };

/** Seat 0's green pioneer starts its turn at END. */
function atEnd({ players }: SierraWestState): void {
  players[0]!.green = endOfPath('green');
}

/** Undo is refused, and a refused undo changes nothing. */
function mustStay(match: WestMatch, seat: Seat): void {
  const { hash, length } = match;
  expect(match.canUndo(seat)).toBe(false);
  expect(refusal(() => match.undo(seat))).toBe('cannot-undo');
  expect([match.hash, match.length]).toEqual([hash, length]);
}

/** Undoes the choices of this seat one by one as far as possible; returns their number. */
function undoAll(match: WestMatch, seat: Seat): number {
  let count = 0;
  for (; match.canUndo(seat); count++) match.undo(seat);
  mustStay(match, seat);
  return count;
}

const stateOf = (match: WestMatch, index: number) => playerOf(match.copyState(), index);

describe('the active player', () => {
  test('SW-PLAN-06: takes back everything since the plan was committed, one by one, but not the plan', () => {
    const match = planned({
      green: ['food', 'boots2'],
      tan: [undefined, 'wood'],
      before: ({ players }) => {
        players[0]!.basics = [1, 1, 0];
        players[0]!.tokens = 1;
      },
    });
    const start = match.length;
    choose(match, 0, enter, step, use, step, { do: 'climb', to: 0, boot: 'green' });
    choose(match, 0, { do: 'climb', to: 6, boot: 'token' }, ...TAN_2, useTan, {
      do: 'pay',
      food: 0,
      wood: 1,
      stone: 0,
    });
    const made = match.choices(start);
    const ended = match.hash;
    for (let length = match.length - 1; length >= start; length--) {
      match.undo(0);
      expect([match.length, match.hash]).toEqual([length, match.fork(length).hash]);
    }
    mustStay(match, 0);
    expect(stateOf(match, 0)).toMatchObject({ plan: [0, 1, 2], basics: [1, 1, 0], tokens: 1, green: CAMP, tan: CAMP });
    for (const { seat, choice } of made) match.choose(seat, choice);
    expect(match.hash).toBe(ended);
  });

  test('SW-PLAN-06: before the first plan there is nothing to take back', () => {
    const match = matchAt(begin());
    mustStay(match, 0);
    mustStay(match, 1);
  });

  test('SW-TRAP-01: goes back to the answer to the Trapper window', () => {
    const match = planned({ animals: ['fox'], before: ({ players }) => void Object.assign(players[1]!, RICH) });
    choose(match, 1, decline);
    mustStay(match, 0);
    choose(match, 0, enter, step);
    expect(undoAll(match, 0)).toBe(2);
    expect(match.deciders()).toEqual([0]);
  });

  test.each([[decline], [{ do: 'track', pioneer: 'tan' }]])('SW-TRACK-04: goes back to the answer %j', (answer) => {
    const match = planned({ summits: [FREE('wood')], before: atEnd });
    choose(match, 0, summit);
    choose(match, 1, answer);
    mustStay(match, 0);
    const { hash } = match;
    choose(match, 0, { do: 'climb', to: 0, boot: 'token' }, ...TAN_2);
    expect(undoAll(match, 0)).toBe(4);
    expect(match.hash).toBe(hash);
    expect(stateOf(match, 0)).toMatchObject({ tracks: [0, 1, 0], tokens: 1 });
  });

  test('SW-TRACK-04: one answer of several is enough to stop the undo', () => {
    const match = planned({ seats: 3, summits: [FREE('wood')], before: atEnd });
    choose(match, 0, summit);
    choose(match, 2, decline);
    mustStay(match, 0);
  });

  test('SW-TRACK-04: a window without an answer does not stop the undo', () => {
    const match = planned({ seats: 3, summits: [FREE('wood')], before: atEnd });
    const { hash } = match;
    choose(match, 0, enterTan, summit);
    expect(match.deciders()).toEqual([1, 2]);
    expect(undoAll(match, 0)).toBe(2);
    expect(match.hash).toBe(hash);
    expect(match.deciders()).toEqual([0]);
    expect(refusal(() => match.choose(1, decline))).toBe('not-a-choice');
  });

  test('SW-TRACK-04: an answer that was taken back does not stop the undo', () => {
    const match = planned({ summits: [FREE('wood')], before: atEnd });
    choose(match, 0, summit);
    choose(match, 1, { do: 'track', pioneer: 'green' });
    mustStay(match, 0);
    match.undo(1);
    expect(undoAll(match, 0)).toBe(1);
    expect(stateOf(match, 0).tracks).toEqual([0, 0, 0]);
  });

  test('SW-R-60: each step of an ∞ homestead stops at the answer to its own window', () => {
    const match = planned({
      summits: [{ action: 'homestead', cost: { food: 1 }, track: 'wood', repeat: true }],
      before(state) {
        atEnd(state);
        state.players[0]!.basics = [3, 0, 0];
      },
    });
    choose(match, 0, summit);
    choose(match, 1, decline);
    choose(match, 0, { do: 'again' });
    expect(match.deciders()).toEqual([1]);
    match.undo(0);
    mustStay(match, 0);
    choose(match, 0, { do: 'again' });
    choose(match, 1, decline);
    mustStay(match, 0);
    expect(stateOf(match, 0)).toMatchObject({ tracks: [0, 2, 0], basics: [1, 0, 0] });
  });

  test('SW-PASS-03: does not go back behind passing, which draws cards', () => {
    const match = planned({});
    choose(match, 0, enter, { do: 'pass' });
    mustStay(match, 0);
    mustStay(match, 1);
  });
});

describe('dice', () => {
  const mining = (gold: number): WestMatch =>
    planned({
      mode: 'gold-rush',
      green: [undefined, 'mine'],
      content: ({ modes }) => {
        for (const { mine } of modes['gold-rush'].specials) if (mine?.tier === 'campfire') mine.gold = gold;
      },
      before({ players }, { rules }) {
        players[0]!.wagon = rules.box.lastTrail;
      },
    });

  test('SW-GOLD-05: an undo does not go back behind the roll of a mine', () => {
    const match = mining(2);
    choose(match, 0, enter, step, step, use);
    expect(match.events(0, 0).at(-2)).toMatchObject({ type: 'mined', counted: 2, barrier: true });
    mustStay(match, 0);
    choose(match, 0, step, step);
    expect(undoAll(match, 0)).toBe(2);
    expect(stateOf(match, 0).green).toBe(GREEN_START + 2);
  });

  test('SW-R-85: an undo goes back behind a mine that counted nothing, for which no die was rolled', () => {
    const match = mining(0);
    choose(match, 0, enter, step, step, use);
    expect(undoAll(match, 0)).toBe(4);
  });

  test('SW-OUT-16: an undo does not go back behind any shot, but behind the decision to shoot', () => {
    const match = planned({
      mode: 'outlaws-and-outposts',
      summits: [{ action: 'sixShooter' }],
      before(state, scene) {
        atEnd(state);
        state.players[0]!.bullets = 3;
        loadDice(scene, 1, 1);
      },
    });
    choose(match, 0, enterTan, summit);
    expect(undoAll(match, 0)).toBe(2);
    choose(match, 0, enterTan, summit, { do: 'shoot' });
    mustStay(match, 0);
    choose(match, 0, { do: 'shoot' });
    mustStay(match, 0);
    choose(match, 0, { do: 'stop' });
    expect(undoAll(match, 0)).toBe(1);
    expect(stateOf(match, 0).bullets).toBe(1);
  });
});

describe('cards and tiles that are turned up', () => {
  /** Seat 0 can use a shovel on tan-2, its frontiersman is on this card, and the mountain is laid out as given. */
  const shovelling = (position: number, lay: (scene: Scene) => void = layMountain): WestMatch =>
    planned({
      tan: [undefined, 'shovel'],
      before({ players }, scene) {
        lay(scene);
        layMarket(scene, [NONE, NONE, NONE, tileOf('G1')]);
        Object.assign(players[0]!, { basics: [1, 1, 0], frontiersmen: [position] });
      },
    });
  const claim = [...TAN_2, useTan, { do: 'claim', to: 'deck' }];
  const paid = { do: 'pay', food: 1, wood: 0, stone: 0 };

  test('SW-CLAIM-04: not behind a claim that turns up a card; behind all before it', () => {
    const match = shovelling(positionAt(5, 1));
    choose(match, 0, ...claim);
    expect(undoAll(match, 0)).toBe(5);
    choose(match, 0, ...claim, paid);
    expect(match.events(0, 1).map(({ type }) => type)).toContain('turnedUp');
    mustStay(match, 0);
  });

  test('SW-CLAIM-06: an undo does not go back behind a claim that brings a special card to the row', () => {
    const match = shovelling(positionAt(5, 1), (scene) => layMountain(scene, [positionAt(4, 1), 0, 1, 2, 3]));
    choose(match, 0, ...claim, paid);
    expect(match.events(0, 1).map(({ type }) => type)).toContain('specialEntered');
    mustStay(match, 0);
  });

  test('SW-R-13: an undo goes back behind a claim that turns nothing up', () => {
    const top = positionAt(4, 2);
    const match = shovelling(top, (scene) => {
      layMountain(scene);
      strip(scene, positionAt(5, 1), positionAt(5, 2));
    });
    const card = match.copyState().mountain[top]!;
    const { hash } = match;
    choose(match, 0, ...claim, paid);
    expect(stateOf(match, 0)).toMatchObject({ claimed: [card], basics: [0, 1, 0] });
    expect(undoAll(match, 0)).toBe(6);
    expect(match.hash).toBe(hash);
    expect(match.copyState().mountain[top]).toBe(card);
    expect(stateOf(match, 0)).toMatchObject({ claimed: [], frontiersmen: [top], basics: [1, 1, 0] });
  });

  test('SW-OUT-06: an undo goes back behind a shot that leaves the outpost standing, not behind the one that empties it', () => {
    const rifle = (outlaws: number): WestMatch =>
      planned({
        mode: 'outlaws-and-outposts',
        summits: [{ action: 'rifle' }],
        before(state) {
          atEnd(state);
          state.players[0]!.bullets = 2;
          state.outposts[0] = outlaws;
        },
      });
    const standing = rifle(2);
    choose(standing, 0, summit);
    expect(stateOf(standing, 0).outlaws).toBe(1);
    expect(undoAll(standing, 0)).toBe(1);
    expect(stateOf(standing, 0)).toMatchObject({ outlaws: 0, bullets: 2 });
    const emptied = rifle(1);
    choose(emptied, 0, summit);
    mustStay(emptied, 0);
  });

  /** Seat 0 builds the only tile of the market. */
  const building = (stack: number[], discard: number[] = []): WestMatch => {
    const match = planned({
      tan: [undefined, 'shovel'],
      content: ({ boards }) => {
        boards.market = [2, 1, 1, 0];
      },
      before({ players }, scene) {
        layMarket(scene, [NONE, NONE, NONE, tileOf('G1')], stack, discard);
        players[0]!.basics = [1, 0, 0];
      },
    });
    choose(match, 0, ...TAN_2, useTan, { do: 'build', market: 3 });
    return match;
  };

  test('SW-MARKET-06: an undo does not go back behind a new market tile, whether or not the stack was remade', () => {
    mustStay(building([tileOf('G2')]), 0);
    mustStay(building([], [tileOf('G2')]), 0);
  });

  test('SW-MARKET-08: an undo goes back behind a build after which no new tile came', () => {
    const match = building([]);
    expect(stateOf(match, 0).cabins).toEqual([tileOf('G1'), NONE, NONE, NONE]);
    expect(undoAll(match, 0)).toBe(5);
    expect(match.copyState().market).toEqual([NONE, NONE, NONE, tileOf('G1')]);
  });

  test('SW-SOLO-11: an undo goes back behind the answers since the plan card that Hastings drew, not behind the card', () => {
    const match = matchAt(
      solo({
        actions: ['homesteadWood', 'gold', 'gold'],
        before: ({ players }) => void Object.assign(players[0]!, RICH),
      }),
    );
    choose(match, 0, enter, { do: 'pass' });
    expect(match.events(0, 0).find(({ type }) => type === 'planTurned')).toMatchObject({ barrier: true });
    mustStay(match, 0);
    choose(match, 0, { do: 'track', pioneer: 'tan' });
    expect(undoAll(match, 0)).toBe(1);
    expect(match.decision(0)).toMatchObject({ prompt: 'tracker' });
  });
});

describe('waiting players', () => {
  /** This seat prepares the n-th plan that it can; returns its cards. */
  const draft = (match: WestMatch, seat: Seat, n: number): number[] => {
    const choice = match.decision(seat)!.choices.filter((each) => each.do === 'draft')[n]!;
    match.choose(seat, choice);
    return choice.cards;
  };
  const draftOf = (match: WestMatch, seat: Seat) => stateOf(match, seat).draft?.cards;

  test('SW-PLAN-05: drafts of others stay when the active player takes back', () => {
    const match = planned({ seats: 3 });
    choose(match, 0, enter);
    const first = draft(match, 1, 0);
    choose(match, 0, step);
    const second = draft(match, 2, 1);
    choose(match, 0, step);
    expect(undoAll(match, 0)).toBe(3);
    expect(stateOf(match, 0).green).toBe(CAMP);
    expect([draftOf(match, 1), draftOf(match, 2)]).toEqual([first, second]);
    expect(match.choices().slice(1)).toEqual([
      { seat: 1, choice: { do: 'draft', cards: first } },
      { seat: 2, choice: { do: 'draft', cards: second } },
    ]);
  });

  test('SW-PLAN-05: taking a draft back leaves later choices of the active player alone', () => {
    const match = planned({});
    const first = draft(match, 1, 0);
    choose(match, 0, enter);
    draft(match, 1, 3);
    choose(match, 0, step);
    match.undo(1);
    expect(draftOf(match, 1)).toEqual(first);
    match.undo(1);
    expect(draftOf(match, 1)).toBeUndefined();
    mustStay(match, 1);
    expect(stateOf(match, 0).green).toBe(GREEN_START + 1);
  });

  test('SW-PLAN-05: a draft from before the last reveal stays, and can still be chosen away', () => {
    const match = planned({});
    draft(match, 1, 0);
    choose(match, 0, { do: 'pass' });
    mustStay(match, 1);
    expect(draftOf(match, 1)).toBeDefined();
  });

  test('SW-PLAN-05: a draft in a window without an answer does not stop the active player', () => {
    const match = planned({ seats: 3, summits: [FREE('wood')], before: atEnd });
    choose(match, 0, summit);
    draft(match, 1, 0);
    expect(match.canUndo(0)).toBe(true);
  });

  test('SW-TRACK-04: a player may take an answer back until the active player acts', () => {
    const match = planned({ seats: 3, summits: [FREE('wood')], before: atEnd });
    choose(match, 0, summit);
    choose(match, 1, { do: 'track', pioneer: 'tan' });
    // while the window is open
    match.undo(1);
    expect(stateOf(match, 1)).toMatchObject({ tan: CAMP, basics: [0, 0, 0] });
    choose(match, 1, decline);
    choose(match, 2, { do: 'track', pioneer: 'green' });
    expect(match.deciders()).toEqual([0]);
    // when it has closed; it opens again, and the other answer stays
    match.undo(1);
    expect(match.deciders()).toEqual([1]);
    expect(stateOf(match, 2)).toMatchObject({ green: TRACKER, basics: [0, 1, 0] });
    choose(match, 1, { do: 'track', pioneer: 'green' });
    choose(match, 0, enterTan);
    mustStay(match, 1);
    mustStay(match, 2);
    expect(stateOf(match, 1)).toMatchObject({ green: TRACKER, basics: [0, 1, 0] });
    match.undo(0);
    expect([1, 2].map((seat) => match.canUndo(seat))).toEqual([true, true]);
  });

  test('SW-TRAP-01: a player who trapped may take it back, and gets the payment back', () => {
    const match = planned({
      seats: 3,
      animals: ['fox'],
      before: ({ players }) => void [1, 2].map((seat) => Object.assign(players[seat]!, structuredClone(RICH))),
    });
    const trap = { do: 'trap', animal: 'fox', pay: 'wood', pioneer: 'green' };
    const { hash } = match;
    choose(match, 2, trap);
    choose(match, 1, trap);
    expect(stateOf(match, 2)).toMatchObject({ green: TRAPPER, basics: [1, 0, 1] });
    match.undo(2);
    expect(stateOf(match, 2)).toMatchObject({ green: CAMP, basics: [1, 1, 1], animals: 0 });
    expect(stateOf(match, 1).green).toBe(TRAPPER);
    match.undo(1);
    expect(match.hash).toBe(hash);
    choose(match, 1, decline);
    choose(match, 2, decline);
    choose(match, 0, enter);
    mustStay(match, 1);
    mustStay(match, 2);
  });

  test('SW-TRACK-04: an answer may also be taken back past a draft of another player', () => {
    const match = planned({ seats: 3, summits: [FREE('wood')], before: atEnd });
    choose(match, 0, summit);
    choose(match, 2, decline);
    choose(match, 1, { do: 'track', pioneer: 'green' });
    const made = draft(match, 2, 0);
    match.undo(1);
    expect(match.deciders()).toEqual([1]);
    expect(draftOf(match, 2)).toEqual(made);
  });
});
