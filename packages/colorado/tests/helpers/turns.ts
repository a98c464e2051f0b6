/** Helpers to play a position: matches that start at it, the events of each viewer, and cards by their names. */
import {
  CordilleraError,
  canSee,
  createMatch,
  createStreams,
  type Match,
  type Seat,
  type Viewer,
} from '@cordillera/engine';
import {
  type ColoradoChoice,
  type ColoradoEvent,
  type ColoradoRules,
  type ColoradoState,
  type ColoradoTypes,
  cardsIn,
  colorado,
  type PlayerState,
} from '../../src/index.ts';
import { STREAMS } from '../../src/state.ts';
import { act, type CardName, choicesOf, nameOf, region, rules } from './positions.ts';
import { sample } from './sample.ts';

export type ColoradoMatch = Match<ColoradoTypes>;

const named = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));

/** A new match; by default seat 0 calls first. */
export const newMatch = (seats: number, options: object = { firstCaller: 0 }, seed = '7'.repeat(32)): ColoradoMatch =>
  createMatch(colorado, { options, seats: named(seats), seed, content: sample });

/** A match that stands at this position, nothing chosen yet. */
export function matchAt(state: ColoradoState, on: ColoradoRules = rules): ColoradoMatch {
  const game = {
    ...colorado,
    rules: () => ({ ...on, setup: () => ({ state: structuredClone(state), events: [] }) }),
  };
  return createMatch(game, { options: {}, seats: named(state.players.length), content: sample });
}

export interface Beginning {
  seats?: number;
  seed?: string;
  /** Seat 0 by default; null leaves it to chance. */
  firstCaller?: Seat | null;
  sealed?: boolean;
}

/** A game in which all players choose a village next. */
export function begin({ seats = 3, seed = '7'.repeat(32), firstCaller = 0, sealed = false }: Beginning = {}): {
  state: ColoradoState;
  events: ColoradoEvent[];
} {
  const options = firstCaller === null ? { sealed } : { sealed, firstCaller };
  return rules.setup({ options, seats, seed });
}

/** A game whose first turn begins: everybody starts in this village. */
export function started(beginning: Beginning = {}, village = 'V1'): ColoradoState {
  const { state } = begin(beginning);
  everybody(state, { do: 'village', region: region(village) });
  return state;
}

/** All players the game waits for make the same choice, in the order of the seats. */
export const everybody = (state: ColoradoState, choice: ColoradoChoice): ColoradoEvent[] =>
  rules.deciders(state).flatMap((seat) => act(state, seat, choice));

/** The reason of a refusal: the code, or the rule that forbids the choice. */
export function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof CordilleraError)) throw error;
    return error.code === 'blocked' ? (error.params as { rule: string }).rule : error.code;
  }
  throw new Error('it was not refused');
}

/** The events of a viewer. */
export const eventsFor = (viewer: Viewer, events: readonly ColoradoEvent[]): ColoradoEvent[] =>
  events.filter((event) => canSee(viewer, event));

export const typesOf = (events: readonly ColoradoEvent[]): string[] => events.map(({ type }) => type);

export const playerOf = ({ players }: ColoradoState, seat: Seat): PlayerState => players[seat] as PlayerState;
export const handOf = (state: ColoradoState, seat: Seat): CardName[] => playerOf(state, seat).hand.map(nameOf);
export const areaOf = (state: ColoradoState, seat: Seat): CardName[] => cardsIn(playerOf(state, seat).area).map(nameOf);
export const discardOf = ({ discard }: ColoradoState): CardName[] =>
  discard.flatMap((copies, card) => Array.from({ length: copies }, () => nameOf(card)));
/** The pile from the top down. */
export const pileOf = ({ pile }: ColoradoState): CardName[] => pile.toReversed().map(nameOf);

/** The prompt of a seat; null when it is not asked. */
export const promptOf = (state: ColoradoState, seat: Seat): string | null =>
  rules.decision(state, seat)?.prompt ?? null;

/** The cards named by the choices of one kind. */
export const cardsTo = (state: ColoradoState, seat: Seat, what: 'give' | 'buy' | 'place'): CardName[] =>
  choicesOf(state, seat).flatMap((choice) => (choice.do === what ? [nameOf(choice.card)] : []));

/** The kinds of choices a seat has. */
export const kindsOf = (state: ColoradoState, seat: Seat): string[] => [
  ...new Set(choicesOf(state, seat).map((choice) => choice.do)),
];

/** The same position with other luck. */
export function withSeed(state: ColoradoState, seed: string): ColoradoState {
  const copy = rules.clone(state);
  copy.streams = createStreams(seed, STREAMS);
  return copy;
}
