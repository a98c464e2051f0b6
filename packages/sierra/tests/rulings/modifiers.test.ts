/** Rulings 12.7 of docs/rules/sierra.md, and SI-R-85: the first-game option and the stage modifiers, by mode. */
import type { Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import {
  type CampaignRecord,
  cardCount,
  isUnlocked,
  legalCells,
  type Modifier,
  type Num,
  recordSuns,
  type SierraState,
} from '../../src/index.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import {
  choicesOf,
  eventsOf,
  matchOf,
  only,
  playOn,
  playRandomly,
  playRound,
  refusal,
  roundOf,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet, type LoadedPack, packWith, packWithStage, plainNumbersPack, pointsCard } from '../helpers/packs.ts';
import { choicesOn, giveHand, giveLandscape, mayDo, playFirstChoices, playRandomlyOn } from '../helpers/positions.ts';

const { box } = houseSet;

const PARTIES = [
  ['solo', { mode: 'solo' }, 1],
  ['coop duo', { mode: 'cooperative' }, 2],
  ['coop trio', { mode: 'cooperative' }, 3],
] as const;

const words = (text: string) => ({ en: text, fr: text, pl: text });
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

/** The players with Mountain cards this round: the solo player, or the companions of the Role holder. */
const layersOf = (state: SierraState): Seat[] =>
  state.players.flatMap((player, seat) => (player.hand.length > 0 ? [seat] : []));

/** What a group plays in a round, and in a game. */
const handOf = (seats: number) => (seats === 3 ? 3 : 4);
const roundsOf = (seats: number) => (seats === 3 ? 9 : 8);

interface Scene {
  landscape?: string;
  /** By companion, as letters. */
  hands?: string[];
  /** By companion: which card of the hand is blind. */
  blind?: (number | null)[];
}

/** Round 1 of a stage with these modifiers, arranged by hand. */
function scene(modifiers: Modifier[], seats: number, { landscape, hands, blind }: Scene) {
  const from = packWithStage(modifiers);
  const state = startOf({ mode: seats === 1 ? 'solo' : 'cooperative' }, seats, 1, from);
  const deal = cardDealer(from.box);
  if (landscape !== undefined) giveLandscape(state, 0, landscapeOf(landscape, { deal }));
  const layers = layersOf(state);
  const cards = (hands ?? []).map((hand) => hand.split(' ').map(deal));
  for (const [index, hand] of cards.entries()) giveHand(state, layers[index]!, hand);
  blind?.forEach((at, index) => {
    state.players[layers[index]!]!.blind = at === null ? [] : [cards[index]![at]!];
  });
  const act = (seat: Seat, choice: Parameters<typeof playOn>[3]) => playOn(from.rules, state, seat, choice);
  const may = (seat: Seat, choice: Parameters<typeof playOn>[3]) => mayDo(from.rules, state, seat, choice);
  /** Completes the Notebook duty of the player who has one, and makes the Role holder ready. */
  const keep = () => {
    const seat = state.players.findIndex((player) => player.drawn.length > 0);
    act(seat, { do: 'keep', card: state.players[seat]!.drawn[0]! });
    if (seats > 1) act(seat, { do: 'ready' });
  };
  const lays = (seat: Seat) => only(choicesOn(from.rules, state, seat), 'lay');
  return { from, state, layers, cards, act, may, keep, lays };
}

/** Plays a whole game with random choices; calls `see` at every position. */
function playOut(
  from: LoadedPack,
  seats: number,
  see: (state: SierraState) => void = () => {},
  seed: string | number = 1,
) {
  const state = startOf({ mode: seats === 1 ? 'solo' : 'cooperative' }, seats, seed, from);
  see(state);
  playRandomlyOn(
    from.rules,
    state,
    seed,
    () => false,
    (now) => see(now),
  );
  expect(state.over).toBe(true);
  return state;
}

// ---------------------------------------------------------------- first game

describe('SI-R-71: the first-game option', () => {
  const isBasic = (card: number) => box.notebook[card]!.kind === 'basic';

  test.each<[string, object, number]>([
    ['team', {}, 5],
    ['competitive', { mode: 'competitive' }, 3],
    ['solo', { mode: 'solo' }, 1],
    ['cooperative', { mode: 'cooperative' }, 3],
  ])('SI-R-71: basic Notebook cards only, in %s mode; without the option all of them', (_name, options, seats) => {
    const inUse = (firstGame: boolean) => {
      const { notebook, players } = startOf({ ...options, firstGame }, seats);
      return sorted([...notebook.pile, ...players.flatMap((player) => player.drawn)]);
    };
    const every = box.notebook.map((_, number) => number);
    expect(inUse(true)).toEqual(every.filter(isBasic));
    expect(inUse(false)).toEqual(every);
    expect(every.filter(isBasic).length).toBeLessThan(every.length);
  });

  test.each<[string, object, number]>([
    ['team', {}, 6],
    ['competitive', { mode: 'competitive' }, 4],
  ])('SI-R-71: in %s mode all Destinations show face A without a question', (_name, options, seats) => {
    const first = matchOf({ ...options, firstGame: true }, seats);
    expect(first.view('spectator')).toMatchObject({ phase: 'decide', round: 1 });
    expect(new Set(first.view('spectator').groups.map((group) => group.face))).toEqual(new Set(['A']));
    expect(matchOf(options, seats).view('spectator')).toMatchObject({ phase: 'faces', round: 0 });
  });

  test.each(PARTIES)('SI-R-71: a stage keeps its own face: %s', (_name, options, seats) => {
    const { pack } = packWithStage([], { face: 'B' });
    const match = matchOf({ ...options, firstGame: true }, seats, 1, pack);
    expect(match.view('spectator').groups[0]!.face).toBe('B');
  });
});

// ---------------------------------------------------------------- cards without a place

