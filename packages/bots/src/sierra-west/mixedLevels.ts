import type { Decision } from '@cordillera/engine';
import type { SierraWestChoice, SierraWestView } from '@cordillera/sierra-west';
import { mixLevels } from '../mixedLevel.ts';
import { greenhorn } from './greenhorn.ts';
import { trailHand } from './trailHand.ts';

/**
 * The stretch is the round, from the player's plan on. Trapper and Tracker, in the turns of others, are answered on the
 * level of the last own turn.
 */
const ownTurn = ({ active, round }: SierraWestView, { seat }: Decision<SierraWestChoice>): number | null =>
  active === seat ? round : null;

const minds = { lower: greenhorn, upper: trailHand, stretchOf: ownTurn };

/** Stable hand: plays one turn in five as Trail hand would, the others like Greenhorn. */
export const stableHand = mixLevels({ id: 'stable-hand', percent: 20, ...minds });

/** Wagoner: plays like Trail hand, except for one turn in ten, which a Greenhorn might have played. */
export const wagoner = mixLevels({ id: 'wagoner', percent: 90, ...minds });
