import {
  cloneFlow,
  type Flow,
  type GameEvent,
  type GameTypes,
  type Result,
  type Seat,
  type Streams,
} from '@cordillera/engine';
import type { Animal, Basic, CabinType, Fish, IconName, Mode, PlanAction, SierraWestContent } from './content/types.ts';
import type { HastingsOptions, SierraWestOptions } from './options.ts';
import type { Figure, Pioneer } from './places.ts';
import type { SierraWestPreview } from './preview.ts';
import type { SierraWestView } from './view.ts';

/** Where the fourth card goes with the advanced-planning variant (SW-VAR-02). */
export type RestTo = 'deck' | 'discard';

/** Three cards, left to right, and with the variant where the fourth goes. */
export interface Arrangement {
  cards: number[];
  rest: RestTo | null;
}

/** A player. In solo also Hastings, whose index follows the last seat, and who uses only some of the fields. */
export interface PlayerState {
  /** Card numbers, ascending. */
  hand: number[];
  /** Top at the end. */
  deck: number[];
  /** Face-up, top at the end. */
  discard: number[];
  /** Left, middle and right card of the current turn; empty while others play. */
  plan: number[];
  /** Prepared for the next turn of this player, who alone sees it (SW-R-16). */
  draft: Arrangement | null;
  /** Star cards claimed, wherever they are now; Hastings keeps them apart. */
  claimed: number[];
  basics: number[];
  gold: number;
  /** Pair of Boots tokens. */
  tokens: number;
  /** Homestead markers: food, wood, stone. */
  tracks: number[];
  /** Trail position. */
  wagon: number;
  /** Position on the mountain, or the base. Hastings has two: left, right (SW-SOLO-02). */
  frontiersmen: number[];
  /** Tile by cabin space: three green, one tan. Hastings has a list without limit (SW-SOLO-21). */
  cabins: number[];
  /** Face-up animal tiles, one bit each in the order of ANIMALS. */
  animals: number;
  /** Where the pioneers stand (places.ts). */
  green: number;
  tan: number;
  /** Apple Hill: markers on the green and the red apple track. */
  apples: number[];
  /** Boats & Banjos: fish by colour, and the canoe: 0 on the Fish Market, n on the n-th river card. */
  fish: number[];
  canoe: number;
  /** Gold Rush: the gold in each of this player's carts. */
  carts: number[];
  /** Outlaws & Outposts. */
  bullets: number;
  outlaws: number;
}

/** State of the current turn only. */
export interface TurnState {
  /** The icon under the pioneer has been used, or damage taken instead. */
  greenUsed: boolean;
  tanUsed: boolean;
  /** Boots left on the pioneer's space (SW-BOOT-01). */
  greenBoots: number;
  tanBoots: number;
  /** The cabins that were active when the green pioneer arrived on its space, one bit per type (SW-CABIN-02). */
  help: number;
  /** Boots left over from spent tokens (SW-R-36). */
  tokenBoots: number;
  /** `1x` cabins used this turn, one bit per type. */
  spent: number;
  /** The Meeting Lodge (G6) has just been occupied: the `1x` cabins may be used now or never (SW-CABIN-G6b). */
  rush: boolean;
  /** Where the mule stands; it counts only on its owner's turn. */
  mule: number;
}

/** Hastings's plan deck and options (chapter 12). */
export interface HastingsState {
  options: HastingsOptions;
  /** Top at the end. */
  pile: number[];
  discard: number[];
  active: number;
  /** The card laid beside the active one during Hastings's turn; null otherwise. */
  shown: number | null;
}

export type StreamName = 'setup' | 'decks' | 'cabins' | 'dice' | 'hastings';
export const STREAMS: readonly StreamName[] = ['setup', 'decks', 'cabins', 'dice', 'hastings'];

