import type { SierraWestTerm } from '@cordillera/sierra-west';

/** What the parts of a board are called. */
export const placeNames = ['leftCard', 'middleCard', 'rightCard'] as const satisfies SierraWestTerm[];
export const figureNames = { green: 'greenPioneer', tan: 'tanPioneer', mule: 'mule' } as const;
export const pathNames = { green: 'greenPath', tan: 'tanPath' } as const;
