import type { Seat } from '@cordillera/engine';
import { activeTypes } from '../cabins/meetingLodge.ts';
import { setBoots } from '../cabins/mountaineer.ts';
import type { Box } from '../content/box.ts';
import { iconOn, setPlace, spaceAt } from '../paths.ts';
import type { Pioneer } from '../places.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestState } from '../state.ts';
import type { WestContext } from './steps.ts';

/** Starts a new visit: boots left on the previous space are lost (SW-BOOT-01). */
export function arrive(box: Box, state: SierraWestState, player: PlayerState, figure: Pioneer, place: number): void {
  setPlace(player, figure, place);
  const space = spaceAt(box, place);
  const icon = space === null ? null : iconOn(box, state, player, space);
  const boots = space !== null && space.paid === 0 && icon?.icon === 'boots';
  if (figure === 'green') {
    state.turn.help = activeTypes(box, player);
    state.turn.greenUsed = boots;
    state.turn.greenBoots = 0;
  } else {
    state.turn.tanUsed = boots;
    state.turn.tanBoots = 0;
  }
  if (boots && icon?.icon === 'boots') setBoots(state, figure, icon.n);
}

/** The Backtrack and the Shortcut Cabin: tokens are spent, and the green pioneer arrives somewhere else. */
export function relocate(
  box: Box,
  context: WestContext,
  seat: Seat,
  cabin: number,
  tokens: number,
  place: number,
  type: 'backtracked' | 'shortcutTaken',
): void {
  const { state } = context;
  const player = playerOf(state, seat);
  player.tokens -= tokens;
  state.turn.spent |= cabin;
  context.emit({ type: 'paid', player: seat, goods: { tokens } });
  arrive(box, state, player, 'green', place);
  context.emit({ type, player: seat, place });
}
