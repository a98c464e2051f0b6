import type { Seat } from '@cordillera/engine';
import { gain } from '../actions/goods.ts';
import type { Box } from '../content/box.ts';
import type { Auto } from '../flow/steps.ts';
import { playerOf } from '../players.ts';
import type { SierraWestState } from '../state.ts';
import { activeTypes } from './meetingLodge.ts';
import { SURVEYOR } from './types.ts';

/** Whether the Surveyor rewards a shovel on a space with this price. */
export const surveyorHelps = (box: Box, state: SierraWestState, seat: Seat, paid: number): boolean =>
  paid > 0 && (activeTypes(box, playerOf(state, seat)) & ~state.turn.spent & SURVEYOR) !== 0;

/** SW-CABIN-T3: after the shovel is resolved. */
export const surveyor: Auto<'surveyor'> = {
  run(context) {
    context.state.turn.spent |= SURVEYOR;
    gain(context, context.state.active, { gold: 1 }, 'cabin');
  },
};
