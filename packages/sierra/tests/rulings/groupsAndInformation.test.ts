/** Rulings 12.2 of docs/rules/sierra.md: groups, the flow of cards, and who knows what. */
import { canonicalJson, createStreams, type Seat, type Viewer } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type Face, groupSizes, type SierraChoice, type SierraState } from '../../src/index.ts';
import { STREAMS } from '../../src/state.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import {
  agreeOnFaces,
  choicesOf,
  eventsOf,
  finishSeat,
  forwardOf,
  isOver,
  matchInRound1,
  matchOf,
  only,
  playOn,
  playRandomly,
  playRound,
  playToRound,
  refusal,
  roundOf,
  type SierraMatch,
  seedOf,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet, packWithStage } from '../helpers/packs.ts';
import { choicesOn, exchangeCards, giveHand, giveLandscape, mayDo, playFirstChoices } from '../helpers/positions.ts';

const { rules, box } = houseSet;

/** Five seats: the duo 0, 1 and the trio 2, 3, 4. */
const WITH_TRIO = [
  [0, 1],
  [2, 3, 4],
];
/** Six seats: three duos in seating order. */
const THREE_DUOS = [
  [0, 1],
  [2, 3],
  [4, 5],
];

const sizesOf = (match: SierraMatch) => match.view('spectator').groups.map((group) => group.members.length);
const handsOf = (state: SierraState, group: number) =>
  state.groups[group]!.members.flatMap((seat) => state.players[seat]!.hand).sort((a, b) => a - b);
const sumOf = (events: readonly { count: number }[]) => events.reduce((sum, { count }) => sum + count, 0);
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

/** A team game in round 1, all groups arranged, all faces A. */
const teamState = (groups: Seat[][], seed: string | number = 1) =>
  stateOf(matchInRound1({ groups }, groups.flat().length, seed));

/**
 * The trio of `WITH_TRIO` in round 1 with a landscape and hands given as letters. Seat 2 holds the Role card,
 * seats 3 and 4 are the companions.
 */
function trioScene(drawing: string, hand3: string, hand4: string) {
  const state = teamState(WITH_TRIO);
  const deal = cardDealer();
  giveLandscape(state, 1, landscapeOf(drawing, { deal }));
  const cards3 = hand3.split(' ').map(deal) as [number, number, number];
  const cards4 = hand4.split(' ').map(deal) as [number, number, number];
  giveHand(state, 3, cards3);
  giveHand(state, 4, cards4);
  return { state, cards3, cards4 };
}

describe('groups', () => {
  test('SI-R-17: 4 to 8 players form pairs, with exactly one trio when their number is odd', () => {
    const expected: Record<number, number[]> = {
      4: [2, 2],
      5: [2, 3],
      6: [2, 2, 2],
      7: [2, 2, 3],
      8: [2, 2, 2, 2],
    };
    for (const [seats, sizes] of Object.entries(expected)) {
      expect(groupSizes(Number(seats)).toSorted()).toEqual(sizes);
      for (let seed = 0; seed < 5; seed++) {
        const match = matchOf({}, Number(seats), seed);
        expect(sizesOf(match).toSorted()).toEqual(sizes);
        const seated = match.view('spectator').groups.flatMap((group) => group.members);
        expect(sorted(seated)).toEqual(Array.from({ length: Number(seats) }, (_, seat) => seat));
      }
    }
  });

  test.each<[string, Seat[][]]>([
    [
      'two trios',
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
    ],
    [
      'a group of four',
      [
        [0, 1, 2, 3],
        [4, 5],
      ],
    ],
    ['a player alone', [[0, 1], [2, 3], [4]]],
    ['a trio of three players', [[0, 1, 2]]],
    ['one pair', [[0, 1]]],
    [
      'a seat in two groups',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      'a seat left out',
      [
        [0, 1],
        [2, 4],
      ],
    ],
  ])('SI-R-17: the host cannot arrange %s', (_name, groups) => {
    expect(refusal(() => matchOf({ groups }, groups.flat().length)).code).toBe('bad-options');
  });

  test('SI-R-18: the host arranges the groups, their order, and the place of the trio', () => {
    const groups = [
      [3, 1, 5],
      [0, 6],
      [4, 2],
    ];
    const match = matchOf({ groups, firstGame: true }, 7);
    expect(match.view('spectator').groups.map((group) => group.members)).toEqual(groups);
    // the leftmost member starts with the Role card (SI-SET-07)
    expect(match.view('spectator').groups.map((group) => group.role)).toEqual([3, 0, 4]);
  });

  test('SI-R-18: otherwise the engine draws the groups; the trio may be at any index', () => {
    const places = new Map<number, number>();
    const partners = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { groups } = matchOf({}, 7, seed).view('spectator');
      const trio = groups.findIndex((group) => group.members.length === 3);
      places.set(trio, (places.get(trio) ?? 0) + 1);
      partners.add(canonicalJson(groups.find((group) => group.members.includes(0))!.members));
    }
    for (const index of [0, 1, 2]) expect(places.get(index), `index ${index}`).toBeGreaterThan(8);
    expect(partners.size).toBeGreaterThan(20);
  });
});

