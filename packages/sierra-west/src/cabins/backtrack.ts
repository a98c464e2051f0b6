import type { Seat } from '@cordillera/engine';
import { isHeld } from '../actions/icons.ts';
import type { BlockedRule } from '../blocked.ts';
import type { Box } from '../content/box.ts';
import { relocate } from '../flow/arrive.ts';
import type { WestContext } from '../flow/steps.ts';
import { endOf } from '../paths.ts';
import { GREEN_START, isOnGreenPath } from '../places.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestState } from '../state.ts';
import { isReady } from './meetingLodge.ts';
import { BACKTRACK } from './types.ts';

/** Why the green pioneer cannot go back one space; null when it can. */
export function backtrackBlockedBy(box: Box, state: SierraWestState, player: PlayerState): BlockedRule | null {
  if (!isReady(box, state, player, BACKTRACK)) return 'SW-CABIN-G4';
  const { green } = player;
  if (!isOnGreenPath(green) || green < GREEN_START + 2 || green === endOf(box, green)) return 'SW-CABIN-G4b';
  if (player.tokens < 2) return 'SW-CABIN-G4';
  return isHeld(box, state, state.active, 'green') ? 'SW-R-24' : null;
}

/** SW-CABIN-G4 */
export const backtrack = (box: Box, context: WestContext, seat: Seat): void =>
  relocate(box, context, seat, BACKTRACK, 2, playerOf(context.state, seat).green - 1, 'backtracked');
