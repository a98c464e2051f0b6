import {
  cloneFlow,
  type Flow,
  type GameEvent,
  type GameTypes,
  type Preview,
  type Result,
  type Seat,
  type Streams,
} from '@cordillera/engine';
import type { ColoradoContent, Duo, Icon, Kind, Track } from './content/types.ts';
import type { ColoradoOptions } from './options.ts';
import type { ColoradoView } from './view.ts';

/**
 * Cards are named by their identity, a number from 0 to 17: three times the colour plus the value less one. Copies of
 * one identity are alike (CO-R-61).
 *
 * Regions and stations are numbered as the sheet lists them, stages through all regions, boxes from the left.
 */
export type Identity = number;

/** A zone of the Bounty Board whose medals are contested. */
export type Contested = Exclude<Kind, 'village'> | Track;
export const CONTESTED: readonly Contested[] = ['desert', 'lake', 'forest', 'tipi', 'saloon', 'wanted'];

/** Where a medal comes from: a region by number, the railway, or a zone of the Bounty Board. */
export type MedalSource = { region: number } | 'rail' | Contested;

/** One slot of the medal track (CO-MEDAL-08). Never changed in place. */
export interface Medal {
  readonly from: MedalSource;
  readonly points: number;
}

/** Which of a duo's two actions. */
export type Side = 'left' | 'right';

export interface PlayerState {
  nuggets: number;
  /** Sorted. */
  hand: Identity[];
  /** The play area, one bit for each identity: it never holds two alike (CO-CARD-05). */
  area: number;
  /** For each region: bit 0 is its flag, bit 1 and up are its stages. */
  ticks: number[];
  /** The stations ticked, in order; the last one is the head (CO-R-39). */
  stations: number[];
  /** How many boxes of each flag zone are ticked, in the order of `KINDS`. */
  flags: number[];
  /** One bit for each box of the tipi track. */
  tipi: number;
  saloon: number;
  wanted: number;
  medals: Medal[];
  /** Goal boxes ticked in this turn, in the order of `CONTESTED` (CO-R-48). */
  goals: number[];
  /** The village chosen and not shown yet (CO-R-36). */
  village: number | null;
  /** In a sealed game, the action chosen and not shown yet (CO-R-65). */
  picked: Side | null;
}

export type StreamName = 'setup' | 'deck' | 'call';
export const STREAMS: readonly StreamName[] = ['setup', 'deck', 'call'];

/** Chapter 19; the steps in lanes are marked. */
export type ColoradoFrame =
  | { readonly step: 'villages' }
  | { readonly step: 'village' } // lane
  | { readonly step: 'showVillages' }
  | { readonly step: 'turn' }
  | { readonly step: 'call' }
  | { readonly step: 'give'; readonly target: Seat; readonly card: Identity }
  | { readonly step: 'actions'; readonly duo: Duo }
  | { readonly step: 'pick'; readonly duo: Duo } // lane
  | { readonly step: 'showPicks'; readonly duo: Duo }
  /** `side`: the action that was picked in secret, in a sealed game. */
  | { readonly step: 'duo'; readonly duo: Duo; readonly side: Side | null } // lane
  | { readonly step: 'tipi' } // lane
  | { readonly step: 'free' } // lane
  | { readonly step: 'discover' } // lane
  | { readonly step: 'families' }
  | { readonly step: 'turnIn' } // lane
  | { readonly step: 'refill' }
  | { readonly step: 'check' };

export interface ColoradoState {
  /** CO-R-65 */
  sealed: boolean;
  /** 0 until the villages are chosen. */
  turn: number;
  caller: Seat;
  players: PlayerState[];
  /** Hidden; the top is at the end. */
  pile: Identity[];
  /** How many copies of each identity lie in the discard. */
  discard: number[];
  /** How many medals of each contested zone were ticked when the turn began, in the order of `CONTESTED`. */
  taken: number[];
  /** The card given in this turn, once it is (CO-R-64). */
  given: Identity | null;
  over: ColoradoResult['reason'] | null;
  /** Hidden. */
  streams: Streams<StreamName>;
  flow: Flow<ColoradoFrame>;
}

export type ColoradoChoice =
  | { do: 'village'; region: number }
  | { do: 'call'; target: Seat; card: Identity }
  | { do: 'give'; card: Identity }
  | { do: 'pick'; side: Side }
  | { do: 'takeNugget' }
  | { do: 'buy'; card: Identity }
  | { do: 'draw' }
  /** The smaller number first (CO-R-61). */
  | { do: 'swap'; discard: [Identity, Identity]; card: Identity }
  | { do: 'decline' }
  | { do: 'tickStage'; stage: number }
  | { do: 'tickStation'; station: number }
  | { do: 'tickTipi'; box: number }
  | { do: 'place'; card: Identity }
  | { do: 'discover'; region: number }
  | { do: 'turnIn'; colour: number; region: number };

