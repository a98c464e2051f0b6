import type { Database } from '../database/database.ts';
import type { Postgres } from '../database/postgres.ts';
import { firstRetryDelayMs, type Jobs, type OnError } from './jobs.ts';
import { localJobs } from './localJobs.ts';
import { openBoss } from './pgBossJobs.ts';

/** `rest`: milliseconds until something that failed is tried again for the first time. */
export const openJobs = (database: Database, onError: OnError, rest: number = firstRetryDelayMs): Promise<Jobs> =>
  database.kind === 'postgres'
    ? openBoss(database as Postgres, onError, rest)
    : Promise.resolve(localJobs(database, onError, rest));