describe('SI-R-72: cards without a legal cell', () => {
  const narrow: Modifier[] = [{ rule: 'maxLines', n: 2 }];

  test('SI-R-72: solo: while any card of the hand has a cell it must be laid; an unplaceable one is no excuse', () => {
    const { cards, act, may, keep, lays } = scene(narrow, 1, { landscape: 'O O\nT T', hands: ['C V O T'] });
    const [, , ochre, teal] = cards[0]! as [number, number, number, number];
    keep();
    expect(may(0, { do: 'ready' })).toBe(false);
    expect(new Set(lays(0).map((choice) => choice.card))).toEqual(new Set([ochre, teal]));
    act(0, { do: 'lay', card: ochre, row: 1, column: 2 });
    expect(may(0, { do: 'ready' })).toBe(false);
    act(0, { do: 'lay', card: teal, row: 0, column: 2 });
    expect(may(0, { do: 'ready' })).toBe(true);
  });

  test('SI-R-72: solo: with one placeable card one is laid, with none none, and the rest is discarded', () => {
    for (const [hand, laid] of [
      ['C V O V', 1],
      ['C V C V', 0],
    ] as const) {
      const { from, state } = scene(narrow, 1, { landscape: 'O O\nT T', hands: [hand] });
      playFirstChoices(from.rules, state, ({ round }) => round === 2);
      expect(cardCount(state.groups[0]!.landscape)).toBe(4 + laid);
      expect(state.mountain.discard).toHaveLength(4 - laid);
    }
  });

  test('SI-R-72: the player who is stuck still has to keep a Notebook card', () => {
    const { from, state, may, keep } = scene(narrow, 1, { landscape: 'O O\nT T', hands: ['C V C V'] });
    const prompt = () => from.rules.decision(state, 0)?.prompt;
    expect(may(0, { do: 'ready' })).toBe(false);
    expect(prompt()).toBe('decide.keep');
    keep();
    expect(may(0, { do: 'ready' })).toBe(true);
    expect(prompt()).toBe('decide.stuck');
  });

  test('SI-R-72: coop duo: the companion is judged alike, no matter who gets ready last', () => {
    for (const holderLast of [false, true]) {
      const { state, act, may, keep } = scene(narrow, 2, { landscape: 'O O\nT T', hands: ['C V C V'] });
      if (!holderLast) keep();
      expect(may(1, { do: 'ready' })).toBe(true);
      act(1, { do: 'ready' });
      if (holderLast) keep();
      expect(state.round).toBe(2);
      expect(state.mountain.discard).toHaveLength(4);
    }
    const placeable = scene(narrow, 2, { landscape: 'O O\nT T', hands: ['C V O V'] });
    expect(placeable.may(1, { do: 'ready' })).toBe(false);
  });

  test('SI-R-72: coop trio: each companion is judged by their own hand', () => {
    const { may } = scene(narrow, 3, { landscape: 'O O\nT T', hands: ['C V C', 'C O V'] });
    expect(may(1, { do: 'ready' })).toBe(true);
    expect(may(2, { do: 'ready' })).toBe(false);
  });

  /** One full ochre line: an ochre card has no place until another colour lies above or below it. */
  const short: Modifier[] = [{ rule: 'maxLength', n: 2 }];

  test('SI-R-72: coop trio: the test is repeated when the last member gets ready', () => {
    const { state, cards, act, may, keep } = scene(short, 3, { landscape: 'O O', hands: ['O O O', 'T V C'] });
    act(1, { do: 'ready' });
    act(2, { do: 'lay', card: cards[1]![0]!, row: 1, column: 0 });
    act(2, { do: 'ready' });
    expect(state.round).toBe(1);
    keep();
    // the last one was ready, and the first must lay after all
    expect(state.round).toBe(1);
    expect(may(1, { do: 'ready' })).toBe(false);
    expect(may(2, { do: 'unready' })).toBe(true);
    act(1, { do: 'lay', card: cards[0]![0]!, row: 2, column: 0 });
    act(1, { do: 'ready' });
    expect(state.round).toBe(2);
    expect(cardCount(state.groups[0]!.landscape)).toBe(4);
  });

  test('SI-R-72: coop trio: the test is not made earlier: a draft that could still be taken back affects no other', () => {
    const { state, cards, act, may, keep, lays } = scene(short, 3, { landscape: 'O O', hands: ['O O O', 'T O O'] });
    const [teal] = cards[1]! as [number];
    keep();
    act(1, { do: 'ready' });
    act(2, { do: 'lay', card: teal, row: 1, column: 0 });
    expect(may(1, { do: 'unready' })).toBe(true);
    act(2, { do: 'takeBack', card: teal });
    act(2, { do: 'lay', card: teal, row: -1, column: 0 });
    expect(may(1, { do: 'unready' })).toBe(true);
    act(2, { do: 'ready' });
    // the draft of this moment has a cell for ochre below the teal card, not above it
    expect(state.round).toBe(1);
    expect(new Set(lays(1).map(({ row }) => row))).toEqual(new Set([-2]));
  });

  test('SI-R-72: coop trio: if both are stuck the round ends without a card', () => {
    const { state, act, keep } = scene(short, 3, { landscape: 'O O', hands: ['O O O', 'O O O'] });
    act(1, { do: 'ready' });
    keep();
    act(2, { do: 'ready' });
    expect(state.round).toBe(2);
    expect(cardCount(state.groups[0]!.landscape)).toBe(2);
    expect(state.mountain.discard).toHaveLength(6);
  });

  test('SI-R-72: maxLength makes a card unplaceable by the top and bottom lines, with onlyUp by the top line alone', () => {
    const landscape = 'O O\nT T';
    const free = scene(short, 1, { landscape, hands: ['O O O O'] });
    expect(free.lays(0).map(({ row }) => row)).toContain(-1);
    const up = scene([...short, { rule: 'onlyUp' }], 1, { landscape, hands: ['O O O O'] });
    expect(up.lays(0)).toEqual([]);
    up.keep();
    expect(up.may(0, { do: 'ready' })).toBe(true);
  });
});

// ---------------------------------------------------------------- every modifier, in every party

const PENALTY: Num = { op: 'lines', where: { size: [2] } };

/** One example of every modifier; a missing one does not compile. */
const EXAMPLES: { [Rule in Modifier['rule']]: Extract<Modifier, { rule: Rule }> } = {
  maxLines: { rule: 'maxLines', n: 3 },
  maxLength: { rule: 'maxLength', n: 2 },
  onlyUp: { rule: 'onlyUp' },
  startLine: { rule: 'startLine', n: 4 },
  handDelta: { rule: 'handDelta', n: -1 },
  notebookDraw: { rule: 'notebookDraw', n: 3 },
  skipNotebook: { rule: 'skipNotebook', rounds: [1, 4] },
  given: { rule: 'given', cards: ['N-B01', 'N-A05'] },
  mute: { rule: 'mute', symbols: ['wind'] },
  gleam: { rule: 'gleam', symbols: ['bird'] },
  bothFaces: { rule: 'bothFaces' },
  penalty: { rule: 'penalty', scores: PENALTY, text: words('-1 per line of 2 or more') },
  blind: { rule: 'blind', n: 1 },
  rounds: { rule: 'rounds', n: 6 },
};

