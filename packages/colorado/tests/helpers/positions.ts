import { applyChoice } from '@cordillera/engine';
import {
  areaOf,
  type Box,
  COLOURS,
  CONTESTED,
  type ColoradoChoice,
  type ColoradoEvent,
  type ColoradoFrame,
  type ColoradoOptions,
  type ColoradoRules,
  type ColoradoState,
  type ColoradoTypes,
  type Colour,
  type Contested,
  colorado,
  type Duo,
  FLAG,
  type Identity,
  identityOf,
  KINDS,
  type Medal,
  type PlayerState,
  type Value,
} from '../../src/index.ts';
import { sample } from './sample.ts';

export const rules = colorado.rules(sample.content) as ColoradoRules;
export const { box } = rules;

/** A card by colour and value. */
export type CardName = `${Colour} ${Value}`;

export const id = (card: CardName): Identity => {
  const [colour, value] = card.split(' ') as [Colour, string];
  return identityOf(COLOURS.indexOf(colour), Number(value));
};
export const ids = (...cards: CardName[]): Identity[] => cards.map(id).sort((a, b) => a - b);
export const nameOf = (card: Identity): CardName => `${COLOURS[Math.floor(card / 3)]} ${(card % 3) + 1}` as CardName;

/** Numbers by the IDs of a sheet; the sample's unless another is given. */
export const region = (name: string, on: Box = box): number =>
  found(
    on.content.sheet.regions.findIndex((each) => each.id === name),
    name,
  );
export const stage = (name: string, on: Box = box): number =>
  found(
    on.content.sheet.regions.flatMap(({ stages }) => stages).findIndex((each) => each.id === name),
    name,
  );
export const station = (name: string, on: Box = box): number =>
  found(
    on.content.sheet.rail.stages.findIndex((each) => each.id === name),
    name,
  );

function found(at: number, name: string): number {
  if (at < 0) throw new Error(`the sheet has no "${name}"`);
  return at;
}

/** One player of a position; fields left out are as at the beginning, with an empty hand and area. */
export interface Seated {
  nuggets?: number;
  hand?: CardName[];
  area?: CardName[];
  /** IDs of regions (their flags) and stages. The flags' boxes on the Bounty Board are ticked with them. */
  ticked?: string[];
  /** IDs of stations, in order. */
  stations?: string[];
  /** Boxes of the tipi track. */
  tipi?: number[];
  saloon?: number;
  wanted?: number;
  medals?: Medal[];
}

export interface Placed {
  players: Seated[];
  caller?: number;
  turn?: number;
  sealed?: boolean;
  /** From the top down. All other cards of the box lie beneath in order, unless `rest` puts them in the discard. */
  pile?: CardName[];
  discard?: CardName[];
  /** Where unnamed cards go: by default the `pile`; `nowhere` leaves them out of the game. */
  rest?: 'pile' | 'discard' | 'nowhere';
  /** How many medals of a contested zone are gone. */
  taken?: Partial<Record<Contested, number>>;
  /** The next steps: by default a call. */
  stack?: ColoradoFrame[];
}

const OPTIONS: ColoradoOptions = { sealed: false };