describe('passing', () => {
  test.each<[string, object, number]>([
    ['three duos', { groups: THREE_DUOS }, 6],
    ['a duo, a trio and a duo', { groups: [[0, 1], [2, 3, 4], [5, 6]] }, 7], // biome-ignore format: one line
    ['three competitors', { mode: 'competitive' }, 3],
    ['two groups', { groups: WITH_TRIO }, 5],
  ])('SI-R-19: cards go to index + 1, the same way in every round: %s', (_name, options, seats) => {
    const match = matchInRound1(options, seats, 'SI-R-19');
    const n = match.view('spectator').groups.length;
    for (let round = 1; round <= 7; round++) {
      let left: number[][] = [];
      playRandomly(
        match,
        () => {
          if (roundOf(match) !== round) return true;
          const state = stateOf(match);
          left = state.groups.map((_, group) => handsOf(state, group));
          return false;
        },
        round,
      );
      const events = match.events(0, 'spectator');
      expect(eventsOf(events, 'passed').slice(-n)).toEqual(
        left.map((_, from) => ({ type: 'passed', from, to: (from + 1) % n, count: 2 })),
      );
      const received = stateOf(match).groups.map((group) => sorted(group.received));
      expect(received.map((_, to) => received[(to + 1) % n])).toEqual(left);
    }
  });

  test('SI-R-20: two groups exchange their 2 cards', () => {
    const match = matchInRound1({}, 4, 'SI-R-20');
    let left: number[][] = [];
    playRandomly(match, () => {
      if (roundOf(match) === 2) return true;
      const state = stateOf(match);
      left = state.groups.map((_, group) => handsOf(state, group));
      return false;
    });
    expect(left.map((cards) => cards.length)).toEqual([2, 2]);
    const state = stateOf(match);
    expect(state.groups.map((group) => sorted(group.received))).toEqual([left[1], left[0]]);
    // and they are in the new hands
    expect(handsOf(state, 0)).toEqual(expect.arrayContaining(left[1]!));
    expect(handsOf(state, 1)).toEqual(expect.arrayContaining(left[0]!));
  });

  test('SI-R-21: only those who passed and those who picked up the passed cards know them', () => {
    const match = matchInRound1({ groups: THREE_DUOS }, 6, 'SI-R-21');
    playRound(match);
    const received = stateOf(match).groups.map((group) => group.received);
    const seen = (viewer: Viewer) => match.view(viewer).groups.map((group) => group.received);
    for (const seat of [0, 1]) expect(seen(seat)).toEqual([received[0], received[1], null]);
    for (const seat of [2, 3]) expect(seen(seat)).toEqual([null, received[1], received[2]]);
    for (const seat of [4, 5]) expect(seen(seat)).toEqual([received[0], null, received[2]]);
    expect(seen('spectator')).toEqual([null, null, null]);
    // the same holds for events
    for (const viewer of [0, 2, 4, 'spectator'] as const) {
      const senders = eventsOf(match.events(0, viewer), 'passedCards').map((event) => event.from);
      expect(senders).toEqual(viewer === 'spectator' ? [] : [viewer / 2]);
    }
  });

  test('SI-R-21: only the group itself sees the cards dealt in front in round 1, because no group passed them', () => {
    for (const match of [matchInRound1({ groups: THREE_DUOS }, 6), matchInRound1({ mode: 'competitive' }, 3)]) {
      const { groups } = match.view('spectator');
      groups.forEach(({ members }, own) => {
        const seen = match.view(members[0]!).groups.map((group) => group.received !== null);
        expect(seen).toEqual(groups.map((_, index) => index === own));
      });
    }
  });

  test('SI-R-21: until they are picked up not even the receivers see them', () => {
    // what the finished duo gets at the end of round 8 stays in front of it
    const match = matchInRound1({ groups: WITH_TRIO }, 5, 'SI-R-21');
    playToRound(match, 9);
    const { front } = stateOf(match).groups[0]!;
    expect(front).toHaveLength(2);
    const seen = (viewer: Viewer) => match.view(viewer).groups[0]!;
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seen(viewer)).toMatchObject({ front: null, frontSize: 2 });
    }
    for (const viewer of [2, 3, 4]) expect(seen(viewer).front).toEqual(front);
  });

  test('SI-R-22: chance gives each companion of a trio one of the two cards, and both see both', () => {
    const first: number[] = [];
    for (let seed = 0; seed < 60; seed++) {
      const match = matchInRound1({ groups: WITH_TRIO }, 5, seed);
      const state = stateOf(match);
      const { received } = state.groups[1]!;
      const shares = [3, 4].map((seat) => received.filter((card) => state.players[seat]!.hand.includes(card)));
      expect(shares.map((share) => share.length)).toEqual([1, 1]);
      expect(shares[0]).not.toEqual(shares[1]);
      first.push(received.indexOf(shares[0]![0]!));
      for (const viewer of [2, 3, 4]) {
        const view = match.view(viewer);
        expect([view.players[3]!.hand, view.players[4]!.hand]).toEqual([
          state.players[3]!.hand,
          state.players[4]!.hand,
        ]);
      }
    }
    const swapped = first.filter((index) => index === 1).length;
    expect(swapped).toBeGreaterThan(15);
    expect(swapped).toBeLessThan(45);
  });

  test('SI-R-22: the split has its own stream of chance, used once a round by a trio and never by a duo', () => {
    const fresh = createStreams(seedOf(1), STREAMS);
    expect(stateOf(matchInRound1({}, 4)).streams.split).toEqual(fresh.split);
    const match = matchInRound1({ groups: WITH_TRIO }, 5);
    const seen = [canonicalJson(fresh.split)];
    for (let round = 1; round <= 3; round++) {
      seen.push(canonicalJson(stateOf(match).streams.split));
      playRound(match);
    }
    expect(new Set(seen).size).toBe(4);
  });
});

