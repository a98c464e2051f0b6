import type { BlockedRule } from '../blocked.ts';
import type {
  Animal,
  Basic,
  CabinType,
  Cost,
  Fish,
  IconName,
  Mine,
  Mode,
  Orchard,
  Outpost,
  PathIcon,
  PlanAction,
  River,
  Side,
  Summit,
  SummitName,
} from '../content/types.ts';
import { BASE, COLUMN, ROW } from '../geometry.ts';
import type { HastingsOptions, SierraWestOptions } from '../options.ts';
import type { Pioneer } from '../places.ts';
import type { PromptParams, SierraWestPrompt } from '../prompts.ts';
import type { HastingsStep } from '../solo/hastingsForecast.ts';
import type { AppleColour, Goods, SierraWestChoice, SierraWestEvent, SierraWestResult } from '../state.ts';

/** What the new-game form asks for. */
export type SierraWestOption = keyof SierraWestOptions | `hastings.${keyof HastingsOptions}`;

/** Labels on the table. */
export type SierraWestTerm =
  // the turn
  | 'round'
  | 'lastRound'
  | 'turn'
  | 'startingPlayer'
  | 'planning'
  | 'pioneering'
  | 'passing'
  | 'gameOver'
  // the mountain and its boards
  | 'mountain'
  | 'base'
  | 'mountainCard'
  | 'specialCard'
  | 'faceDown'
  | 'row'
  | 'trail'
  | 'trailhead'
  | 'multiplier'
  | 'market'
  | 'cabinStack'
  | 'cabinDiscard'
  | 'homestead'
  | 'foodTrack'
  | 'woodTrack'
  | 'stoneTrack'
  | 'supply'
  // a player
  | 'hand'
  | 'deck'
  | 'discard'
  | 'plan'
  | 'leftCard'
  | 'middleCard'
  | 'rightCard'
  | 'greenPath'
  | 'tanPath'
  | 'start'
  | 'end'
  | 'summit'
  | 'camp'
  | 'tracker'
  | 'trapper'
  | 'greenCabin'
  | 'tanCabin'
  | 'greyCabin'
  | 'greenPioneer'
  | 'tanPioneer'
  | 'frontiersman'
  | 'wagon'
  | 'mule'
  | 'animals'
  | 'basics'
  | 'food'
  | 'wood'
  | 'stone'
  | 'gold'
  | 'boots'
  | 'pairOfBoots'
  // the modes
  | 'orchard'
  | 'appleSupply'
  | 'greenApples'
  | 'redApples'
  | 'greenAppleTrack'
  | 'redAppleTrack'
  | 'river'
  | 'fishMarket'
  | 'canoe'
  | 'fish'
  | 'mine'
  | 'carts'
  | 'lantern'
  | 'dynamite'
  | 'outpost'
  | 'outlaws'
  | 'bullets'
  | 'sheriff'
  | 'die'
  // Hastings
  | 'planDeck'
  | 'planCard'
  | 'leftFrontiersman'
  | 'rightFrontiersman';

/** The parameters of the score sheet's lines (scoring.ts and the modes); `held` follows from the points of a card. */
export interface SourceParams {
  cards: { cards: number };
  animals: { tiles: number };
  cabins: { spaces: number };
  hastingsCabins: { cabins: number };
  gold: { gold: number };
  fishGold: { gold: number };
  boots: { tokens: number };
  homestead: { track: Basic; space: number; multiplier: number };
  appleTrack: { track: AppleColour; space: number; multiplier: number };
  carts: { gold: number };
  lantern: { held: boolean };
  dynamite: { held: boolean };
  outlaws: { outlaws: number; multiplier: number };
  sheriff: { held: boolean };
}
export type SierraWestSource = keyof SourceParams;

/** A name and one sentence about it. */
export interface Explained {
  name: string;
  text: string;
}

/** Everything that is counted: goods, and what occurs only in costs. */
export type Good = keyof Goods | 'any' | 'boots' | 'anyApples';
export type Amounts = Partial<Record<Good, number>>;

/** A space of a path, from 1, or its end. */
export interface PathPlace {
  path: Pioneer;
  space: number | 'end';
}

/** The names that sentences use: those of the players, and those of the pack in the language of the speaker. */
export interface Lexicon {
  /** There is only one player, and Hastings. */
  solo: boolean;
  /** By index in the state: a seat, or Hastings. */
  player(index: number): string;
  isHastings(index: number): boolean;
  /** A hand card, a card of the mountain or a special card. */
  card(number: number): string;
  tile(number: number): string;
  cabin(type: CabinType): string;
  planCard(number: number): string;
  /** What the summit action of a card costs. */
  price(card: number): Cost;
  place(place: number): PathPlace;
  /** What the Fish Market pays. */
  fishPrice(fish: Record<Fish, number>): Goods;
  /** Extra cost of a market space, in basics. */
  marketCost(space: number): number;
}

/** What the view adds to the label of a choice; empty when a choice is described without a view. */
export interface ChoiceDetails {
  /** The card or cabin that the choice is about. */
  name?: string;
  /** The icon under the pioneer, and what it costs to use it. */
  icon?: PathIcon;
  paid?: number;
  /** What the wagon's next step costs besides boots. */
  cost?: Cost;
  /** The track on which a marker rose. */
  track?: Basic;
  /** Gold in the cart. */
  load?: number;
}

