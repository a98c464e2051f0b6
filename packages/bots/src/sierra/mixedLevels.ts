import { mixLevels } from '../mixedLevel.ts';
import { greenhorn } from './greenhorn.ts';
import { trailHand } from './trailHand.ts';

/** Hiker: plays half of the rounds like Trail hand and the others like Greenhorn. Choosing a face counts as a round. */
export const hiker = mixLevels({
  id: 'hiker',
  lower: greenhorn,
  upper: trailHand,
  percent: 50,
  stretchOf: ({ round }) => round,
});
