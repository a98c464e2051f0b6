import { type PackProblem, type ProblemSpot, problemWith } from '@cordillera/engine';
import type { files } from '../schema.ts';
import type { Mode } from '../types.ts';

/**
 * The problems that well-formed cards can have: each code with the rule that it breaks. Where several rules require the
 * same of different parts, the rule here is the one for cards.
 */
const RULES = {
  count: 'SW-D-04',
  'id-twice': 'SW-D-04',
  'paid-slot': 'SW-D-01',
  'green-slot': 'SW-D-01',
  'never-resolved': 'SW-D-01',
  'harvest-slot': 'SW-D-01',
  'known-icon': 'SW-D-01',
  'foreign-icon': 'SW-D-01',
  'foreign-summit': 'SW-D-01',
  'foreign-cost': 'SW-D-01',
  'foreign-animal': 'SW-D-01',
  'no-shovel': 'SW-D-02',
  'plain-mode-card': 'SW-D-03',
  'icon-missing': 'SW-D-04',
  'summit-missing': 'SW-D-04',
  'bullet-numbers': 'SW-D-07',
  'track-missing': 'SW-D-05',
  'boots-cost': 'SW-D-05',
  'wagon-cost': 'SW-D-05',
  'apple-cost': 'SW-APPLE-07',
  endless: 'SW-SUMMIT-05',
  'animal-missing': 'SW-D-06',
  'mode-animal': 'SW-SETUP-04',
  'no-apples': 'SW-D-08',
  'position-unknown': 'SW-GEO-01',
  'position-twice': 'SW-D-09',
  'position-top': 'SW-D-09',
  'position-split': 'SW-D-09',
  'position-outpost': 'SW-GEO-06',
  'trail-start': 'SW-GEO-10',
  'trail-end': 'SW-D-10',
  'trail-falls': 'SW-D-10',
  'trail-multiplier': 'SW-D-10',
  'trail-border': 'SW-D-10',
  'trail-cost': 'SW-D-10',
  'trail-last': 'SW-WAGON-03',
  'cabin-colours': 'SW-D-12',
  'path-space': 'SW-GEO-07',
  'path-paid': 'SW-D-15',
  'special-part': 'SW-D-16',
  'river-fish': 'SW-D-17',
  'fish-market': 'SW-D-18',
  tiers: 'SW-D-19',
  'mine-dark': 'SW-D-19',
  'campfire-dark': 'SW-D-19',
  'face-rises': 'SW-D-20',
  'face-lower': 'SW-D-20',
  'supply-part': 'SW-GEN-05',
  'supply-number': 'SW-GEN-05',
  'outlaw-sum': 'SW-OUT-03',
  'plan-arrows': 'SW-D-21',
  'plan-action-missing': 'SW-D-21',
  'plan-side': 'SW-D-21',
  'plan-trapper': 'SW-D-21',
  'plan-animals': 'SW-D-21',
} as const;

export type ProblemCode = keyof typeof RULES;
export type Spot = ProblemSpot<keyof typeof files>;
/** Pass `rule` where it differs from the one for cards. */
export const problem = problemWith<Spot['file'], ProblemCode>(RULES);

/** A list that must have a certain length. */
export function checkCount(list: readonly unknown[], expected: number, spot: Spot, rule: string): PackProblem[] {
  const found = list.length;
  return found === expected ? [] : [problem('count', spot, { found, expected }, rule)];
}

export const fileOf = (mode: Mode): `${Mode}.json` => `${mode}.json`;