describe.each(PARTIES)('%s', (_party, options, seats) => {
  const start = (from: LoadedPack, seed: string | number = 1) => startOf(options, seats, seed, from);
  const layers = seats === 3 ? 2 : 1;
  const usualHands = Array.from({ length: layers }, () => handOf(seats));

  test.each(Object.entries(EXAMPLES))('SI-R-72 to SI-R-80: a game with %s comes to its end', (rule, modifier) => {
    const from = packWithStage([modifier]);
    const state = playOut(from, seats, undefined, rule);
    const played = rule === 'rounds' ? 6 : roundsOf(seats);
    expect(state.round).toBe(played);
    const kept = state.players.reduce((sum, player) => sum + player.kept.length, 0);
    expect(kept).toBe(rule === 'skipNotebook' ? played - 2 : played);
    if (rule !== 'maxLines' && rule !== 'maxLength') {
      expect(cardCount(state.groups[0]!.landscape)).toBe(2 * played + (rule === 'startLine' ? 4 : 0));
    }
  });

  // ----- placement

  test('SI-R-73: maxLines: no new line once n lines exist, and nothing else changes', () => {
    const from = packWithStage([EXAMPLES.maxLines]);
    let full = 0;
    playOut(from, seats, (state) => {
      const { landscape } = state.groups[0]!;
      expect(landscape.lines.length).toBeLessThanOrEqual(3);
      if (landscape.lines.length === 3) full++;
      for (const { do: kind, card, row, ...cell } of laysOf(from, state)) {
        expect(kind).toBe('lay');
        const inside = row >= landscape.bottom && row < landscape.bottom + landscape.lines.length;
        if (landscape.lines.length === 3) expect(inside, `${card} at ${row}, ${cell.column}`).toBe(true);
      }
      expectCells(from, state, ({ row }) => {
        const newLine = row < landscape.bottom || row >= landscape.bottom + landscape.lines.length;
        return !newLine || landscape.lines.length < 3;
      });
    });
    expect(full).toBeGreaterThan(5);
  });

  test('SI-R-73: maxLength: a line of n cards is not extended, and nothing else changes', () => {
    const from = packWithStage([EXAMPLES.maxLength]);
    let full = 0;
    playOut(from, seats, (state) => {
      const { landscape } = state.groups[0]!;
      for (const line of landscape.lines) {
        expect(line.cards.length).toBeLessThanOrEqual(2);
        if (line.cards.length === 2) full++;
      }
      expectCells(from, state, ({ row }) => (landscape.lines[row - landscape.bottom]?.cards.length ?? 0) < 2);
    });
    expect(full).toBeGreaterThan(5);
  });

  test('SI-R-73: onlyUp: no new line below, from the first line on', () => {
    const from = packWithStage([EXAMPLES.onlyUp]);
    let lines = 0;
    playOut(from, seats, (state) => {
      const { landscape } = state.groups[0]!;
      expect(landscape.bottom).toBe(0);
      lines = landscape.lines.length;
      expectCells(from, state, ({ row }) => row >= 0);
    });
    expect(lines).toBeGreaterThan(2);
  });

  test('SI-R-73: a start line counts as a line', () => {
    const from = packWithStage([
      { rule: 'startLine', n: 2 },
      { rule: 'maxLines', n: 2 },
      { rule: 'onlyUp' },
      { rule: 'maxLength', n: 6 },
    ]);
    const state = start(from);
    // above the start line only, never below it
    for (const { row } of laysOf(from, state)) expect([0, 1]).toContain(row);
    playRandomlyOn(from.rules, state, 'SI-R-73');
    expect(state.groups[0]!.landscape.bottom).toBe(0);
    expect(state.groups[0]!.landscape.lines.length).toBeLessThanOrEqual(2);
    expect(state.groups[0]!.landscape.lines[0]!.cards.length).toBeLessThanOrEqual(6);
  });

  // ----- start line

  /** The order of the Mountain pile before anything was dealt, top first. */
  const pileOrder = (from: LoadedPack, seed: string | number): number[] => {
    const match = matchOf(options, seats, seed, from.pack);
    const { groups, mountain } = stateOf(match);
    const drawn = eventsOf(match.events(0, 0), 'mountainDrawn').flatMap((event) => event.cards);
    return [...groups[0]!.received, ...drawn, ...mountain.pile.toReversed()];
  };

  test('SI-R-74: startLine: the k topmost cards of a random colour form row 0 from column 0, before anything is dealt', () => {
    const from = packWithStage([EXAMPLES.startLine]);
    const plain = packWithStage([]);
    const colours = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { landscape } = start(from, seed).groups[0]!;
      expect(landscape.bottom).toBe(0);
      expect(landscape.lines).toHaveLength(1);
      const [line] = landscape.lines as [(typeof landscape.lines)[number]];
      expect(line.start).toBe(0);
      colours.add(line.colour);
      const before = pileOrder(plain, seed);
      const ofColour = before.filter((card) => box.mountain[card]!.colour === line.colour);
      expect(line.cards).toEqual(ofColour.slice(0, 4));
      expect(pileOrder(from, seed)).toEqual(before.filter((card) => !line.cards.includes(card)));
    }
    expect(colours.size).toBe(4);
  });

  test('SI-R-74: startLine: its event stays unchanged while the line grows', () => {
    const from = packWithStage([EXAMPLES.startLine]);
    const input = { options: { ...options, stage: 1, firstGame: false }, seats, seed: '0'.repeat(32) };
    const { state, events } = from.rules.setup(input);
    const before = structuredClone(events);
    playRandomlyOn(from.rules, state, 'told');
    expect(events).toEqual(before);
    expect(eventsOf(events, 'startLineLaid')[0]!.cards).toHaveLength(4);
  });

  test('SI-R-74: startLine: its cards are frozen, and the first card laid joins them', () => {
    const from = packWithStage([EXAMPLES.startLine]);
    const state = start(from);
    const [line] = state.groups[0]!.landscape.lines;
    const [seat] = layersOf(state) as [Seat];
    for (const card of line!.cards) {
      const takeBack = { do: 'takeBack', card } as const;
      expect(refusal(() => playOn(from.rules, state, seat, takeBack))).toEqual({
        code: 'blocked',
        rule: 'SI-PLACE-08',
      });
    }
    // (0, 0) is taken
    expect(laysOf(from, state).some(({ row, column }) => row === 0 && column === 0)).toBe(false);
  });

  test('SI-R-74: startLine: its cards score like all others and come on top of the usual number', () => {
    const counted = packWith(({ stages, destinations }) => {
      stages[0] = { ...stages[0]!, modifiers: [EXAMPLES.startLine], face: 'A' };
      const destination = destinations.find(({ id }) => id === stages[0]!.destination)!;
      destination.faces.A.scores = { op: 'cards', sel: {} };
    });
    const cardsCounted = (state: SierraState) => counted.rules.score(state).seats.map((seat) => seat.lines[0]!.points);
    const all = (n: number) => Array.from({ length: seats }, () => n);
    expect(cardsCounted(start(counted))).toEqual(all(4));
    expect(cardsCounted(playOut(counted, seats))).toEqual(all(2 * roundsOf(seats) + 4));
  });

  // ----- hands

  test.each([-2, -1, 1, 3])(
    'SI-R-75: handDelta %i: hands change, the cards to lay do not, the rest is discarded',
    (n) => {
      const from = packWithStage([{ rule: 'handDelta', n }]);
      const match = matchOf(options, seats, 'SI-R-75', from.pack);
      const hands = usualHands.map((cards) => cards + n);
      for (let round = 1; round <= 3; round++) {
        const state = stateOf(match);
        expect(layersOf(state).map((seat) => state.players[seat]!.hand.length)).toEqual(hands);
        playRound(match, round);
        const after = stateOf(match);
        const total = hands.reduce((sum, cards) => sum + cards, 0);
        expect(cardCount(after.groups[0]!.landscape)).toBe(2 * round);
        expect(after.mountain.discard).toHaveLength(round * (total - 2));
      }
    },
  );

  test('SI-R-75: handDelta: in round 1 the dealt cards count, so that it changes the draw', () => {
    const from = packWithStage([EXAMPLES.handDelta]);
    const match = matchOf(options, seats, 'SI-R-75', from.pack);
    const drawn = eventsOf(match.events(0, 0), 'mountainDrawn').map((event) => event.cards.length);
    expect(drawn).toEqual(seats === 1 ? [3] : seats === 2 ? [1] : [1, 1]);
    expect(stateOf(match).mountain.pile).toHaveLength(96 - (seats === 3 ? 4 : 3));
  });

  test('SI-R-75: handDelta -2: no event says that a player who draws nothing in round 1 draws', () => {
    const match = matchOf(options, seats, 'SI-R-75', packWithStage([{ rule: 'handDelta', n: -2 }]).pack);
    const drawn = eventsOf(match.events(0, 0), 'mountainDrawn').map((event) => event.cards.length);
    expect(drawn).toEqual(seats === 1 ? [2] : []);
  });

  // ----- Notebook cards

  test.each([1, 3, 5])('SI-R-76: notebookDraw %i: all but the kept card are discarded', (n) => {
    const from = packWithStage([{ rule: 'notebookDraw', n }]);
    const match = matchOf(options, seats, 'SI-R-76', from.pack);
    for (let round = 1; round <= 3; round++) {
      const { players } = stateOf(match);
      const drawn = players.flatMap((player) => player.drawn);
      expect(drawn).toHaveLength(n);
      const seat = players.findIndex((player) => player.drawn.length > 0);
      expect(only(choicesOf(match, seat), 'keep').map((choice) => choice.card)).toEqual(drawn);
      playRound(match, round);
      const after = stateOf(match);
      const kept = after.players.flatMap((player) => player.kept);
      expect(kept).toHaveLength(round);
      expect(after.notebook.discard).toHaveLength(round * (n - 1));
      const gone = [...kept, ...after.notebook.discard.map(({ card }) => card)];
      expect(gone).toEqual(expect.arrayContaining(drawn));
    }
  });

  test('SI-R-76: skipNotebook: nothing is drawn in these rounds, whatever notebookDraw says, nor made up later', () => {
    const from = packWithStage([EXAMPLES.skipNotebook, EXAMPLES.notebookDraw]);
    const match = matchOf(options, seats, 'SI-R-76', from.pack);
    const kept = (): number => stateOf(match).players.reduce((sum, player) => sum + player.kept.length, 0);
    for (let round = 1; round <= 5; round++) {
      const state = stateOf(match);
      const skipped = round === 1 || round === 4;
      expect(state.players.flatMap((player) => player.drawn)).toHaveLength(skipped ? 0 : 3);
      const before = kept();
      playRound(match, round);
      expect(kept() - before, `round ${round}`).toBe(skipped ? 0 : 1);
    }
  });

  test('SI-R-76: skipNotebook: a Role holder has nothing to do, counts as ready, and the Role card moves on', () => {
    const from = packWithStage([EXAMPLES.skipNotebook]);
    const match = matchOf(options, seats, 'SI-R-76', from.pack);
    const holders: (Seat | null)[] = [];
    for (let round = 1; round <= 5; round++) {
      const { role } = match.view('spectator').groups[0]!;
      holders.push(role);
      if (role !== null && (round === 1 || round === 4)) {
        expect(choicesOf(match, role)).toEqual([]);
        expect(match.deciders()).not.toContain(role);
        expect(match.view('spectator').players[role]!.ready).toBe(true);
      }
      playRound(match, round);
    }
    expect(holders).toEqual([0, 1, 2, 3, 4].map((round) => (seats === 1 ? null : round % seats)));
  });

  test('SI-R-77: given: one copy of each leaves the pile, is on show, and scores for every member', () => {
    const from = packWithStage([EXAMPLES.given]);
    const state = start(from);
    const ids = (cards: readonly number[]) => cards.map((card) => from.box.notebook[card]!.id);
    expect(ids(state.given)).toEqual(['N-B01', 'N-A05']);
    const inUse = [...state.notebook.pile, ...state.players.flatMap((player) => player.drawn)];
    expect(inUse).toHaveLength(from.box.notebook.length - 2);
    // the other copy of the basic card is still there, the only copy of the advanced one is not
    expect(ids(inUse).filter((id) => id === 'N-B01')).toHaveLength(1);
    expect(ids(inUse)).not.toContain('N-A05');
    for (const viewer of [0, 'spectator'] as const) expect(from.rules.view(state, viewer).given).toEqual(state.given);
    const sheet = from.rules.score(state).seats;
    expect(sheet).toHaveLength(seats);
    for (const { lines } of sheet) {
      expect(lines.filter((line) => line.source === 'given').map((line) => line.params!.card)).toEqual([
        'N-B01',
        'N-A05',
      ]);
    }
  });

  test('SI-R-77: given: beyond the normal number, and worth its points to each', () => {
    const from = plainNumbersPack(({ stages, destinations }) => {
      stages[0] = { ...stages[0]!, modifiers: [{ rule: 'given', cards: ['P-17', 'P-5'] }] };
      for (const { faces } of destinations) for (const face of [faces.A, faces.B]) face.scores = 0;
    });
    const state = start(from);
    expect(from.rules.score(state).seats.map((seat) => seat.total)).toEqual(Array.from({ length: seats }, () => 22));
    const end = playOut(from, seats);
    expect(end.players.map((player) => player.kept.length)).toEqual(
      seats === 1 ? [8] : seats === 2 ? [4, 4] : [3, 3, 3],
    );
  });

  // ----- points

  /** The totals on a landscape, with nothing kept and a Destination worth `face` (A) and `other` (B). */
  const totals = (modifiers: Modifier[], drawing: string, face: Num = 0, other: Num = 0): number[] => {
    const from = packWith(({ stages, destinations }) => {
      stages[0] = { ...stages[0]!, modifiers, face: 'A' };
      const destination = destinations.find(({ id }) => id === stages[0]!.destination)!;
      destination.faces.A.scores = face;
      destination.faces.B.scores = other;
    });
    const state = start(from);
    giveLandscape(state, 0, landscapeOf(drawing, { deal: cardDealer(from.box) }));
    return from.rules.score(state).seats.map((seat) => seat.total);
  };
  const each = (points: number) => Array.from({ length: seats }, () => points);

  const WEATHER = 'Or Or Ow Ow Ow Om Ob'; // 2 rivers, 3 winds, a mammal and a bird

  test('SI-R-78: mute takes away the point that river or wind has by itself; cards that count the symbol are untouched', () => {
    const winds: Num = { op: 'cards', sel: { symbol: ['wind'] } };
    expect(totals([], WEATHER)).toEqual(each(5));
    expect(totals([{ rule: 'mute', symbols: ['wind'] }], WEATHER)).toEqual(each(2));
    expect(totals([{ rule: 'mute', symbols: ['river', 'wind'] }], WEATHER)).toEqual(each(0));
    expect(totals([{ rule: 'mute', symbols: ['wind'] }], WEATHER, winds)).toEqual(each(2 + 3));
  });

  test('SI-R-78: gleam adds 1 for any symbol; a symbol with both is worth 1', () => {
    expect(totals([{ rule: 'gleam', symbols: ['bird', 'mammal'] }], WEATHER)).toEqual(each(5 + 2));
    expect(totals([{ rule: 'gleam', symbols: ['wind'] }], WEATHER)).toEqual(each(2 + 6));
    const both: Modifier[] = [
      { rule: 'mute', symbols: ['wind'] },
      { rule: 'gleam', symbols: ['wind'] },
    ];
    expect(totals(both, WEATHER)).toEqual(each(2 + 3));
    const birds: Num = { op: 'cards', sel: { symbol: ['bird'] } };
    expect(totals([{ rule: 'gleam', symbols: ['bird'] }], WEATHER, birds)).toEqual(each(5 + 1 + 1));
  });

  test('SI-R-78: bothFaces: each face is floored at 0, then both are added', () => {
    const both: Modifier[] = [{ rule: 'bothFaces' }];
    expect(totals([], 'Om', 4, 9)).toEqual(each(4));
    expect(totals(both, 'Om', 4, 9)).toEqual(each(13));
    expect(totals(both, 'Om', 4, -9)).toEqual(each(4));
    expect(totals(both, 'Om', -4, 9)).toEqual(each(9));
    // the named face is only the one on show
    const shown = packWithStage(both, { face: 'B' });
    const lines = shown.rules.score(start(shown)).seats[0]!.lines.filter((line) => line.source === 'destination');
    const { destination } = shown.content.stages[0]!;
    expect(lines.map((line) => line.params!.card)).toEqual([`${destination}-A`, `${destination}-B`]);
    expect(start(shown).groups[0]!.face).toBe('B');
  });

  test('SI-R-78: penalty: floored at 0, subtracted once from each, and no score falls below 0', () => {
    const penalty = (scores: Num): Modifier[] => [{ rule: 'penalty', scores, text: words('-') }];
    expect(totals(penalty(3), WEATHER)).toEqual(each(2));
    expect(totals(penalty(-3), WEATHER)).toEqual(each(5));
    expect(totals(penalty(9), WEATHER)).toEqual(each(0));
    expect(totals(penalty({ op: 'cards', sel: { symbol: ['wind'] } }), WEATHER, 10)).toEqual(each(12));
    // no penalty is 0: minus zero would be shown as “-0”
    const from = packWithStage(penalty(0));
    expect(from.rules.score(start(from)).seats[0]!.lines.find(({ source }) => source === 'penalty')?.points).toBe(0);
  });

  test('SI-R-78: they change the score of every member before the lowest is taken', () => {
    const from = plainNumbersPack(({ stages, destinations }) => {
      const suns = { solo: [10, 20, 30], duo: [10, 20, 30], trio: [10, 20, 30] };
      stages[0] = { ...stages[0]!, modifiers: [{ rule: 'penalty', scores: 5, text: words('-5') }], suns };
      for (const { faces } of destinations) for (const face of [faces.A, faces.B]) face.scores = 0;
    });
    const state = start(from);
    const scores = [24, 60, 60].slice(0, seats);
    scores.forEach((score, seat) => {
      state.players[seat]!.kept = [pointsCard(from.box, score)];
    });
    state.over = true;
    expect(from.rules.result(state)).toMatchObject({ totals: scores.map((score) => score - 5), suns: 1 });
  });

  // ----- blind

  test('SI-R-79: blind 1: drawn when the round is dealt, from the complete hand, every card equally likely', () => {
    const from = packWithStage([{ rule: 'blind', n: 1 }]);
    const size = handOf(seats);
    const places = Array.from({ length: size }, () => 0);
    let fromFront = 0;
    const games = 180;
    for (let seed = 0; seed < games; seed++) {
      const state = start(from, seed);
      const blind = state.players.flatMap((player) => player.blind);
      expect(blind).toHaveLength(1);
      const { hand } = state.players.find((player) => player.blind.length > 0)!;
      expect(hand).toHaveLength(size);
      places[hand.indexOf(blind[0]!)]!++;
      if (state.groups[0]!.received.includes(blind[0]!)) fromFront++;
    }
    // 45 or 60 each in the mean
    for (const count of places) expect(count).toBeGreaterThan(games / size / 2);
    // the dealt cards are part of the hand
    const share = seats === 1 ? 0 : seats === 2 ? 2 / 4 : 1 / 3;
    expect(Math.abs(fromFront - games * share)).toBeLessThan(games / 6);
  });

  test('SI-R-79: blind: chance is used in DEAL only, from a stream of its own', () => {
    const from = packWithStage([{ rule: 'blind', n: 2 }]);
    const match = matchOf(options, seats, 'SI-R-79', from.pack);
    const seen = new Map<number, string>();
    playRandomly(match, () => {
      const { streams, players, round } = stateOf(match);
      const now = JSON.stringify([streams, players.map((player) => player.blind)]);
      expect(now).toBe(seen.get(round) ?? now);
      seen.set(round, now);
      return false;
    });
    expect(new Set(seen.values()).size).toBe(roundsOf(seats));
  });

  test('SI-R-79: blind 2: both cards of the round are drawn, and only those can be laid', () => {
    const from = packWithStage([{ rule: 'blind', n: 2 }]);
    const state = start(from, 'SI-R-79');
    expect(layersOf(state).map((seat) => state.players[seat]!.blind.length)).toEqual(seats === 3 ? [1, 1] : [2]);
    for (const seat of layersOf(state)) {
      const laid = new Set(only(choicesOn(from.rules, state, seat), 'lay').map((choice) => choice.card));
      expect(sorted([...laid])).toEqual(state.players[seat]!.blind);
    }
    const blind = state.players.flatMap((player) => player.blind);
    playRandomlyOn(from.rules, state, 1, ({ round }) => round === 2);
    const laid = state.groups[0]!.landscape.lines.flatMap((line) => line.cards);
    expect(sorted(laid)).toEqual(sorted(blind));
  });

  test('SI-R-79: blind 1: the blind card is among those laid, in every round', () => {
    const from = packWithStage([{ rule: 'blind', n: 1 }]);
    const match = matchOf(options, seats, 'SI-R-79', from.pack);
    for (let round = 1; round <= roundsOf(seats); round++) {
      const blind = stateOf(match).players.flatMap((player) => player.blind);
      expect(blind).toHaveLength(1);
      playRound(match, round);
      const laid = stateOf(match).groups[0]!.landscape.lines.flatMap((line) => line.cards);
      expect(laid).toContain(blind[0]);
    }
  });

  test('SI-R-79: members see which cards are blind; a spectator does not', () => {
    const from = packWithStage([{ rule: 'blind', n: 1 }]);
    const state = start(from);
    const blind = state.players.map((player) => player.blind);
    for (let seat = 0; seat < seats; seat++) {
      expect(from.rules.view(state, seat).players.map((player) => player.blind)).toEqual(blind);
    }
    const seen = from.rules.view(state, 'spectator').players.map((player) => player.blind);
    expect(seen).toEqual(blind.map(() => null));
  });

  // ----- rounds

  test.each([
    [2, 2, 2, 3],
    [4, 4, 4, 6],
    [6, 6, 6, 6],
    [8, 8, 8, 9],
    [10, 10, 10, 12],
    [12, 12, 12, 12],
  ])(
    'SI-R-80: rounds %i: %i alone, %i for a duo, %i for a trio, each member equally often with the Role card',
    (n, ...by) => {
      const from = packWithStage([{ rule: 'rounds', n }]);
      const match = matchOf(options, seats, 'SI-R-80', from.pack);
      const rounds = by[seats - 1]!;
      playRandomly(match);
      expect(roundOf(match)).toBe(rounds);
      const state = stateOf(match);
      expect(state.players.map((player) => player.kept.length)).toEqual(each(rounds / seats));
      expect(cardCount(state.groups[0]!.landscape)).toBe(2 * rounds);
      expect(match.view(0).groups[0]!.rounds).toBe(rounds);
    },
  );
});

