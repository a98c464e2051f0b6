import type { Localized } from '@cordillera/engine';

/** What the drawings need to know of a card set and of a position; the rules' own types fit them. */
export const COLOURS = ['red', 'green', 'grey', 'purple', 'blue', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

export const VALUES = [1, 2, 3] as const;
export type Value = (typeof VALUES)[number];

export const KINDS = ['village', 'desert', 'lake', 'forest'] as const;
export type Kind = (typeof KINDS)[number];

export type Duo = 'nuggets' | 'cards' | 'tick';
export type Track = 'tipi' | 'saloon' | 'wanted';
export type Zone = Kind | Track;
export type Icon = 'none' | Duo | Track | 'free' | 'discover';

export const DUO_OF: Readonly<Record<Colour, Duo>> = {
  red: 'nuggets',
  green: 'nuggets',
  grey: 'cards',
  purple: 'cards',
  blue: 'tick',
  orange: 'tick',
};

export interface Spot {
  x: number;
  y: number;
}

export type Outline = [x: number, y: number][];

export interface Stage extends Spot {
  id: string;
  icon: Icon;
}

export interface Region {
  id: string;
  kind: Kind;
  name: Localized;
  medal: number;
  flag: Spot & { id: string };
  stages: Stage[];
  star: Spot;
  label: Spot;
  outline: Outline;
}

export interface Ridge {
  id: string;
  name: Localized;
  outline: Outline;
}

export interface Station extends Stage {
  name: Localized;
}

export interface Rail {
  name: Localized;
  start: string;
  end: string;
  medal: number;
  star: Spot;
  label: Spot;
  stages: Station[];
  edges: [from: string, to: string][];
}

export interface Frame extends Spot {
  width: number;
  height: number;
}

export interface RouteSheet {
  id: string;
  name: Localized;
  canvas: { width: number; height: number; map: Frame; rail: Frame };
  regions: Region[];
  paths: [string, string][];
  ridges: Ridge[];
  rail: Rail;
}

export interface BountyBoardSheet {
  flags: Record<Kind, { values: number[]; medal: number | null }>;
  tipi: { icons: Icon[]; medals: number[] };
  saloon: { boxes: number; medals: number[] };
  wanted: { icons: Icon[]; medals: number[] };
  medalSlots: number;
}

/** A zone whose medals are contested. */
export type Contested = Exclude<Zone, 'village'>;
export const CONTESTED: readonly Contested[] = ['desert', 'lake', 'forest', 'tipi', 'saloon', 'wanted'];

/** What a player has on the Bounty Board. */
export interface BoardMarks {
  /** How many boxes of each flag zone are ticked, in the order of `KINDS`. */
  readonly flags: readonly number[];
  /** One bit for each box. */
  readonly tipi: number;
  readonly saloon: number;
  readonly wanted: number;
  readonly medals: readonly { readonly points: number }[];
  /** Goal boxes ticked in this turn, in the order of `CONTESTED`. */
  readonly goals: readonly number[];
}

/** The Bounty Board as it stands. */
export interface BoardView {
  readonly players: readonly BoardMarks[];
  /** How many medals of each contested zone are ticked for good, in the order of `CONTESTED`. */
  readonly taken: readonly number[];
  /** And with those won in this turn, which others may still win too. */
  readonly ticked: Readonly<Record<Contested, number>>;
}

/** What a player has ticked on the Route Sheet. */
export interface SheetMarks {
  /** For each region: bit 0 is its flag, bit 1 and up are its stages. */
  readonly ticks: readonly number[];
  /** The stations ticked, in order. */
  readonly stations: readonly number[];
}

/** The number of a card: three times the colour plus the value less one. */
export const identityOf = (colour: Colour, value: Value): number => 3 * COLOURS.indexOf(colour) + value - 1;
export const colourOf = (identity: number): Colour => COLOURS[Math.floor(identity / 3)]!;
export const priceOf = (identity: number): Value => VALUES[identity % 3]!;

/** Which values of a family a play area holds. */
export const heldOf = (area: number, colour: Colour): Value[] =>
  VALUES.filter((value) => (area >> identityOf(colour, value)) & 1);
