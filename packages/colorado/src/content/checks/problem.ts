import { type PackProblem, type ProblemSpot, problemWith } from '@cordillera/engine';
import type { files } from '../schema.ts';

/**
 * The problems that well-formed files can have: each code with the rule that it breaks. Where several rules require the
 * same of different parts, the rule here is the one for regions.
 */
const RULES = {
  'card-missing': 'CO-CARD-02',
  'card-twice': 'CO-CARD-02',
  'family-cards': 'CO-DATA-01',
  'few-copies': 'CO-DATA-02',
  'id-twice': 'CO-MAP-02',
  'unknown-node': 'CO-MAP-02',
  'unknown-region': 'CO-DATA-07',
  'unknown-station': 'CO-DATA-10',
  'pair-self': 'CO-DATA-07',
  'pair-twice': 'CO-DATA-07',
  'region-count': 'CO-DATA-04',
  'village-count': 'CO-DATA-04',
  'kind-count': 'CO-DATA-04',
  'stage-count': 'CO-DATA-05',
  'medal-value': 'CO-DATA-05',
  'stage-unreachable': 'CO-DATA-06',
  'regions-apart': 'CO-DATA-07',
  'village-neighbours': 'CO-DATA-08',
  'mountain-count': 'CO-DATA-09',
  'mountain-adjacent': 'CO-DATA-09',
  'mountain-ridge': 'CO-MAP-09',
  'ridge-mountain': 'CO-MAP-09',
  'edge-left': 'CO-DATA-10',
  'rail-start': 'CO-DATA-10',
  'rail-end': 'CO-DATA-10',
  'switch-branches': 'CO-DATA-10',
  'switch-count': 'CO-DATA-10',
  'route-lengths': 'CO-DATA-11',
  'stage-icon': 'CO-DATA-13',
  'track-icons': 'CO-DATA-14',
  'too-empty': 'CO-DATA-15',
  'lake-empty': 'CO-DATA-15',
  'region-plain': 'CO-DATA-15',
  'flag-boxes': 'CO-DATA-16',
  'flag-falls': 'CO-DATA-17',
  'village-first': 'CO-DATA-17',
  'track-length': 'CO-DATA-18',
  'tipi-even': 'CO-DATA-18',
  'wanted-second': 'CO-DATA-18',
  'discover-twice': 'CO-DATA-18',
  'medal-count': 'CO-DATA-19',
  'medal-order': 'CO-DATA-19',
  'tipi-nine': 'CO-DATA-19',
  'zone-medal': 'CO-DATA-19',
  'village-medal': 'CO-DATA-19',
  'few-medals': 'CO-DATA-20',
  'kind-medals': 'CO-DATA-21',
  'kind-stages': 'CO-DATA-21',
  'kind-icons': 'CO-DATA-21',
  'path-border': 'CO-DATA-23',
  'box-icon': 'CO-DATA-24',
  'medal-slots': 'CO-MEDAL-09',
} as const;

export type ProblemCode = keyof typeof RULES;
export type Spot = ProblemSpot<keyof typeof files>;
/** Pass `rule` where it differs from the one for regions. */
export const problem = problemWith<Spot['file'], ProblemCode>(RULES);

/** Reports a problem unless `well` is true. */
export const unless = (well: boolean, ...wrong: Parameters<typeof problem>): PackProblem[] =>
  well ? [] : [problem(...wrong)];
