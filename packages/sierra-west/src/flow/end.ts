import type { Box } from '../content/box.ts';
import { HASTINGS } from '../players.ts';
import { scoreOf } from '../scoring/sheet.ts';
import type { SierraWestState } from '../state.ts';
import type { WestContext } from './steps.ts';

/** SW-END-02: the last round is complete, and the next turn would be that of the starting player. */
export const isComplete = ({ active, start, round, lastRound }: SierraWestState): boolean =>
  active === start && round === lastRound;

/** Ends the game and announces the totals. */
export function endGame(box: Box, context: WestContext): void {
  const { state } = context;
  state.over = true;
  const totals = state.players.map((_, index) => scoreOf(box, state, index).total);
  context.emit({
    type: 'gameEnded',
    totals: totals.slice(0, state.seats),
    hastings: state.hastings === null ? null : (totals[HASTINGS] as number),
    barrier: true, // SW-R-126
  });
}
