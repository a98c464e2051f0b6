import type { Seat } from '@cordillera/engine';
import { basicsOf } from '../actions/goods.ts';
import { rulesOfIcon } from '../actions/icons.ts';
import type { BlockedRule } from '../blocked.ts';
import type { Box } from '../content/box.ts';
import type { PathIcon } from '../content/types.ts';
import { playerOf } from '../players.ts';
import type { SierraWestState } from '../state.ts';
import { activeTypes } from './meetingLodge.ts';
import { TOLL_KEEPER } from './types.ts';

/** SW-CABIN-T1: what a paid space costs with the Toll-Keeper's help. */
export const lowered = (paid: number): number => paid - 1;

/** Why the Toll-Keeper cannot help the tan pioneer to use this paid space; null when they can. */
export function tollKeeperBlockedBy(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  icon: PathIcon,
  paid: number,
): BlockedRule | null {
  const player = playerOf(state, seat);
  if (!(activeTypes(box, player) & ~state.turn.spent & TOLL_KEEPER)) return 'SW-CABIN-T1';
  if (basicsOf(player) < lowered(paid)) return 'SW-PATH-09';
  return rulesOfIcon(icon).blockedBy?.(box, state, seat, icon, lowered(paid)) ?? null;
}
