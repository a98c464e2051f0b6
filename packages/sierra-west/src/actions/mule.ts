import type { WestTurn } from '../flow/steps.ts';
import { CAMP } from '../places.ts';

/** SW-MULE-01: from the supply or from whoever has it. */
export function gainMule(turn: WestTurn, player: number): void {
  const { state } = turn;
  if (state.mule === player) return;
  const from = state.mule;
  state.mule = player;
  state.turn.mule = CAMP;
  turn.emit({ type: 'muleGained', player, from });
}
