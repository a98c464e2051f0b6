import { createMatch, loadPack, type Match, type Pack, type Seat } from '@cordillera/engine';
import type { TrailSpace } from '../src/content/types.ts';
import { isUncovered, NONE, POSITIONS } from '../src/geometry.ts';
import {
  type Animal,
  type Basic,
  type Card,
  housePack,
  type Mode,
  type PathIcon,
  type SierraWestChoice,
  type SierraWestContent,
  type SierraWestEvent,
  type SierraWestRules,
  type SierraWestState,
  type SierraWestTypes,
  type Slot,
  type Summit,
  sierraWest,
  sierraWestFormat,
  sierraWestRules,
  unpack,
} from '../src/index.ts';
import type { HastingsOptions } from '../src/options.ts';
import { GREEN_START, type Pioneer, TAN_START } from '../src/places.ts';
import type { PlayerState } from '../src/state.ts';
import { pinned } from './pinned.ts';

export const house: Pack<SierraWestContent> = loadPack(sierraWestFormat, housePack);
/** Rules of the house set with the numbers of pinned.ts. */
export const houseRules = sierraWestRules(unpack(pinned.content));

/** A trail whose spaces are found by what they do, so that a test holds on any. */
export interface Trail {
  name: string;
  spaces: readonly TrailSpace[];
  last: number;
  /** The first space that reaches this many slots. */
  reaching(slots: number): number;
  /** The first space that multiplies by this. */
  times(multiplier: number): number;
  /** The first space from which a step costs this many boots, and the basics it costs besides. */
  costing(boots: number): { at: number; any: number };
}

function trailOf(name: string, { content }: Pack<SierraWestContent>): Trail {
  const spaces = content.boards.trail;
  const first = (what: string, fits: (space: TrailSpace) => boolean): number => {
    const at = spaces.findIndex(fits);
    if (at < 0) throw new Error(`${name} has no space ${what}`);
    return at;
  };
  return {
    name,
    spaces,
    last: spaces.length - 1,
    reaching: (slots) => first(`that reaches ${slots} slots`, ({ reach }) => reach === slots),
    times: (multiplier) => first(`of ${multiplier}x`, (space) => space.multiplier === multiplier),
    costing(boots) {
      const at = first(`left for ${boots} boots`, ({ costToNext }) => costToNext?.boots === boots);
      return { at, any: spaces[at]?.costToNext?.any ?? 0 };
    },
  };
}

/** Rules that look at a trail are tested on both. */
export const TRAILS: readonly Trail[] = [trailOf('the pinned trail', pinned), trailOf('the house set’s trail', house)];

/** A position and the rules it is played by. */
export interface Scene {
  rules: SierraWestRules;
  state: SierraWestState;
  /** What the last `act` (or the setup) brought. */
  events: SierraWestEvent[];
}

export const NO_HELP: HastingsOptions = {
  mule: false,
  bear: false,
  richCabins: false,
  richGold: false,
  richBoots: false,
  wagon: 0,
  trapperMule: false,
};

export interface Table {
  mode?: Mode;
  /** 1 is solo against Hastings. Default 2. */
  seats?: number;
  advancedPlanning?: boolean;
  hastings?: Partial<HastingsOptions>;
  seed?: string;
  rules?: SierraWestRules;
  /** Another trail than the pinned one. */
  trail?: Trail;
}

/** A fresh game, at the plan of the starting player; seat 0 starts unless `start` is left to chance. */
export function begin(table: Table & { start?: 'random' } = {}): Scene {
  const { mode = 'apple-hill', seats = 2, advancedPlanning = false, hastings = {}, seed = '7'.repeat(32) } = table;
  const rules = table.rules ?? (table.trail === undefined ? houseRules : rulesWith(() => {}, table.trail));
  const { state, events } = rules.setup({
    options: { mode, advancedPlanning, hastings: { ...NO_HELP, ...hastings } },
    seats,
    seed,
  });
  if (table.start !== 'random') {
    state.start = 0;
    state.active = 0;
  }
  return { rules, state, events };
}

/** The rules with an edited copy of the house set, without the checks of a pack. */
export function rulesWith(edit: (content: SierraWestContent) => void, trail?: Trail): SierraWestRules {
  const content = structuredClone(pinned.content) as SierraWestContent;
  if (trail !== undefined) content.boards.trail = structuredClone([...trail.spaces]);
  edit(content);
  return sierraWestRules(unpack(content));
}

