import type { Localized } from '@cordillera/engine';

/** The families, in the order of the rules (CO-CARD-01). */
export const COLOURS = ['red', 'green', 'grey', 'purple', 'blue', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** A tool, a means of transport and a character (CO-CARD-02); also the price of the card (CO-CARD-03). */
export const VALUES = [1, 2, 3] as const;
export type Value = (typeof VALUES)[number];

/** The kinds of regions, in the order of their zones (CO-BB-01). */
export const KINDS = ['village', 'desert', 'lake', 'forest'] as const;
export type Kind = (typeof KINDS)[number];

export const DUOS = ['nuggets', 'cards', 'tick'] as const;
export type Duo = (typeof DUOS)[number];

/** The three tracks that icons lead to. */
export const TRACKS = ['tipi', 'saloon', 'wanted'] as const;
export type Track = (typeof TRACKS)[number];

/** The icons that can be printed in a stage or above a box; `none` for an empty one. */
export const ICONS = ['none', ...DUOS, ...TRACKS, 'free', 'discover'] as const;
export type Icon = (typeof ICONS)[number];

/** CO-CARD-04 */
export const DUO_OF: Readonly<Record<Colour, Duo>> = {
  red: 'nuggets',
  green: 'nuggets',
  grey: 'cards',
  purple: 'cards',
  blue: 'tick',
  orange: 'tick',
};

/** A point of the sheet's canvas, for drawing only. */
export interface Spot {
  x: number;
  y: number;
}

export type Outline = [x: number, y: number][];

export interface Flag extends Spot {
  id: string;
}

export interface Stage extends Spot {
  id: string;
  /** At most one (CO-DATA-12). */
  icon: Icon;
}

export interface Region {
  id: string;
  kind: Kind;
  name: Localized;
  /** Won when the flag and all stages are ticked (CO-MAP-11). */
  medal: number;
  flag: Flag;
  stages: Stage[];
  /** For drawing: the middle of the medal and of the name, and the border, clockwise and not closed. */
  star: Spot;
  label: Spot;
  outline: Outline;
}

/** A mountain between regions that are neighbours and not adjacent (CO-MAP-09); for drawing and messages only. */
export interface Ridge {
  id: string;
  name: Localized;
  separates: [region: string, other: string][];
  outline: Outline;
}

/** A stage of the railway. */
export interface Station extends Stage {
  name: Localized;
}

export interface Rail {
  name: Localized;
  /** Open from the beginning (CO-R-38). */
  start: string;
  /** Wins the medal (CO-RAIL-06). */
  end: string;
  medal: number;
  star: Spot;
  label: Spot;
  stages: Station[];
  /** From left to right; a station with two of them is a switch. */
  edges: [from: string, to: string][];
}

export interface Area extends Spot {
  width: number;
  height: number;
}

/** The map that all players travel (CO-DATA-03). */
export interface RouteSheet {
  id: string;
  name: Localized;
  /** For drawing: the size of the canvas, and which parts of it are the map and the railway. */
  canvas: { width: number; height: number; map: Area; rail: Area };
  regions: Region[];
  /** In both directions, between flags and stages; some cross a border (CO-R-40). */
  paths: [string, string][];
  /** The only source of adjacency (CO-R-42). */
  adjacent: [region: string, other: string][];
  /** Neighbours that are not adjacent (CO-MAP-09). */
  mountains: [region: string, other: string][];
  ridges: Ridge[];
  rail: Rail;
}

/** One zone per kind of region: the value above each box, and the medal at its end; villages have none (CO-BB-07). */
export interface FlagZone {
  values: number[];
  medal: number | null;
}

export interface BountyBoard {
  flags: Record<Kind, FlagZone>;
  /** The icons above the boxes; the box in the middle comes first (CO-ICON-02). Medals from the highest down. */
  tipi: { icons: Icon[]; medals: number[] };
  saloon: { boxes: number; medals: number[] };
  wanted: { icons: Icon[]; medals: number[] };
  /** How many are drawn; a player may have more medals (CO-R-53). */
  medalSlots: number;
}

/** How many copies of one identity are in the deck. */
export interface CardSpec {
  colour: Colour;
  value: Value;
  copies: number;
}

/** A card set of Colorado, as it is read from its files. */
export interface ColoradoContent {
  sheet: RouteSheet;
  board: BountyBoard;
  deck: CardSpec[];
}
