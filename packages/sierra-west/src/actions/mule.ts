import type { WestContext } from '../flow/steps.ts';
import { CAMP } from '../places.ts';

/** SW-MULE-01: from the supply or from another player. */
export function gainMule(context: WestContext, player: number): void {
  const { state } = context;
  if (state.mule === player) return;
  const from = state.mule;
  state.mule = player;
  state.turn.mule = CAMP;
  context.emit({ type: 'muleGained', player, from });
}
