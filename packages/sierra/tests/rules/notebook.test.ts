import type { Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { NotebookCard, Num, SierraState } from '../../src/index.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import {
  eventsOf,
  finishSeat,
  forwardOf,
  isOver,
  matchInRound1,
  matchOf,
  playOn,
  playRandomly,
  playRound,
  type SierraMatch,
  seatGroups,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet, plainNumbersPack } from '../helpers/packs.ts';

const words = { en: 'x', fr: 'x', pl: 'x' };
/** Three Notebook cards that are easy to count by hand, independent of the house set. */
const { box, rules, pack } = plainNumbersPack(({ notebook }) => {
  const card = (id: string, scores: Num): NotebookCard => ({
    id,
    kind: 'advanced',
    copies: 2,
    name: words,
    text: words,
    scores,
  });
  notebook.push(
    card('OCHRE', { op: 'mul', by: 2, of: { op: 'cards', sel: { colour: ['ochre'] } } }),
    card('CRIMSON', { op: 'mul', by: 2, of: { op: 'cards', sel: { colour: ['crimson'] } } }),
    card('LONGEST', { op: 'mul', by: 2, of: { op: 'longest', of: 'line' } }),
  );
});
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const cardNamed = (id: string): number => box.notebook.findIndex((card) => card.id === id);

/** The points of the Notebook cards of one seat, in the order in which they were kept. */
const notebookPoints = (state: SierraState, seat: Seat): number[] =>
  rules
    .score(state)
    .seats[seat]!.lines.filter((line) => line.source === 'notebook')
    .map((line) => line.points);

describe('the score of a Notebook card', () => {
  /** Two duos, each with a landscape of its own: 3 and 5 ochre cards. */
  function twoLandscapes(): SierraState {
    const state = startOf({ groups: seatGroups('01 23'), firstGame: true }, 4, 1, { pack });
    const deal = cardDealer();
    state.groups[0]!.landscape = landscapeOf('O O O\nC C .', { deal });
    state.groups[1]!.landscape = landscapeOf('. O O O O O\n. C C . . .', { deal });
    return state;
  }

  test("SI-NOTE-01: the card reads its owner's group's landscape, not another one", () => {
    const state = twoLandscapes();
    const ochre = cardNamed('OCHRE'); // 2 per ochre card
    for (const player of state.players) player.kept = [ochre];
    expect([0, 1, 2, 3].map((seat) => notebookPoints(state, seat))).toEqual([[6], [6], [10], [10]]);
  });

  test('SI-NOTE-01: it reads the layout, not only the cards', () => {
    const longest = cardNamed('LONGEST'); // 2 per card of the longest line
    const state = twoLandscapes();
    state.players[0]!.kept = [longest];
    expect(notebookPoints(state, 0)).toEqual([6]);
    state.groups[0]!.landscape = landscapeOf('O O\nC C\nO .');
    expect(notebookPoints(state, 0)).toEqual([4]);
  });

  test('SI-NOTE-01: each card holds one rule: two cards score side by side, equal ones both', () => {
    const state = twoLandscapes();
    const [ochre, crimson] = [cardNamed('OCHRE'), cardNamed('CRIMSON')];
    state.players[0]!.kept = [ochre, crimson, ochre + 1];
    expect(box.notebook[ochre + 1]!.id).toBe('OCHRE');
    expect(notebookPoints(state, 0)).toEqual([6, 4, 6]);
  });

  test('SI-NOTE-02: it scores for the player who kept it and for no companion', () => {
    const trio = startOf({ groups: seatGroups('01 234'), firstGame: true }, 5, 1, { pack });
    trio.groups[1]!.landscape = landscapeOf('O O O');
    const before = rules.score(trio).seats.map((seat) => seat.total);
    trio.players[3]!.kept = [cardNamed('OCHRE')];
    const after = rules.score(trio).seats.map((seat) => seat.total);
    expect(after.map((total, seat) => total - before[seat]!)).toEqual([0, 0, 0, 6, 0]);
  });
});

describe('face up', () => {
  test('SI-NOTE-03: everybody sees all kept cards in every round, spectators too', () => {
    const match = matchInRound1({}, 7);
    const kept: number[][] = Array.from({ length: 7 }, () => []);
    while (!isOver(match)) {
      for (const { seat, card } of eventsOf(playRound(match), 'kept')) kept[seat]!.push(card);
      for (const viewer of [0, 1, 2, 3, 4, 5, 6, 'spectator'] as const) {
        expect(match.view(viewer).players.map((player) => player.kept)).toEqual(kept);
      }
    }
    expect(kept.flat()).toHaveLength(2 * 8 + 9);
    expect(new Set(kept.flat()).size).toBe(25);
  });

  test('SI-NOTE-03: a kept card becomes public when it is turned up, and not before', () => {
    const match = matchInRound1({ groups: seatGroups('01 23') }, 4);
    for (const seat of [0, 1, 2]) finishSeat(match, seat);
    expect(eventsOf(match.events(0, 'spectator'), 'kept')).toEqual([]);
    finishSeat(match, 3);
    const holders = eventsOf(match.events(0, 'spectator'), 'kept').map(({ seat }) => seat);
    expect(holders).toEqual([0, 2]);
  });
});

