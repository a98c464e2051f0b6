import type { Seat } from '@cordillera/engine';
import { BASICS, type Basic } from '../content/types.ts';
import type { WestContext } from '../flow/steps.ts';
import { GREY_CABIN } from '../places.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';

/** SW-CABIN-X: as long as the mule stands there and gold is left. */
export function pushGoldChanges({ turn }: SierraWestState, player: PlayerState, choices: SierraWestChoice[]): void {
  if (turn.mule !== GREY_CABIN || player.gold === 0) return;
  for (let i = 0; i < 3; i++) choices.push({ do: 'changeGold', into: BASICS[i] as Basic });
}

export function changeGold(context: WestContext, seat: Seat, into: Basic): void {
  const player = playerOf(context.state, seat);
  player.gold--;
  player.basics[BASICS.indexOf(into)]!++;
  context.emit({ type: 'exchanged', player: seat, gave: { gold: 1 }, got: { [into]: 1 } });
}
