/** Rulings 12.3 of docs/rules/sierra.md: piles, discards and Notebook cards. */
import { describe, expect, test } from 'vitest';
import { type SierraState, sierraRules, unpack } from '../../src/index.ts';
import { landscapeOf } from '../helpers/landscapes.ts';
import {
  choicesOf,
  eventsOf,
  finishSeat,
  forwardOf,
  isOver,
  matchInRound1,
  matchOf,
  only,
  playRandomly,
  refusal,
  roundOf,
  seedOf,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet } from '../helpers/packs.ts';
import { giveLandscape, playFirstChoices, playRandomlyOn } from '../helpers/positions.ts';

const { rules, box, content } = houseSet;

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

/** Moves all but `left` cards of a pile to its discard. */
function thin(state: SierraState, deck: 'mountain' | 'notebook', left: number): void {
  const gone = state[deck].pile.splice(0, state[deck].pile.length - left);
  state[deck].discard.push(...gone.map((card) => ({ card, group: 0 })));
}

const toRound = (round: number) => (state: SierraState) => state.round === round;

describe('reshuffling', () => {
  test('SI-R-37: with one card left it is drawn first, then the discard is shuffled, then the rest is drawn', () => {
    const state = startOf({ mode: 'solo' }, 1, 'SI-R-37');
    thin(state, 'notebook', 1);
    const [last] = state.notebook.pile as [number];
    const discarded = state.notebook.discard.length;
    const events = playFirstChoices(rules, state, toRound(2));
    // the discard has grown by the card not kept in round 1
    expect(eventsOf(events, 'reshuffled')).toEqual([
      { type: 'reshuffled', deck: 'notebook', size: discarded + 1, barrier: true },
    ]);
    expect(state.players[0]!.drawn).toContain(last);
    expect(state.players[0]!.drawn).toHaveLength(2);
    expect(state.notebook.discard).toEqual([]);
    expect(state.notebook.pile).toHaveLength(discarded);
    expect(state.notebook.pile).not.toContain(last);
  });

  test('SI-R-37: a shuffle happens only when a card is needed', () => {
    const state = startOf({ mode: 'solo' }, 1, 'SI-R-37');
    thin(state, 'notebook', 2);
    const lastTwo = sorted(state.notebook.pile);
    expect(eventsOf(playFirstChoices(rules, state, toRound(2)), 'reshuffled')).toEqual([]);
    expect(state.players[0]!.drawn).toEqual(lastTwo);
    expect(state.notebook.pile).toEqual([]);
    expect(state.notebook.discard).not.toEqual([]);
    // in the next round it is needed
    expect(eventsOf(playFirstChoices(rules, state, toRound(3)), 'reshuffled')).toHaveLength(1);
  });

  test('SI-R-37: the new pile is shuffled, not the old discard turned over', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 5; seed++) {
      const state = startOf({ mode: 'solo' }, 1, seed);
      state.notebook.pile.sort((a, b) => a - b);
      thin(state, 'notebook', 0);
      playFirstChoices(rules, state, toRound(2));
      expect(state.notebook.pile).not.toEqual(sorted(state.notebook.pile));
      expect(state.notebook.pile.toReversed()).not.toEqual(sorted(state.notebook.pile));
      orders.add(String(state.notebook.pile));
    }
    expect(orders.size).toBe(5);
  });

  test('SI-R-39: the Mountain pile is refilled in the same way', () => {
    const state = startOf({ mode: 'solo' }, 1, 'SI-R-39');
    thin(state, 'mountain', 3);
    const lastThree = state.mountain.pile.slice();
    const discarded = state.mountain.discard.length;
    const events = playFirstChoices(rules, state, toRound(2));
    expect(eventsOf(events, 'reshuffled')).toEqual([
      { type: 'reshuffled', deck: 'mountain', size: discarded + 2, barrier: true },
    ]);
    expect(state.players[0]!.hand).toHaveLength(4);
    expect(state.players[0]!.hand).toEqual(expect.arrayContaining(lastThree));
    expect(state.mountain.pile).toHaveLength(discarded + 1);
    expect(state.mountain.discard).toEqual([]);
  });

  test('SI-R-39: with 96 cards no game of any mode reshuffles the Mountain pile', () => {
    const tables = [
      ...[4, 5, 6, 7, 8].map((seats) => ['team', seats] as const),
      ...[2, 3, 4].map((seats) => ['competitive', seats] as const),
      ['solo', 1] as const,
      ['cooperative', 2] as const,
      ['cooperative', 3] as const,
    ];
    expect(box.mountain).toHaveLength(96);
    for (const [mode, seats] of tables) {
      const match = matchOf({ mode }, seats, 'SI-R-39');
      playRandomly(match);
      const reshuffled = eventsOf(match.events(0, 'spectator'), 'reshuffled').map((event) => event.deck);
      expect(reshuffled, `${mode} ${seats}`).not.toContain('mountain');
    }
  });

  test('SI-R-39: with 72 cards a game of 7 players would need it, once', () => {
    // no pack may be so small (SI-DATA-02), so this box is made by hand
    const small = sierraRules(
      unpack({ ...content, mountain: content.mountain.map((kind) => ({ ...kind, copies: 3 })) }),
    );
    const options = { mode: 'team' as const, firstGame: true, stage: 1 };
    const { state } = small.setup({ options, seats: 7, seed: seedOf('SI-R-39') });
    const decks: string[] = [];
    playRandomlyOn(
      small,
      state,
      'SI-R-39',
      () => false,
      (_state, events) => decks.push(...eventsOf(events, 'reshuffled').map((event) => event.deck)),
    );
    expect(state.over).toBe(true);
    expect(decks.filter((deck) => deck === 'mountain')).toHaveLength(1);
  });

  test('SI-R-40: with pile and discard both empty the engine throws', () => {
    for (const deck of ['mountain', 'notebook'] as const) {
      const state = startOf({ mode: 'solo' }, 1);
      state[deck].pile = [];
      state[deck].discard = [];
      // one round brings back fewer cards than the next one needs
      expect(() => playFirstChoices(rules, state, toRound(2))).toThrow(/SI-R-40/);
    }
  });

  test('SI-R-40: the largest tables never come near it', () => {
    for (const [options, seats] of [
      [{ mode: 'team', firstGame: true }, 8],
      [{ mode: 'team', firstGame: true }, 7],
      [{ mode: 'competitive', firstGame: true }, 4],
    ] as const) {
      for (let seed = 0; seed < 3; seed++) {
        const match = matchOf(options, seats, seed);
        playRandomly(match, () => false, seed);
        expect(isOver(match)).toBe(true);
      }
    }
  });
});

