import type { Box } from '../content/box.ts';
import { resultOf } from '../scoring/result.ts';
import type { Auto } from './steps.ts';

/** SCORE: all groups have finished their last round (SI-SCORE-01). */
export const end = (box: Box): Auto => ({
  run(context) {
    context.state.over = true;
    const { reason, totals } = resultOf(box, context.state);
    context.emit({ type: 'gameEnded', reason, totals, barrier: true });
  },
});
