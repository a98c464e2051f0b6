import type { Seat } from '@cordillera/engine';
import type { ColoradoFrame, ColoradoResult, Contested, Identity, Medal, Side } from './state.ts';

export interface PlayerView {
  nuggets: number;
  /** The viewer's own only (CO-SET-06). Sorted. */
  hand: Identity[] | null;
  handSize: number;
  /** The play area, one bit for each identity. */
  area: number;
  /** For each region: bit 0 is its flag, bit 1 and up are its stages. */
  ticks: number[];
  stations: number[];
  flags: number[];
  tipi: number;
  saloon: number;
  wanted: number;
  medals: Medal[];
  goals: number[];
  /** The viewer's own only, until they are shown. */
  village: number | null;
  picked: Side | null;
  /** What this player does now, in a phase in which everybody acts; null when done, or outside such a phase. */
  doing: ColoradoFrame | null;
}

/** What a viewer may know (CO-R-37), which is everything needed to draw the table. */
export interface ColoradoView {
  viewer: Seat | null;
  sealed: boolean;
  turn: number;
  caller: Seat;
  players: PlayerView[];
  pileSize: number;
  /** How many copies of each identity lie in the discard, face up. */
  discard: number[];
  /** How many medals of each contested zone are ticked for good, in the order of `CONTESTED`. */
  taken: number[];
  /** And with those won in this turn, which others may still win too (CO-R-48). */
  ticked: Record<Contested, number>;
  given: Identity | null;
  /** What happens now: the frame that asks, or the phase in which everybody acts. */
  phase: 'villages' | 'call' | 'give' | 'picks' | 'actions' | 'families' | 'over';
  /** Whom the game waits for on the main stack, and about which call. */
  asked: { seat: Seat; card: Identity | null } | null;
  over: ColoradoResult['reason'] | null;
}
