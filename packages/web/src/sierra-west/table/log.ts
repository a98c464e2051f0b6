import type { SierraWestEvent, SierraWestSpeaker } from '@cordillera/sierra-west';
import type { LogLine } from '../../table/Log.tsx';

/** What only its owner is told, and what another line says already. */
const untold = new Set<SierraWestEvent['type']>(['drafted', 'undrafted', 'drewCards']);

/** The story so far as lines of the log. `people`: the seats at this screen; `seats`: how many sit at the table. */
export function logOf(
  events: readonly SierraWestEvent[],
  speaker: SierraWestSpeaker,
  people: readonly number[],
  seats: number,
): LogLine[] {
  let round = 0;
  return events.flatMap((event, id) => {
    if (event.type === 'roundBegan') round = event.round;
    if (untold.has(event.type)) return [];
    const player = 'player' in event ? event.player : null;
    const seat = player !== null && player < seats ? player : null;
    const mine = player === null || people.includes(player);
    return [{ id, round, seat, text: speaker.event(event), gains: [], mine, things: [] }];
  });
}
