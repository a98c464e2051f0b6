import type { Seat } from '@cordillera/engine';

/** Who did it; games call them a seat or a player. */
export function actorOf(event: object): Seat | null {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  return 'player' in event && typeof event.player === 'number' ? event.player : null;
}

/** What others did, or nobody: what these people did themselves, perhaps on another device, is no news to them. */
export const eventsByOthers = <E extends object>(people: readonly Seat[], events: readonly E[]): E[] =>
  events.filter((event) => {
    const actor = actorOf(event);
    return actor === null || !people.includes(actor);
  });
