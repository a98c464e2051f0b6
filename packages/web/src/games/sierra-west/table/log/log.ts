import type { SierraWestEvent } from '@cordillera/sierra-west';
import type { LogFormat } from '../../../../table/log/logLines.ts';

export const westLogFormat: LogFormat<SierraWestEvent> = {
  hiddenTypes: new Set(['drafted', 'undrafted', 'drewCards']),
  begins: (event) => (event.type === 'roundBegan' ? event.round : null),
  actorOf: (event) => ('player' in event ? event.player : null),
};