describe('the trio and its draft', () => {
  test('SI-R-23: each companion lays, discards and passes from their own hand', () => {
    const { state, cards3, cards4 } = trioScene('O O', 'O T V', 'O T V');
    for (const [seat, own, other] of [
      [3, cards3, cards4],
      [4, cards4, cards3],
    ] as const) {
      const used = choicesOn(rules, state, seat).flatMap((choice) => ('card' in choice ? [choice.card] : []));
      expect(sorted([...new Set(used)])).toEqual(sorted(own));
      const borrowed = { do: 'lay', card: other[0], row: 0, column: 2 } as const;
      expect(refusal(() => playOn(rules, state, seat, borrowed))).toEqual({ code: 'blocked', rule: 'SI-R-23' });
    }
    playOn(rules, state, 3, { do: 'lay', card: cards3[0], row: 0, column: 2 });
    playOn(rules, state, 3, { do: 'discard', card: cards3[1] });
    playOn(rules, state, 4, { do: 'lay', card: cards4[0], row: 0, column: 3 });
    playOn(rules, state, 4, { do: 'discard', card: cards4[1] });
    playFirstChoices(rules, state, ({ round }) => round === 2);
    expect(sorted(state.groups[0]!.received)).toEqual(sorted([cards3[2], cards4[2]]));
  });

  test('SI-R-24: one shared draft: either companion may begin, and the second builds on the first', () => {
    for (const [first, second] of [
      [3, 4],
      [4, 3],
    ] as const) {
      const { state, cards3, cards4 } = trioScene('O O', 'T V V', 'T V V');
      const teal = { 3: cards3[0], 4: cards4[0] };
      const onTop = { do: 'lay', card: teal[second], row: 1, column: 1 } as const;
      playOn(rules, state, first, { do: 'lay', card: teal[first], row: 1, column: 0 });
      playOn(rules, state, second, onTop);
      expect(state.groups[1]!.draft.map(({ seat, card }) => [seat, card])).toEqual([
        [first, teal[first]],
        [second, teal[second]],
      ]);
    }
  });

  test('SI-R-24: a card that depended on one taken back returns to its owner, who is no longer ready', () => {
    const { state, cards3, cards4 } = trioScene('O O', 'T V V', 'T V V');
    playOn(rules, state, 3, { do: 'lay', card: cards3[0], row: 1, column: 0 });
    // only because of the card at (1, 0)
    const beside = { do: 'lay', card: cards4[0], row: 1, column: -1 } as const;
    playOn(rules, state, 4, beside);
    playOn(rules, state, 4, { do: 'discard', card: cards4[1] });
    playOn(rules, state, 4, { do: 'ready' });
    const events = playOn(rules, state, 3, { do: 'takeBack', card: cards3[0] });
    expect(events.map((event) => event.type)).toEqual(['tookBack', 'fellBack', 'unreadied']);
    expect(eventsOf(events, 'fellBack')).toMatchObject([{ seat: 4, card: cards4[0] }]);
    expect(state.players[4]!.hand).toEqual(sorted([cards4[0], cards4[2]]));
    expect(state.players[4]!.aside).toBe(cards4[1]);
    expect(state.groups[1]!.draft).toEqual([]);
    expect(rules.deciders(state)).toContain(4);
    expect(mayDo(rules, state, 4, { do: 'ready' })).toBe(false);
    expect(mayDo(rules, state, 4, beside)).toBe(false);
  });

  test('SI-R-24: a card that did not depend on it stays, and its owner stays ready', () => {
    const { state, cards3, cards4 } = trioScene('O O', 'T V V', 'O V V');
    playOn(rules, state, 3, { do: 'lay', card: cards3[0], row: -1, column: 0 });
    playOn(rules, state, 4, { do: 'lay', card: cards4[0], row: 0, column: 2 });
    playOn(rules, state, 4, { do: 'discard', card: cards4[1] });
    playOn(rules, state, 4, { do: 'ready' });
    const events = playOn(rules, state, 3, { do: 'takeBack', card: cards3[0] });
    expect(events.map((event) => event.type)).toEqual(['tookBack']);
    expect(state.groups[1]!.draft).toEqual([{ seat: 4, card: cards4[0], row: 0, column: 2 }]);
    expect(state.groups[1]!.landscape).toMatchObject({ bottom: 0, lines: [{ cards: { length: 3 } }] });
    expect(rules.deciders(state)).not.toContain(4);
  });

  test('SI-R-24: what stays is judged card by card in the recorded order: a cell that is still legal is kept', () => {
    // (1, 1) was laid beside (1, 0); without that card it begins a line of its own
    const { state, cards3, cards4 } = trioScene('O O', 'T V V', 'T V V');
    playOn(rules, state, 3, { do: 'lay', card: cards3[0], row: 1, column: 0 });
    playOn(rules, state, 4, { do: 'lay', card: cards4[0], row: 1, column: 1 });
    const events = playOn(rules, state, 3, { do: 'takeBack', card: cards3[0] });
    expect(eventsOf(events, 'fellBack')).toEqual([]);
    expect(state.groups[1]!.landscape.lines[1]).toEqual({ colour: 'teal', start: 1, cards: [cards4[0]] });
  });

  test('SI-R-24: a player cannot take back a card of another', () => {
    const { state, cards3 } = trioScene('O O', 'T V V', 'T V V');
    playOn(rules, state, 3, { do: 'lay', card: cards3[0], row: 1, column: 0 });
    const theirs = { do: 'takeBack', card: cards3[0] } as const;
    expect(refusal(() => playOn(rules, state, 4, theirs))).toEqual({ code: 'blocked', rule: 'SI-R-24' });
    // the Role holder of seat 2 touches none at all
    expect(refusal(() => playOn(rules, state, 2, theirs))).toEqual({ code: 'blocked', rule: 'SI-R-25' });
  });

  test('SI-R-25: the Role holder never touches a Mountain card', () => {
    for (const [options, seats] of [
      [{ groups: WITH_TRIO }, 5],
      [{ mode: 'cooperative' }, 2],
      [{ mode: 'cooperative' }, 3],
    ] as const) {
      const match = matchInRound1(options, seats, 'SI-R-25');
      const kinds = new Set<string>();
      playRandomly(match, () => {
        for (const { role } of match.view('spectator').groups) {
          for (const choice of choicesOf(match, role!)) kinds.add(choice.do);
          if (stateOf(match).players[role!]!.hand.length > 0) expect(role).toBe('without Mountain cards');
        }
        return false;
      });
      expect([...kinds].sort()).toEqual(['keep', 'ready', 'unready']);
    }
    const { state, cards3 } = trioScene('O O', 'O V V', 'T V V');
    const lay = { do: 'lay', card: cards3[0], row: 0, column: 2 } as const;
    expect(refusal(() => playOn(rules, state, 2, lay))).toEqual({ code: 'blocked', rule: 'SI-R-25' });
  });
});

