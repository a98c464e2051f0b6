import { pick } from '@cordillera/engine';
import type { SierraWestRules, SierraWestTypes, SierraWestView } from '@cordillera/sierra-west';
import type { SyncBot } from '../bot.ts';
import { choosePolicyMove } from './policy.ts';
import { react } from './reactions.ts';

/** One choice in this many is random, and values are misjudged by up to this many points. */
const RANDOM_MOVE_ONE_IN = 8;
const NOISE = 4;

/** Greenhorn: arranges its cards at random, walks without a plan, and takes what looks good first. */
export const greenhorn: SyncBot<SierraWestTypes> = {
  id: 'greenhorn',
  choose({ rules, view, decision, random }) {
    const { box } = rules as SierraWestRules;
    const forward = decision.choices.slice(0, decision.forward);
    if (forward.length === 1 || decision.prompt.startsWith('plan') || random.int(RANDOM_MOVE_ONE_IN) === 0) {
      const going = forward.filter(({ do: what }) => what !== 'pass' && what !== 'takeDamage');
      return pick(random, going.length > 0 ? going : forward);
    }
    const state = rules.determinize(view as SierraWestView, random);
    if (decision.prompt === 'trapper' || decision.prompt === 'tracker') return react(state, decision);
    return choosePolicyMove(
      box,
      state,
      decision,
      { first: 'green', cabin: null, boots: 'climb', noise: NOISE },
      random,
    );
  },
};
