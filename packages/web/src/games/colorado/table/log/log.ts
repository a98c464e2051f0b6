import type { ColoradoEvent } from '@cordillera/colorado';
import type { LogFormat } from '../../../../table/log/logLines.ts';

export const coloradoLogFormat: LogFormat<ColoradoEvent> = {
  hiddenTypes: new Set(['dealt', 'villageChosen', 'pickedSide', 'picked', 'drewCards', 'endOfTurn', 'tickedBox']),
  begins: (event) => (event.type === 'turnBegan' ? event.turn : null),
  actorOf: (event) => ('seat' in event ? event.seat : null),
};