/** The steps of play: chapter 16, and one for every question that an action can ask. */
export type SierraWestFrame =
  | { readonly step: 'turn' }
  | { readonly step: 'plan' }
  | { readonly step: 'trapperWindow'; readonly animals: number }
  | { readonly step: 'trap'; readonly animals: number } // lane
  | { readonly step: 'pioneer' }
  | { readonly step: 'pay'; readonly any: number }
  | { readonly step: 'payApples'; readonly any: number }
  | { readonly step: 'icon'; readonly pioneer: Pioneer }
  | { readonly step: 'shovel'; readonly paid: number }
  | { readonly step: 'claim'; readonly to: RestTo }
  | { readonly step: 'build'; readonly market: number }
  | { readonly step: 'surveyor' }
  | { readonly step: 'advance' }
  | { readonly step: 'damage' }
  | { readonly step: 'summit'; readonly card: number }
  | { readonly step: 'repeat'; readonly card: number }
  | { readonly step: 'again'; readonly card: number }
  | { readonly step: 'homestead' }
  | { readonly step: 'trackerWindow'; readonly track: number }
  | { readonly step: 'respond'; readonly track: number } // lane
  | { readonly step: 'appleTrack' }
  | { readonly step: 'paddle'; readonly left: number }
  | { readonly step: 'rapids' }
  | { readonly step: 'anyFish'; readonly by: 'furTrade' | 'summit' }
  | { readonly step: 'marmot' }
  | { readonly step: 'badger' }
  | { readonly step: 'load' }
  | { readonly step: 'shoot' }
  | { readonly step: 'endTurn' }
  | { readonly step: 'hastings' }
  | { readonly step: 'hastingsAct'; readonly action: PlanAction }
  | { readonly step: 'hastingsMule'; readonly action: PlanAction }
  | { readonly step: 'hastingsEnd' };

export interface SierraWestState {
  mode: Mode;
  /** Cards drawn at passing: 3, or 4 with the variant. */
  handSize: number;
  seats: number;
  /** Never changes (SW-SETUP-12). */
  start: Seat;
  /** Index of the player whose turn it is. */
  active: number;
  round: number;
  /** The round after which the game ends; null until the sixth special has entered the row. */
  lastRound: number | null;
  over: boolean;
  players: PlayerState[];
  turn: TurnState;
  /** Card by position; −1 where it is gone. */
  mountain: number[];
  /** Special cards under the trail, from slot 1. */
  row: number[];
  /** Tile by market space, left to right; −1 for none. */
  market: number[];
  /** Top at the end. */
  cabinStack: number[];
  cabinDiscard: number[];
  /** Cabins lost to damage. */
  cabinBox: number[];
  /** Index of the player who has it; −1 in the supply. */
  mule: number;
  /** Apple Hill: the shared supply, green and red. */
  apples: number[];
  /** Boats & Banjos: fish left by colour, and how many pieces were taken from each river card of the row. */
  fish: number[];
  taken: number[];
  /** Gold Rush: carts left, and who holds the two cards. */
  carts: number;
  lantern: number;
  dynamite: number;
  /** Outlaws & Outposts: outlaws on outposts I to V, on the base, in the supply, and who holds the Sheriff. */
  outposts: number[];
  baseOutlaws: number;
  outlawSupply: number;
  sheriff: number;
  hastings: HastingsState | null;
  streams: Streams<StreamName>;
  flow: Flow<SierraWestFrame>;
}

export type Boot = Pioneer | 'token';

export type SierraWestChoice =
  | { do: 'draft'; cards: number[]; rest?: RestTo }
  | { do: 'undraft' }
  | { do: 'plan'; cards: number[]; rest?: RestTo }
  | { do: 'trap'; animal: Animal; pay: Basic; pioneer: Pioneer }
  | { do: 'track'; pioneer: Pioneer }
  | { do: 'decline' }
  | { do: 'assign'; pioneer: Pioneer; space: number }
  | { do: 'muleToCabin' }
  | { do: 'enter'; pioneer: Pioneer }
  | { do: 'step'; pioneer: Pioneer }
  | { do: 'use'; pioneer: Pioneer; cabin?: 'T1' | 'T2' }
  | { do: 'takeDamage'; pioneer: Pioneer }
  | { do: 'summit'; figure: Figure; at: number }
  | { do: 'climb'; to: number; boot: Boot }
  | { do: 'advance'; green: number; tan: number; token: number }
  | { do: 'trade'; cabin: 'G1' | 'G2' }
  | { do: 'backtrack' }
  | { do: 'shortcut' }
  | { do: 'changeGold'; into: Basic }
  | { do: 'sellFish'; trout: number; bass: number; salmon: number }
  | { do: 'blast' }
  | { do: 'pass' }
  | { do: 'pay'; food: number; wood: number; stone: number }
  | { do: 'payApples'; green: number; red: number }
  | { do: 'claim'; to: RestTo }
  | { do: 'build'; market: number }
  | { do: 'loseCabin'; space: number }
  | { do: 'wagonBack' }
  | { do: 'homestead'; track: Basic }
  | { do: 'again' }
  | { do: 'stop' }
  | { do: 'appleTrack'; colour: AppleColour }
  | { do: 'paddle'; to: number }
  | { do: 'takeFish'; fish: Fish }
  | { do: 'takeCard'; card: GoldCard | 'sheriff' }
  | { do: 'takeBullets' }
  | { do: 'load'; cart: number; gold: number }
  | { do: 'shoot' };

