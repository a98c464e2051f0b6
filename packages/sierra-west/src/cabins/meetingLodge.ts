import type { Box } from '../content/box.ts';
import type { PlayerState, SierraWestState } from '../state.ts';
import {
  ASSAYER,
  COBBLER,
  MASON,
  MEETING_LODGE,
  MOUNTAINEER,
  occupiedTypes,
  ownedTypes,
  SAWYER,
  SMOKEHOUSE,
} from './types.ts';

/** The `∞` cabins that stay active as long as the Meeting Lodge is occupied (SW-CABIN-G6). */
const ONGOING = ASSAYER | COBBLER | MOUNTAINEER | SMOKEHOUSE | SAWYER | MASON;

/** The types that are active now (SW-ASSIGN-06). For the `1x` cabins under the Meeting Lodge see `isReady`. */
export function activeTypes(box: Box, player: PlayerState): number {
  const types = occupiedTypes(box, player);
  return types & MEETING_LODGE ? types | (ownedTypes(box, player) & ONGOING) : types;
}

/** SW-CABIN-G6b: a `1x` cabin is active under its own pioneer, or just after the Meeting Lodge has been occupied. */
export function isReady(box: Box, state: SierraWestState, player: PlayerState, type: number): boolean {
  if (state.turn.spent & type) return false;
  const active = activeTypes(box, player);
  if (active & type) return true;
  return state.turn.rush && (active & MEETING_LODGE) !== 0 && (ownedTypes(box, player) & type) !== 0;
}
