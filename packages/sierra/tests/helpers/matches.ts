/** Matches for tests, with helpers that play at random, agree on faces, and collect choices and events. */
import { applyChoice, createMatch, createRandom, type Match, pick, type Seat, sha256Hex } from '@cordillera/engine';
import {
  type Face,
  type SierraChoice,
  type SierraEvent,
  type SierraState,
  type SierraTypes,
  sierra,
} from '../../src/index.ts';
import { houseSet, type LoadedPack, type SierraPack, type SierraRules } from './packs.ts';

export type SierraMatch = Match<SierraTypes>;
export type EventOf<Type extends SierraEvent['type']> = Extract<SierraEvent, { type: Type }>;

/** Groups of seats from digits: `'01 234'` is a duo and a trio. */
export const seatGroups = (groups: string): Seat[][] => groups.split(' ').map((group) => [...group].map(Number));

/** 32 hexadecimal digits from any short name. */
export const seedOf = (name: string | number): string => sha256Hex(`test ${name}`).slice(0, 32);

export const matchOf = (options: unknown, seats: number, seed: string | number = 1, pack?: SierraPack): SierraMatch =>
  createMatch(sierra, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    seed: seedOf(seed),
    content: pack ?? houseSet.pack,
  });

export const stateOf = (match: SierraMatch): SierraState => match.copyState();

/** The first position of a game, for tests that work on states. */
export const startOf = (
  options: unknown,
  seats: number,
  seed: string | number = 1,
  from: Pick<LoadedPack, 'pack'> = houseSet,
) => stateOf(matchOf(options, seats, seed, from.pack));

export const roundOf = (match: SierraMatch): number => match.view('spectator').round;

export const isOver = (match: SierraMatch): boolean => match.deciders().length === 0;

/** Everything that this seat may do, including choices that take something back. */
export const choicesOf = (match: SierraMatch, seat: Seat): SierraChoice[] =>
  match.decisions().find((decision) => decision.seat === seat)?.choices ?? [];

/** This seat's forward choices. */
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

/** A match at the start of round 1, with all faces A. */
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
  applyChoice(rules, state, state.players.length, seat, choice);
