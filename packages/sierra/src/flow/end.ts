import type { Box } from '../box.ts';
import { resultOf } from '../victory.ts';
import type { Auto } from './steps.ts';

/** SCORE: all groups have finished their last round (SI-SCORE-01). */
export const end = (box: Box): Auto => ({
  run(context) {
    context.state.over = true;
    const { reason, totals } = resultOf(box, context.state);
    context.emit({ type: 'gameEnded', reason, totals, barrier: true });
  },
});
