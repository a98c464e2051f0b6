import type { Seat } from '@cordillera/engine';

/** The seat that acted; games call it `seat` or `player`. */
export function actorOf(event: object): Seat | null {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  return 'player' in event && typeof event.player === 'number' ? event.player : null;
}

/** Events caused by others or by nobody: these people know their own actions, even those on another device. */
export const eventsByOthers = <E extends object>(people: readonly Seat[], events: readonly E[]): E[] =>
  events.filter((event) => {
    const actor = actorOf(event);
    return actor === null || !people.includes(actor);
  });
