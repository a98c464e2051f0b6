import type { Seat } from '@cordillera/engine';
import { isHeld } from '../actions/icons.ts';
import type { BlockedRule } from '../blocked.ts';
import type { Box } from '../content/box.ts';
import { relocate } from '../flow/arrive.ts';
import type { WestContext } from '../flow/steps.ts';
import { spaceAt } from '../paths.ts';
import { GREEN_START, isOnGreenPath, TAN_START } from '../places.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestState } from '../state.ts';
import { isReady } from './meetingLodge.ts';
import { SHORTCUT } from './types.ts';

/** Why the green pioneer cannot drop to the tan path; null when it can. */
export function shortcutBlockedBy(box: Box, state: SierraWestState, player: PlayerState): BlockedRule | null {
  if (!isReady(box, state, player, SHORTCUT)) return 'SW-CABIN-G5';
  const { green } = player;
  if (!isOnGreenPath(green) || spaceAt(box, green) === null) return 'SW-R-71';
  if (player.tokens < 1) return 'SW-CABIN-G5';
  return isHeld(box, state, state.active, 'green') ? 'SW-R-24' : null;
}

/** SW-GEO-09: the tan space of the same column; from the middle the next one to the right. */
function columnBelow(box: Box, green: number): number {
  const from = box.green[green - GREEN_START - 1] as { card: number; slot: number };
  const last = from.slot > 2;
  const at = box.tan.findIndex(
    (space) => space.card > from.card || (space.card === from.card && space.slot > 2 === last && from.slot !== 2),
  );
  return TAN_START + 1 + at;
}

/** SW-CABIN-G5 */
export const shortcut = (box: Box, context: WestContext, seat: Seat): void =>
  relocate(box, context, seat, SHORTCUT, 1, columnBelow(box, playerOf(context.state, seat).green), 'shortcutTaken');
