import { describe, expect, test } from 'vitest';
import { cardCount, type SierraChoice } from '../../src/index.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import {
  allEvents,
  choicesOf,
  eventsOf,
  finishSeat,
  forwardOf,
  matchInRound1,
  matchOf,
  only,
  playRandomly,
  playRound,
  refusal,
  roundOf,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet, plainNumbersPack, pointsCard } from '../helpers/packs.ts';

const { box } = houseSet;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const COUNTS = [2, 3, 4];
const newMatch = (seats: number, seed: string | number = 1) => matchInRound1({ mode: 'competitive' }, seats, seed);

describe('setup', () => {
  test.each(COUNTS)('SI-VS-01: each of %i players has a landscape and a Destination of their own', (seats) => {
    for (let seed = 0; seed < 10; seed++) {
      const { groups } = newMatch(seats, seed).view('spectator');
      expect(groups.map((group) => group.members)).toEqual(upTo(seats).map((seat) => [seat]));
      const destinations = groups.map((group) => box.destinations[group.destination]!);
      expect(new Set(destinations.map(({ id }) => id)).size).toBe(seats);
      expect(new Set(destinations.map(({ colour }) => colour)).size).toBe(seats);
    }
  });

  test('SI-VS-01: everybody builds and scores only their own landscape', () => {
    const match = newMatch(3);
    const [mine] = only(choicesOf(match, 0), 'lay');
    match.choose(0, mine);
    expect(match.view(0).groups[0]!.landscape.lines).toHaveLength(1);
    expect(match.view(1).groups[1]!.landscape.lines).toEqual([]);
    // the hand of another player is out of reach
    const foreign: SierraChoice = { ...mine!, card: stateOf(match).players[1]!.hand[0]! };
    expect(refusal(() => match.choose(0, foreign)).code).toBe('not-a-choice');

    const lines = plainNumbersPack(({ destinations }) => {
      destinations[0]!.faces.A.scores = { op: 'lines' };
    });
    const state = startOf({ mode: 'competitive', firstGame: true }, 3, 1, lines);
    const deal = cardDealer();
    state.groups.forEach((group, index) => {
      group.destination = 0;
      group.landscape = landscapeOf(['O', 'O\nT', 'O\nT\nV'][index]!, { deal });
    });
    expect(lines.rules.score(state).seats.map((seat) => seat.total)).toEqual([1, 2, 3]);
  });

  test('SI-VS-01: everybody chooses the face of their own Destination', () => {
    const match = matchOf({ mode: 'competitive' }, 3);
    match.choose(0, { do: 'face', face: 'B' });
    match.choose(1, { do: 'face', face: 'A' });
    expect(match.view('spectator').phase).toBe('faces');
    match.choose(2, { do: 'face', face: 'B' });
    expect(match.view('spectator').groups.map((group) => group.face)).toEqual(['B', 'A', 'B']);
  });

  test.each(COUNTS)('SI-VS-02: no Role card for %i players, and two Mountain cards in front of each', (seats) => {
    const before = matchOf({ mode: 'competitive' }, seats);
    const fromTop = stateOf(before).mountain.pile.reverse();
    expect(fromTop).toHaveLength(96);
    const match = newMatch(seats);
    expect(match.view('spectator').groups.map((group) => group.role)).toEqual(upTo(seats).map(() => null));
    expect(eventsOf(allEvents(match), 'roleHeld')).toEqual([]);
    const taken = eventsOf(allEvents(match), 'frontTaken');
    expect(sorted(taken.map(({ seat }) => seat))).toEqual(upTo(seats));
    for (const { seat, cards } of taken) expect(cards).toEqual(fromTop.slice(2 * seat, 2 * seat + 2));
    expect(match.view(0).mountain.pile).toBe(96 - 4 * seats);
  });
});

