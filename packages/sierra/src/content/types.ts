import type { Localized } from '@cordillera/engine';

/** The four colours of Mountain and Role cards, in the order of the house files (SI-DATA-04). */
export const COLOURS = ['ochre', 'crimson', 'teal', 'violet'] as const;
/** One of the four colours. */
export type Colour = (typeof COLOURS)[number];

/** The six symbols, in the order of the rulebook (SI-SYM-01). */
export const SYMBOLS = ['mammal', 'bird', 'house', 'ruin', 'river', 'wind'] as const;
/** One of the six symbols; not called Symbol, which is JavaScript's. */
export type CardSymbol = (typeof SYMBOLS)[number];

/** The names of the colours, as nouns, because adjectives would have to agree with something. */
export const COLOUR_NAMES: Record<Colour, Localized> = {
  ochre: { en: 'ochre', fr: 'ocre', pl: 'ochra' },
  crimson: { en: 'crimson', fr: 'cramoisi', pl: 'karmazyn' },
  teal: { en: 'teal', fr: 'turquoise', pl: 'turkus' },
  violet: { en: 'violet', fr: 'violet', pl: 'fiolet' },
};

/** The names of the symbols, in the singular. */
export const SYMBOL_NAMES: Record<CardSymbol, Localized> = {
  mammal: { en: 'mammal', fr: 'mammifère', pl: 'ssak' },
  bird: { en: 'bird', fr: 'oiseau', pl: 'ptak' },
  house: { en: 'house', fr: 'maison', pl: 'dom' },
  ruin: { en: 'ruin', fr: 'vestige', pl: 'ruina' },
  river: { en: 'river', fr: 'rivière', pl: 'rzeka' },
  wind: { en: 'wind', fr: 'vent', pl: 'wiatr' },
};

export const RELS = ['adj', 'around', 'sides', 'left', 'right', 'above', 'below', 'line', 'col'] as const;
/** Which cards are seen from a card; the card itself is never among them. */
export type Rel = (typeof RELS)[number];

export const PLACES = ['lineEnd', 'lineInner', 'topLine', 'bottomLine', 'colTop', 'colBottom'] as const;
/** Where in the landscape a card lies. */
export type Place = (typeof PLACES)[number];

/** A set of cards: those for which all given fields hold. An empty one selects every card. */
export interface Sel {
  /** The card has one of these colours. */
  colour?: Colour[];
  /** The card shows one of these symbols. */
  symbol?: CardSymbol[];
  /** The card lies at one of these places. */
  at?: Place[];
  /** This many matching cards are seen from the card; min defaults to 1, or to 0 when max is given. */
  has?: { rel: Rel; sel: Sel; min?: number; max?: number }[];
  /** At least one of these selects the card. */
  any?: Sel[];
  /** This does not select the card. */
  not?: Sel;
}

/** A filter for lines or columns: those for which all given fields hold. */
export interface Where {
  /** Lines only: the line has one of these colours. */
  colour?: Colour[];
  /** How many cards it has. */
  size?: [min: number, max?: number];
  /** It has this many matching cards; min defaults to 1, or to 0 when max is given. */
  count?: { sel: Sel; min?: number; max?: number }[];
  /** How many different symbols it shows. */
  symbols?: [min: number, max?: number];
  /** Columns only: how many different colours it shows. */
  colours?: [min: number, max?: number];
  /** Some symbol occurs at least this many times. */
  same?: number;
  /** No symbol occurs twice. */
  allDifferent?: boolean;
  /** Lines only: it has at least 2 cards, and both end cards show one symbol. */
  endsSame?: boolean;
  /** Columns only: interrupted or not. */
  gap?: boolean;
}