export type AppleColour = 'green' | 'red';
export type GoldCard = 'lantern' | 'dynamite';

/** Goods that are gained or paid, by name; a missing one counts as none. */
export type Goods = Partial<Record<Basic | Fish | 'gold' | 'tokens' | 'bullets' | 'greenApples' | 'redApples', number>>;

/** The source of goods. */
export type By =
  | 'icon'
  | 'summit'
  | 'track'
  | 'furTrade'
  | 'cabin'
  | 'tracker'
  | 'displaced'
  | 'mine'
  | 'pan'
  | 'fishing'
  | 'sheriff'
  | 'hastings';

/** Why an action of Hastings has no effect. */
export type IdleReason = 'lastSpace' | 'noCard' | 'alreadyThere' | 'noCabin' | 'noFurs';
/** The rules that say what Hastings does. */
export type SoloRule = `SW-SOLO-${13 | 17 | 18 | 19 | 20 | 22 | 23 | 24 | 25 | 26 | 28 | 29}` | `SW-R-${114 | 115}`;

interface Happening<Type extends string> extends GameEvent {
  type: Type;
}
/** `player` is the index in the state: a seat, or Hastings after the last one. */
export type SierraWestEvent =
  | (Happening<'gameBegan'> & { mode: Mode; start: Seat })
  | (Happening<'roundBegan'> & { round: number; last: boolean })
  | (Happening<'turnBegan'> & { player: number })
  | (Happening<'drafted'> & { player: number; cards: number[] })
  | (Happening<'undrafted'> & { player: number })
  | (Happening<'planned'> & { player: number; cards: number[] })
  | (Happening<'putAside'> & { player: number; to: RestTo; card: number | null })
  | (Happening<'trapped'> & { player: number; animal: Animal; pay: Basic; pioneer: Pioneer })
  | (Happening<'tracked'> & { player: number; track: Basic; pioneer: Pioneer })
  | (Happening<'declined'> & { player: number; what: 'trapper' | 'tracker' })
  | (Happening<'assigned'> & { player: number; pioneer: Pioneer; cabin: CabinType })
  | (Happening<'muleWorks'> & { player: number })
  | (Happening<'entered'> & { player: number; pioneer: Pioneer })
  | (Happening<'stepped'> & { player: number; pioneer: Pioneer; place: number })
  | (Happening<'iconUsed'> & { player: number; pioneer: Pioneer; icon: IconName })
  | (Happening<'summited'> & { player: number; figure: Figure; at: number; card: number })
  | (Happening<'paid'> & { player: number; goods: Goods })
  | (Happening<'gained'> & { player: number; goods: Goods; by: By })
  | (Happening<'climbed'> & { player: number; to: number; boot: Boot })
  | (Happening<'wagonMoved'> & { player: number; to: number; back: boolean })
  | (Happening<'claimed'> & { player: number; card: number; position: number; to: RestTo | 'kept' })
  | (Happening<'displaced'> & { player: number; frontiersman: number })
  | (Happening<'turnedUp'> & { position: number; card: number })
  | (Happening<'specialEntered'> & { card: number; slot: number; position: number })
  | (Happening<'built'> & { player: number; tile: number; market: number })
  | (Happening<'cabinDiscarded'> & { tile: number })
  | (Happening<'marketFilled'> & { market: number[] })
  | (Happening<'cabinsReshuffled'> & { size: number })
  | (Happening<'muleGained'> & { player: number; from: number })
  | (Happening<'damaged'> & { player: number; lost: 'cabin' | 'wagon' | 'nothing'; tile: number | null })
  | (Happening<'bearTrapped'> & { player: number })
  | (Happening<'raised'> & { player: number; track: Basic | AppleColour; to: number; moved: boolean })
  | (Happening<'furTraded'> & { player: number; animals: Animal[] })
  | (Happening<'bootsTraded'> & { player: number; cabin: 'G1' | 'G2' })
  | (Happening<'backtracked'> & { player: number; place: number })
  | (Happening<'shortcutTaken'> & { player: number; place: number })
  | (Happening<'exchanged'> & { player: number; gave: Goods; got: Goods })
  | (Happening<'applesGrew'> & {
      player: number;
      green: number;
      red: number;
      /** What the supply had room for: green, red (SW-APPLE-04). */
      added: [number, number];
      harvest: boolean;
    })
  | (Happening<'applesEmptied'> & { player: number })
  | (Happening<'banjosPlayed'> & { player: number })
  | (Happening<'paddled'> & { player: number; to: number })
  | (Happening<'riverSeeded'> & { slot: number; pieces: ('gold' | 'stone')[] })
  | (Happening<'panned'> & { player: number; gold: number; stone: number })
  | (Happening<'mined'> & { player: number; counted: number; roll: number | null; gold: number; stone: number })
  | (Happening<'cardTaken'> & { player: number; card: GoldCard | 'sheriff'; from: number })
  | (Happening<'cartBought'> & { player: number; gold: number })
  | (Happening<'loaded'> & { player: number; cart: number; gold: number })
  | (Happening<'shot'> & { player: number; roll: number; bonus: number; needed: number | null; hit: boolean })
  | (Happening<'captured'> & { player: number; outpost: number | null })
  | (Happening<'baseRaided'> & { outlaws: number })
  | (Happening<'passed'> & { player: number })
  | (Happening<'drew'> & { player: number; count: number })
  | (Happening<'drewCards'> & { player: number; cards: number[] })
  | (Happening<'reshuffled'> & { player: number; size: number })
  /** `beside`: the active plan card, whose actions the new one marks. */
  | (Happening<'planTurned'> & { card: number; beside: number })
  | (Happening<'plansReshuffled'> & { size: number })
  /** `idle`: why the action has no effect; null when it has one. */
  | (Happening<'hastingsActs'> & {
      action: PlanAction;
      by: 'arrow' | 'mule';
      idle: IdleReason | null;
      rule: SoloRule;
    })
  | (Happening<'hastingsMoved'> & { frontiersman: number; to: number })
  | (Happening<'hastingsRolled'> & { roll: number })
  | (Happening<'hastingsTrapped'> & { animal: Animal })
  | (Happening<'endTriggered'> & { player: number })
  | (Happening<'gameEnded'> & { totals: number[]; hastings: number | null });

