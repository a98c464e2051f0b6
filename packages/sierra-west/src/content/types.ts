import type { Localized } from '@cordillera/engine';

/** The four modes (SW-GEN-02), in the order of the rules. */
export const MODES = ['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'] as const;
export type Mode = (typeof MODES)[number];

/** The basic resources, in the order of the homestead tracks (SW-RES-01). */
export const BASICS = ['food', 'wood', 'stone'] as const;
export type Basic = (typeof BASICS)[number];

export const FISH = ['trout', 'bass', 'salmon'] as const;
export type Fish = (typeof FISH)[number];

/** Common animals first, then one per mode in the order of the modes (SW-SETUP-04). */
export const ANIMALS = ['rabbit', 'beaver', 'fox', 'bear', 'deer', 'raccoon', 'marmot', 'badger'] as const;
export type Animal = (typeof ANIMALS)[number];
export const COMMON_ANIMALS = ['rabbit', 'beaver', 'fox', 'bear'] as const;
export type CommonAnimal = (typeof COMMON_ANIMALS)[number];

/** `any` is a wild basic; inside `apples` it is a grey apple. A missing key means none of it (chapter 15.2). */
export interface Cost {
  food?: number;
  wood?: number;
  stone?: number;
  any?: number;
  gold?: number;
  /** On the trail only (SW-D-05). */
  boots?: number;
  bullets?: number;
  fish?: Partial<Record<Fish, number>>;
  apples?: { green?: number; red?: number; any?: number };
}

/** Path icons of every mode, and those of one mode each (chapter 15.1). */
export type CommonIcon =
  | { icon: 'gain'; resource: Basic | 'gold'; n: 1 | 2 }
  | { icon: 'boots'; n: 1 | 2 }
  | { icon: 'shovel' }
  | { icon: 'mule' }
  | { icon: 'furTrade' }
  | { icon: 'bearHazard' }
  | { icon: 'pairOfBoots' };
export type AppleIcon = { icon: 'gainApples'; green: number; red: number } | { icon: 'harvest' };
export type BoatIcon =
  | { icon: 'pan' }
  | { icon: 'banjoHazard' }
  | { icon: 'duelingBanjos' }
  | { icon: 'paddle'; n: 1 | 2 | 'rapid' }
  | { icon: 'fish' };
export type GoldIcon = { icon: 'mine' } | { icon: 'lantern' } | { icon: 'dynamite' } | { icon: 'loadCart' };
export type OutIcon = { icon: 'bullets'; n: 1 | 2 | 3 | 4 | 5 | 'full' } | { icon: 'sheriff' };
export type PathIcon = CommonIcon | AppleIcon | BoatIcon | GoldIcon | OutIcon;
export type IconName = PathIcon['icon'];

/** Summit actions (chapter 15.2). `repeat` is the `∞` mark; without it the action is performed exactly once. */
export type CommonSummit =
  | { action: 'homestead'; cost: Cost; track: Basic | 'any'; repeat?: true }
  | { action: 'advanceWagon'; cost: Cost; repeat?: true };
export type AppleSummit =
  | { action: 'tradeApples'; cost: Cost; gain: Partial<Record<Basic | 'gold', number>>; repeat?: true }
  | { action: 'appleHomestead'; cost: Cost; track: 'green' | 'red' | 'any'; repeat?: true };
export type BoatSummit = { action: 'buyFish'; repeat: true };
export type GoldSummit = { action: 'buyCart'; cost: Cost; repeat?: true };
export type OutSummit = { action: 'sixShooter' } | { action: 'rifle'; repeat?: true };
export type Summit = CommonSummit | AppleSummit | BoatSummit | GoldSummit | OutSummit;
export type SummitName = Summit['action'];

/** First column (green over tan), middle, last column. `TL` is the paid slot: 1 basic as left card, 2 as right card. */
export const SLOTS = ['GF', 'TF', 'MID', 'GL', 'TL'] as const;
export type Slot = (typeof SLOTS)[number];