/** An expression over the final landscape that gives a number: the building block of a scoring rule. */
export type Num =
  | number
  | { op: 'add' | 'min' | 'max'; of: Num[] }
  | { op: 'sub'; a: Num; b: Num }
  | { op: 'mul'; by: number; of: Num }
  | { op: 'cap'; of: Num; max: number }
  /** table[max(0, min(n, last index))] */
  | { op: 'steps'; of: Num; table: number[] }
  | { op: 'when'; a: Num; cmp: '>' | '>=' | '='; b: Num; then: Num; else: Num }
  /** How many cards. */
  | { op: 'cards'; sel: Sel }
  /** The sum, over x in a, of the number of y in b that are seen from x. */
  | { op: 'rel'; rel: Rel; a: Sel; b: Sel }
  /** Adjacent unordered pairs {x, y}, x in a, y in b. */
  | { op: 'links'; a: Sel; b: Sel }
  /** Disjoint lots with one card of each: 2 selectors are pairs, 3 are trios. */
  | { op: 'sets'; of: Sel[] }
  /** How many lines or columns. */
  | { op: 'lines' | 'cols'; where?: Where }
  /** The greatest or smallest size, or number of cards matching `count`; 0 if there is none. */
  | { op: 'longest' | 'shortest'; of: 'line' | 'col'; where?: Where; count?: Sel }
  /** The greatest number of different symbols in one line or column. */
  | { op: 'bestKinds'; of: 'line' | 'col' }
  /** How many different symbols or colours. */
  | { op: 'kinds'; by: 'symbol' | 'colour'; sel: Sel }
  /** The size of the largest group connected by adjacency. */
  | { op: 'blob'; sel: Sel };

/** Identical Mountain cards: one row of the deck. */
export interface MountainKind {
  colour: Colour;
  symbol: CardSymbol;
  copies: number;
}

/** A Notebook card: a personal scoring rule. */
export interface NotebookCard {
  id: string;
  /** Advanced cards are left out of a first game (SI-FIRST-01). */
  kind: 'basic' | 'advanced';
  copies: number;
  name: Localized;
  /** The rule as printed on the card; it must say what `scores` computes. */
  text: Localized;
  scores: Num;
}

/** One side of a Destination card. */
export interface DestinationFace {
  text: Localized;
  scores: Num;
}

/** A Destination card: a scoring rule common to a group. */
export interface Destination {
  id: string;
  /** The colour of the Role card that goes with it (SI-SET-07). */
  colour: Colour;
  name: Localized;
  /** Face A is the simpler one (SI-FIRST-02). */
  faces: { A: DestinationFace; B: DestinationFace };
}

/** A special rule of a Stage; what each does in each mode is in SI-R-72 to SI-R-80. */
export type Modifier =
  /** No new line once n lines exist. */
  | { rule: 'maxLines'; n: number }
  /** No line longer than n cards. */
  | { rule: 'maxLength'; n: number }
  /** New lines only above. */
  | { rule: 'onlyUp' }
  /** n random cards of one random colour form the first line before round 1. */
  | { rule: 'startLine'; n: number }
  /** Each hand of Mountain cards is larger by n, or smaller if n is negative. */
  | { rule: 'handDelta'; n: number }
  /** Draw n Notebook cards instead of 2, keep 1. */
  | { rule: 'notebookDraw'; n: number }
  /** No Notebook card in these rounds. */
  | { rule: 'skipNotebook'; rounds: number[] }
  /** These Notebook cards are kept from the start. */
  | { rule: 'given'; cards: string[] }
  /** These symbols lose the point of SI-SYM-02. */
  | { rule: 'mute'; symbols: CardSymbol[] }
  /** These symbols are worth 1 more point each. */
  | { rule: 'gleam'; symbols: CardSymbol[] }
  /** Both faces of the Destination score. */
  | { rule: 'bothFaces' }
  /** The value is subtracted from each member's score. */
  | { rule: 'penalty'; scores: Num; text: Localized }
  /** n of the cards to play each round are drawn at random from the hand. */
  | { rule: 'blind'; n: number }
  /** n rounds instead of 8. */
  | { rule: 'rounds'; n: number };

/** A Stage card: one scenario of the campaign. */
export interface Stage {
  /** Its place in the campaign, from 1. */
  number: number;
  title: Localized;
  /** One sentence of atmosphere, without any rule in it. */
  story: Localized;
  /** The ID of its Destination card. */
  destination: string;
  /** The face that is played; of an open one, the group decides (SI-R-67). */
  face: 'A' | 'B' | 'open';
  modifiers: Modifier[];
  /** The scores to exceed for 1, 2 and 3 suns (SI-R-65), by number of players. */
  suns: { solo: number[]; duo: number[]; trio: number[] };
}

/** Everything printed on the cards of a box. */
export interface SierraContent {
  mountain: MountainKind[];
  notebook: NotebookCard[];
  destinations: Destination[];
  stages: Stage[];
}
