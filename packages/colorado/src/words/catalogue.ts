import type { Seat } from '@cordillera/engine';
import type { BlockedRule } from '../blocked.ts';
import type { Colour, Duo, Icon, Kind } from '../content/types.ts';
import type { KnownHand } from '../knownHands.ts';
import type { ColoradoOptions } from '../options.ts';
import type { ColoradoPrompt, PromptParams } from '../prompts.ts';
import type { ColoradoChoice, ColoradoEvent, ColoradoResult, Contested, Identity, Side, ZoneName } from '../state.ts';
import type { Phase } from '../view.ts';

/** What the new-game form asks for. */
export type ColoradoOption = keyof ColoradoOptions;

/** Labels on the table. */
export type ColoradoTerm =
  | 'caller'
  | 'turn'
  | 'hand'
  | 'area'
  | 'family'
  | 'pile'
  | 'discard'
  | 'nuggets'
  | 'medals'
  | 'map'
  | 'railway'
  | 'bountyBoard'
  | 'medalTrack'
  | 'mountains'
  | 'flag'
  | 'stage'
  | 'station'
  | 'region'
  | 'box'
  | 'switch';

/** A name and one sentence about it. */
export interface Explained {
  name: string;
  text: string;
}

/** The names that sentences use: those of the players, and those of the map in the language of the speaker. */
export interface Lexicon {
  player(seat: Seat): string;
  region(region: number): string;
  kind(region: number): Kind;
  /** A stage by its region, its number there counted from 1, and the icon in it. */
  stage(stage: number): { region: string; number: number; icon: Icon };
  station(station: number): { name: string; icon: Icon };
}

/** Where a medal comes from, with the region's name if it is one. */
export type NamedSource = { region: string } | 'rail' | Contested;

/** All texts of one language. Everything the game can mention is listed by type, so a gap does not compile. */
export interface Catalogue {
  events: {
    [Type in ColoradoEvent['type']]: (event: Extract<ColoradoEvent, { type: Type }>, lexicon: Lexicon) => string;
  };
  prompts: { [Key in ColoradoPrompt]: (params: PromptParams[Key], lexicon: Lexicon) => string };
  choices: {
    [Do in ColoradoChoice['do']]: (choice: Extract<ColoradoChoice, { do: Do }>, lexicon: Lexicon) => string;
  };
  /** The sources of points in scoring/sheet.ts. */
  sources: { flags(zone: Kind, boxes: number): string; medal(from: NamedSource): string };
  reasons: Record<ColoradoResult['reason'], string>;
  results: {
    victory(names: readonly string[], points: number): string;
    /** What broke a tie of points. */
    tieBreak(by: 'medals' | 'nuggets'): string;
  };
  options: Record<ColoradoOption, Explained>;
  rules: Record<BlockedRule, string>;
  phases: Record<Phase, string>;
  terms: Record<ColoradoTerm, string>;
  icons: Record<Icon, Explained>;
  sides: Record<Duo, Record<Side, string>>;
  colours: Record<Colour, string>;
  zones: Record<ZoneName, string>;
  /** The card without an article: "donkey". */
  card(card: Identity): string;
  /** Any card of a colour, and its family: "red card", "red family". */
  coloured(colour: Colour): string;
  family(colour: Colour): string;
  /** What a hand lacked in a turn: the card that was called, or all cards of its colour and value. */
  lacks: Record<KnownHand['lacks'], (card: Identity, turn: number) => string>;
  /** The card with its colour and value, for lists: "donkey (red 2)". */
  identity(card: Identity): string;
  points(n: number): string;
  cards(n: number): string;
  nuggets(n: number): string;
  medals(n: number): string;
}

/** Each different card with its number of copies. */
export const grouped = (cards: readonly Identity[]): { card: Identity; copies: number }[] =>
  [...new Set(cards)].map((card) => ({ card, copies: cards.filter((each) => each === card).length }));

/** For the beginning of a sentence or label. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
