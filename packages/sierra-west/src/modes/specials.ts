import { pick, type Random, shuffle } from '@cordillera/engine';
import { FIRST_SPECIAL, type Kit } from '../content/box.ts';
import type { SierraWestState } from '../state.ts';
import type { SetupPlan } from './mode.ts';

/** A random special starts in slot 1, the other five are shuffled onto their positions (SW-SETUP-05, SW-SETUP-06). */
export function randomSpecials(kit: Kit, state: SierraWestState, random: Random): SetupPlan {
  const cards = shuffle(
    random,
    kit.specials.map((_, i) => FIRST_SPECIAL + i),
  );
  const first = pick(random, cards);
  const rest = cards.filter((card) => card !== first);
  const positions = state.seats > 2 ? kit.positions.many : kit.positions.few;
  return { first, specials: new Map(positions.map((position, i) => [position, rest[i] as number])) };
}
