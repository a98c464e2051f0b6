import * as v from 'valibot';
import { readDue } from '../store/matches.ts';
import type { Tables } from '../table/tableRegistry.ts';
import type { Jobs } from './jobs.ts';

/** Look this far ahead for tables with work due (checked every minute). */
const lookAheadMs = 90_000;
const maxTablesAMinute = 2000;

const wakeBody = v.object({ match: v.string() });

/** Keeps unwatched tables moving when a clock runs out or a bot never answered. */
export async function wakeDueTables(tables: Tables, jobs: Jobs): Promise<void> {
  const { database } = tables;
  await jobs.work('wake', wakeBody, ({ match }) => tables.wake(match));
  await jobs.everyMinute('look-after', async () => {
    const due = await readDue(database, tables.now() + lookAheadMs, maxTablesAMinute);
    const wake = ({ id, due: at }: { id: string; due: number }): Promise<void> => {
      // the only process opens the table, which sets its timers
      if (database.kind === 'sqlite') return tables.wake(id);
      return jobs.send('wake', { match: id }, { key: `${id} ${at}`, ...(at > tables.now() && { at }) });
    };
    await Promise.all(due.map(wake));
  });
}
