import type { ColoradoView } from '@cordillera/colorado';
import { mixLevels } from '../mixedLevel.ts';
import { greenhorn } from './greenhorn.ts';
import { trailHand } from './trailHand.ts';

/** A turn belongs to the whole table: a call, all players' actions, and its end (CO-TURN-03). */
const turnOf = ({ turn }: ColoradoView): number => turn;

const minds = { lower: greenhorn, upper: trailHand, stretchOf: turnOf };

/** Stable hand: plays one turn in five as Trail hand would, the others like Greenhorn. */
export const stableHand = mixLevels({ id: 'stable-hand', percent: 20, ...minds });

/** Wagoner: plays like Trail hand, except for one turn in ten, which a Greenhorn might have played. */
export const wagoner = mixLevels({ id: 'wagoner', percent: 90, ...minds });
