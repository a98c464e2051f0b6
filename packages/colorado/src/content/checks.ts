import type { PackProblem } from '@cordillera/engine';
import type { ColoradoContent } from './types.ts';

/** Section 17.2. */
export const checkContent = (_content: ColoradoContent): PackProblem[] => [];
