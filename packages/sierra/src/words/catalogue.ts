import type { Seat } from '@cordillera/engine';
import type { MountainCard } from '../content/mountainCard.ts';
import type { CardSymbol, Modifier } from '../content/types.ts';
import type { Mode, SierraOptions } from '../options.ts';
import type { SierraPrompt } from '../prompts.ts';
import type { Face, SierraChoice, SierraEvent, SierraResult } from '../state.ts';
import type { Phase } from '../view.ts';
import type { Spot } from './spot.ts';

/** The rules that blocked.ts can name. */
export type SierraBlockedRule =
  | `SI-PLACE-${'04' | '05' | '07' | '08'}`
  | `SI-R-${'02' | '05' | '09' | '13' | '15' | '23' | '24' | '25' | '29' | '41' | '73' | '79'}`
  | `SI-TURN-${'03' | '05'}`
  | 'SI-DUO-02'
  | 'SI-SOLO-03'
  | 'SI-COOP-03'
  | 'SI-VS-04'
  | `SI-TRIO-${'03' | '04'}`;

/** What the new-game form asks for besides the mode. */
export type SierraOption = Exclude<keyof SierraOptions, 'mode'>;

/** Labels on the screen. */
export type SierraTerm =
  | 'mountainCard'
  | 'notebookCard'
  | 'destination'
  | 'roleCard'
  | 'stage'
  | 'landscape'
  | 'group'
  | 'companion'
  | 'round'
  | 'line'
  | 'column'
  | 'hand'
  | 'pile'
  | 'discard';

/** A name and one sentence about it. */
export interface Explained {
  name: string;
  text: string;
}

/** A group in a sentence: its members by name, or its number when they are not known. */
export interface Party {
  number: number;
  names: readonly string[];
}

/** The names that sentences use: those of the players, and those of the cards in the language of the speaker. */
export interface Lexicon {
  player(seat: Seat): string;
  group(index: number): Party;
  mountain(card: number): MountainCard;
  notebook(card: number): string;
  notebookById(id: string): string;
  destination(id: string): string;
  stage(number: number): string;
}

/** All texts of one language. Everything the game can mention is listed by type, so a gap does not compile. */
export interface Catalogue {
  events: {
    [Type in SierraEvent['type']]: (event: Extract<SierraEvent, { type: Type }>, lexicon: Lexicon) => string;
  };
  prompts: Record<SierraPrompt, string>;
  choices: {
    [Do in SierraChoice['do']]: (choice: Extract<SierraChoice, { do: Do }>, lexicon: Lexicon) => string;
  };
  /** A legal cell, described briefly by its surroundings, so that a screen reader user can tell it from others. */
  spots: { [At in Spot['at']]: (spot: Extract<Spot, { at: At }>) => string };
  layAt(card: MountainCard, spot: string): string;
  /** The sources of points in scoring/sheet.ts. */
  sources: {
    destination(name: string, face: Face): string;
    symbol(symbol: CardSymbol): string;
    notebook(name: string): string;
    given(name: string): string;
    penalty(): string;
  };
  reasons: Record<SierraResult['reason'], string>;
  results: {
    victory(names: readonly string[], points: number): string;
    /** `helped` of them needed the bonus; none when all members share the individual victory. */
    teamVictory(names: readonly string[], helped: number, bonus: number): string;
    /** Why there is no team victory: a member of the group does not beat every opponent even with the bonus. */
    notAllAhead(bonus: number): string;
    /** Why there is no team victory: players of different groups share the individual victory. */
    sharedByGroups: string;
    soloScore(name: string, points: number): string;
    lowestScore(points: number): string;
    suns(suns: number): string;
  };
  modes: Record<Mode, Explained>;
  options: Record<SierraOption, Explained>;
  modifiers: {
    [Rule in Modifier['rule']]: (modifier: Extract<Modifier, { rule: Rule }>, lexicon: Lexicon) => string;
  };
  rules: Record<SierraBlockedRule, string>;
  phases: Record<Phase, string>;
  terms: Record<SierraTerm, string>;
  /** The card without an article: "crimson bird". */
  mountain(card: MountainCard): string;
  suns(n: number): string;
  points(n: number): string;
  cards(n: number): string;
}

export type SierraSource = keyof Catalogue['sources'];

/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** The parts of a sentence that are not false. */
export const present = (...parts: (string | false)[]): string[] => parts.filter((part) => part !== false);

/** Each different card with its number of copies, in order of first appearance. */
export function grouped(cards: readonly MountainCard[]): [MountainCard, number][] {
  const groups: [MountainCard, number][] = [];
  for (const card of cards) {
    const group = groups.find(([{ colour, symbol }]) => colour === card.colour && symbol === card.symbol);
    if (group) group[1]++;
    else groups.push([card, 1]);
  }
  return groups;
}

/** For the beginning of a sentence or label; not for names of players, which stay as they are. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
