/** Windows with four players: the order of the answers makes no difference (SW-R-63). */
import { createMatch, type Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type Animal, type SierraWestState, type Summit, sierraWest } from '../src/index.ts';
import { CAMP, TRACKER, TRAPPER } from '../src/places.ts';
import { playerOf } from '../src/players.ts';
import { faceUp, goodsOf } from './helpers/goods.ts';
import { house } from './helpers/packs.ts';
import { act, answersOf, asked, choicesOf, promptOf } from './helpers/play.ts';
import { atEnd, copy, give, reveal, type Scene, turnWith } from './helpers/scenes.ts';
import { FREE } from './helpers/summits.ts';

type Answers = Record<Seat, object>;

const RESPONDERS: readonly Seat[] = [1, 2, 3];
const decline = { do: 'decline' } as const;
const trap = (animal: Animal, pay: string, pioneer: string): object => ({ do: 'trap', animal, pay, pioneer });
const track = (pioneer: string): object => ({ do: 'track', pioneer });

/** Every order of a list. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));

/** Seat 0 shows a fox and a rabbit; all others have one of each basic. */
const trapping = (change: (state: SierraWestState) => void = () => undefined): Scene =>
  reveal({
    seats: 4,
    animals: ['fox', undefined, 'rabbit'],
    summits: [FREE('stone')],
    before(state) {
      for (const seat of RESPONDERS) playerOf(state, seat).basics = [1, 1, 1];
      change(state);
    },
  });

/** Seat 0 has just risen on the stone track. */
function tracking(summit: Summit = FREE('stone'), change: (scene: Scene) => void = () => undefined): Scene {
  const scene = turnWith({ seats: 4, summits: [summit] });
  give(scene, 0, { basics: [3, 0, 0] });
  change(scene);
  atEnd(scene, 'green');
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  return scene;
}

/** Answers in this order. The decisions of players who have not answered yet stay exactly the same. */
function answered(from: Scene, order: readonly Seat[], given: Answers): Scene {
  const scene = copy(from);
  const first = new Map(order.map((seat) => [seat, answersOf(scene, seat)]));
  order.forEach((seat, n) => {
    const open = order.slice(n);
    expect(asked(scene)).toEqual(open.toSorted());
    for (const other of open) expect(answersOf(scene, other)).toEqual(first.get(other));
    expect(choicesOf(scene, scene.state.active)).toEqual([]);
    act(scene, seat, given[seat]!);
  });
  return scene;
}

/** All orders lead to the same state, which is returned. */
function sameInAnyOrder(from: Scene, given: Answers): Scene {
  const [forwards, ...others] = ordersOf(Object.keys(given).map(Number)).map((order) => answered(from, order, given));
  for (const other of others) expect(other.state).toEqual(forwards!.state);
  expect(asked(forwards!)).toEqual([0]);
  return forwards!;
}