interface Happening<Type extends string> extends GameEvent {
  type: Type;
}

/** Which case a call was (CO-CALL-04 to 07). */
export type Answer = 'exact' | 'match' | 'random';
export type ZoneName = Kind | Track;

export type ColoradoEvent =
  | (Happening<'dealt'> & { seat: Seat; count: number })
  | (Happening<'dealtCards'> & { seat: Seat; cards: Identity[] })
  | (Happening<'laidOpen'> & { seat: Seat; card: Identity })
  | (Happening<'villageChosen'> & { seat: Seat; region: number })
  | (Happening<'turnBegan'> & { turn: number; caller: Seat })
  | (Happening<'nobodyToCall'> & { caller: Seat })
  | (Happening<'called'> & { seat: Seat; target: Seat; card: Identity })
  /** The target lacks the card that was called: case 2, or case 3 if it holds no card like it either. */
  | (Happening<'lacked'> & { seat: Seat; card: Identity; answer: 'match' | 'random' })
  | (Happening<'gave'> & { seat: Seat; to: Seat; card: Identity; answer: Answer })
  /** The given card is in the Caller's play area, or in the discard. */
  | (Happening<'received'> & { seat: Seat; card: Identity; placed: boolean })
  | (Happening<'compensated'> & { seat: Seat })
  | (Happening<'actionsBegan'> & { duo: Duo })
  | (Happening<'picked'> & { seat: Seat })
  | (Happening<'pickedSide'> & { seat: Seat; side: Side })
  | (Happening<'picksShown'> & { sides: (Side | null)[] })
  | (Happening<'tookNugget'> & { seat: Seat })
  | (Happening<'paid'> & { seat: Seat; nuggets: number; card: Identity })
  | (Happening<'discarded'> & { seat: Seat; cards: Identity[] })
  | (Happening<'placed'> & { seat: Seat; card: Identity })
  | (Happening<'drew'> & { seat: Seat; count: number })
  | (Happening<'drewCards'> & { seat: Seat; cards: Identity[] })
  | (Happening<'reshuffled'> & { size: number })
  | (Happening<'declined'> & { seat: Seat; icon: 'cards' | 'free' })
  /** Nothing can be done with it (CO-R-15, 25, 26). */
  | (Happening<'lost'> & { seat: Seat; icon: Icon })
  | (Happening<'tickedStage'> & { seat: Seat; stage: number })
  | (Happening<'tickedStation'> & { seat: Seat; station: number })
  | (Happening<'tickedBox'> & { seat: Seat; zone: ZoneName; box: number })
  | (Happening<'discovered'> & { seat: Seat; region: number; by: 'start' | 'family' | 'icon' })
  /** Written into this slot of the medal track, counted from 1. */
  | (Happening<'wonMedal'> & { seat: Seat; from: MedalSource; points: number; slot: number })
  /** A goal box, and no medal left (CO-MEDAL-06). */
  | (Happening<'noMedalLeft'> & { seat: Seat; zone: Contested })
  | (Happening<'endOfTurn'> & { turn: number })
  | (Happening<'turnedIn'> & { seat: Seat; colour: number })
  | (Happening<'medalsTicked'> & { zone: Contested; medals: number[] })
  | (Happening<'gameEnded'> & { reason: ColoradoResult['reason']; totals: number[] });

export interface ColoradoResult extends Result {
  reason: 'seventhMedal' | 'lastTurn';
  /** The place of each seat, from 1; equal players share one (CO-R-57). */
  places: number[];
  /** The tie-break between players with as many points as the winner; null without a tie (CO-FIN-05, 06). */
  decidedBy: 'medals' | 'nuggets' | null;
}

export interface ColoradoTypes extends GameTypes {
  State: ColoradoState;
  Choice: ColoradoChoice;
  View: ColoradoView;
  Options: ColoradoOptions;
  Event: ColoradoEvent;
  Result: ColoradoResult;
  Preview: Preview<ColoradoChoice>;
  Content: ColoradoContent;
}

const clonePlayer = (player: PlayerState): PlayerState => ({
  nuggets: player.nuggets,
  hand: player.hand.slice(),
  area: player.area,
  ticks: player.ticks.slice(),
  stations: player.stations.slice(),
  flags: player.flags.slice(),
  tipi: player.tipi,
  saloon: player.saloon,
  wanted: player.wanted,
  medals: player.medals.slice(),
  goals: player.goals.slice(),
  village: player.village,
  picked: player.picked,
});

/** Hand-written for speed: copies only what `apply` changes. */
export const cloneState = (state: ColoradoState): ColoradoState => ({
  sealed: state.sealed,
  turn: state.turn,
  caller: state.caller,
  players: state.players.map(clonePlayer),
  pile: state.pile.slice(),
  discard: state.discard.slice(),
  taken: state.taken.slice(),
  given: state.given,
  over: state.over,
  streams: { ...state.streams },
  flow: cloneFlow(state.flow),
});