/** Every card that any player can lay now. */
const laysOf = (from: LoadedPack, state: SierraState) =>
  layersOf(state).flatMap((seat) => only(choicesOn(from.rules, state, seat), 'lay'));

/** The offered cells are those of section 6.1, except for those that the stage forbids. */
function expectCells(
  from: LoadedPack,
  state: SierraState,
  allowed: (cell: { row: number; column: number }) => boolean,
) {
  const { landscape } = state.groups[0]!;
  for (const seat of layersOf(state)) {
    const offered = only(choicesOn(from.rules, state, seat), 'lay');
    if (offered.length === 0) continue;
    const expected = state.players[seat]!.hand.flatMap((card) =>
      legalCells(landscape, from.box.mountain[card]!.colour)
        .filter(allowed)
        .map((cell) => ({ do: 'lay', card, ...cell })),
    );
    expect(offered).toEqual(expected);
  }
}

// ---------------------------------------------------------------- blind cards in detail

describe('SI-R-79, SI-R-85: blind cards', () => {
  const blind: Modifier[] = [{ rule: 'blind', n: 1 }];
  const narrow: Modifier[] = [...blind, { rule: 'maxLines', n: 2 }];
  const short: Modifier[] = [...blind, { rule: 'maxLength', n: 2 }];

  test.each([1, 2])('SI-R-79: %i player(s): a blind card must be laid, on any cell and in any order', (seats) => {
    for (const blindFirst of [true, false]) {
      const { cards, layers, act, may, keep, lays } = scene(blind, seats, {
        landscape: 'O O',
        hands: ['T O V C'],
        blind: [0],
      });
      const [teal, ochre, violet] = cards[0]! as [number, number, number];
      const [seat] = layers as [Seat];
      keep();
      // at first every card may be laid, and the blind one anywhere
      expect(new Set(lays(seat).map((choice) => choice.card))).toEqual(new Set(cards[0]));
      expect(lays(seat).filter((choice) => choice.card === teal)).toHaveLength(4);
      if (blindFirst) {
        act(seat, { do: 'lay', card: teal, row: 1, column: 1 });
        expect(lays(seat).map((choice) => choice.card)).toEqual(expect.arrayContaining([ochre, violet]));
        act(seat, { do: 'lay', card: ochre, row: 0, column: 2 });
      } else {
        act(seat, { do: 'lay', card: ochre, row: 0, column: 2 });
        expect(new Set(lays(seat).map((choice) => choice.card))).toEqual(new Set([teal]));
        expect(may(seat, { do: 'ready' })).toBe(false);
        const other = { do: 'lay', card: violet, row: 1, column: 0 } as const;
        expect(refusal(() => act(seat, other))).toEqual({ code: 'blocked', rule: 'SI-R-79' });
        act(seat, { do: 'lay', card: teal, row: 1, column: 1 });
      }
      expect(may(seat, { do: 'ready' })).toBe(true);
    }
  });

  test('SI-R-79: coop trio, blind 1: the companion who takes the Role card next; the other chooses freely', () => {
    const from = packWithStage(blind);
    const match = matchOf({ mode: 'cooperative' }, 3, 'SI-R-79', from.pack);
    for (let round = 1; round <= 9; round++) {
      const state = stateOf(match);
      const role = (round - 1) % 3;
      const [next, other] = [(role + 1) % 3, (role + 2) % 3];
      expect(state.players.map((player) => player.blind.length)).toEqual(
        [0, 1, 2].map((seat) => (seat === next ? 1 : 0)),
      );
      const { hand, blind: drawn } = state.players[next]!;
      expect(hand).toContain(drawn[0]);
      const offered = (seat: Seat) => new Set(only(choicesOf(match, seat), 'lay').map((choice) => choice.card));
      expect(offered(next)).toEqual(new Set(drawn));
      expect(offered(other)).toEqual(new Set(state.players[other]!.hand));
      playRound(match, round);
    }
  });

  test.each([1, 2])(
    'SI-R-79: %i player(s): a blind card without a legal cell is replaced by a card of choice',
    (seats) => {
      const { cards, layers, act, may, keep, lays } = scene(narrow, seats, {
        landscape: 'O O\nT T',
        hands: ['C O T T'],
        blind: [0],
      });
      const [, ochre, teal] = cards[0]! as [number, number, number];
      const [seat] = layers as [Seat];
      keep();
      act(seat, { do: 'lay', card: ochre, row: 1, column: 2 });
      expect(new Set(lays(seat).map((choice) => choice.card))).toEqual(new Set(cards[0]!.slice(2)));
      act(seat, { do: 'lay', card: teal, row: 0, column: 2 });
      expect(may(seat, { do: 'ready' })).toBe(true);
    },
  );

  test('SI-R-79: coop trio: the replacement comes from the same hand', () => {
    const { cards, lays } = scene(narrow, 3, {
      landscape: 'O O\nT T',
      hands: ['C O V', 'T T T'],
      blind: [0, null],
    });
    expect(new Set(lays(1).map((choice) => choice.card))).toEqual(new Set([cards[0]![1]]));
  });

  test('SI-R-79: a blind card that gets a cell by the first card laid is asked for again', () => {
    // ochre has no place on a full ochre line, until teal lies on it
    const { cards, act, lays, keep } = scene(short, 1, { landscape: 'O O', hands: ['O T V C'], blind: [0] });
    const [ochre, teal] = cards[0]! as [number, number];
    keep();
    expect(lays(0).map((choice) => choice.card)).not.toContain(ochre);
    act(0, { do: 'lay', card: teal, row: 1, column: 0 });
    expect(new Set(lays(0).map((choice) => choice.card))).toEqual(new Set([ochre]));
  });

  test('SI-R-87: the free card may take the blind card’s only cell away; the blind card is then replaced', () => {
    // two lines may lie: violet, the blind card, could only have started the second
    const { cards, act, may, keep, lays } = scene(narrow, 1, { landscape: 'O O', hands: ['V T O C'], blind: [0] });
    const [violet, teal, ochre] = cards[0]! as [number, number, number];
    keep();
    act(0, { do: 'lay', card: teal, row: 1, column: 0 });
    expect(new Set(lays(0).map((choice) => choice.card))).toEqual(new Set([ochre]));
    act(0, { do: 'lay', card: ochre, row: 0, column: 2 });
    expect(lays(0).map((choice) => choice.card)).not.toContain(violet);
    expect(may(0, { do: 'ready' })).toBe(true);
  });

  test('SI-R-85: a blind card that was replaced is not asked for again when a later draft gives it a cell', () => {
    const { state, cards, act, may, keep } = scene(short, 3, {
      landscape: 'O O',
      hands: ['O T V', 'V C C'],
      blind: [0, null],
    });
    const [ochre, teal] = cards[0]! as [number, number];
    const [violet] = cards[1]! as [number];
    // seat 1 has no cell for the blind ochre card and lays the teal one in its place, below
    act(1, { do: 'lay', card: teal, row: -1, column: 0 });
    // now ochre has a cell already (below the teal card), and after violet above another
    act(2, { do: 'lay', card: violet, row: 1, column: 0 });
    expect(state.players[1]!.hand).toContain(ochre);
    expect(may(1, { do: 'ready' })).toBe(true);
    act(1, { do: 'ready' });
    act(2, { do: 'ready' });
    keep();
    // the second test of SI-R-72 looks only at cards still owed
    expect(state.round).toBe(2);
    expect(cardCount(state.groups[0]!.landscape)).toBe(4);
    expect(state.mountain.discard.map(({ card }) => card)).toContain(ochre);
  });

  test.each([1, 2])(
    'SI-R-85: %i player(s): nor is it asked for again when the card before its replacement is taken back',
    (seats) => {
      // two lines may lie: teal takes violet, the blind card, its only cell, and ochre is laid in its place
      const { from, state, cards, layers, act, may, keep, lays } = scene(narrow, seats, {
        landscape: 'O O',
        hands: ['V T O C'],
        blind: [0],
      });
      const [violet, teal, ochre, crimson] = cards[0]! as [number, number, number, number];
      const [seat] = layers as [Seat];
      const offered = () => new Set(lays(seat).map((choice) => choice.card));
      keep();
      act(seat, { do: 'lay', card: teal, row: 1, column: 0 });
      act(seat, { do: 'lay', card: ochre, row: 0, column: 2 });
      act(seat, { do: 'takeBack', card: teal });
      // violet has a cell now, and is a card like any other
      expect(offered()).toEqual(new Set([violet, teal, crimson]));
      expect(from.rules.blocked(state, seat).map(({ rule }) => rule)).not.toContain('SI-R-79');
      // once its replacement is taken back it counts again
      act(seat, { do: 'takeBack', card: ochre });
      act(seat, { do: 'lay', card: ochre, row: 0, column: 2 });
      expect(offered()).toEqual(new Set([violet]));
      act(seat, { do: 'takeBack', card: ochre });
      // and a second time
      act(seat, { do: 'lay', card: teal, row: 1, column: 0 });
      act(seat, { do: 'lay', card: ochre, row: 0, column: 2 });
      act(seat, { do: 'takeBack', card: teal });
      act(seat, { do: 'lay', card: crimson, row: -1, column: 0 });
      expect(may(seat, { do: 'ready' })).toBe(true);
      act(seat, { do: 'ready' });
      expect(state.round).toBe(2);
    },
  );

  test('SI-R-85: a replacement that falls back with the card it lay beside replaces nothing any more', () => {
    const { state, cards, act, keep, lays } = scene(narrow, 1, { landscape: 'O O', hands: ['V T T O'], blind: [0] });
    const [violet, teal, beside, ochre] = cards[0]! as [number, number, number, number];
    keep();
    act(0, { do: 'lay', card: teal, row: 1, column: 1 });
    act(0, { do: 'lay', card: beside, row: 1, column: 2 });
    act(0, { do: 'takeBack', card: teal });
    expect(state.groups[0]!.draft).toEqual([]);
    act(0, { do: 'lay', card: ochre, row: 0, column: 2 });
    expect(new Set(lays(0).map((choice) => choice.card))).toEqual(new Set([violet]));
  });

  test('SI-R-85: of two blind cards the one without a cell is replaced, and only the other is asked for', () => {
    const two: Modifier[] = [
      { rule: 'blind', n: 2 },
      { rule: 'maxLength', n: 2 },
    ];
    const { state, cards, act, may, keep, lays } = scene(two, 1, { landscape: 'O O', hands: ['O V T C'] });
    const [ochre, violet, teal] = cards[0]! as [number, number, number];
    state.players[0]!.blind = [ochre, violet];
    keep();
    // teal is laid in place of ochre, which has no cell before
    act(0, { do: 'lay', card: teal, row: 1, column: 0 });
    expect(new Set(lays(0).map((choice) => choice.card))).toEqual(new Set([violet]));
    act(0, { do: 'lay', card: violet, row: 2, column: 0 });
    expect(may(0, { do: 'ready' })).toBe(true);
  });

  test('SI-R-85: the reveal does not show that a card replaces a blind one', () => {
    const { from, state, cards, keep } = scene(narrow, 1, { landscape: 'O O\nT T', hands: ['C O T T'], blind: [0] });
    const [, ochre, teal] = cards[0]! as [number, number, number];
    keep();
    const events = [
      ...from.rules.apply(state, 0, { do: 'lay', card: ochre, row: 1, column: 2 }),
      ...from.rules.apply(state, 0, { do: 'lay', card: teal, row: 0, column: 2 }),
      ...from.rules.apply(state, 0, { do: 'ready' }),
    ];
    const laid = events.filter(({ type }) => type === 'laid');
    expect(laid).toEqual([
      { type: 'laid', group: 0, seat: 0, card: ochre, row: 1, column: 2, barrier: true },
      { type: 'laid', group: 0, seat: 0, card: teal, row: 0, column: 2, barrier: true },
    ]);
  });

  test('SI-R-85: once the replacement is taken back the blind card counts again', () => {
    const { cards, act, lays } = scene(short, 3, { landscape: 'O O', hands: ['O T V', 'V C C'], blind: [0, null] });
    const [ochre, teal] = cards[0]! as [number, number];
    const [violet] = cards[1]! as [number];
    act(1, { do: 'lay', card: teal, row: -1, column: 0 });
    act(2, { do: 'lay', card: violet, row: 1, column: 0 });
    act(1, { do: 'takeBack', card: teal });
    // at this moment violet gives it a cell
    expect(new Set(lays(1).map((choice) => choice.card))).toEqual(new Set([ochre]));
  });
});

