import {
  cloneFlow,
  type Flow,
  type GameEvent,
  type GameTypes,
  type Result,
  type Seat,
  type Streams,
} from '../../src/index.ts';
import type { CaravanContent } from './content.ts';

export interface Player {
  /** Cards by number; hidden from the others. */
  hand: number[];
  /** Chosen face down; hidden from the others. */
  chosen: number | null;
  laid: number[];
  coins: number;
  /** This round. */
  thrown: boolean;
  /** This round, by choice. */
  drawn: boolean;
  /** How often this player took something back. */
  hesitations: number;
}

/** Those with a lane are marked. */
export type CaravanFrame =
  | { readonly step: 'round' }
  | { readonly step: 'choose' } // lane
  | { readonly step: 'confirm' } // lane
  | { readonly step: 'ready' } // lane, settled
  | { readonly step: 'show' }
  | { readonly step: 'react'; readonly leader: Seat }
  | { readonly step: 'end' };

/** The deck is shuffled once; each seat has its own die, so that one seat's throws never shift another's. */
export type StreamName = 'deck' | 'die0' | 'die1' | 'die2' | 'die3';
export const STREAMS: readonly StreamName[] = ['deck', 'die0', 'die1', 'die2', 'die3'];

export interface CaravanState {
  rounds: number;
  round: number;
  players: Player[];
  /** Top card last; hidden. */
  pile: number[];
  discard: number[];
  supply: number;
  /** Hidden. */
  streams: Streams<StreamName>;
  flow: Flow<CaravanFrame>;
}

export type CaravanChoice =
  | { do: 'throw' }
  | { do: 'draw' }
  | { do: 'pack'; card: number }
  | { do: 'ready' }
  | { do: 'unpack' }
  | { do: 'unready' }
  | { do: 'toll' }
  | { do: 'scout' }
  | { do: 'pass' };

interface Happening<Type extends string> extends GameEvent {
  type: Type;
}

export type CaravanEvent =
  | (Happening<'roundBegan'> & { round: number })
  | (Happening<'drew'> & { seat: Seat })
  | (Happening<'drewCard'> & { seat: Seat; card: number })
  | (Happening<'threw'> & { seat: Seat; pips: number; coin: boolean })
  | (Happening<'packed'> & { seat: Seat })
  | (Happening<'packedCard'> & { seat: Seat; card: number })
  | (Happening<'tookBack'> & { seat: Seat; what: 'card' | 'ready' })
  | (Happening<'readied'> & { seat: Seat })
  | (Happening<'laid'> & { seat: Seat; card: number })
  | (Happening<'tolled'> & { seat: Seat; leader: Seat })
  | (Happening<'scouted'> & { seat: Seat; card: number | null })
  | (Happening<'passed'> & { seat: Seat })
  | (Happening<'ended'> & { totals: number[] });

export interface CaravanView {
  viewer: Seat | 'spectator';
  rounds: number;
  round: number;
  players: {
    /** Null when the viewer may not see it. */
    hand: number[] | null;
    handSize: number;
    hasChosen: boolean;
    /** Null when there is none or the viewer may not see it. */
    chosen: number | null;
    laid: number[];
    coins: number;
    thrown: boolean;
    drawn: boolean;
    hesitations: number;
  }[];
  pileSize: number;
  discard: number[];
  supply: number;
  /** Frames hold nothing hidden. */
  flow: Flow<CaravanFrame>;
}

export interface CaravanTypes extends GameTypes {
  State: CaravanState;
  Choice: CaravanChoice;
  View: CaravanView;
  Options: { rounds: number };
  Event: CaravanEvent;
  Result: Result & { reason: 'lastRound' };
  Content: CaravanContent;
}

export const cloneState = (state: CaravanState): CaravanState => ({
  ...state,
  players: state.players.map((player) => ({ ...player, hand: player.hand.slice(), laid: player.laid.slice() })),
  pile: state.pile.slice(),
  discard: state.discard.slice(),
  streams: { ...state.streams },
  flow: cloneFlow(state.flow),
});
