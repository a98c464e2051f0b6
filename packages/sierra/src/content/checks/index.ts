import type { PackProblem } from '@cordillera/engine';
import type { SierraContent } from '../types.ts';
import { checkDestinations, checkMountain, checkNotebook } from './cards.ts';
import { checkStages } from './stages.ts';

export const checkContent = (content: SierraContent): PackProblem[] => [
  ...checkMountain(content.mountain),
  ...checkNotebook(content.notebook),
  ...checkDestinations(content),
  ...checkStages(content),
];