/** An icon in short: `food`, `wood2`, `gold`, `boots1`, `boots2`, `shovel`, `mule`, `fur`, `bear`, `token`, … or as it is. */
export type Short = string | PathIcon;

const SHORT: Record<string, PathIcon> = {
  shovel: { icon: 'shovel' },
  mule: { icon: 'mule' },
  fur: { icon: 'furTrade' },
  bear: { icon: 'bearHazard' },
  token: { icon: 'pairOfBoots' },
  boots1: { icon: 'boots', n: 1 },
  boots2: { icon: 'boots', n: 2 },
  harvest: { icon: 'harvest' },
  pan: { icon: 'pan' },
  banjo: { icon: 'banjoHazard' },
  dueling: { icon: 'duelingBanjos' },
  paddle1: { icon: 'paddle', n: 1 },
  paddle2: { icon: 'paddle', n: 2 },
  rapid: { icon: 'paddle', n: 'rapid' },
  fish: { icon: 'fish' },
  mine: { icon: 'mine' },
  lantern: { icon: 'lantern' },
  dynamite: { icon: 'dynamite' },
  load: { icon: 'loadCart' },
  bullets1: { icon: 'bullets', n: 1 },
  bullets2: { icon: 'bullets', n: 2 },
  bulletsFull: { icon: 'bullets', n: 'full' },
  sheriff: { icon: 'sheriff' },
};

export function iconOf(short: Short): PathIcon {
  if (typeof short !== 'string') return short;
  const found = SHORT[short];
  if (found) return found;
  const [, resource, n] = /^(food|wood|stone|gold)(2?)$/.exec(short) ?? [];
  if (resource) return { icon: 'gain', resource: resource as Basic | 'gold', n: n === '2' ? 2 : 1 };
  const [, green, red] = /^apples(\d)(\d)$/.exec(short) ?? [];
  if (green) return { icon: 'gainApples', green: Number(green), red: Number(red) };
  throw new Error(`helpers: there is no icon "${short}"`);
}

export interface TurnTable extends Table {
  /** The five icons of the green path, left to right; `mule` where not given. */
  green?: (Short | undefined)[];
  /** The four icons of the tan path; the second is paid with 1, the fourth with 2. */
  tan?: (Short | undefined)[];
  /** The summits of the left, middle and right card; too dear to be used where not given. */
  summits?: (Summit | undefined)[];
  /** The animals of the three cards. */
  animals?: (Animal | undefined)[];
  /** Changes the position before the plan is laid out. */
  before?: (state: SierraWestState) => void;
  /** More changes of the card set. */
  content?: (content: SierraWestContent) => void;
}

const TOO_DEAR: Summit = { action: 'homestead', cost: { food: 99 }, track: 'food' };

/**
 * Seat 0 has laid out three cards that make these paths and summits, everybody has declined Trapper, and seat 0 is to
 * move. Cards 0, 1 and 2 (of seat 0) lie left, middle and right.
 */
export function turnWith(table: TurnTable = {}): Scene {
  const { green = [], tan = [], summits = [], animals = [] } = table;
  const at = (list: (Short | undefined)[], i: number): PathIcon => iconOf(list[i] ?? 'mule');
  const path = (card: number): Record<Slot, PathIcon> =>
    card === 0
      ? { GF: at(green, 0), GL: at(green, 1), TF: at(tan, 0), TL: at(tan, 1), MID: { icon: 'mule' } }
      : card === 1
        ? { GF: { icon: 'mule' }, GL: { icon: 'mule' }, TF: { icon: 'mule' }, TL: { icon: 'mule' }, MID: at(green, 2) }
        : { GF: at(green, 3), GL: at(green, 4), TF: at(tan, 2), TL: at(tan, 3), MID: { icon: 'mule' } };
  const rules = rulesWith((content) => {
    for (const i of [0, 1, 2]) {
      const card = content.starting[i] as Card;
      const animal = animals[i];
      card.path = path(i);
      card.summit = summits[i] ?? TOO_DEAR;
      if (animal === undefined) delete card.animal;
      else card.animal = animal;
    }
    table.content?.(content);
  }, table.trail);
  const scene = begin({ ...table, rules });
  giveHand(scene, 0, [0, 1, 2]);
  table.before?.(scene.state);
  act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
  declineAll(scene);
  return scene;
}

