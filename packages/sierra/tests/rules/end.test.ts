import { describe, expect, test } from 'vitest';
import { cardCount, type SierraState } from '../../src/index.ts';
import { cardDealer, cellsOf, landscapeOf } from '../helpers/landscapes.ts';
import {
  agreeOnFaces,
  choicesOf,
  eventsOf,
  isOver,
  matchInRound1,
  matchOf,
  playRandomly,
  playRound,
  playToRound,
  roundOf,
  seatGroups,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet, type LoadedPack, plainNumbersPack, pointsCard } from '../helpers/packs.ts';
import { referenceScore } from '../scoring/referenceScorer.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the last round', () => {
  test.each([4, 6, 8])('SI-END-01: %i players in groups of two play 8 rounds', (seats) => {
    const match = matchInRound1({}, seats);
    playToRound(match, 8);
    expect(roundOf(match)).toBe(8);
    expect(match.result()).toBeNull();
    expect(match.deciders()).toEqual(upTo(seats));
    playRound(match);
    expect(isOver(match)).toBe(true);
    expect(match.result()?.reason).toBe('lastRound');
    expect(eventsOf(match.events(0, 'spectator'), 'roundBegan').map(({ round }) => round)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  test.each([
    ['01 234', [2, 3, 4]],
    ['012 34', [0, 1, 2]],
    ['01 234 56', [2, 3, 4]],
  ])('SI-END-02: of %s only the trio plays a 9th round', (groups, trio) => {
    const seats = groups.replace(/ /g, '').length;
    const match = matchInRound1({ groups: seatGroups(groups) }, seats);
    playToRound(match, 9);
    expect(roundOf(match)).toBe(9);
    expect(isOver(match)).toBe(false);
    expect(match.deciders()).toEqual(trio);
    const duos = upTo(seats).filter((seat) => !trio.includes(seat));
    for (const seat of duos) {
      expect(choicesOf(match, seat)).toEqual([]);
      expect(stateOf(match).players[seat]).toMatchObject({ hand: [], drawn: [] });
    }
    const before = stateOf(match);
    const events = playRound(match);
    expect(isOver(match)).toBe(true);
    const after = stateOf(match);
    after.groups.forEach((group, index) => {
      const grown = cardCount(group.landscape) - cardCount(before.groups[index]!.landscape);
      expect(grown).toBe(group.members.length === 3 ? 2 : 0);
    });
    expect(eventsOf(events, 'kept').map(({ seat }) => seat)).toEqual([trio[2]]);
    // the last cards of the trio are discarded: no group is left to receive them
    expect(eventsOf(events, 'passed')).toEqual([]);
    for (const seat of duos) expect(after.players[seat]!.kept).toEqual(before.players[seat]!.kept);
  });

  test('SI-END-02: in its 9th round the trio has the two cards that were passed to it after round 8', () => {
    const match = matchInRound1({ groups: seatGroups('01 234') }, 5);
    const events = playToRound(match, 9);
    const passed = eventsOf(events, 'passedCards')
      .filter(({ to }) => to === 1)
      .at(-1)!.cards;
    const { players } = stateOf(match);
    const companions = [2, 3].map((seat) => players[seat]!.hand);
    expect(companions.map((hand) => hand.length)).toEqual([3, 3]);
    for (const hand of companions) expect(hand.filter((card) => passed.includes(card))).toHaveLength(1);
  });

  test.each([4, 5, 6, 7, 8])('SI-END-03, SI-END-04: the final counts with %i players', (seats) => {
    for (const seed of [1, 2]) {
      const match = matchOf({}, seats, seed);
      playRandomly(match, undefined, seed);
      const { groups, players } = match.view('spectator');
      for (const { members, landscape } of groups) {
        const trio = members.length === 3;
        expect(members.map((seat) => players[seat]!.kept.length)).toEqual(trio ? [3, 3, 3] : [4, 4]);
        expect(cardCount(landscape)).toBe(trio ? 18 : 16);
      }
    }
  });
});

describe('scoring', () => {
  test.each([
    [4, 8],
    [5, 9],
    [7, 9],
  ])('SI-SCORE-01: with %i players nothing is decided before the end of round %i', (seats, last) => {
    const match = matchInRound1({}, seats);
    playRandomly(match, () => {
      expect(match.result()).toBeNull();
      expect(match.view('spectator').phase).toBe('decide');
      return false;
    });
    expect(roundOf(match)).toBe(last);
    const events = match.events(0, 'spectator');
    expect(eventsOf(events, 'gameEnded')).toHaveLength(1);
    expect(events.at(-1)!.type).toBe('gameEnded');
    expect(match.result()!.totals).toEqual(match.score().seats.map((seat) => seat.total));
    expect(eventsOf(events, 'gameEnded')[0]!.totals).toEqual(match.result()!.totals);
  });

  const numbers = plainNumbersPack();

  /** The points of one kind, by seat. */
  const pointsFrom = ({ rules }: LoadedPack, state: SierraState, source: string): number[] =>
    rules
      .score(state)
      .seats.map(({ lines }) => sum(lines.filter((line) => line.source === source).map((line) => line.points)));

  /** A duo and a trio; the duo shows face B of its Destination. */
  function duoAndTrio(): SierraState {
    const match = matchOf({ groups: seatGroups('01 234') }, 5, 1, numbers.pack);
    agreeOnFaces(match, ['B', 'A']);
    const state = stateOf(match);
    state.groups[0]!.destination = 3;
    state.groups[1]!.destination = 6;
    return state;
  }

  test("SI-SCORE-02: every member scores the group's Destination, on the face that was chosen", () => {
    expect(pointsFrom(numbers, duoAndTrio(), 'destination')).toEqual([30, 30, 6, 6, 6]);
  });

  test("SI-SCORE-02: the Destination reads the group's own landscape", () => {
    const lines = plainNumbersPack(({ destinations }) => {
      destinations[0]!.faces.A.scores = { op: 'lines' };
    });
    const state = startOf({ groups: seatGroups('01 23'), firstGame: true }, 4, 1, lines);
    const deal = cardDealer();
    state.groups[0]!.destination = 0;
    state.groups[1]!.destination = 0;
    state.groups[0]!.landscape = landscapeOf('T\nO\nC', { deal });
    state.groups[1]!.landscape = landscapeOf('T\nO\nC\nV\nC', { deal });
    expect(pointsFrom(lines, state, 'destination')).toEqual([3, 3, 5, 5]);
  });

  test('SI-SCORE-03: every member scores 1 point per river and per wind card', () => {
    const state = duoAndTrio();
    const deal = cardDealer();
    state.groups[0]!.landscape = landscapeOf('Or Ob Ow Ow', { deal });
    state.groups[1]!.landscape = landscapeOf('Tr\nVr\nTh\nCw\nTr', { deal });
    expect(pointsFrom(numbers, state, 'symbol')).toEqual([3, 3, 4, 4, 4]);
  });

  test('SI-SCORE-04: players score their own Notebook cards', () => {
    const state = duoAndTrio();
    const kept = [[1, 2], [40], [], [7, 8, 9], [100]];
    state.players.forEach((player, seat) => {
      player.kept = kept[seat]!.map((points) => pointsCard(numbers.box, points));
    });
    expect(pointsFrom(numbers, state, 'notebook')).toEqual([3, 40, 0, 24, 100]);
  });

  test('SI-SCORE-05: the score is the sum of the three', () => {
    const state = duoAndTrio();
    const deal = cardDealer();
    state.groups[0]!.landscape = landscapeOf('Or Ob Ow Ow', { deal });
    state.groups[1]!.landscape = landscapeOf('Tr\nVr\nTh\nCw\nTr', { deal });
    const kept = [[1, 2], [40], [], [7, 8, 9], [100]];
    state.players.forEach((player, seat) => {
      player.kept = kept[seat]!.map((points) => pointsCard(numbers.box, points));
    });
    expect(numbers.rules.score(state).seats.map((seat) => seat.total)).toEqual([
      30 + 3 + 3,
      30 + 3 + 40,
      6 + 4,
      6 + 4 + 24,
      6 + 4 + 100,
    ]);
  });

  test('SI-SCORE-05: the scores of a real game equal those of the reference scorer', () => {
    const { box } = houseSet;
    for (const seed of [1, 2, 3]) {
      const match = matchOf({}, 7, seed);
      playRandomly(match, undefined, seed);
      const { groups, players } = match.view('spectator');
      const expected = players.map(({ group, kept }) => {
        const { landscape, destination, face } = groups[group]!;
        const cards = cellsOf(landscape);
        const formulas = [
          box.destinations[destination]!.faces[face!].scores,
          ...kept.map((card) => box.notebook[card]!.scores),
        ];
        const special = cards.filter(({ symbol }) => symbol === 'river' || symbol === 'wind').length;
        return special + sum(formulas.map((formula) => referenceScore(formula, cards)));
      });
      expect(match.result()!.totals).toEqual(expected);
    }
  });
});
