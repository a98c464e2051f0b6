import { type Box, type BoxCard, kitOf } from '../content/box.ts';
import { ANIMALS, COMMON_ANIMALS, type CommonAnimal, type PlanCard, type Side } from '../content/types.ts';
import { HASTINGS } from '../players.ts';
import type { PlayerState, SierraWestState } from '../state.ts';
import type { SierraWestView } from '../view.ts';

/** What the trapper of Hastings will do when the human passes, and the rule for it. */
export interface HastingsTrap {
  /** The active plan card, and which of the human's cards its trapper icon looks at. */
  plan: number;
  side: Side;
  /** Whether the icon works (SW-SOLO-08, SW-SOLO-41). */
  lit: boolean;
  /** What it traps; null for nothing. */
  animal: CommonAnimal | null;
  rule: 'SW-SOLO-08' | 'SW-SOLO-09' | 'SW-SOLO-10' | 'SW-SOLO-41';
}

/** `cards`: the human's plan, left to right; empty while it is not known. */
export function hastingsTrap(
  box: Box,
  seen: SierraWestState | SierraWestView,
  cards: readonly number[] = [],
): HastingsTrap {
  const { active, options } = seen.hastings as NonNullable<SierraWestView['hastings']>;
  const { trapper } = box.planCards[active] as PlanCard;
  const byMule = options.trapperMule && seen.mule === HASTINGS;
  const trap = (lit: boolean, rule: HastingsTrap['rule'], animal: CommonAnimal | null = null): HastingsTrap => ({
    plan: active,
    side: trapper.side,
    lit,
    animal,
    rule,
  });
  if (!trapper.highlighted && !byMule) return trap(false, 'SW-SOLO-08');
  const lit = trapper.highlighted ? 'SW-SOLO-08' : 'SW-SOLO-41';
  const card = cards[trapper.side === 'left' ? 0 : 2];
  if (card === undefined) return trap(true, lit);
  const { animal } = kitOf(box, seen).cards[card] as BoxCard;
  if (animal >= COMMON_ANIMALS.length) return trap(true, 'SW-SOLO-10');
  const { animals } = seen.players[HASTINGS] as Pick<PlayerState, 'animals'>;
  if (animal < 0 || animals & (1 << animal)) return trap(true, 'SW-SOLO-09');
  return trap(true, lit, ANIMALS[animal] as CommonAnimal);
}