describe('an empty pile', () => {
  /** A state in which the last `ready` of round 1 is still to come. */
  function beforeDeal(match: SierraMatch): { state: SierraState; last: Seat } {
    const last = match.deciders().at(-1)!;
    for (const seat of match.deciders().slice(0, -1)) finishSeat(match, seat);
    while (forwardOf(match, last)[0]!.do !== 'ready') match.choose(last, forwardOf(match, last)[0]);
    return { state: stateOf(match), last };
  }

  /** Leaves only `left` cards on the Notebook pile; the others go to the discard. */
  function shrinkPile(state: SierraState, left: number): number[] {
    const gone = state.notebook.pile.splice(0, state.notebook.pile.length - left);
    state.notebook.discard.push(...gone.map((card) => ({ card, group: 0 })));
    return state.notebook.pile.slice();
  }

  test('SI-NOTE-04: the discard becomes the new pile when the pile is empty', () => {
    const { state, last } = beforeDeal(matchInRound1({ groups: seatGroups('01 23') }, 4));
    shrinkPile(state, 0);
    const all = sorted([...state.notebook.discard.map(({ card }) => card), ...state.players.flatMap((p) => p.drawn)]);
    const events = playOn(houseSet.rules, state, last, { do: 'ready' });
    const kept = state.players.flatMap((player) => player.kept);
    const drawn = state.players.flatMap((player) => player.drawn);
    expect(eventsOf(events, 'reshuffled').map(({ deck, size }) => [deck, size])).toEqual([['notebook', 70]]);
    expect(state.notebook.discard).toEqual([]);
    expect(drawn).toHaveLength(4);
    // nothing is lost, and what players kept stays with them
    expect(kept).toHaveLength(2);
    expect(sorted([...state.notebook.pile, ...drawn, ...kept])).toEqual(all);
  });

  test('SI-NOTE-04: the last card of the old pile is drawn first, then the new pile is made', () => {
    const { state, last } = beforeDeal(matchInRound1({ groups: seatGroups('01 23') }, 4));
    const [single] = shrinkPile(state, 1);
    const events = playOn(houseSet.rules, state, last, { do: 'ready' });
    expect(eventsOf(events, 'reshuffled')).toHaveLength(1);
    // round 2: the second member of the first group draws first
    expect(state.players[1]!.drawn).toContain(single);
    expect(state.notebook.pile).not.toContain(single);
  });

  test('SI-NOTE-04: a pile with enough cards is not rebuilt', () => {
    const { state, last } = beforeDeal(matchInRound1({ groups: seatGroups('01 23') }, 4));
    const four = shrinkPile(state, 4);
    const events = playOn(houseSet.rules, state, last, { do: 'ready' });
    expect(eventsOf(events, 'reshuffled')).toEqual([]);
    expect(sorted(state.players.flatMap((player) => player.drawn))).toEqual(sorted(four));
    expect(state.notebook.pile).toEqual([]);
    expect(state.notebook.discard).toHaveLength(66);
  });

  test('SI-NOTE-04: the new pile is shuffled', () => {
    let asDiscarded = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { state, last } = beforeDeal(matchInRound1({ groups: seatGroups('01 23') }, 4, seed));
      shrinkPile(state, 0);
      state.notebook.discard.sort((a, b) => a.card - b.card);
      // the Role holders' other cards come on top of the discard; unshuffled, they would be drawn first
      const thrown = [0, 2].flatMap((seat) => {
        const { drawn, keeping } = state.players[seat]!;
        return drawn.filter((card) => card !== keeping);
      });
      playOn(houseSet.rules, state, last, { do: 'ready' });
      if (sorted(state.players[1]!.drawn).join() === sorted(thrown).join()) asDiscarded++;
      const { pile } = state.notebook;
      const rising = pile.filter((card, index) => index > 0 && card > pile[index - 1]!).length;
      expect(rising).toBeLessThan(50); // of 65 neighbours
    }
    expect(asDiscarded).toBeLessThan(3);
  });

  test.each([
    ['team', 8],
    ['competitive', 4],
  ] as const)('SI-NOTE-04: a first game of %s with %i needs 64 of 48 cards and goes on', (mode, seats) => {
    const match = matchOf({ mode, firstGame: true }, seats);
    playRandomly(match);
    expect(match.result()).not.toBeNull();
    expect(eventsOf(match.events(0, 'spectator'), 'reshuffled').map(({ deck }) => deck)).toEqual(['notebook']);
    const { notebook, players } = stateOf(match);
    const everywhere = [...notebook.pile, ...notebook.discard.map((d) => d.card), ...players.flatMap((p) => p.kept)];
    expect(new Set(everywhere).size).toBe(48);
    expect(everywhere).toHaveLength(48);
  });
});
