import type { Seat } from '@cordillera/engine';
import { gain } from '../actions/goods.ts';
import type { WestContext } from '../flow/steps.ts';
import type { SierraWestChoice, SierraWestState } from '../state.ts';
import { ASSAYER, COBBLER } from './types.ts';

/** SW-R-68, SW-R-69: active on arrival and now, and a full pair of boots is left on the green pioneer's space. */
const canTrade = ({ turn }: SierraWestState, active: number, type: number): boolean =>
  (active & turn.help & type) !== 0 && turn.greenBoots >= 2;

export function pushTrades(state: SierraWestState, active: number, choices: SierraWestChoice[]): void {
  if (canTrade(state, active, ASSAYER)) choices.push({ do: 'trade', cabin: 'G1' });
  if (canTrade(state, active, COBBLER)) choices.push({ do: 'trade', cabin: 'G2' });
}

/** SW-CABIN-G1, SW-CABIN-G2: two boots become gold, or a Pair of Boots token. */
export function trade(context: WestContext, seat: Seat, cabin: 'G1' | 'G2'): void {
  context.state.turn.greenBoots -= 2;
  context.emit({ type: 'bootsTraded', player: seat, cabin });
  gain(context, seat, cabin === 'G1' ? { gold: 1 } : { tokens: 1 }, 'cabin');
}