// ---------------------------------------------------------------- what the validator refuses

describe('limits of the modifiers', () => {
  test.each<[string, string, Modifier]>([
    ['SI-R-73', 'maxLines 1', { rule: 'maxLines', n: 1 }],
    ['SI-R-73', 'maxLength 1', { rule: 'maxLength', n: 1 }],
    ['SI-R-74', 'startLine 0', { rule: 'startLine', n: 0 }],
    ['SI-R-75', 'a hand smaller than the cards to play', { rule: 'handDelta', n: -3 }],
    ['SI-R-76', 'skipping a round that does not exist', { rule: 'skipNotebook', rounds: [10] }],
    ['SI-R-77', 'giving one card twice', { rule: 'given', cards: ['N-B01', 'N-B01'] }],
    ['SI-R-78', 'muting a bird', { rule: 'mute', symbols: ['bird'] }],
    ['SI-R-79', 'three blind cards', { rule: 'blind', n: 3 }],
    ['SI-R-80', 'an odd number of rounds', { rule: 'rounds', n: 7 }],
  ])('%s: no pack has %s', (rule, _name, modifier) => {
    expect(() => packWithStage([modifier])).toThrow(new RegExp(rule));
  });
});

// ---------------------------------------------------------------- records

describe('SI-R-81: recorded suns', () => {
  test('SI-R-81: per stage and column, the best result', () => {
    let record: CampaignRecord = {};
    record = recordSuns(record, 1, 1, 2);
    record = recordSuns(record, 1, 1, 1); // worse: nothing changes
    record = recordSuns(record, 1, 2, 1);
    record = recordSuns(record, 2, 3, 3);
    record = recordSuns(record, 1, 2, 3);
    expect(record).toEqual({ 1: { solo: 2, duo: 3 }, 2: { trio: 3 } });
  });

  test('SI-R-81: a record is a value: the old one is not changed', () => {
    const before: CampaignRecord = { 1: { solo: 1 } };
    recordSuns(before, 1, 1, 3);
    expect(before).toEqual({ 1: { solo: 1 } });
  });

  test('SI-R-81: a sun in any column unlocks the next stage', () => {
    for (const players of [1, 2, 3]) {
      expect(isUnlocked(2, [recordSuns({}, 1, players, 1)])).toBe(true);
      expect(isUnlocked(2, [recordSuns({}, 1, players, 0)])).toBe(false);
    }
  });

  test('SI-R-81: a group may play what one of its members has unlocked', () => {
    const veteran = recordSuns({}, 4, 1, 1);
    expect(isUnlocked(5, [{}, veteran, {}])).toBe(true);
    expect(isUnlocked(5, [{}, {}])).toBe(false);
    expect(isUnlocked(6, [{}, veteran])).toBe(false);
  });
});