describe('the round', () => {
  test.each(COUNTS)('SI-VS-03: each round every one of %i players draws 2 Notebook cards and keeps 1', (seats) => {
    const match = newMatch(seats);
    for (let round = 1; round <= 8; round++) {
      expect(match.deciders()).toEqual(upTo(seats));
      const { players, notebook } = stateOf(match);
      for (const seat of upTo(seats)) {
        expect(players[seat]!.drawn).toHaveLength(2);
        expect(only(choicesOf(match, seat), 'keep').map(({ card }) => card)).toEqual(players[seat]!.drawn);
        expect(refusal(() => match.choose(seat, { do: 'ready' })).rule).toBe('SI-R-41');
      }
      const kept = eventsOf(playRound(match, round), 'kept');
      expect(kept.map(({ seat }) => seat)).toEqual(upTo(seats));
      for (const { seat, card } of kept) expect(players[seat]!.drawn).toContain(card);
      expect(stateOf(match).notebook.discard).toHaveLength(notebook.discard.length + seats);
    }
  });

  test.each(COUNTS)('SI-VS-04: with %i players everybody lays 2 of 4 and passes 2 to the next', (seats) => {
    const match = newMatch(seats);
    for (let round = 1; round <= 8; round++) {
      for (const seat of upTo(seats)) expect(stateOf(match).players[seat]!.hand).toHaveLength(4);
      for (const seat of upTo(seats - 1)) finishSeat(match, seat, round);
      const last = seats - 1;
      while (forwardOf(match, last)[0]!.do !== 'ready') match.choose(last, forwardOf(match, last)[0]);
      const before = stateOf(match);
      expect(before.groups.map((group) => group.draft.length)).toEqual(upTo(seats).map(() => 2));
      const events = match.choose(last, { do: 'ready' });
      expect(eventsOf(events, 'passed').map(({ from, to, count }) => [from, to, count])).toEqual(
        upTo(seats).map((from) => [from, (from + 1) % seats, 2]),
      );
      const after = stateOf(match);
      for (const seat of upTo(seats)) {
        const left = before.players[seat]!.hand;
        const next = after.groups[(seat + 1) % seats]!;
        expect(left).toHaveLength(2);
        expect(sorted(round < 8 ? next.received : next.front)).toEqual(left);
        if (round < 8) expect(after.players[(seat + 1) % seats]!.hand).toEqual(expect.arrayContaining(left));
      }
      expect(after.mountain.discard).toEqual([]);
    }
  });

  test('SI-VS-04: no player is done with fewer than 2 cards, and no player discards', () => {
    const match = newMatch(2);
    match.choose(0, only(choicesOf(match, 0), 'keep')[0]);
    match.choose(0, only(choicesOf(match, 0), 'lay')[0]);
    expect(refusal(() => match.choose(0, { do: 'ready' })).rule).toBe('SI-R-13');
    expect(only(choicesOf(match, 0), 'discard')).toEqual([]);
    match.choose(0, only(choicesOf(match, 0), 'lay')[0]);
    expect(forwardOf(match, 0)).toEqual([{ do: 'ready' }]);
  });
});

describe('the end', () => {
  test.each(COUNTS)('SI-VS-05: after round 8 each of %i players has 8 Notebook and 16 Mountain cards', (seats) => {
    const match = newMatch(seats);
    playRandomly(match, () => roundOf(match) === 8);
    expect(match.result()).toBeNull();
    playRandomly(match);
    expect(roundOf(match)).toBe(8);
    expect(match.result()).not.toBeNull();
    const { groups, players } = match.view('spectator');
    expect(players.map((player) => player.kept.length)).toEqual(upTo(seats).map(() => 8));
    expect(groups.map((group) => cardCount(group.landscape))).toEqual(upTo(seats).map(() => 16));
  });

  const numbers = plainNumbersPack();

  function resultWith(totals: number[]) {
    const state = startOf({ mode: 'competitive', firstGame: true }, totals.length, 1, numbers);
    state.groups.forEach((group, seat) => {
      group.destination = 0; // 0 points on face A
      state.players[seat]!.kept = [pointsCard(numbers.box, totals[seat]!)];
    });
    state.over = true;
    return numbers.rules.result(state)!;
  }

  test('SI-VS-06: the highest score wins alone; there is no team and no bonus', () => {
    expect(resultWith([70, 80, 60])).toEqual({
      reason: 'lastRound',
      totals: [70, 80, 60],
      winners: [1],
      teamWinners: [],
      bonuses: [0, 0, 0],
      suns: null,
    });
  });

  test('SI-VS-06: a tie is a shared victory', () => {
    expect(resultWith([80, 10, 80, 79])).toMatchObject({ winners: [0, 2], teamWinners: [], bonuses: [0, 0, 0, 0] });
  });
});