/** All texts of one language. Everything the game can mention is listed by type, so a gap does not compile. */
export interface Catalogue {
  events: {
    [Type in SierraWestEvent['type']]: (event: Extract<SierraWestEvent, { type: Type }>, lexicon: Lexicon) => string;
  };
  prompts: { [Prompt in SierraWestPrompt]: (params: PromptParams[Prompt], lexicon: Lexicon) => string };
  choices: {
    [Do in SierraWestChoice['do']]: (
      choice: Extract<SierraWestChoice, { do: Do }>,
      lexicon: Lexicon,
      details: ChoiceDetails,
    ) => string;
  };
  /** The sources of points: the name of the line, and what was counted. */
  sources: { [Source in SierraWestSource]: (params: SourceParams[Source]) => { name: string; detail: string } };
  reasons: Record<SierraWestResult['reason'], string>;
  results: {
    victory(names: readonly string[], points: number): string;
    soloWon(name: string, points: number, hastings: number): string;
    /** A tie is lost as well (SW-R-121). */
    soloLost(name: string, points: number, hastings: number): string;
  };
  modes: Record<Mode, Explained>;
  options: Record<SierraWestOption, Explained>;
  animals: Record<Animal, Explained>;
  basics: Record<Basic, string>;
  fish: Record<Fish, string>;
  icons: { [Name in IconName]: (icon: Extract<PathIcon, { icon: Name }>) => Explained };
  summits: { [Name in SummitName]: (summit: Extract<Summit, { action: Name }>) => Explained };
  /** One sentence per type; the names are in the pack. `X` is the grey cabin. */
  cabins: Record<CabinType | 'X', string>;
  /** The use of a special card in the row. */
  specials: {
    orchard(orchard: Orchard): string;
    river(river: River): string;
    mine(mine: Mine): string;
    outpost(outpost: Outpost): string;
  };
  planActions: Record<PlanAction, Explained>;
  /** What Hastings's mode action does. */
  modeActions: Record<Mode, string>;
  hastings: {
    /** What an action will do, as a short label. */
    next: Record<Exclude<PlanAction, 'mode'>, (side: Side) => string>;
    /** Why an action was done or had no effect: the end of a line. */
    why: Record<NonNullable<HastingsStep['by'] | HastingsStep['why']>, string>;
    leftOut: string;
    /** Whether the trapper will trap when the human passes. */
    noTrap(plan: string): string;
    willLook(side: Side): string;
    willTrap(animal: Animal, side: Side): string;
    nothingToTrap(side: Side): string;
  };
  /** What passing would lose, as labels. */
  left: {
    boots(n: number): string;
    trade(gain: Goods, cabin: string): string;
    icon(name: string, place: PathPlace): string;
    summit(card: string): string;
  };
  rules: Record<BlockedRule, string>;
  terms: Record<SierraWestTerm, string>;
  /** "2 food and 1 wood", as an object. */
  goods(amounts: Amounts): string;
  /** "card 3 of row 2", or the base. */
  position(position: number): string;
  points(n: number): string;
  cards(n: number): string;
}

/** In the order in which they are listed. */
const GOODS: readonly Good[] = [
  'boots',
  'food',
  'wood',
  'stone',
  'any',
  'gold',
  'tokens',
  'bullets',
  'greenApples',
  'redApples',
  'anyApples',
  'trout',
  'bass',
  'salmon',
];

/** Each amount above zero, in words. */
export const listed = (amounts: Amounts, words: Record<Good, (n: number) => string>): string[] =>
  GOODS.flatMap((good) => {
    const n = amounts[good] ?? 0;
    return n === 0 ? [] : [words[good](n)];
  });

export const amountsOf = ({ fish = {}, apples = {}, ...rest }: Cost): Amounts => ({
  ...rest,
  ...fish,
  greenApples: apples.green ?? 0,
  redApples: apples.red ?? 0,
  anyApples: apples.any ?? 0,
});

export const isFree = (cost: Cost): boolean => Object.values(amountsOf(cost)).every((n) => n === 0);

/** Fish or pieces, each counted. */
export const tally = <Thing extends Good>(things: readonly Thing[]): Amounts => {
  const amounts: Amounts = {};
  for (const thing of things) amounts[thing] = (amounts[thing] ?? 0) + 1;
  return amounts;
};

/** The name of an icon, as a part of a longer label. */
export const iconName = (icons: Catalogue['icons'], icon: PathIcon): string =>
  (icons[icon.icon] as (icon: PathIcon) => Explained)(icon).name;

/** Row and column of a position on the mountain, from 1; null for the base. */
export const cellOf = (position: number): { row: number; column: number } | null =>
  position === BASE ? null : { row: ROW[position] as number, column: COLUMN[position] as number };

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;
/** The number of an outpost, counted from 0, as it is printed. */
export const roman = (outpost: number): string => ROMAN[outpost] as string;

/** The animals of a prompt. */
export const animalsIn = (names: string): Animal[] => names.split(' ') as Animal[];

/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** For the beginning of a sentence or label; names of players are left as they are. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
