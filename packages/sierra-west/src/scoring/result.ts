import type { Box } from '../content/box.ts';
import { HASTINGS } from '../players.ts';
import type { SierraWestResult, SierraWestState } from '../state.ts';
import { scoreOf } from './sheet.ts';

/** SW-END-03, SW-R-99, SW-SOLO-34. */
export function resultOf(box: Box, state: SierraWestState): SierraWestResult {
  const all = state.players.map((_, index) => scoreOf(box, state, index).total);
  const totals = all.slice(0, state.seats);
  if (state.hastings !== null) {
    const hastings = all[HASTINGS] as number;
    const won = (totals[0] as number) > hastings;
    return { reason: won ? 'beatHastings' : 'lostToHastings', winners: won ? [0] : [], totals, hastings };
  }
  const top = Math.max(...totals);
  return {
    reason: 'lastRound',
    winners: totals.flatMap((total, seat) => (total === top ? [seat] : [])),
    totals,
    hastings: null,
  };
}