export interface SierraWestResult extends Result {
  reason: 'lastRound' | 'beatHastings' | 'lostToHastings';
  /** Solo only: the total of Hastings. */
  hastings: number | null;
}

export interface SierraWestTypes extends GameTypes {
  State: SierraWestState;
  Choice: SierraWestChoice;
  View: SierraWestView;
  Options: SierraWestOptions;
  Event: SierraWestEvent;
  Result: SierraWestResult;
  Preview: SierraWestPreview;
  Content: SierraWestContent;
}

export const clonePlayer = (player: PlayerState): PlayerState => ({
  hand: player.hand.slice(),
  deck: player.deck.slice(),
  discard: player.discard.slice(),
  plan: player.plan.slice(),
  draft: player.draft,
  claimed: player.claimed.slice(),
  basics: player.basics.slice(),
  gold: player.gold,
  tokens: player.tokens,
  tracks: player.tracks.slice(),
  wagon: player.wagon,
  frontiersmen: player.frontiersmen.slice(),
  cabins: player.cabins.slice(),
  animals: player.animals,
  green: player.green,
  tan: player.tan,
  apples: player.apples.slice(),
  fish: player.fish.slice(),
  canoe: player.canoe,
  carts: player.carts.slice(),
  bullets: player.bullets,
  outlaws: player.outlaws,
});

/** Hand-written for speed: copies only what `apply` changes; arrangements, options and frames never change in place. */
export const cloneState = (state: SierraWestState): SierraWestState => ({
  mode: state.mode,
  handSize: state.handSize,
  seats: state.seats,
  start: state.start,
  active: state.active,
  round: state.round,
  lastRound: state.lastRound,
  over: state.over,
  players: state.players.map(clonePlayer),
  turn: { ...state.turn },
  mountain: state.mountain.slice(),
  row: state.row.slice(),
  market: state.market.slice(),
  cabinStack: state.cabinStack.slice(),
  cabinDiscard: state.cabinDiscard.slice(),
  cabinBox: state.cabinBox.slice(),
  mule: state.mule,
  apples: state.apples.slice(),
  fish: state.fish.slice(),
  taken: state.taken.slice(),
  carts: state.carts,
  lantern: state.lantern,
  dynamite: state.dynamite,
  outposts: state.outposts.slice(),
  baseOutlaws: state.baseOutlaws,
  outlawSupply: state.outlawSupply,
  sheriff: state.sheriff,
  hastings:
    state.hastings === null
      ? null
      : { ...state.hastings, pile: state.hastings.pile.slice(), discard: state.hastings.discard.slice() },
  streams: { ...state.streams },
  flow: cloneFlow(state.flow),
});
