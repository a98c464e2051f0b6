import { mixLevels } from '../mixedLevel.ts';
import { greenhorn } from './greenhorn.ts';
import { trailHand } from './trailHand.ts';

/** Hiker: a Trail hand in half of the rounds and a Greenhorn in the others. Choosing a face is a round, too. */
export const hiker = mixLevels({
  id: 'hiker',
  lower: greenhorn,
  upper: trailHand,
  percent: 50,
  stretchOf: ({ round }) => round,
});
