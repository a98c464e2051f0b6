import type { ColoradoEvent } from '@cordillera/colorado';
import type { Telling } from '../../../../table/log/logLines.ts';

export const coloradoTelling: Telling<ColoradoEvent> = {
  untold: new Set(['dealt', 'villageChosen', 'pickedSide', 'picked', 'drewCards', 'endOfTurn', 'tickedBox']),
  begins: (event) => (event.type === 'turnBegan' ? event.turn : null),
  doer: (event) => ('seat' in event ? event.seat : null),
};
