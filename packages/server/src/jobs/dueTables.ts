import * as v from 'valibot';
import { readDue } from '../store/matches.ts';
import type { Tables } from '../table/tableRegistry.ts';
import type { Jobs } from './jobs.ts';

/** Look this far ahead for tables with something due; they are looked for every minute. */
const lookAheadMs = 90_000;
const maxTablesAMinute = 2000;

/** A table that somebody should look at. */
const wakeBody = v.object({ match: v.string() });

/** Keeps tables going that nobody watches, when somebody's time is up there or a bot never answered. */
export async function wakeDueTables(tables: Tables, jobs: Jobs): Promise<void> {
  const { database } = tables;
  await jobs.work('wake', wakeBody, ({ match }) => tables.wake(match));
  await jobs.everyMinute('look-after', async () => {
    const due = await readDue(database, tables.now() + lookAheadMs, maxTablesAMinute);
    const wake = ({ id, due: at }: { id: string; due: number }): Promise<void> => {
      // a process that is alone opens the table, and sets its timers
      if (database.kind === 'sqlite') return tables.wake(id);
      return jobs.send('wake', { match: id }, { key: `${id} ${at}`, ...(at > tables.now() && { at }) });
    };
    await Promise.all(due.map(wake));
  });
}