describe('who sees which information', () => {
  /** Three duos in round 2, with a draft of each kind in the first: seat 1 holds the Role card there. */
  function draftScene() {
    const match = matchInRound1({ groups: THREE_DUOS }, 6, 'SI-R-27');
    playRound(match);
    match.choose(0, only(forwardOf(match, 0), 'lay')[0]);
    match.choose(1, only(forwardOf(match, 1), 'keep')[0]);
    return { match, state: stateOf(match) };
  }

  test('SI-R-26: members see the hands, drafts and drawn Notebook cards of each other', () => {
    const { match, state } = draftScene();
    const [companion, holder] = [state.players[0]!, state.players[1]!];
    expect(companion.hand).toHaveLength(3);
    expect(holder.drawn).toHaveLength(2);
    for (const seat of [0, 1]) {
      const view = match.view(seat);
      expect(view.players[0]!.hand).toEqual(companion.hand);
      expect(view.players[1]).toMatchObject({ drawn: holder.drawn, keeping: holder.keeping });
      expect(view.groups[0]!.draft).toEqual(state.groups[0]!.draft);
      expect(view.groups[0]!.landscape).toEqual(state.groups[0]!.landscape);
    }
    const trio = matchInRound1({ groups: WITH_TRIO }, 5);
    const discard = only(forwardOf(trio, 3), 'discard')[0]!;
    trio.choose(3, discard);
    for (const seat of [2, 3, 4]) expect(trio.view(seat).players[3]!.aside).toBe(discard.card);
  });

  test('SI-R-27: hidden from other groups: hands, cards in front, drawn Notebook cards, drafts', () => {
    const { match } = draftScene();
    for (const viewer of [2, 3, 4, 5, 'spectator'] as const) {
      const view = match.view(viewer);
      expect(view.groups[0]).toMatchObject({ draft: null, proposed: null, wishes: null });
      // seats 4 and 5 passed the cards in front of this group; no others know them
      if (viewer !== 4 && viewer !== 5) expect(view.groups[0]).toMatchObject({ front: null, received: null });
      for (const seat of [0, 1]) {
        expect(view.players[seat]).toMatchObject({ hand: null, blind: null, aside: null, drawn: null, keeping: null });
      }
    }
  });

  test('SI-R-27: public: landscapes, kept Notebook cards, Destinations, Role holders, pile sizes', () => {
    const { match, state } = draftScene();
    for (const viewer of [0, 1, 2, 3, 4, 5, 'spectator'] as const) {
      const view = match.view(viewer);
      view.groups.forEach((group, index) => {
        expect(group).toMatchObject({
          destination: state.groups[index]!.destination,
          face: 'A',
          role: state.groups[index]!.members[1],
        });
        // two cards of round 1, and for the group itself the one of its draft
        const cards = group.landscape.lines.flatMap((line) => line.cards);
        expect(cards).toHaveLength(index === 0 && (viewer === 0 || viewer === 1) ? 3 : 2);
      });
      expect(view.players.map((player) => player.kept)).toEqual(state.players.map((player) => player.kept));
      expect(view.players.filter((player) => player.kept.length === 1)).toHaveLength(3);
      expect([view.mountain.pile, view.notebook.pile]).toEqual([
        state.mountain.pile.length,
        state.notebook.pile.length,
      ]);
    }
  });

  test('SI-R-27: no view of another group changes when a hidden card is another one', () => {
    const { state } = draftScene();
    const others: Viewer[] = [2, 3, 4, 5, 'spectator'];
    const before = others.map((viewer) => canonicalJson(rules.view(state, viewer)));
    const drawn = state.players[0]!.hand.find((card) => !state.groups[0]!.received.includes(card))!;
    // a Mountain card of the hand
    exchangeCards(state, drawn, state.mountain.pile[0]!);
    // a Notebook card that was drawn, and which of the two will be kept
    const holder = state.players[1]!;
    const other = state.notebook.pile[0]!;
    state.notebook.pile[0] = holder.drawn[0]!;
    holder.drawn = sorted([other, holder.drawn[1]!]);
    holder.keeping = holder.drawn.find((card) => card !== holder.keeping)!;
    // the placement
    const { draft } = state.groups[0]!;
    const [placement] = draft as [(typeof draft)[number]];
    playOn(rules, state, 0, { do: 'takeBack', card: placement.card });
    const elsewhere = only(choicesOn(rules, state, 0), 'lay').find(
      ({ row, column }) => row !== placement.row || column !== placement.column,
    )!;
    playOn(rules, state, 0, elsewhere);
    expect(others.map((viewer) => canonicalJson(rules.view(state, viewer)))).toEqual(before);
  });

  test('SI-R-28: placements and kept cards of all groups appear together, when the last has confirmed', () => {
    const match = matchInRound1({ groups: THREE_DUOS }, 6, 'SI-R-28');
    const shown = (viewer: Viewer) =>
      match.view(viewer).groups.map((group) => group.landscape.lines.flatMap((line) => line.cards).length);
    const revealed = () => match.events(0, 'spectator').filter(({ type }) => type === 'laid' || type === 'kept').length;
    for (const seat of [0, 1, 2, 3, 4]) finishSeat(match, seat);
    expect(shown('spectator')).toEqual([0, 0, 0]);
    expect(shown(0)).toEqual([2, 0, 0]);
    expect(shown(2)).toEqual([0, 2, 0]);
    expect(revealed()).toBe(0);
    expect(match.view('spectator').players.flatMap((player) => player.kept)).toEqual([]);
    finishSeat(match, 5);
    expect(shown('spectator')).toEqual([2, 2, 2]);
    expect(revealed()).toBe(6 + 3);
    expect(match.view('spectator').players.flatMap((player) => player.kept)).toHaveLength(3);
  });

  test('SI-R-29: a group may change its mind after confirming, until the last group has confirmed', () => {
    const match = matchInRound1({ groups: THREE_DUOS }, 6, 'SI-R-29');
    for (const seat of [0, 1, 2, 3, 4]) finishSeat(match, seat);
    expect(match.deciders()).toEqual([5]);
    for (const seat of [0, 1, 2, 3, 4]) expect(choicesOf(match, seat)).toEqual([{ do: 'unready' }]);
    const { card } = match.view(1).groups[0]!.draft![0]!;
    match.choose(1, { do: 'unready' });
    match.choose(1, { do: 'takeBack', card });
    expect(match.deciders()).toEqual([1, 5]);
    finishSeat(match, 5);
    expect(roundOf(match)).toBe(1);
    finishSeat(match, 1);
    // now all have: the round is over and nothing of it can be taken back
    expect(roundOf(match)).toBe(2);
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      expect(choicesOf(match, seat).some(({ do: kind }) => kind === 'unready' || kind === 'takeBack')).toBe(false);
      expect(match.canUndo(seat)).toBe(false);
    }
  });

  test('SI-R-29: a ready player must take readiness back before any change, and a refusal says so', () => {
    const match = matchInRound1({ groups: WITH_TRIO }, 5, 'SI-R-29');
    for (const seat of [0, 2, 3]) finishSeat(match, seat);
    const { groups, players } = match.view(3);
    const [laid] = groups[1]!.draft!;
    const { hand, aside } = players[3]!;
    const [kept, other] = [match.view(0).players[0]!.keeping!, match.view(0).players[0]!.drawn!];
    const tries: [Seat, SierraChoice][] = [
      [0, { do: 'keep', card: other.find((card) => card !== kept)! }],
      [3, { do: 'lay', card: hand![0]!, row: 1, column: 0 }],
      [3, { do: 'discard', card: hand![0]! }],
      [3, { do: 'takeBack', card: laid!.card }],
      [3, { do: 'takeBack', card: aside! }],
    ];
    for (const [seat, choice] of tries) {
      expect(refusal(() => match.choose(seat, choice))).toEqual({ code: 'blocked', rule: 'SI-R-29' });
    }
    match.choose(3, { do: 'unready' });
    match.choose(3, { do: 'takeBack', card: aside! });
    match.choose(3, { do: 'takeBack', card: laid!.card });
    expect(match.blocked(3).some(({ rule }) => rule === 'SI-R-29')).toBe(false);
  });

  test('SI-R-30: talk is not regulated: no choice and no event of the engine carries any', () => {
    const choices = new Set<string>();
    const texts = new Set<string>();
    for (const [options, seats] of [
      [{}, 5],
      [{ mode: 'solo', stage: 7 }, 1],
      [{ mode: 'cooperative', stage: 5 }, 3],
      [{ mode: 'competitive' }, 2],
    ] as const) {
      const match = matchOf(options, seats, 'SI-R-30');
      const events = [...match.events(0, 'spectator')];
      events.push(
        ...playRandomly(match, () => {
          for (const { choices: listed } of match.decisions()) for (const choice of listed) choices.add(choice.do);
          return false;
        }),
      );
      for (const { type, ...fields } of events) {
        JSON.stringify(fields, (_key, value) => {
          if (typeof value === 'string') texts.add(value);
          return value;
        });
        expect(type).toMatch(/^[a-zA-Z]+$/);
      }
    }
    const kinds: SierraChoice['do'][] = ['agree', 'discard', 'face', 'keep', 'lay', 'ready', 'takeBack', 'unready'];
    expect([...choices].sort()).toEqual(kinds);
    // faces, colours, decks, reasons, Destinations: all from closed lists
    const closed = ['A', 'B', 'ochre', 'crimson', 'teal', 'violet', 'mountain', 'notebook', 'lastRound', 'campaign'];
    const known = new Set([...closed, ...box.destinations.map(({ id }) => id)]);
    expect([...texts].filter((text) => !known.has(text))).toEqual([]);
    const match = matchOf({ mode: 'solo' }, 1);
    expect(refusal(() => match.choose(0, { do: 'say', text: 'teal!' })).code).toBe('not-a-choice');
  });

  test('SI-R-36: a discard is known to the group that discarded, not to others', () => {
    const match = matchInRound1({ groups: WITH_TRIO }, 5, 'SI-R-36');
    playToRound(match, 4);
    const state = stateOf(match);
    expect(state.mountain.discard).toHaveLength(6); // 2 by the trio in each of 3 rounds
    expect(state.notebook.discard).toHaveLength(6); // 1 by each group in each of 3 rounds
    for (const deck of ['mountain', 'notebook'] as const) {
      for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const) {
        const own = viewer === 'spectator' ? -1 : viewer < 2 ? 0 : 1;
        const expected = state[deck].discard.flatMap(({ card, group }, at) =>
          group === own ? [{ at, card, group }] : [],
        );
        expect(match.view(viewer)[deck].known).toEqual(expected);
      }
    }
    // an event for all says how many, another one, for the group, which
    for (const deck of ['mountain', 'notebook'] as const) {
      const count = (group: number) => state[deck].discard.filter((entry) => entry.group === group).length;
      for (const viewer of [0, 2, 'spectator'] as const) {
        const events = match.events(0, viewer);
        const counts = eventsOf(events, 'discarded').filter((event) => event.deck === deck);
        for (const event of counts) expect(Object.keys(event).sort()).toEqual(['count', 'deck', 'group', 'type']);
        expect([0, 1].map((group) => sumOf(counts.filter((event) => event.group === group)))).toEqual(
          [0, 1].map(count),
        );
        const which = eventsOf(events, 'discardedCards').filter((event) => event.deck === deck);
        const own = viewer === 'spectator' ? [] : match.view(viewer)[deck].known.map(({ card }) => card);
        expect(which.flatMap(({ cards }) => cards)).toEqual(own);
      }
    }
  });

  test.each<[string, object, number]>([
    ['team with a trio', { groups: WITH_TRIO }, 5],
    ['competitive', { mode: 'competitive' }, 3],
    ['cooperative trio with a smaller hand', { mode: 'cooperative', stage: 6 }, 3],
    ['solo with 3 Notebook cards', { mode: 'solo', stage: 3 }, 1],
  ])('SI-R-92: the number of cards that each player receives is public, and no more: %s', (_name, options, seats) => {
    const match = matchOf(options, seats, 'SI-R-92');
    const everything = [...match.events(0, 'spectator')];
    everything.push(
      ...match.seats.flatMap((_, seat) => match.events(0, seat).filter((event) => event.for?.[0] === seat)),
    );
    everything.push(...playRandomly(match));
    const dealt = eventsOf(match.events(0, 'spectator'), 'dealt');
    for (const event of dealt) {
      expect(Object.keys(event).sort()).toEqual(['front', 'mountain', 'notebook', 'seat', 'type']);
    }
    const cardsOf = (type: 'frontTaken' | 'mountainDrawn' | 'notebookDrawn', seat: Seat) =>
      eventsOf(everything, type)
        .filter((event) => event.seat === seat)
        .reduce((sum, event) => sum + event.cards.length, 0);
    for (let seat = 0; seat < seats; seat++) {
      const own = dealt.filter((event) => event.seat === seat);
      const sum = (pile: 'front' | 'mountain' | 'notebook') => own.reduce((total, event) => total + event[pile], 0);
      expect(sum('front')).toBe(cardsOf('frontTaken', seat));
      expect(sum('mountain')).toBe(cardsOf('mountainDrawn', seat));
      expect(sum('notebook')).toBe(cardsOf('notebookDrawn', seat));
    }
    // once for every player who takes part in a round
    const { groups } = match.view('spectator');
    expect(dealt).toHaveLength(groups.reduce((sum, { rounds, members }) => sum + rounds * members.length, 0));
  });

  test('SI-R-92: a player with no part in a round is dealt nothing, and there is no event', () => {
    const { pack } = packWithStage([{ rule: 'skipNotebook', rounds: [1] }]);
    const match = matchOf({ mode: 'cooperative' }, 2, 'SI-R-92', pack);
    const dealt = eventsOf(match.events(0, 'spectator'), 'dealt');
    expect(dealt).toEqual([{ type: 'dealt', seat: 1, front: 2, mountain: 2, notebook: 0 }]);
  });
});