/** This player's hand holds exactly these own cards; the others of the colour are in the deck. */
export function giveHand({ state }: Scene, seat: Seat, hand: number[]): void {
  const player = playerAt(state, seat);
  const all = [...player.hand, ...player.deck, ...player.discard];
  player.hand = hand.slice();
  player.deck = all.filter((card) => !hand.includes(card));
  player.discard = [];
}

export const playerAt = (state: SierraWestState, index: number): PlayerState => state.players[index] as PlayerState;

/** Gives goods and pieces to a player, or places them. */
export const give = ({ state }: Scene, index: number, change: Partial<PlayerState>): PlayerState =>
  Object.assign(playerAt(state, index), structuredClone(change));

export const choicesOf = ({ rules, state }: Scene, seat: Seat = state.active): SierraWestChoice[] =>
  rules.decision(state, seat)?.choices ?? [];

export const promptOf = ({ rules, state }: Scene, seat: Seat = state.active): string | undefined =>
  rules.decision(state, seat)?.prompt;

const matches = (choice: SierraWestChoice, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify((choice as Record<string, unknown>)[key]) === JSON.stringify(value),
  );

/** Whether a choice with these fields is listed. */
export const can = (scene: Scene, seat: Seat, wanted: object): boolean =>
  choicesOf(scene, seat).some((choice) => matches(choice, wanted));

/** Makes the listed choice with these fields; an error lists what there was instead. Returns its events. */
export function act(scene: Scene, seat: Seat, wanted: object): SierraWestEvent[] {
  const choices = choicesOf(scene, seat);
  const found = choices.find((choice) => matches(choice, wanted));
  if (found === undefined)
    throw new Error(`${JSON.stringify(wanted)} is not listed for seat ${seat}: ${JSON.stringify(choices)}`);
  scene.events = scene.rules.apply(scene.state, seat, found);
  return scene.events;
}

/** The rule that forbids the choice with these fields; undefined when nothing of the kind is blocked. */
export const blockedBy = ({ rules, state }: Scene, seat: Seat, wanted: object): string | undefined =>
  rules.blocked(state, seat).find(({ choice }) => matches(choice, wanted))?.rule;

/** Everybody who is asked about Trapper or Tracker declines. */
export function declineAll(scene: Scene): void {
  for (let seat = 0; seat < scene.state.seats; seat++)
    if (scene.state.flow.lanes !== null && can(scene, seat, { do: 'decline' })) act(scene, seat, { do: 'decline' });
}

/** A pioneer of the active player enters its path and stands on its n-th space (0 is START). */
export function walk(scene: Scene, pioneer: Pioneer, to: number): void {
  const { state } = scene;
  const start = pioneer === 'green' ? GREEN_START : TAN_START;
  const place = (): number => playerAt(state, state.active)[pioneer];
  if (place() < GREEN_START) act(scene, state.active, { do: 'enter', pioneer });
  while (place() < start + to) act(scene, state.active, { do: 'step', pioneer });
}

/** All fields of the path spaces, for comparing places. */
export const space = (pioneer: Pioneer, n: number): number => (pioneer === 'green' ? GREEN_START : TAN_START) + n;
export const endOfPath = (pioneer: Pioneer): number => space(pioneer, pioneer === 'green' ? 6 : 5);

/** Puts a pioneer of the active player at END at once. */
export const atEnd = ({ state }: Scene, pioneer: Pioneer): void => {
  playerAt(state, state.active)[pioneer] = endOfPath(pioneer);
};

/** The events of one type that the last choice brought. */
export const told = <Type extends SierraWestEvent['type']>(
  { events }: Scene,
  type: Type,
): Extract<SierraWestEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<SierraWestEvent, { type: Type }> => event.type === type);

/** Seat passes and the game goes on with the next one, who has laid nothing out yet. */
export function pass(scene: Scene): void {
  act(scene, scene.state.active, { do: 'pass' });
}

/** Plans the first possible arrangement, declines for everybody, and passes. */
export function idleTurn(scene: Scene): void {
  const seat = scene.state.active;
  act(scene, seat, { do: 'plan' });
  declineAll(scene);
  act(scene, seat, { do: 'pass' });
  declineAll(scene);
}

/** Positions of the mountain whose card is uncovered. */
export const uncovered = (mountain: readonly number[]): number[] =>
  Array.from({ length: POSITIONS }, (_, p) => p).filter((p) => mountain[p] !== NONE && isUncovered(mountain, p));

export const newMatch = (options: object, seats: number, seed?: string): Match<SierraWestTypes> =>
  createMatch(sierraWest, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
    ...(seed !== undefined && { seed }),
    content: pinned,
  });
