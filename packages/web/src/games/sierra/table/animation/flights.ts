import type { SierraEvent } from '@cordillera/sierra';
import type { Flight } from '../../../../table/animation/flights.ts';

/** Cards that travel in one beat: from group to group when they are passed, from the piles when they are dealt. */
export function animationsOf(events: readonly SierraEvent[], own: number | null, acting: number | null): Flight[] {
  const place = (group: number): string => (group === own ? 'hand' : `group-${group}`);
  const seat = (number: number): string => (number === acting ? 'hand' : `seat-${number}`);
  return events.flatMap((event): Flight[] => {
    if (event.type === 'passed')
      return [{ from: place(event.from), to: place(event.to), count: event.count, kind: 'mountain' }];
    if (event.type === 'dealt')
      return [
        { from: 'piles', to: seat(event.seat), count: event.mountain, kind: 'mountain' },
        { from: 'piles', to: seat(event.seat), count: event.notebook, kind: 'notebook' },
      ];
    return [];
  });
}
