import { type ProblemSpot, problemWith } from '@cordillera/engine';
import type { files } from '../schema.ts';

/** The problems that well-formed cards can have: each code with the rule behind it. */
const RULES = {
  'mountain-colours': 'SI-DATA-01',
  'mountain-symbols': 'SI-DATA-01',
  'mountain-size': 'SI-DATA-02',
  'mountain-twice': 'SI-DATA-03',
  'basic-size': 'SI-DATA-06',
  'notebook-twice': 'SI-DATA-13',
  'formula-twice': 'SI-DATA-13',
  'unfair-symbols': 'SI-DATA-14',
  'unfair-river-wind': 'SI-DATA-14',
  'unfair-colours': 'SI-DATA-14',
  'destination-twice': 'SI-DATA-07',
  'destination-colours': 'SI-DATA-07',
  'stage-order': 'SI-DATA-09',
  'stage-destination': 'SI-DATA-09',
  'stage-face': 'SI-R-67',
  'suns-count': 'SI-DATA-09',
  'suns-order': 'SI-DATA-10',
  'modifier-twice': 'SI-DATA-09',
  'max-lines': 'SI-R-73',
  'max-length': 'SI-R-73',
  'start-line': 'SI-R-74',
  'start-line-colour': 'SI-R-74',
  'start-line-length': 'SI-R-74',
  'landscape-size': 'SI-R-74',
  'hand-size': 'SI-R-75',
  'skip-round': 'SI-R-76',
  'given-unknown': 'SI-R-77',
  'given-twice': 'SI-R-77',
  'mute-symbol': 'SI-R-78',
  blind: 'SI-R-79',
  rounds: 'SI-R-80',
  'rounds-odd': 'SI-R-80',
  'lines-only': 'SI-LEX-01',
  'columns-only': 'SI-LEX-02',
} as const;

export type ProblemCode = keyof typeof RULES;

export type Spot = ProblemSpot<keyof typeof files>;

export const problem = problemWith<Spot['file'], ProblemCode>(RULES);
