import { loadBots } from '@cordillera/bots/lazy';
import { insertClusterCommand } from '../../cluster/clusterCommands.ts';
import { RefusalError } from '../../refusalError.ts';
import { deleteMatch, insertMatchVersion } from '../../store/matches.ts';
import type { Person } from '../../store/people.ts';
import type { LiveTable } from '../liveTable.ts';
import type { Tables } from '../tableRegistry.ts';
import { changeWithRetry } from './changeWithRetry.ts';
import { requireHost, requireNotStarted } from './guards.ts';
import { botSeat, isOpen } from './seatInfo.ts';

/** Starts a full table; does nothing if a seat has become free since. */
export const startNow = (table: LiveTable): Promise<void> =>
  changeWithRetry(table, async () => {
    if (table.row.state === 'open' && !table.row.seats.some(isOpen)) await table.start([...table.row.seats]);
  });

/** The host switches auto-start on or off. */
export async function setAutoStart(tables: Tables, table: LiveTable, on: boolean, person: Person): Promise<void> {
  const isFull = await changeWithRetry(table, async () => {
    requireHost(table, person);
    requireNotStarted(table);
    const { armed, ...summary } = table.row.summary;
    if (on && !table.row.seats.some(isOpen)) return true;
    if (on !== (armed ?? false)) await table.change({ summary: { ...summary, ...(on && { armed: true }) } });
    return false;
  });
  // the last seat was taken meanwhile
  if (isFull) await startNow(table);
  tables.watch(table);
}

/** The host closes a table whose game has not started. */
export async function closeTable(tables: Tables, table: LiveTable, person: Person): Promise<void> {
  await changeWithRetry(table, async () => {
    requireHost(table, person);
    requireNotStarted(table);
    const { id, row } = table;
    const version = row.version + 1;
    try {
      // this version stays, so that a concurrent change in another process fails
      await tables.database.write(
        insertMatchVersion(id, version),
        ...deleteMatch(id, version),
        insertClusterCommand('closed', id, tables.now()),
      );
    } catch (error) {
      await table.reload();
      throw error;
    }
    tables.closeDeleted(table, 'table-closed');
  });
}

/** Starts the game; `fill` names the bot for free seats. */
export async function startTable(
  tables: Tables,
  table: LiveTable,
  person: Person,
  fill: string | undefined,
): Promise<void> {
  requireHost(table, person);
  const known = (await loadBots(table.game.id)).map(({ id }) => id);
  if (fill !== undefined && !known.includes(fill))
    throw new RefusalError('unknown-bot', { bot: fill, known: known.join(', ') });
  await changeWithRetry(table, async () => {
    requireNotStarted(table);
    const seats = [...table.row.seats];
    for (const [index, seat] of seats.entries()) {
      if (!isOpen(seat)) continue;
      if (fill === undefined) throw new RefusalError('no-seat');
      seats[index] = botSeat(fill, seats);
    }
    await table.start(seats);
  });
  tables.watch(table);
}
