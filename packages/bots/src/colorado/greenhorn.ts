import type { ColoradoChoice, ColoradoTypes } from '@cordillera/colorado';
import { pick } from '@cordillera/engine';
import type { SyncBot } from '../bot.ts';

/** One choice in this many is random. */
const RANDOM_MOVE_ONE_IN = 4;

/** Greenhorn: prefers any action to none, asks at random, and does not look ahead. */
export const greenhorn: SyncBot<ColoradoTypes> = {
  id: 'greenhorn',
  choose({ decision, random }) {
    const forward = decision.choices.slice(0, decision.forward);
    if (random.int(RANDOM_MOVE_ONE_IN) === 0) return pick(random, forward);
    const eager = forward.filter(isEager);
    return pick(random, eager.length > 0 ? eager : forward);
  },
};

/** Placing a card and travelling are preferred to waiting. */
const isEager = ({ do: what }: ColoradoChoice): boolean =>
  what === 'buy' || what === 'place' || what === 'tickStage' || what === 'tickStation';
