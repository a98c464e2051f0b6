/** What the rule tests share: matches, seeded play, landscapes drawn as text, and small packs for special cases. */
import {
  createMatch,
  createRandom,
  loadPack,
  type Match,
  type Pack,
  pick,
  play,
  type Rules,
  type Seat,
  sha256Hex,
} from '@cordillera/engine';
import { sierraFormat } from '../src/content/format.ts';
import { housePack } from '../src/content/house.ts';
import type {
  CardSymbol,
  Colour,
  Destination,
  Modifier,
  MountainKind,
  NotebookCard,
  SierraContent,
  Stage,
} from '../src/content/types.ts';
import {
  type Box,
  type Face,
  type Landscape,
  type SierraChoice,
  type SierraEvent,
  type SierraState,
  type SierraTypes,
  sierra,
  unpack,
} from '../src/index.ts';
import type { ReferenceCard } from './reference-scorer.ts';

export type SierraMatch = Match<SierraTypes>;
export type SierraRules = Rules<SierraTypes>;
export type SierraPack = Pack<SierraContent>;
export type EventOf<Type extends SierraEvent['type']> = Extract<SierraEvent, { type: Type }>;

// ---------------------------------------------------------------- content

/** A pack with everything that is made from it. */
export interface Loaded {
  pack: SierraPack;
  content: SierraContent;
  box: Box;
  rules: SierraRules;
}

const loaded = (pack: SierraPack): Loaded => ({
  pack,
  content: pack.content,
  box: unpack(pack.content),
  rules: sierra.rules(pack.content),
});

const house = loaded(loadPack(sierraFormat, housePack));

/** The house set: its content, its box (every card by its number) and its rules. */
export const rulesOfHouse = (): Loaded => house;

/** The lists of the four files, free to be changed before they are checked. */
export interface Lists {
  mountain: MountainKind[];
  notebook: NotebookCard[];
  destinations: Destination[];
  stages: Stage[];
}

/** The house set with changes, through `loadPack`: what it gives is a pack that a table could really use. */
export function withContent(patch: (lists: Lists) => void): Loaded {
  const lists: Lists = structuredClone({ ...house.content });
  patch(lists);
  return loaded(
    loadPack(sierraFormat, {
      id: 'test',
      files: {
        'mountain.json': { cards: lists.mountain },
        'notebook.json': { cards: lists.notebook },
        'destinations.json': { destinations: lists.destinations },
        'stages.json': { stages: lists.stages },
      },
    }),
  );
}

/** The house set whose stage 1 has these special rules; `stage` changes its other fields. */
export const withStage = (modifiers: Modifier[], stage: Partial<Stage> = {}): Loaded =>
  withContent(({ stages }) => {
    stages[0] = { ...stages[0]!, ...stage, modifiers };
  });

const words = (text: string) => ({ en: text, fr: text, pl: text });

/** The card that brings `points` in the pack of `plainNumbers`. */
export const pointsCard = (box: Box, points: number): number => {
  const card = box.notebook.findIndex(({ id }) => id === `P-${points}`);
  if (card < 0) throw new Error(`there is no Notebook card of ${points} points`);
  return card;
};

/**
 * A pack in which scores are plain numbers: Notebook cards `P-0` to `P-120` (one copy each), and Destination number i
 * (from 0) with i points on face A and 10 · i on face B. Totals can then be chosen exactly.
 */
export const plainNumbers = (patch: (lists: Lists) => void = () => {}): Loaded =>
  withContent((lists) => {
    lists.notebook = Array.from({ length: 121 }, (_, points) => ({
      id: `P-${points}`,
      kind: 'basic' as const,
      copies: 1,
      name: words(`${points} points`),
      text: words(`${points}`),
      scores: points,
    }));
    lists.destinations = lists.destinations.map((destination, index) => ({
      ...destination,
      faces: {
        A: { text: words(`${index}`), scores: index },
        B: { text: words(`${10 * index}`), scores: 10 * index },
      },
    }));
    patch(lists);
  });

