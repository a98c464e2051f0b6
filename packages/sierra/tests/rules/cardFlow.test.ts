/** Section 11 in numbers: where every card of a hand comes from and where it goes, by following the card itself. */
import type { Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { Mode } from '../../src/index.ts';
import {
  agreeOnFaces,
  allEvents,
  eventsOf,
  isOver,
  matchOf,
  playRandomly,
  playRound,
  roundOf,
  type SierraMatch,
  seatGroups,
  stateOf,
} from '../helpers/matches.ts';

/** The path of one hand in one round. */
interface Flow {
  received: number;
  drawn: number;
  played: number;
  discarded: number;
  passed: number;
}

/** Plays a game to its end and follows every hand of Mountain cards. */
function follow(match: SierraMatch): (Flow & { round: number; seat: Seat })[] {
  agreeOnFaces(match);
  const flows: (Flow & { round: number; seat: Seat })[] = [];
  let deal = allEvents(match);
  while (!isOver(match)) {
    const round = roundOf(match);
    const hands = stateOf(match).players.map((player) => player.hand);
    const events = playRound(match, round);
    const laid = eventsOf(events, 'laid').map(({ card }) => card);
    const passed = eventsOf(events, 'passedCards').flatMap(({ cards }) => cards);
    const discarded = stateOf(match).mountain.discard.map(({ card }) => card);
    hands.forEach((hand, seat) => {
      if (hand.length === 0) return;
      const cardsOf = (type: 'frontTaken' | 'mountainDrawn') =>
        eventsOf(deal, type)
          .filter((event) => event.seat === seat)
          .flatMap(({ cards }) => cards);
      const among = (cards: number[]) => hand.filter((card) => cards.includes(card)).length;
      flows.push({
        round,
        seat,
        received: among(cardsOf('frontTaken')),
        drawn: among(cardsOf('mountainDrawn')),
        played: among(laid),
        discarded: among(discarded),
        passed: among(passed),
      });
    });
    // a round ends with the deal of the next one
    deal = events;
  }
  return flows;
}

const DUO: Flow = { received: 2, drawn: 2, played: 2, discarded: 0, passed: 2 };
const TRIO: Flow = { received: 1, drawn: 2, played: 1, discarded: 1, passed: 1 };
const TRIO_ALONE: Flow = { ...TRIO, discarded: 2, passed: 0 };
const SOLO: Flow = { received: 0, drawn: 4, played: 2, discarded: 2, passed: 0 };
const COOP_TRIO: Flow = { received: 0, drawn: 3, played: 1, discarded: 2, passed: 0 };

/** The seats that hold Mountain cards: everybody but the holder of the Role card. */
const companions = (members: Seat[], round: number): Seat[] =>
  members.filter((_, index) => index !== (round - 1) % members.length);

const rounds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('one hand', () => {
  test.each([
    ['01 23', 4],
    ['01 23 45', 6],
    ['01 23 45 67', 8],
  ])('SI-DUO-01, SI-DUO-02, SI-PASS-02: team %s: 2 received and 2 drawn, 2 played, 2 left to pass', (groups, seats) => {
    const expected = rounds(8).flatMap((round) =>
      seatGroups(groups)
        .flatMap((members) => companions(members, round))
        .map((seat) => ({ round, seat, ...DUO })),
    );
    expect(follow(matchOf({ groups: seatGroups(groups) }, seats))).toEqual(expected);
  });

  test.each([
    ['01 234', 5],
    ['012 34', 5],
    ['01 23 456', 7],
    ['01 234 56', 7],
    ['012 34 56', 7],
  ])(
    'SI-TRIO-01, SI-TRIO-02, SI-TRIO-03, SI-TRIO-04, SI-TRIO-05: team %s: in the trio 1 received and 2 drawn, 1 played, 1 discarded, 1 left to pass',
    (groups, seats) => {
      const expected = rounds(9).flatMap((round) =>
        seatGroups(groups).flatMap((members) => {
          if (members.length === 2) {
            return round === 9 ? [] : companions(members, round).map((seat) => ({ round, seat, ...DUO }));
          }
          // in round 9 no group is left to pass to (SI-R-31)
          const flow = round === 9 ? TRIO_ALONE : TRIO;
          return companions(members, round).map((seat) => ({ round, seat, ...flow }));
        }),
      );
      expect(follow(matchOf({ groups: seatGroups(groups) }, seats))).toEqual(expected);
    },
  );

  test('SI-SOLO-03: solo: 4 drawn, 2 played, 2 discarded', () => {
    expect(follow(matchOf({ mode: 'solo' }, 1))).toEqual(rounds(8).map((round) => ({ round, seat: 0, ...SOLO })));
  });

  test('SI-COOP-03, SI-COOP-04: cooperative duo: 4 drawn (at first 2 of them dealt), 2 played, 2 discarded', () => {
    const expected = rounds(8).map((round) => ({
      round,
      seat: companions([0, 1], round)[0]!,
      ...SOLO,
      ...(round === 1 ? { received: 2, drawn: 2 } : {}),
    }));
    expect(follow(matchOf({ mode: 'cooperative' }, 2))).toEqual(expected);
  });

  test('SI-COOP-03, SI-COOP-04: cooperative trio: 3 drawn (at first 1 of them dealt), 1 played, 2 discarded', () => {
    const expected = rounds(9).flatMap((round) =>
      companions([0, 1, 2], round).map((seat) => ({
        round,
        seat,
        ...COOP_TRIO,
        ...(round === 1 ? { received: 1, drawn: 2 } : {}),
      })),
    );
    expect(follow(matchOf({ mode: 'cooperative' }, 3))).toEqual(expected);
  });

  test.each([2, 3, 4])('SI-VS-04: competitive with %i: 2 received and 2 drawn, 2 played, 2 left to pass', (seats) => {
    const expected = rounds(8).flatMap((round) =>
      Array.from({ length: seats }, (_, seat) => ({ round, seat, ...DUO })),
    );
    expect(follow(matchOf({ mode: 'competitive' }, seats))).toEqual(expected);
  });
});

describe('a whole game', () => {
  test.each<[rule: string, mode: Mode, seats: number, mountain: number, drawn: number, kept: number]>([
    ['SI-END-03', 'team', 4, 36, 32, 16],
    ['SI-END-03, SI-END-04', 'team', 5, 56, 34, 17],
    ['SI-END-03', 'team', 6, 54, 48, 24],
    ['SI-END-03, SI-END-04', 'team', 7, 74, 50, 25],
    ['SI-END-03', 'team', 8, 72, 64, 32],
    ['SI-SOLO-04', 'solo', 1, 32, 16, 8],
    ['SI-COOP-05', 'cooperative', 2, 32, 16, 8],
    ['SI-COOP-05', 'cooperative', 3, 54, 18, 9],
    ['SI-VS-05', 'competitive', 2, 36, 32, 16],
    ['SI-VS-05', 'competitive', 3, 54, 48, 24],
    ['SI-VS-05', 'competitive', 4, 72, 64, 32],
  ])(
    '%s: %s with %i draws %i Mountain and %i Notebook cards, and %i of these are kept',
    (_, mode, seats, ...counts) => {
      const match = matchOf({ mode }, seats);
      playRandomly(match);
      const { mountain, notebook, players } = match.view('spectator');
      // nothing was shuffled back, so what the piles have lost was drawn
      expect(eventsOf(match.events(0, 'spectator'), 'reshuffled')).toEqual([]);
      const kept = players.reduce((sum, player) => sum + player.kept.length, 0);
      expect([96 - mountain.pile, 72 - notebook.pile, kept]).toEqual(counts);
      expect(notebook.discard).toBe(72 - notebook.pile - kept);
    },
  );
});