describe('the 9th round', () => {
  test('SI-R-31: the trio plays with the 2 cards passed in round 8, draws as usual, and discards its last 2', () => {
    const match = matchInRound1({ groups: WITH_TRIO }, 5, 'SI-R-31');
    playToRound(match, 8);
    let left: number[][] = [];
    playRandomly(match, () => {
      if (roundOf(match) === 9) return true;
      const state = stateOf(match);
      left = state.groups.map((_, group) => handsOf(state, group));
      return false;
    });
    const state = stateOf(match);
    expect(sorted(state.groups[1]!.received)).toEqual(left[0]);
    expect(sorted(state.groups[0]!.front)).toEqual(left[1]);
    const companions = state.groups[1]!.members.filter((seat) => state.players[seat]!.hand.length > 0);
    expect(companions.map((seat) => state.players[seat]!.hand.length)).toEqual([3, 3]);
    expect(handsOf(state, 1)).toEqual(expect.arrayContaining(left[0]!));
    const discarded = state.mountain.discard.length;
    playRandomly(match);
    const end = stateOf(match);
    // 2 by choice, 2 left over
    expect(end.mountain.discard).toHaveLength(discarded + 4);
    // what the finished duo received stays unused
    expect(sorted(end.groups[0]!.front)).toEqual(left[1]);
    expect(end.groups[1]!.front).toEqual([]);
    expect(end.groups.map((group) => group.landscape.lines.flatMap((line) => line.cards).length)).toEqual([16, 18]);
  });

  test('SI-R-32: the duos wait for the 9th round; scoring is for all together', () => {
    const match = matchInRound1({ groups: WITH_TRIO }, 5, 'SI-R-32');
    playToRound(match, 9);
    expect(match.result()).toBeNull();
    expect(match.deciders()).toEqual([2, 3, 4]);
    for (const seat of [0, 1]) expect(choicesOf(match, seat)).toEqual([]);
    const events = playRandomly(match);
    expect(eventsOf(events, 'gameEnded')).toHaveLength(1);
    expect(isOver(match)).toBe(true);
    expect(match.result()!.totals).toHaveLength(5);
  });
});

