import type { Seat } from '@cordillera/engine';
import { gain } from '../actions/goods.ts';
import type { Box } from '../content/box.ts';
import type { PathIcon } from '../content/types.ts';
import type { WestContext } from '../flow/steps.ts';
import { playerOf } from '../players.ts';
import type { SierraWestState } from '../state.ts';
import { activeTypes } from './meetingLodge.ts';
import { BEAR_HUNTER } from './types.ts';

/** Whether the Bear Hunter can get the tan pioneer past this icon. */
export const bearHunterHelps = (box: Box, state: SierraWestState, seat: Seat, { icon }: PathIcon): boolean =>
  icon === 'bearHazard' && (activeTypes(box, playerOf(state, seat)) & ~state.turn.spent & BEAR_HUNTER) !== 0;

/** SW-CABIN-T2: the bear costs nothing and brings a Pair of Boots. */
export function trapBear(context: WestContext, seat: Seat): void {
  context.emit({ type: 'bearTrapped', player: seat });
  gain(context, seat, { tokens: 1 }, 'cabin');
}
