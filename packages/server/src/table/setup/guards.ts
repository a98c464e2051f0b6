import type { Seat } from '@cordillera/engine';
import { limits } from '@cordillera/protocol';
import { Refused } from '../../refusalError.ts';
import type { Person } from '../../store/people.ts';
import type { LiveTable } from '../liveTable.ts';

export const hostOnly = (table: LiveTable, person: Person): void => {
  if (table.row.host !== person.id) throw new Refused('not-the-host');
};

export const openOnly = (table: LiveTable): void => {
  if (table.row.state !== 'open') throw new Refused('already-started');
};

/** Whether somebody could sit down there. */
export function mustBeFree(table: LiveTable, seat: Seat): void {
  const info = table.seats[seat];
  if (!info) throw new Refused('no-seat');
  if (table.people.has(seat)) throw new Refused('seat-taken', { name: info.name });
  if (table.row.state === 'over') throw new Refused('already-started');
}

/** Whoever gets up and sits down for ever makes a log that nobody can read any more. */
export function mayChangeHands({ match }: LiveTable): void {
  if (match && match.seq >= 2 * limits.entries) throw new Refused('too-many', { most: 2 * limits.entries });
}