/** A position with exactly these things in it. The Caller is asked to call, unless `stack` says otherwise. */
export function position(placed: Placed, on: ColoradoRules = rules): ColoradoState {
  const { state } = on.setup({ options: OPTIONS, seats: placed.players.length, seed: '0'.repeat(32) });
  state.turn = placed.turn ?? 1;
  state.caller = placed.caller ?? 0;
  state.sealed = placed.sealed ?? false;
  state.players = placed.players.map((seated) => seat(on.box, state.players[0]!, seated));
  state.taken = CONTESTED.map((zone) => placed.taken?.[zone] ?? 0);
  state.given = null;
  state.flow = { stack: placed.stack ?? [{ step: 'call' }], lanes: null };

  const left = on.box.copies.slice();
  for (const player of state.players) {
    for (const card of player.hand) left[card]!--;
    for (let card = 0; card < left.length; card++) if (player.area & (1 << card)) left[card]!--;
  }
  state.discard = left.map(() => 0);
  const top = (placed.pile ?? []).map(id).reverse();
  for (const card of top) left[card]!--;
  for (const card of (placed.discard ?? []).map(id)) {
    left[card]!--;
    state.discard[card]!++;
  }
  const missing = left.findIndex((copies) => copies < 0);
  if (missing >= 0) throw new Error(`there are not that many copies of ${nameOf(missing)}`);
  const others = left.flatMap((copies, card) => Array.from({ length: copies }, () => card));
  const rest = placed.rest ?? 'pile';
  if (rest === 'discard') for (const card of others) state.discard[card]!++;
  state.pile = rest === 'pile' ? [...others, ...top] : top;
  return state;
}

function seat(on: Box, blank: PlayerState, seated: Seated): PlayerState {
  const ticks = blank.ticks.map(() => 0);
  const flags = KINDS.map(() => 0);
  for (const name of seated.ticked ?? []) {
    const at = on.content.sheet.regions.findIndex((each) => each.id === name);
    if (at >= 0) {
      ticks[at]! |= FLAG;
      flags[on.regions[at]!.kind]!++;
    } else {
      const { region: where, bit } = on.stages[stage(name, on)]!;
      ticks[where]! |= bit;
    }
  }
  return {
    nuggets: seated.nuggets ?? 3,
    hand: ids(...(seated.hand ?? [])),
    area: areaOf((seated.area ?? []).map(id)),
    ticks,
    stations: (seated.stations ?? []).map((name) => station(name, on)),
    flags,
    tipi: areaOf(seated.tipi ?? []),
    saloon: seated.saloon ?? 0,
    wanted: seated.wanted ?? 0,
    medals: seated.medals ?? [],
    goals: CONTESTED.map(() => 0),
    village: null,
    picked: null,
  };
}

/** A position in which these seats carry out this duo; the others have finished. Phase III follows. */
export function acting(placed: Placed, duo: Duo, seats: number[] = placed.players.map((_, i) => i)): ColoradoState {
  const state = position({ ...placed, stack: [{ step: 'families' }] });
  state.flow.lanes = state.players.map((_, i) => (seats.includes(i) ? [{ step: 'duo', duo, side: null }] : null));
  return state;
}

/** Begins phase III: the last player declines a free card. Stops where a player must turn in a family. */
export function endTurn(placed: Placed): { state: ColoradoState; events: ColoradoEvent[] } {
  const state = acting(placed, 'nuggets', []);
  state.flow.lanes = state.players.map((_, i) => (i === 0 ? [{ step: 'free' }] : null));
  return { state, events: act(state, 0, { do: 'decline' }) };
}

/** The choices that a seat has now. */
export const choicesOf = (state: ColoradoState, who: number, on: ColoradoRules = rules): ColoradoChoice[] =>
  on.decision(state, who)?.choices ?? [];

/** Makes a choice that must be listed, and returns its events. */
export const act = (
  state: ColoradoState,
  who: number,
  choice: ColoradoChoice,
  on: ColoradoRules = rules,
): ColoradoEvent[] => applyChoice<ColoradoTypes>(on, state, state.players.length, who, choice);

/** The rule that forbids a choice; undefined when nothing says so. */
export const forbids = (
  state: ColoradoState,
  who: number,
  choice: ColoradoChoice,
  on: ColoradoRules = rules,
): string | undefined =>
  on.blocked(state, who).find((blocked) => JSON.stringify(blocked.choice) === JSON.stringify(choice))?.rule;

/** The events of one type. */
export const only = <Type extends ColoradoEvent['type']>(
  events: readonly ColoradoEvent[],
  type: Type,
): Extract<ColoradoEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<ColoradoEvent, { type: Type }> => event.type === type);