/** A hand card: a starting card or a basic card of the mountain (SW-D-01). */
export interface Card {
  id: string;
  name: Localized;
  animal?: Animal;
  summit: Summit;
  path: Record<Slot, PathIcon>;
}

export interface Orchard {
  green: number;
  red: number;
}
export interface River {
  /** Left to right. */
  pieces: ('gold' | 'stone')[];
  fish: Fish[];
}
export interface Mine {
  tier: 'campfire' | 'I' | 'II';
  gold: number;
  dark: boolean;
}
export interface Outpost {
  tier: 'campfire' | 'I' | 'II' | 'III' | 'IV' | 'V';
  dieFaces: number[];
}

/** A special card; it has the part for its mode and no other. */
export interface Special {
  id: string;
  name: Localized;
  orchard?: Orchard;
  river?: River;
  mine?: Mine;
  outpost?: Outpost;
}

/** [row, column]; row 1 is the bottom (SW-GEO-01). */
export type Position = [row: number, column: number];

/** By number of players; solo uses the pattern for 2. */
export interface Supply {
  fishPerColour?: Record<'2' | '3' | '4', number>;
  carts?: Record<'2' | '3' | '4', number>;
  outlawsOnOutposts?: Record<'2' | '3-4', number[]>;
  outlawsOnBase?: number;
  outlawTokens?: number;
}

/** One file per mode: its 15 basic and 6 special cards, and where the specials lie. */
export interface ModeSet {
  mode: Mode;
  animal: Animal;
  cards: Card[];
  specials: Special[];
  /** In Outlaws & Outposts the order is outpost I to V. */
  specialPositions: Record<'2' | '3-4', Position[]>;
  supply: Supply;
}

export interface TrailSpace {
  multiplier: number;
  /** How many slots of the special-card row lie at or left of it (SW-GEO-10). */
  reach: number;
  /** Null on the last space. */
  costToNext: Cost | null;
}

export type PlanPlace = 'L' | 'M' | 'R';
/** One space of a path: which slot of which card it shows, and what it costs in basics (SW-GEO-07, SW-GEO-08). */
export interface PathSpace {
  card: PlanPlace;
  slot: Slot;
  paid?: 1 | 2;
}

export interface Boards {
  trail: TrailSpace[];
  /** Extra cost of the four market spaces in basics, left to right; the last is the red one (SW-D-11). */
  market: number[];
  /** Last space of both apple tracks (SW-D-14). */
  appleTrackLength: number;
  /** SW-D-18. */
  fishMarket: Record<Fish, Basic>;
  path: Record<'green' | 'tan', PathSpace[]>;
}

export const CABIN_TYPES = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'T1', 'T2', 'T3'] as const;
export type CabinType = (typeof CABIN_TYPES)[number];
export interface CabinTile {
  id: string;
  type: CabinType;
}

export const PLAN_ACTIONS = [
  'wagon',
  'homesteadFood',
  'homesteadWood',
  'homesteadStone',
  'move',
  'shovel',
  'furTrade',
  'gold',
  'mode',
] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];
export type Side = 'left' | 'right';

/** A plan card of Hastings (SW-D-21). */
export interface PlanCard {
  id: string;
  name: Localized;
  activeSide: Side;
  trapper: { side: Side; highlighted: boolean };
  animals: (CommonAnimal | 'modeAnimal')[];
  /** Left edge, top to bottom: three solid (true), one translucent. */
  arrows: boolean[];
  /** Right edge, top to bottom. */
  actions: PlanAction[];
}

/** Everything printed in a box. */
export interface SierraWestContent {
  /** The eight common starting cards, the same for every colour. */
  starting: Card[];
  /** The starting card of each mode. */
  modeCards: Record<Mode, Card>;
  modes: Record<Mode, ModeSet>;
  boards: Boards;
  cabins: { names: Record<CabinType, Localized>; tiles: CabinTile[] };
  planCards: PlanCard[];
  /** SW-D-22: what each result of the die brings, from 1 to 6. */
  fishTable: Fish[][];
}
