import { type Box, kitOf, specialOf } from './content/box.ts';
import type { Special } from './content/types.ts';
import type { PlayerState, SierraWestState } from './state.ts';

/** How many slots of the row are along this player's trail (SW-WAGON-04). */
export const reachOf = (box: Box, state: Pick<SierraWestState, 'row'>, player: Pick<PlayerState, 'wagon'>): number =>
  Math.min((box.trail[player.wagon] as { reach: number }).reach, state.row.length);

/** The special cards along this player's trail, from slot 1 (SW-WAGON-04). */
export const specialsAlong = (
  box: Box,
  state: Pick<SierraWestState, 'mode' | 'row'>,
  player: Pick<PlayerState, 'wagon'>,
): Special[] => state.row.slice(0, reachOf(box, state, player)).map((card) => specialOf(kitOf(box, state), card));
