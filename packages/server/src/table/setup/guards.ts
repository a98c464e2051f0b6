import type { Seat } from '@cordillera/engine';
import { limits } from '@cordillera/protocol';
import { RefusalError } from '../../refusalError.ts';
import type { Person } from '../../store/people.ts';
import type { LiveTable } from '../liveTable.ts';

export const requireHost = (table: LiveTable, person: Person): void => {
  if (table.row.host !== person.id) throw new RefusalError('not-the-host');
};

export const requireNotStarted = (table: LiveTable): void => {
  if (table.row.state !== 'open') throw new RefusalError('already-started');
};

export function requireFreeSeat(table: LiveTable, seat: Seat): void {
  const info = table.seats[seat];
  if (!info) throw new RefusalError('no-seat');
  if (table.people.has(seat)) throw new RefusalError('seat-taken', { name: info.name });
  if (table.row.state === 'over') throw new RefusalError('already-started');
}

/** Leaving and retaking seats for ever would make a log too long to read. */
export function requireTransferable({ match }: LiveTable): void {
  if (match && match.seq >= 2 * limits.maxUndoableEntries)
    throw new RefusalError('too-many', { most: 2 * limits.maxUndoableEntries });
}
