/** Helpers for tests of the map, the medals and the end of the game: positions by IDs, and random games. */
import { createRandom, pick, type Random, sha256Hex } from '@cordillera/engine';
import {
  type Box,
  type ColoradoChoice,
  type ColoradoContent,
  type ColoradoEvent,
  type ColoradoFrame,
  type ColoradoOptions,
  type ColoradoRules,
  type ColoradoState,
  colorado,
  type Medal,
} from '../../src/index.ts';
import { contentWith } from './packs.ts';
import {
  act,
  type CardName,
  choicesOf,
  type Placed,
  position,
  rules,
  type Seated,
  stage,
  station,
} from './positions.ts';

/** The rules with an edited copy of the house set. */
export const rulesWith = (edit: (content: ColoradoContent) => void): ColoradoRules =>
  colorado.rules(contentWith(edit)) as ColoradoRules;

export const TICK: ColoradoFrame = { step: 'duo', duo: 'tick', side: null };
export const NUGGETS: ColoradoFrame = { step: 'duo', duo: 'nuggets', side: null };
export const CARDS: ColoradoFrame = { step: 'duo', duo: 'cards', side: null };
export const DISCOVER: ColoradoFrame = { step: 'discover' };
export const FREE: ColoradoFrame = { step: 'free' };
export const TIPI: ColoradoFrame = { step: 'tipi' };

/** A position in phase II in which each seat does this; null for one that has finished. */
export function doing(placed: Placed, frames: (ColoradoFrame | null)[], on: ColoradoRules = rules): ColoradoState {
  const state = position({ ...placed, stack: [{ step: 'families' }] }, on);
  state.flow.lanes = state.players.map((_, who) => (frames[who] ? [frames[who]] : null));
  return state;
}

/** Seat 0 does this, and seat 1 still has a free card to place, so the turn does not end. */
export const alone = (seated: Seated, frame: ColoradoFrame, on: ColoradoRules = rules, more: Partial<Placed> = {}) =>
  doing({ players: [seated, {}], ...more }, [frame, FREE], on);

/** All players decline their free cards: phase III follows. */
export const finish = (state: ColoradoState, on: ColoradoRules = rules): ColoradoEvent[] =>
  on
    .deciders(state)
    .flatMap((who) => (on.decision(state, who)?.prompt === 'free' ? act(state, who, { do: 'decline' }, on) : []));

/** A position in phase III, step A, with these cards in the play areas. The Caller has seat 0. */
export function turningIn(placed: Placed, on: ColoradoRules = rules): ColoradoState {
  const state = doing(placed, [FREE], on);
  finish(state, on);
  return state;
}

export const family = (colour: 'red' | 'green' | 'grey' | 'purple' | 'blue' | 'orange'): CardName[] => [
  `${colour} 1`,
  `${colour} 2`,
  `${colour} 3`,
];

export const stageIds = ({ content }: Box): string[] =>
  content.sheet.regions.flatMap(({ stages }) => stages.map(({ id }) => id));

const pickedOut = <T>(choices: ColoradoChoice[], take: (choice: ColoradoChoice) => T | null): T[] => [
  ...new Set(choices.map(take).filter((each) => each !== null)),
];

/** The IDs of the stages that this seat may tick now. */
export const openStagesOf = (state: ColoradoState, who = 0, on: ColoradoRules = rules): string[] =>
  pickedOut(choicesOf(state, who, on), (choice) =>
    choice.do === 'tickStage' ? (stageIds(on.box)[choice.stage] as string) : null,
  );

export const openStationsOf = (state: ColoradoState, who = 0, on: ColoradoRules = rules): string[] =>
  pickedOut(choicesOf(state, who, on), (choice) =>
    choice.do === 'tickStation' ? on.box.content.sheet.rail.stages[choice.station]!.id : null,
  );

/** The IDs of the regions that this seat may discover now, by an icon or a family. */
export const openRegionsOf = (state: ColoradoState, who = 0, on: ColoradoRules = rules): string[] =>
  pickedOut(choicesOf(state, who, on), (choice) =>
    choice.do === 'discover' || choice.do === 'turnIn' ? on.box.content.sheet.regions[choice.region]!.id : null,
  );

export const openTipiOf = (state: ColoradoState, who = 0, on: ColoradoRules = rules): number[] =>
  pickedOut(choicesOf(state, who, on), (choice) => (choice.do === 'tickTipi' ? choice.box : null));

/** Ticks a stage of a region or a station, by its ID. */
export const tick = (state: ColoradoState, who: number, name: string, on: ColoradoRules = rules): ColoradoEvent[] =>
  act(
    state,
    who,
    on.box.content.sheet.rail.stages.some(({ id }) => id === name)
      ? { do: 'tickStation', station: station(name, on.box) }
      : { do: 'tickStage', stage: stage(name, on.box) },
    on,
  );

/** The IDs of the flags (as their regions) and stages that are ticked. */
export const tickedBy = ({ players }: ColoradoState, who: number, { content }: Box = rules.box): string[] =>
  content.sheet.regions.flatMap(({ id, stages }, region) => {
    const ticks = players[who]!.ticks[region] as number;
    return [id, ...stages.map((each) => each.id)].filter((_, bit) => ticks & (1 << bit));
  });

/** The boxes of the tipi track that are ticked. */
export const tipiOf = ({ players }: ColoradoState, who: number): number[] =>
  Array.from({ length: 31 }, (_, i) => i).filter((i) => players[who]!.tipi & (1 << i));

export const pointsOf = ({ players }: ColoradoState, who: number): number[] =>
  players[who]!.medals.map(({ points }) => points);

/** Medals with these points, from the first regions of the sheet. */
export const medals = (...points: number[]): Medal[] =>
  points.map((each, region) => ({ from: { region }, points: each }));

export const eventTypes = (events: readonly ColoradoEvent[]): string[] => events.map(({ type }) => type);

/** 32 hexadecimal digits from any short name. */
export const seedOf = (name: string | number): string => sha256Hex(`colorado ${name}`).slice(0, 32);

export const start = (
  seats: number,
  seed: string | number,
  options: Partial<ColoradoOptions> = {},
  on: ColoradoRules = rules,
): { state: ColoradoState; events: ColoradoEvent[] } =>
  on.setup({ options: { sealed: false, ...options }, seats, seed: seedOf(seed) });

/** One choice of a random game. */
export interface Step {
  who: number;
  choice: ColoradoChoice;
  events: ColoradoEvent[];
}

/** Makes one random choice of a random seat; null when the game is over. */
export function randomStep(state: ColoradoState, random: Random, on: ColoradoRules = rules): Step | null {
  const deciders = on.deciders(state);
  if (deciders.length === 0) return null;
  const who = pick(random, deciders);
  const choice = pick(random, choicesOf(state, who, on));
  return { who, choice, events: on.apply(state, who, choice) };
}

/** Plays a whole random game; calls `see` with every position and the events that led to it. */
export function playRandomly(
  seats: number,
  seed: string | number,
  see: (state: ColoradoState, events: ColoradoEvent[], step: Step | null) => void,
  options: Partial<ColoradoOptions> = {},
  on: ColoradoRules = rules,
): ColoradoState {
  const { state, events } = start(seats, seed, options, on);
  const random = createRandom(`play ${seed}`);
  see(state, events, null);
  for (let step = randomStep(state, random, on); step !== null; step = randomStep(state, random, on))
    see(state, step.events, step);
  return state;
}