// ---------------------------------------------------------------- matches

/** Groups of seats from digits: `'01 234'` is a duo and a trio. */
export const arranged = (groups: string): Seat[][] => groups.split(' ').map((group) => [...group].map(Number));

/** 32 hexadecimal digits from any short name. */
export const seedOf = (name: string | number): string => sha256Hex(`test ${name}`).slice(0, 32);

export const matchOf = (options: unknown, seats: number, seed: string | number = 1, pack?: SierraPack): SierraMatch =>
  createMatch(sierra, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    seed: seedOf(seed),
    content: pack ?? house.pack,
  });

export const stateOf = (match: SierraMatch): SierraState => match.copyState();

/** The first position of a game, for tests that work on states. */
export const startOf = (
  options: unknown,
  seats: number,
  seed: string | number = 1,
  from: Pick<Loaded, 'pack'> = house,
) => stateOf(matchOf(options, seats, seed, from.pack));

export const roundOf = (match: SierraMatch): number => match.view('spectator').round;

export const isOver = (match: SierraMatch): boolean => match.deciders().length === 0;

/** Everything that this seat may do, the choices that take back too. */
export const choicesOf = (match: SierraMatch, seat: Seat): SierraChoice[] =>
  match.decisions().find((decision) => decision.seat === seat)?.choices ?? [];

/** What carries the game on for this seat. */
export function forwardOf(match: SierraMatch, seat: Seat): SierraChoice[] {
  const decision = match.decisions().find((each) => each.seat === seat);
  return decision?.choices.slice(0, decision.forward) ?? [];
}

/** The choices of one kind, with the fields of that kind. */
export const only = <Do extends SierraChoice['do']>(choices: SierraChoice[], kind: Do) =>
  choices.filter((choice): choice is Extract<SierraChoice, { do: Do }> => choice.do === kind);

/** Random forward choices of random deciders until the game is over or `until` says so. Returns everything that happened. */
export function playRandomly(
  match: SierraMatch,
  until: (match: SierraMatch) => boolean = () => false,
  seed: string | number = 1,
): SierraEvent[] {
  const random = createRandom(`play ${seed}`);
  const events: SierraEvent[] = [];
  for (;;) {
    const deciders = match.deciders();
    if (deciders.length === 0 || until(match)) return events;
    const seat = pick(random, deciders);
    events.push(...match.choose(seat, pick(random, forwardOf(match, seat))));
  }
}

/** Plays until the present round (or the choice of faces) is over. Returns everything that happened. */
export function playRound(match: SierraMatch, seed: string | number = 1): SierraEvent[] {
  const round = roundOf(match);
  return playRandomly(match, () => roundOf(match) !== round, `${seed} ${round}`);
}

/** Plays to the beginning of this round. */
export const playToRound = (match: SierraMatch, round: number, seed: string | number = 1): SierraEvent[] =>
  playRandomly(match, () => roundOf(match) >= round, seed);

/** One seat finishes its part of the round with random choices, and is ready. */
export function finishSeat(match: SierraMatch, seat: Seat, seed: string | number = 1): SierraEvent[] {
  const random = createRandom(`finish ${seed} ${seat}`);
  const round = roundOf(match);
  const events: SierraEvent[] = [];
  while (roundOf(match) === round && match.deciders().includes(seat)) {
    events.push(...match.choose(seat, pick(random, forwardOf(match, seat))));
  }
  return events;
}

/** Every group agrees on a face: `faces[group]`, or A. Does nothing when faces are fixed. */
export function agreeOnFaces(match: SierraMatch, faces: Face[] = []): SierraEvent[] {
  const events: SierraEvent[] = [];
  const { groups, phase } = match.view('spectator');
  if (phase !== 'faces') return events;
  groups.forEach(({ members }, index) => {
    const [first, ...others] = members as [Seat, ...Seat[]];
    events.push(...match.choose(first, { do: 'face', face: faces[index] ?? 'A' }));
    for (const seat of others) events.push(...match.choose(seat, { do: 'agree' }));
  });
  return events;
}

