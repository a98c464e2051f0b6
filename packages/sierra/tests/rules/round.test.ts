import type { Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { SierraChoice, SierraEvent } from '../../src/index.ts';
import {
  choicesOf,
  eventsOf,
  finishSeat,
  forwardOf,
  matchInRound1,
  only,
  playRound,
  playToRound,
  refusal,
  roundOf,
  type SierraMatch,
  seatGroups,
  stateOf,
} from '../helpers/matches.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Two duos and a trio whose seats are easy to read: 0 and 1, 2 and 3, 4 to 6. Round 1: 0, 2 and 4 hold the Role. */
const DUOS_AND_TRIO = { groups: seatGroups('01 23 456') };
const newMatch = (seed: string | number = 1): SierraMatch => matchInRound1(DUOS_AND_TRIO, 7, seed);

const handOf = (match: SierraMatch, seat: Seat): number[] => stateOf(match).players[seat]!.hand;
const cardsIn = (match: SierraMatch, group: number): number =>
  stateOf(match).groups[group]!.landscape.lines.reduce((sum, line) => sum + line.cards.length, 0);

/** The events from the last `ready` of this round on: the reveal, the pass and the next deal. */
function endOfRound(match: SierraMatch, seed: string | number = 1): SierraEvent[] {
  const seats = match.deciders();
  for (const seat of seats.slice(0, -1)) finishSeat(match, seat, seed);
  const last = seats.at(-1)!;
  while (forwardOf(match, last)[0]!.do !== 'ready') match.choose(last, forwardOf(match, last)[0]);
  return match.choose(last, { do: 'ready' });
}

describe('all groups at once', () => {
  test.each([4, 5, 6, 7, 8])('SI-TURN-01: the game waits for all %i players together', (seats) => {
    const match = matchInRound1({}, seats);
    for (let round = 1; round <= 3; round++) {
      expect(roundOf(match)).toBe(round);
      expect(match.deciders()).toEqual(upTo(seats));
      playRound(match);
    }
  });

  test('SI-TURN-01: the order of the groups does not change the result of the round', () => {
    const [forwards, backwards] = [newMatch(), newMatch()];
    for (const seat of upTo(7)) finishSeat(forwards, seat);
    // the trio first, its members in the same order; then the duos
    for (const seat of [4, 5, 6, 2, 3, 0, 1]) finishSeat(backwards, seat);
    expect(roundOf(forwards)).toBe(2);
    expect(stateOf(backwards)).toEqual(stateOf(forwards));
  });

  test('SI-TURN-01: the choices of a group stay hidden from others until all have finished', () => {
    const match = newMatch();
    for (const seat of upTo(6)) finishSeat(match, seat);
    expect(roundOf(match)).toBe(1);
    for (const group of [0, 1]) {
      expect(match.view(4).groups[group]!.landscape.lines).toEqual([]);
      expect(match.view('spectator').groups[group]!.landscape.lines).toEqual([]);
      expect(match.view(2 * group).groups[group]!.landscape.lines).not.toEqual([]);
    }
    expect(match.view(4).players[0]!.kept).toEqual([]);
    finishSeat(match, 6);
    for (const { landscape } of match.view('spectator').groups) expect(landscape.lines).not.toEqual([]);
    expect(match.view(4).players[0]!.kept).toHaveLength(1);
  });
});

describe('the duties of each player', () => {
  test.each([4, 5, 6, 7, 8])('SI-TURN-02: each of %i players draws 2 cards of one deck', (seats) => {
    const match = matchInRound1({}, seats);
    for (let round = 1; round <= 4; round++) {
      const events = endOfRound(match, round);
      const drawn = [...eventsOf(events, 'notebookDrawn'), ...eventsOf(events, 'mountainDrawn')];
      expect(sorted(drawn.map(({ seat }) => seat))).toEqual(upTo(seats));
      for (const { cards } of drawn) expect(cards).toHaveLength(2);
    }
  });

  test('SI-TURN-02: the Role card decides: its holder may only keep, the companions may only lay (and discard)', () => {
    const match = newMatch();
    for (let round = 1; round <= 8; round++) {
      for (const { members, role } of match.view('spectator').groups) {
        for (const seat of members) {
          const kinds = new Set(choicesOf(match, seat).map((choice) => choice.do));
          const companion = members.length === 3 ? ['lay', 'discard'] : ['lay'];
          expect(kinds).toEqual(new Set(seat === role ? ['keep'] : companion));
        }
      }
      playRound(match, round);
    }
  });

  test('SI-TURN-03: only the Role holders draw the topmost Notebook cards, 2 each', () => {
    const match = newMatch();
    for (let round = 1; round <= 6; round++) {
      const fromTop = stateOf(match).notebook.pile.reverse();
      endOfRound(match, round);
      const { groups } = match.view('spectator');
      const { players, notebook } = stateOf(match);
      groups.forEach(({ role }, index) => {
        expect(players[role!]!.drawn).toEqual(sorted(fromTop.slice(2 * index, 2 * index + 2)));
      });
      expect(players.filter((player) => player.drawn.length > 0)).toHaveLength(3);
      expect(notebook.pile).toHaveLength(fromTop.length - 6);
    }
  });

  test('SI-TURN-03: a companion may not take the cards that the Role holder drew', () => {
    const match = newMatch();
    const [card] = stateOf(match).players[0]!.drawn;
    expect(refusal(() => match.choose(1, { do: 'keep', card }))).toEqual({ code: 'blocked', rule: 'SI-TURN-03' });
  });

  test('SI-TURN-04: the Role holder keeps one, face up, and the other is discarded', () => {
    for (const which of [0, 1]) {
      const match = newMatch();
      const drawn = stateOf(match).players[0]!.drawn;
      expect(choicesOf(match, 0)).toEqual(drawn.map((card) => ({ do: 'keep', card })));
      match.choose(0, { do: 'keep', card: drawn[which]! });
      endOfRound(match);
      const { players, notebook } = stateOf(match);
      expect(players[0]!.kept).toEqual([drawn[which]]);
      expect(players[0]!.drawn).toEqual([]);
      expect(notebook.discard.map(({ card }) => card)).toContain(drawn[1 - which]);
      expect(notebook.discard).toHaveLength(3);
      expect(match.view('spectator').players[0]!.kept).toEqual([drawn[which]]);
    }
  });

  test('SI-TURN-04: exactly one card is kept: none is refused, and a second choice replaces the first', () => {
    const match = newMatch();
    const [first, second] = stateOf(match).players[0]!.drawn as [number, number];
    expect(refusal(() => match.choose(0, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-41' });
    match.choose(0, { do: 'keep', card: first });
    match.choose(0, { do: 'keep', card: second });
    match.choose(0, { do: 'ready' });
    endOfRound(match);
    expect(stateOf(match).players[0]!.kept).toEqual([second]);
  });

  test('SI-TURN-05: every round adds exactly 2 Mountain cards to each landscape', () => {
    const match = newMatch();
    for (let round = 1; round <= 8; round++) {
      expect(upTo(3).map((group) => cardsIn(match, group))).toEqual([2 * round - 2, 2 * round - 2, 2 * round - 2]);
      playRound(match, round);
    }
  });

  test('SI-TURN-05: a companion is done with two cards laid, and not with one', () => {
    const match = newMatch();
    const layFirst = () => match.choose(1, only(choicesOf(match, 1), 'lay')[0]);
    expect(refusal(() => match.choose(1, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-13' });
    layFirst();
    expect(refusal(() => match.choose(1, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-13' });
    layFirst();
    expect(forwardOf(match, 1)).toEqual([{ do: 'ready' }]);
    const third = match.blocked(1).find(({ choice }) => choice.do === 'lay')!;
    expect(third.rule).toBe('SI-TURN-05');
    expect(refusal(() => match.choose(1, third.choice))).toEqual({ code: 'blocked', rule: 'SI-TURN-05' });
  });

  test('SI-TURN-05: the Role holder lays none', () => {
    const match = newMatch();
    const [card] = handOf(match, 1);
    const lay: SierraChoice = { do: 'lay', card: card!, row: 0, column: 0 };
    expect(refusal(() => match.choose(0, lay))).toEqual({ code: 'blocked', rule: 'SI-R-25' });
    expect(handOf(match, 0)).toEqual([]);
  });

  test('SI-TURN-06: members of a group see all cards of the group, other groups none', () => {
    const match = newMatch();
    for (let round = 1; round <= 4; round++) {
      const { players, groups } = stateOf(match);
      for (const viewer of [...upTo(7), 'spectator' as const]) {
        const view = match.view(viewer);
        players.forEach((player, seat) => {
          const mate = viewer !== 'spectator' && groups[player.group]!.members.includes(viewer);
          expect(view.players[seat]!.hand).toEqual(mate ? player.hand : null);
          expect(view.players[seat]!.drawn).toEqual(mate ? player.drawn : null);
        });
      }
      playRound(match, round);
    }
  });
});

describe('groups of two', () => {
  test('SI-DUO-01: the companion picks up the two cards in front and draws two more', () => {
    const match = newMatch();
    for (let round = 2; round <= 8; round++) {
      const pile = stateOf(match).mountain.pile;
      const events = endOfRound(match, round);
      const passed = eventsOf(events, 'passedCards');
      const taken = eventsOf(events, 'frontTaken');
      const drawn = eventsOf(events, 'mountainDrawn');
      for (const duo of [0, 1]) {
        const companion = 2 * duo + ((round + 1) % 2 === 0 ? 1 : 0);
        const received = passed.find(({ to }) => to === duo)!.cards;
        const fresh = drawn.find(({ seat }) => seat === companion)!.cards;
        expect(sorted(taken.find(({ seat }) => seat === companion)!.cards)).toEqual(received);
        expect(received).toHaveLength(2);
        expect(sorted(fresh)).toEqual(sorted(pile.slice(pile.length - 2 - 2 * duo, pile.length - 2 * duo)));
        expect(handOf(match, companion)).toEqual(sorted([...received, ...fresh]));
        expect(handOf(match, companion)).toHaveLength(4);
        expect(stateOf(match).groups[duo]!.front).toEqual([]);
      }
    }
  });

  test('SI-DUO-02: any two of the four may be laid, and the other two stay in hand', () => {
    const [a, b, c, d] = handOf(newMatch(), 1) as [number, number, number, number];
    for (const pair of [
      [a, b],
      [d, a],
      [c, b],
      [d, c],
    ]) {
      const match = newMatch();
      for (const card of pair) {
        match.choose(
          1,
          only(choicesOf(match, 1), 'lay').find((choice) => choice.card === card),
        );
      }
      match.choose(1, { do: 'ready' });
      expect(handOf(match, 1)).toEqual([a, b, c, d].filter((card) => !pair.includes(card)));
      endOfRound(match);
      const { groups, mountain } = stateOf(match);
      expect(sorted(groups[0]!.landscape.lines.flatMap((line) => line.cards))).toEqual(sorted(pair));
      // what stayed in hand was passed on, not discarded
      expect(mountain.discard.filter(({ group }) => group === 0)).toEqual([]);
    }
  });

  test('SI-DUO-02: the companion of a duo discards nothing', () => {
    const match = newMatch();
    expect(only(choicesOf(match, 1), 'discard')).toEqual([]);
    const [card] = handOf(match, 1);
    expect(refusal(() => match.choose(1, { do: 'discard', card }))).toEqual({ code: 'blocked', rule: 'SI-DUO-02' });
  });
});

describe('groups of three', () => {
  test('SI-TRIO-01: each companion takes one of the two cards in front', () => {
    const match = newMatch();
    for (let round = 2; round <= 8; round++) {
      const events = endOfRound(match, round);
      const front = eventsOf(events, 'passedCards').find(({ to }) => to === 2)!.cards;
      const holder = match.view('spectator').groups[2]!.role;
      const taken = eventsOf(events, 'frontTaken').filter(({ seat }) => seat >= 4);
      expect(taken.map(({ seat }) => seat)).toEqual([4, 5, 6].filter((seat) => seat !== holder));
      for (const { cards } of taken) expect(cards).toHaveLength(1);
      expect(sorted(taken.flatMap(({ cards }) => cards))).toEqual(front);
    }
  });

  test('SI-TRIO-01: chance decides which companion takes which card', () => {
    const games = upTo(60).map((seed) => newMatch(seed));
    // how often the first companion has the card that was laid down first
    const inOrder = games.filter((match) => {
      const [first] = eventsOf(match.events(0, 4), 'frontTaken');
      return first!.cards[0] === stateOf(match).groups[2]!.received[0];
    });
    expect(inOrder.length).toBeGreaterThan(15);
    expect(inOrder.length).toBeLessThan(45);
  });

  test('SI-TRIO-02: each companion draws two more and holds three', () => {
    const match = newMatch();
    for (let round = 2; round <= 8; round++) {
      const events = endOfRound(match, round);
      const holder = match.view('spectator').groups[2]!.role;
      for (const seat of [4, 5, 6]) {
        const drawn = eventsOf(events, 'mountainDrawn').filter((event) => event.seat === seat);
        const taken = eventsOf(events, 'frontTaken').filter((event) => event.seat === seat);
        if (seat === holder) {
          expect([...drawn, ...taken]).toEqual([]);
          expect(handOf(match, seat)).toEqual([]);
        } else {
          expect(drawn.map(({ cards }) => cards.length)).toEqual([2]);
          expect(handOf(match, seat)).toEqual(sorted([...taken[0]!.cards, ...drawn[0]!.cards]));
          expect(handOf(match, seat)).toHaveLength(3);
        }
      }
    }
  });

  test('SI-TRIO-03: each companion lays one card of their own hand, and only one', () => {
    const match = newMatch();
    for (const [seat, mate] of [
      [5, 6],
      [6, 5],
    ] as const) {
      const hand = handOf(match, seat);
      const lays = only(choicesOf(match, seat), 'lay');
      expect(new Set(lays.map(({ card }) => card))).toEqual(new Set(hand));
      const foreign: SierraChoice = { ...lays[0]!, card: handOf(match, mate)[0]! };
      expect(refusal(() => match.choose(seat, foreign))).toEqual({ code: 'blocked', rule: 'SI-R-23' });
      match.choose(seat, lays[0]);
      expect(only(choicesOf(match, seat), 'lay')).toEqual([]);
      expect(stateOf(match).groups[2]!.draft.map((placement) => placement.seat)).toContain(seat);
    }
    endOfRound(match);
    expect(cardsIn(match, 2)).toBe(2);
  });

  test('SI-TRIO-04: each companion discards one card of their own hand, and not two', () => {
    const match = newMatch();
    const gone: number[] = [];
    for (const seat of [5, 6]) {
      match.choose(seat, only(choicesOf(match, seat), 'lay')[0]);
      expect(refusal(() => match.choose(seat, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-TRIO-04' });
      const [first, second] = handOf(match, seat) as [number, number];
      expect(forwardOf(match, seat)).toEqual([
        { do: 'discard', card: first },
        { do: 'discard', card: second },
      ]);
      match.choose(seat, { do: 'discard', card: second });
      gone.push(second);
      expect(refusal(() => match.choose(seat, { do: 'discard', card: first }))).toEqual({
        code: 'blocked',
        rule: 'SI-TRIO-04',
      });
      match.choose(seat, { do: 'ready' });
    }
    endOfRound(match);
    expect(stateOf(match).mountain.discard).toEqual(gone.map((card) => ({ card, group: 2 })));
  });

  test('SI-TRIO-05: one card stays in the hand of each companion, and these two are passed', () => {
    const match = newMatch();
    for (let round = 1; round <= 7; round++) {
      const holder = match.view('spectator').groups[2]!.role;
      const companions = [4, 5, 6].filter((seat) => seat !== holder);
      for (const seat of companions) finishSeat(match, seat, round);
      const left = companions.map((seat) => handOf(match, seat));
      expect(left.map((hand) => hand.length)).toEqual([1, 1]);
      const events = endOfRound(match, round);
      expect(eventsOf(events, 'passedCards').find(({ from }) => from === 2)!.cards).toEqual(sorted(left.flat()));
    }
  });
});

describe('end of the round', () => {
  test('SI-PASS-01: the round ends when the last player is ready, no matter who it is', () => {
    for (const last of upTo(7)) {
      const match = newMatch();
      for (const seat of upTo(7)) if (seat !== last) finishSeat(match, seat);
      expect(roundOf(match)).toBe(1);
      expect(match.deciders()).toEqual([last]);
      expect(match.events(0, 'spectator').map((event) => event.type)).not.toContain('passed');
      expect(match.view('spectator').groups.map((group) => group.frontSize)).toEqual([0, 0, 0]);
      finishSeat(match, last);
      expect(roundOf(match)).toBe(2);
      expect(eventsOf(match.events(0, 'spectator'), 'passed')).toHaveLength(3);
    }
  });

  test.each([
    [4, '01 23'],
    [5, '01 234'],
    [5, '012 34'],
    [6, '01 23 45'],
    [7, '01 234 56'],
    [8, '01 23 45 67'],
  ])('SI-PASS-02: %i players (%s): each group lays its last 2 cards in front of the next', (seats, groups) => {
    const match = matchInRound1({ groups: seatGroups(groups) }, seats);
    const count = seatGroups(groups).length;
    for (let round = 1; round <= 8; round++) {
      for (const seat of match.deciders().slice(0, -1)) finishSeat(match, seat, round);
      const last = match.deciders()[0]!;
      while (forwardOf(match, last)[0]!.do !== 'ready') match.choose(last, forwardOf(match, last)[0]);
      const left = seatGroups(groups).map((members) => sorted(members.flatMap((seat) => handOf(match, seat))));
      const events = match.choose(last, { do: 'ready' });
      expect(eventsOf(events, 'passed').map(({ from, to, count: cards }) => [from, to, cards])).toEqual(
        upTo(count).map((from) => [from, (from + 1) % count, 2]),
      );
      for (const from of upTo(count)) {
        const next = stateOf(match).groups[(from + 1) % count]!;
        // picked up at once by those who play on; what a duo gets after its last round stays in front of it
        const there = round < 8 || next.members.length === 3 ? next.received : next.front;
        expect(sorted(there)).toEqual(left[from]);
      }
    }
  });

  test('SI-PASS-03: the Role card goes to the next member, and after the last to the first', () => {
    const groups = seatGroups('42 10 635');
    const match = matchInRound1({ groups }, 7);
    for (let round = 1; round <= 8; round++) {
      const holders = match.view('spectator').groups.map((group) => group.role);
      expect(holders).toEqual(groups.map((members) => members[(round - 1) % members.length]));
      const events = playRound(match, round);
      if (round < 8) {
        expect(eventsOf(events, 'roleHeld').map(({ seat }) => seat)).toEqual(
          groups.map((members) => members[round % members.length]),
        );
      }
    }
  });

  test('SI-PASS-04: a duo member keeps a Notebook card every second round, a trio member every third', () => {
    const match = newMatch();
    const keptBy = new Map<Seat, number[]>(upTo(7).map((seat) => [seat, []]));
    for (let round = 1; round <= 9; round++) {
      for (const { seat } of eventsOf(playRound(match, round), 'kept')) keptBy.get(seat)!.push(round);
    }
    for (const duo of [0, 2]) {
      expect(keptBy.get(duo)).toEqual([1, 3, 5, 7]);
      expect(keptBy.get(duo + 1)).toEqual([2, 4, 6, 8]);
    }
    expect([4, 5, 6].map((seat) => keptBy.get(seat))).toEqual([
      [1, 4, 7],
      [2, 5, 8],
      [3, 6, 9],
    ]);
  });

  test('SI-PASS-02: only the passing group knows the cards in front until they are picked up', () => {
    const match = matchInRound1({ groups: seatGroups('012 34') }, 5);
    playToRound(match, 9);
    // round 9: the two cards that the trio passed lie in front of the duo, which has finished
    const front = stateOf(match).groups[1]!.front;
    expect(front).toHaveLength(2);
    for (const viewer of [0, 1, 2] as const) expect(match.view(viewer).groups[1]!.front).toEqual(front);
    for (const viewer of [3, 4, 'spectator'] as const) {
      expect(match.view(viewer).groups[1]).toMatchObject({ front: null, frontSize: 2 });
    }
  });
});