describe('Destinations', () => {
  test('SI-R-33: dealt at random, one per group, all of different colours', () => {
    const dealt = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      for (const [options, seats] of [
        [{}, 8],
        [{ mode: 'competitive' }, 4],
      ] as const) {
        const destinations = matchOf(options, seats, seed)
          .view('spectator')
          .groups.map((group) => group.destination);
        expect(new Set(destinations.map((number) => box.destinations[number]!.colour)).size).toBe(4);
        for (const number of destinations) dealt.add(number);
      }
    }
    expect(dealt.size).toBe(box.destinations.length);
  });

  test('SI-R-33: the group chooses the face', () => {
    const match = matchOf({ groups: THREE_DUOS }, 6);
    expect(choicesOf(match, 0)).toEqual([
      { do: 'face', face: 'A' },
      { do: 'face', face: 'B' },
    ]);
    agreeOnFaces(match, ['B', 'A', 'B']);
    expect(match.view('spectator').groups.map((group) => group.face)).toEqual(['B', 'A', 'B']);
  });

  test('SI-R-34: faces are chosen before any Mountain card is dealt', () => {
    const state = startOf({}, 6);
    expect(state.mountain.pile).toHaveLength(96);
    expect(state.groups.flatMap((group) => group.front)).toEqual([]);
    expect(state.round).toBe(0);
  });

  test('SI-R-34: any member can propose a face, and all members must agree to it', () => {
    const match = matchOf({ groups: WITH_TRIO }, 5);
    match.choose(0, { do: 'face', face: 'A' });
    match.choose(1, { do: 'agree' });
    // the rightmost of the trio proposes first
    match.choose(4, { do: 'face', face: 'A' });
    match.choose(3, { do: 'agree' });
    expect(match.view('spectator').phase).toBe('faces');
    expect(match.deciders()).toEqual([2]);
    // a counter-proposal: everybody has to agree again
    match.choose(2, { do: 'face', face: 'B' });
    expect(match.deciders()).toEqual([3, 4]);
    match.choose(4, { do: 'agree' });
    expect(match.view('spectator').phase).toBe('faces');
    match.choose(3, { do: 'agree' });
    expect(match.view('spectator')).toMatchObject({ phase: 'decide', groups: [{ face: 'A' }, { face: 'B' }] });
  });

  test('SI-R-27: an undo of a hidden draft changes nothing for others; one of a public sign makes them read again', () => {
    const match = matchInRound1(
      {
        groups: [
          [0, 1],
          [2, 3],
        ],
      },
      4,
    );
    const lay = only(forwardOf(match, 1), 'lay')[0]!;
    match.choose(1, lay);
    match.undo(1);
    expect([0, 1, 2, 3].map((seat) => match.revision(seat))).toEqual([1, 1, 0, 0]);
    expect(match.revision('spectator')).toBe(0);
    match.choose(0, only(forwardOf(match, 0), 'keep')[0]!);
    match.choose(0, { do: 'ready' });
    match.undo(0);
    expect([0, 1, 2, 3].map((seat) => match.revision(seat))).toEqual([2, 2, 1, 1]);
    expect(match.revision('spectator')).toBe(1);
  });

  test('SI-R-89: others see who has agreed, not to which face', () => {
    const [a, b] = ['A', 'B'].map((face) => {
      const match = matchOf(
        {
          groups: [
            [0, 1],
            [2, 3],
          ],
        },
        4,
      );
      match.choose(0, { do: 'face', face });
      return match.view(2);
    });
    expect(a!.players.map(({ ready }) => ready)).toEqual([true, false, false, false]);
    expect(b).toEqual(a);
  });

  test('SI-R-89: events show everybody who agrees and who is asked again, but never the face', () => {
    const match = matchOf({ groups: WITH_TRIO }, 5);
    const agreements: string[][] = [];
    const choose = (seat: Seat, choice: SierraChoice) => {
      const before = match.events(0, 'spectator').length;
      match.choose(seat, choice);
      const events = match.events(before, 'spectator');
      for (const event of eventsOf(events, 'agreement')) {
        expect(Object.keys(event).sort()).toEqual(['agrees', 'seat', 'type']);
        expect(match.view('spectator').players[event.seat]!.ready).toBe(event.agrees);
      }
      agreements.push(eventsOf(events, 'agreement').map(({ seat, agrees }) => `${seat} ${agrees ? 'yes' : 'no'}`));
    };
    choose(2, { do: 'face', face: 'A' });
    choose(2, { do: 'face', face: 'B' }); // a player whose proposal stands alone may change it unseen
    choose(3, { do: 'agree' });
    choose(4, { do: 'face', face: 'A' });
    choose(3, { do: 'agree' });
    choose(3, { do: 'face', face: 'B' });
    expect(agreements).toEqual([['2 yes'], [], ['3 yes'], ['2 no', '3 no', '4 yes'], ['3 yes'], ['2 yes', '4 no']]);
  });

  test('SI-R-90: when time is up and the leftmost never chose, the last proposal stands, without any face A', () => {
    const faceAfter = (proposals: Face[]) => {
      const match = matchOf(
        {
          groups: [
            [0, 1],
            [2, 3],
          ],
        },
        4,
      );
      for (const face of proposals) match.choose(1, { do: 'face', face });
      while (match.view('spectator').phase === 'faces') {
        const seat = match.deciders()[0]!;
        match.choose(seat, rules.timeUp!(match.copyState(), seat));
      }
      return match.view('spectator').groups[0]!.face;
    };
    expect(faceAfter([])).toBe('A');
    expect(faceAfter(['B'])).toBe('B');
    expect(faceAfter(['B', 'A'])).toBe('A');
  });

  test('SI-R-34: the faces of all groups are shown together', () => {
    const match = matchOf({ groups: THREE_DUOS }, 6);
    for (const seat of [0, 2]) {
      match.choose(seat, { do: 'face', face: 'B' });
      match.choose(seat + 1, { do: 'agree' });
    }
    for (const viewer of [0, 2, 4, 'spectator'] as const) {
      expect(match.view(viewer).groups.map((group) => group.face)).toEqual([null, null, null]);
    }
    expect(match.view(4).groups[0]).toMatchObject({ proposed: null, wishes: null });
    expect(eventsOf(match.events(0, 4), 'faceProposed')).toEqual([]);
  });

  test.each<[string, [Seat, SierraChoice][], 'A' | 'B']>([
    ['no choice: face A', [], 'A'],
    ['only the leftmost spoke', [[2, { do: 'face', face: 'B' }]], 'B'],
    [
      'the others want the other face',
      [
        [2, { do: 'face', face: 'B' }],
        [3, { do: 'face', face: 'A' }],
        [4, { do: 'agree' }],
      ],
      'B',
    ],
    [
      'the leftmost was asked last',
      [
        [4, { do: 'face', face: 'A' }],
        [3, { do: 'agree' }],
        [2, { do: 'face', face: 'B' }],
      ],
      'B',
    ],
  ])('SI-R-34: after the time limit the leftmost decides: %s', (_name, said, expected) => {
    const state = startOf({ groups: WITH_TRIO }, 5);
    for (const [seat, choice] of said) playOn(rules, state, seat, choice);
    playFirstChoices(rules, state, ({ round }) => round === 1);
    expect(state.groups[1]!.face).toBe(expected);
  });

  test('SI-R-35: both faces are public while they are chosen: every viewer knows every Destination card', () => {
    const match = matchOf({ groups: THREE_DUOS }, 6);
    const destinations = stateOf(match).groups.map((group) => group.destination);
    for (const viewer of [0, 3, 5, 'spectator'] as const) {
      const seen = match.view(viewer).groups.map((group) => group.destination);
      expect(seen).toEqual(destinations);
    }
    const [formed] = eventsOf(match.events(0, 'spectator'), 'groupsFormed');
    expect(formed!.destinations).toEqual(destinations.map((number) => box.destinations[number]!.id));
    // the cards of the box are no secret: both faces have their text and their formula
    for (const number of destinations) expect(Object.keys(box.destinations[number]!.faces)).toEqual(['A', 'B']);
  });
});