/** A match at the start of round 1, all faces A unless told. */
export function matchInRound1(options: unknown, seats: number, seed: string | number = 1, pack?: SierraPack) {
  const match = matchOf(options, seats, seed, pack);
  agreeOnFaces(match);
  return match;
}

/** Everything that happened, hidden or not: the public events in order, then those of each group. */
export function allEvents(match: SierraMatch): SierraEvent[] {
  const hidden = match
    .view('spectator')
    .groups.flatMap(({ members }) => match.events(0, members[0]!).filter((event) => event.for !== undefined));
  return [...match.events(0, 'spectator'), ...hidden];
}

export const eventsOf = <Type extends SierraEvent['type']>(events: readonly SierraEvent[], type: Type) =>
  events.filter((event): event is EventOf<Type> => event.type === type);

/** What `choose` (or another function) refuses with, as code and rule; fails when nothing is refused. */
export function refusal(run: () => unknown): { code: string; rule?: string } {
  try {
    run();
  } catch (error) {
    const { code, params } = error as { code: string; params: { rule?: string } };
    return params?.rule === undefined ? { code } : { code, rule: params.rule };
  }
  throw new Error('nothing was refused');
}

/** Plays one choice on a state, checked as a match checks it. */
export const playOn = (rules: SierraRules, state: SierraState, seat: Seat, choice: SierraChoice): SierraEvent[] =>
  play(rules, state, state.players.length, seat, choice);

// ---------------------------------------------------------------- landscapes

const COLOUR_LETTERS: Record<string, Colour> = { O: 'ochre', C: 'crimson', T: 'teal', V: 'violet' };
const SYMBOL_LETTERS: Record<string, CardSymbol> = {
  m: 'mammal',
  b: 'bird',
  h: 'house',
  x: 'ruin',
  r: 'river',
  w: 'wind',
};

/** Hands out card numbers of the box by letters, each number once. `T` is a teal mammal, `Tw` a teal wind. */
export function cardDealer(box: Box = house.box) {
  const used = new Set<number>();
  return (letters: string): number => {
    const colour = COLOUR_LETTERS[letters[0]!];
    const symbol = SYMBOL_LETTERS[letters[1] ?? ''];
    const fits = (card: Box['mountain'][number]) =>
      card.colour === colour &&
      (symbol === undefined ? card.symbol !== 'river' && card.symbol !== 'wind' : card.symbol === symbol);
    const found = box.mountain.findIndex((card, number) => fits(card) && !used.has(number));
    if (found < 0) throw new Error(`no card left for ${letters}`);
    used.add(found);
    return found;
  };
}

/**
 * Reads a drawing: the last line is row `bottom`, the first cell of a line is column 0, `.` is empty. A card is a
 * colour letter (O C T V) and, if it matters, a symbol letter (m b h x r w; x is a ruin). Without one it is neither
 * river nor wind.
 */
export function landscapeOf(drawing: string, { bottom = 0, deal = cardDealer() } = {}): Landscape {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .reverse();
  return {
    bottom,
    lines: rows.map((row) => {
      const start = row.findIndex((cell) => !cell.startsWith('.'));
      const cells = row.slice(start).filter((cell) => !cell.startsWith('.'));
      return { colour: COLOUR_LETTERS[cells[0]![0]!]!, start, cards: cells.map(deal) };
    }),
  };
}

/** The cards of a landscape with their cells: the form that the reference scorer reads. */
export const cellsOf = ({ bottom, lines }: Landscape, box: Box = house.box): ReferenceCard[] =>
  lines.flatMap((line, index) =>
    line.cards.map((card, offset) => {
      const { colour, symbol } = box.mountain[card]!;
      return { row: bottom + index, column: line.start + offset, colour, symbol };
    }),
  );
