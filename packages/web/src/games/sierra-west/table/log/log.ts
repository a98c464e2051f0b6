import type { SierraWestEvent } from '@cordillera/sierra-west';
import type { Telling } from '../../../../table/log/logLines.ts';

export const westTelling: Telling<SierraWestEvent> = {
  untold: new Set(['drafted', 'undrafted', 'drewCards']),
  begins: (event) => (event.type === 'roundBegan' ? event.round : null),
  doer: (event) => ('player' in event ? event.player : null),
};
