import type { Seat } from '@cordillera/engine';
import type { PlayerState, SierraWestState } from './state.ts';

export const playerOf = (state: SierraWestState, index: number): PlayerState => state.players[index] as PlayerState;

/** Index of Hastings; only in solo. */
export const HASTINGS = 1;
export const isHastings = (state: SierraWestState, index: number): boolean =>
  state.hastings !== null && index === HASTINGS;

/** The seats other than this player. */
export function opponentsOf(state: SierraWestState, index: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (seat !== index) seats.push(seat);
  return seats;
}