describe('the order of draws', () => {
  test.each<[string, unknown, number]>([
    ['a duo and a trio', { groups: [[3, 1], [4, 0, 2]], firstGame: true }, 5], // biome-ignore format: one line
    ['a trio and two duos', { groups: [[6, 5, 4], [3, 2], [1, 0]], firstGame: true }, 7], // biome-ignore format: one line
    ['three competitors', { mode: 'competitive', firstGame: true }, 3],
    ['a group of three', { mode: 'cooperative' }, 3],
  ])('SI-R-38: by group, then by member, from the top of the pile: %s', (_name, options, seats) => {
    const match = matchOf(options, seats, 'SI-R-38');
    for (let round = 2; round <= 4; round++) {
      let before = stateOf(match);
      const all = playRandomly(
        match,
        () => {
          if (roundOf(match) === round) return true;
          before = stateOf(match);
          return false;
        },
        round,
      );
      const state = stateOf(match);
      const events = all.slice(all.findLastIndex(({ type }) => type === 'roundBegan'));
      const order = state.groups.flatMap((group) => group.members);
      for (const [deck, type] of [
        ['notebook', 'notebookDrawn'],
        ['mountain', 'mountainDrawn'],
      ] as const) {
        const draws = eventsOf(events, type);
        expect(draws.map((event) => event.seat)).toEqual(
          order.filter((seat) => draws.some((event) => event.seat === seat)),
        );
        const top = before[deck].pile.toReversed();
        for (const { cards } of draws) expect(sorted(cards)).toEqual(sorted(top.splice(0, cards.length)));
        expect(top.toReversed()).toEqual(state[deck].pile);
      }
    }
  });

  test('SI-R-38: all draws of a round happen at its start: no pile changes while players decide', () => {
    const match = matchInRound1({}, 5, 'SI-R-38');
    const piles = new Map<number, string>();
    playRandomly(match, () => {
      const { mountain, notebook, streams, round } = stateOf(match);
      const now = JSON.stringify([mountain, notebook, streams]);
      expect(now).toBe(piles.get(round) ?? now);
      piles.set(round, now);
      return false;
    });
    expect(piles.size).toBe(9);
  });
});

describe('keeping Notebook cards', () => {
  test('SI-R-41: exactly one of the cards drawn is kept, the other is discarded', () => {
    const match = matchInRound1({}, 4, 'SI-R-41');
    const role = match.view('spectator').groups[0]!.role!;
    const { drawn } = stateOf(match).players[role]!;
    expect(choicesOf(match, role)).toEqual(drawn.map((card) => ({ do: 'keep', card })));
    // none is not possible
    expect(refusal(() => match.choose(role, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-41' });
    // a second choice replaces the first: both is not possible either
    match.choose(role, { do: 'keep', card: drawn[0] });
    match.choose(role, { do: 'keep', card: drawn[1] });
    expect(stateOf(match).players[role]!.keeping).toBe(drawn[1]);
    finishSeat(match, role);
    playRandomly(match, () => roundOf(match) === 2);
    const state = stateOf(match);
    expect(state.players[role]!.kept).toEqual([drawn[1]]);
    expect(state.notebook.discard.map(({ card }) => card)).toContain(drawn[0]);
    expect(state.notebook.discard.map(({ card }) => card)).not.toContain(drawn[1]);
  });

  test('SI-R-41: a card that was not drawn cannot be kept', () => {
    const match = matchInRound1({}, 4, 'SI-R-41');
    const { groups } = match.view('spectator');
    const drawnElsewhere = stateOf(match).players[groups[1]!.role!]!.drawn[0]!;
    const keep = { do: 'keep', card: drawnElsewhere };
    expect(refusal(() => match.choose(groups[0]!.role!, keep)).code).toBe('not-a-choice');
    const companion = groups[0]!.members.find((seat) => seat !== groups[0]!.role)!;
    expect(only(forwardOf(match, companion), 'keep')).toEqual([]);
  });

  test('SI-R-42: equal Notebook cards of one player score separately', () => {
    const state = startOf({ mode: 'solo' }, 1);
    giveLandscape(state, 0, landscapeOf('O O O'));
    const slopes = box.notebook.flatMap((card, number) => (card.id === 'N-B17' ? [number] : []));
    expect(slopes.length).toBeGreaterThanOrEqual(2);
    const [first, second] = slopes as [number, number];
    const pointsWith = (kept: number[]) => {
      state.players[0]!.kept = kept;
      return rules
        .score(state)
        .seats[0]!.lines.filter((line) => line.source === 'notebook')
        .map((line) => line.points);
    };
    const [once] = pointsWith([first]) as [number];
    expect(once).toBeGreaterThan(0);
    expect(pointsWith([first, second])).toEqual([once, once]);
  });
});
