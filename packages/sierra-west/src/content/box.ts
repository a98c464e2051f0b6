import { positionAt } from '../geometry.ts';
import { type Differences, oldPlay, VERSION } from '../versions.ts';
import {
  ANIMALS,
  type Animal,
  BASICS,
  CABIN_TYPES,
  type Card,
  type Cost,
  FISH,
  MODES,
  type Mode,
  type PathIcon,
  type PlanCard,
  type SierraWestContent,
  SLOTS,
  type Special,
  type Summit,
} from './types.ts';

/** Starting cards of one colour: eight common ones, and the mode's card as the last. */
export const STARTING_CARDS = 9;
export const COLOURS = 4;
/** Card numbers: first the starting cards, colour by colour, then the basics of the mountain, then the specials. */
export const FIRST_BASIC = STARTING_CARDS * COLOURS;
export const BASIC_CARDS = 15;
export const FIRST_SPECIAL = FIRST_BASIC + BASIC_CARDS;
export const SPECIAL_CARDS = 6;

export const isSpecial = (card: number): boolean => card >= FIRST_SPECIAL;
/** A star card: it came from the mountain and scores (SW-SCORE-01). */
export const isStar = (card: number): boolean => card >= FIRST_BASIC;

/** A cost, every part of it a number. */
export interface Price {
  basics: readonly [food: number, wood: number, stone: number];
  any: number;
  gold: number;
  boots: number;
  bullets: number;
  fish: readonly [trout: number, bass: number, salmon: number];
  apples: readonly [green: number, red: number];
  anyApples: number;
}

/** A hand card in the form that the rules use. */
export interface BoxCard {
  id: string;
  /** Number of the animal; −1 for none. */
  animal: number;
  summit: Summit;
  price: Price;
  /** Its icons in the order of SLOTS. */
  icons: readonly PathIcon[];
}

/** One space of a path: which card of the plan (0 left, 1 middle, 2 right), which slot, and what it costs. */
export interface Space {
  card: number;
  slot: number;
  paid: number;
}

/** The cards of one mode. */
export interface Kit {
  mode: Mode;
  /** Number of the mode's animal. */
  animal: number;
  cards: readonly BoxCard[];
  specials: readonly Special[];
  /** Positions of the specials for 2 players (and solo), and for 3 or 4. */
  positions: { few: readonly number[]; many: readonly number[] };
  source: SierraWestContent['modes'][Mode];
}

/** A card set, unpacked once for the rules. */
export interface Box {
  content: SierraWestContent;
  /** The differences of an older version of the rules (versions.ts). */
  old: Differences;
  kits: Record<Mode, Kit>;
  green: readonly Space[];
  tan: readonly Space[];
  trail: readonly { multiplier: number; reach: number; price: Price | null }[];
  lastTrail: number;
  market: readonly number[];
  /** Type of every cabin tile, as its number in CABIN_TYPES. */
  tiles: readonly number[];
  planCards: readonly PlanCard[];
  /** The basic resource of each fish. */
  fishMarket: readonly number[];
  fishTable: readonly (readonly number[])[];
  appleTop: number;
}

export function priceOf(cost: Cost): Price {
  return {
    basics: [cost.food ?? 0, cost.wood ?? 0, cost.stone ?? 0],
    any: cost.any ?? 0,
    gold: cost.gold ?? 0,
    boots: cost.boots ?? 0,
    bullets: cost.bullets ?? 0,
    fish: [cost.fish?.trout ?? 0, cost.fish?.bass ?? 0, cost.fish?.salmon ?? 0],
    apples: [cost.apples?.green ?? 0, cost.apples?.red ?? 0],
    anyApples: cost.apples?.any ?? 0,
  };
}

export const NOTHING: Price = priceOf({});

export const animalNumber = (animal: Animal): number => ANIMALS.indexOf(animal);

/** The costs that the rules fix where the card shows none: SW-BOAT-15, SW-OUT-16, SW-OUT-20. */
export const FIXED_COSTS: Record<Exclude<Summit, { cost: Cost }>['action'], Cost> = {
  buyFish: { any: 2 },
  sixShooter: {},
  rifle: { bullets: 2 },
};

/** What a summit action costs, printed or fixed by the rules. */
export const summitPrice = (summit: Summit): Price =>
  priceOf('cost' in summit ? summit.cost : FIXED_COSTS[summit.action]);

const boxCard = ({ id, animal, summit, path }: Card): BoxCard => ({
  id,
  animal: animal === undefined ? -1 : animalNumber(animal),
  summit,
  price: summitPrice(summit),
  icons: SLOTS.map((slot) => path[slot]),
});

function unpackKit(content: SierraWestContent, mode: Mode): Kit {
  const source = content.modes[mode];
  const starting = [...content.starting, content.modeCards[mode]].map(boxCard);
  const positions = (list: readonly (readonly [number, number])[]) =>
    list.map(([row, column]) => positionAt(row, column));
  return {
    mode,
    animal: animalNumber(source.animal),
    cards: [...Array.from({ length: COLOURS }, () => starting).flat(), ...source.cards.map(boxCard)],
    specials: source.specials,
    positions: { few: positions(source.specialPositions['2']), many: positions(source.specialPositions['3-4']) },
    source,
  };
}

export function unpack(content: SierraWestContent, version: number = VERSION): Box {
  const { boards } = content;
  const path = (spaces: SierraWestContent['boards']['path']['green']): Space[] =>
    spaces.map(({ card, slot, paid }) => ({ card: 'LMR'.indexOf(card), slot: SLOTS.indexOf(slot), paid: paid ?? 0 }));
  return {
    content,
    old: oldPlay(version),
    kits: Object.fromEntries(MODES.map((mode) => [mode, unpackKit(content, mode)])) as Record<Mode, Kit>,
    green: path(boards.path.green),
    tan: path(boards.path.tan),
    trail: boards.trail.map(({ multiplier, reach, costToNext }) => ({
      multiplier,
      reach,
      price: costToNext === null ? null : priceOf(costToNext),
    })),
    lastTrail: boards.trail.length - 1,
    market: boards.market,
    tiles: content.cabins.tiles.map(({ type }) => CABIN_TYPES.indexOf(type)),
    planCards: content.planCards,
    fishMarket: FISH.map((fish) => BASICS.indexOf(boards.fishMarket[fish])),
    fishTable: content.fishTable.map((list) => list.map((fish) => FISH.indexOf(fish))),
    appleTop: boards.appleTrackLength,
  };
}

/** The cards of the mode that is played. */
export const kitOf = (box: Box, { mode }: { mode: Mode }): Kit => box.kits[mode];

/** A hand card as it is printed, with its name. */
export function printedCard({ content }: Box, mode: Mode, card: number): Card {
  if (card >= FIRST_BASIC) return content.modes[mode].cards[card - FIRST_BASIC] as Card;
  return content.starting[card % STARTING_CARDS] ?? content.modeCards[mode];
}

/** The special card of this number. */
export const specialOf = (kit: Kit, card: number): Special => kit.specials[card - FIRST_SPECIAL] as Special;