describe('Trapper', () => {
  test('SW-TRAP-05: all three trap the same animal', () => {
    const given = { 1: trap('fox', 'food', 'green'), 2: trap('fox', 'wood', 'tan'), 3: trap('fox', 'stone', 'green') };
    const scene = sameInAnyOrder(trapping(), given);
    for (const seat of RESPONDERS) expect(playerOf(scene.state, seat).animals).toBe(faceUp('fox'));
    expect(RESPONDERS.map((seat) => playerOf(scene.state, seat).basics)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  test('SW-TRAP-05: one traps the fox, one the rabbit, one declines', () => {
    const given = { 1: trap('fox', 'wood', 'tan'), 2: decline, 3: trap('rabbit', 'wood', 'green') };
    const scene = sameInAnyOrder(trapping(), given);
    expect(RESPONDERS.map((seat) => playerOf(scene.state, seat).animals)).toEqual([faceUp('fox'), 0, faceUp('rabbit')]);
    expect(playerOf(scene.state, 1)).toMatchObject({ green: CAMP, tan: TRAPPER });
    expect(playerOf(scene.state, 2)).toMatchObject({ green: CAMP, tan: CAMP, basics: [1, 1, 1] });
  });

  test('SW-TRAP-02: only those with an answer are waited for, in any order', () => {
    const from = trapping(({ players }) => {
      players[2]!.basics = [0, 0, 0];
    });
    expect(asked(from)).toEqual([1, 3]);
    const scene = sameInAnyOrder(from, { 1: decline, 3: trap('rabbit', 'food', 'tan') });
    expect(promptOf(scene, 0)).toBe('pioneer');
  });
});

describe('Tracker', () => {
  test('SW-TRACK-06: all three track, and each gains the full resource', () => {
    const scene = sameInAnyOrder(tracking(), { 1: track('green'), 2: track('tan'), 3: track('green') });
    for (const seat of RESPONDERS) expect(goodsOf(scene, seat)).toEqual([0, 0, 1, 0, 0]);
  });

  test('SW-TRACK-06: two track, one declines', () => {
    const scene = sameInAnyOrder(tracking(), { 1: track('tan'), 2: decline, 3: track('tan') });
    expect(RESPONDERS.map((seat) => playerOf(scene.state, seat).tan)).toEqual([TRACKER, CAMP, TRACKER]);
    expect(RESPONDERS.map((seat) => playerOf(scene.state, seat).basics[2])).toEqual([1, 0, 1]);
  });

  test('SW-TRACK-02: a player whose Tracker space is taken is not asked', () => {
    const from = tracking(FREE('stone'), (scene) => void give(scene, 3, { green: TRACKER }));
    expect(asked(from)).toEqual([1, 2]);
    sameInAnyOrder(from, { 1: track('green'), 2: track('green') });
  });

  test('SW-R-60: the windows of an ∞ homestead, each answered in any order', () => {
    const from = tracking({ action: 'homestead', cost: { food: 1 }, track: 'wood', repeat: true });
    const first = sameInAnyOrder(from, { 1: decline, 2: track('tan'), 3: decline });
    act(first, 0, { do: 'again' });
    const second = sameInAnyOrder(first, { 1: track('green'), 3: track('tan') });
    expect(promptOf(second, 0)).toBe('again');
    expect(RESPONDERS.map((seat) => playerOf(second.state, seat).basics[1])).toEqual([1, 1, 1]);
  });
});

test('SW-OFF-01: Trapper and Tracker in the same turn, both in any order', () => {
  const scene = sameInAnyOrder(trapping(), {
    1: trap('fox', 'food', 'green'),
    2: decline,
    3: trap('fox', 'food', 'tan'),
  });
  atEnd(scene, 'green');
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  const after = sameInAnyOrder(scene, { 1: track('tan'), 2: track('tan'), 3: decline });
  expect(playerOf(after.state, 1)).toMatchObject({ green: TRAPPER, tan: TRACKER, basics: [0, 1, 2] });
  expect(playerOf(after.state, 3)).toMatchObject({ green: CAMP, tan: TRAPPER, basics: [0, 1, 1] });
});

describe('commutes', () => {
  test.each([
    ['Trapper', trapping()],
    ['Tracker', tracking()],
  ])('SW-R-63: in a %s window the responders do, and the active player with no one', (_name, { rules, state }) => {
    for (const a of [0, ...RESPONDERS])
      for (const b of [0, ...RESPONDERS])
        if (a !== b) expect([a, b, rules.commutes(state, a, b)]).toEqual([a, b, a !== 0 && b !== 0]);
  });

  test.each([
    ['Trapper', trapping()],
    ['Tracker', tracking()],
  ])('SW-PLAN-05: in a %s window the active player may undo past a draft, not past an answer', (_name, from) => {
    const draft = choicesOf(from, 2).find(({ do: what }) => what === 'draft')!;
    const { rules, state } = from;
    expect([draft, decline].map((choice) => rules.canUndoPast(state, 0, 2, choice))).toEqual([true, false]);
    expect([draft, decline].map((choice) => rules.canUndoPast(state, 1, 2, choice))).toEqual([true, true]);
  });

  test('SW-PLAN-05: outside a window a draft commutes with the choices of the active player', () => {
    const from = turnWith({ seats: 4, green: ['food'] });
    const actions: [Seat, object][] = [
      [0, { do: 'enter', pioneer: 'green' }],
      ...RESPONDERS.map((seat): [Seat, object] => [
        seat,
        choicesOf(from, seat).find(({ do: what }) => what === 'draft')!,
      ]),
    ];
    for (const [a] of actions)
      for (const [b] of actions) if (a !== b) expect(from.rules.commutes(from.state, a, b)).toBe(true);
    const [first, ...others] = ordersOf(actions).map((order) => {
      const scene = copy(from);
      for (const [seat, choice] of order) act(scene, seat, choice);
      return scene.state;
    });
    for (const other of others) expect(other).toEqual(first);
  });

  test.each([
    ['Trapper', trapping(), trap('rabbit', 'stone', 'tan')],
    ['Tracker', tracking(), track('tan')],
  ])('SW-PLAN-05: a draft before or after an answer in a %s window makes no difference', (_name, from, answer) => {
    const draft = choicesOf(from, 2).find(({ do: what }) => what === 'draft')!;
    const actions: [Seat, object][] = [
      [1, answer],
      [2, draft],
      [2, decline],
      [3, answer],
    ];
    const [first, ...others] = ordersOf(actions).map((order) => {
      const scene = copy(from);
      for (const [seat, choice] of order) act(scene, seat, choice);
      return scene.state;
    });
    for (const other of others) expect(other).toEqual(first);
    expect(first!.players[2]!.draft).toEqual({ cards: 'cards' in draft && draft.cards, rest: null });
  });

  test('SW-R-63: answers taken back and given again in another order lead to the same state', () => {
    const { rules, state } = tracking();
    const game = {
      ...sierraWest,
      rules: () => ({ ...rules, setup: () => ({ state: structuredClone(state), events: [] }) }),
    };
    const seats = ['Ana', 'Bo', 'Chi', 'Dov'].map((name) => ({ name }));
    const given: Answers = { 1: track('green'), 2: decline, 3: track('tan') };
    const hashes = ordersOf(RESPONDERS).map((order) => {
      const match = createMatch(game, { options: {}, seats, content: house });
      for (const seat of order) match.choose(seat, given[seat]!);
      for (const seat of order) {
        match.undo(seat);
        match.choose(seat, given[seat]!);
      }
      return match.hash;
    });
    expect(new Set(hashes).size).toBe(1);
  });
});
