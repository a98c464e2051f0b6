import type { Database } from '../database/database.ts';
import type { Postgres } from '../database/postgres.ts';
import { firstRetryDelayMs, type Jobs, type OnError } from './jobs.ts';
import { localJobs } from './localJobs.ts';
import { openBoss } from './pgBossJobs.ts';

export const openJobs = (
  database: Database,
  onError: OnError,
  retryDelayMs: number = firstRetryDelayMs,
): Promise<Jobs> =>
  database.kind === 'postgres'
    ? openBoss(database as Postgres, onError, retryDelayMs)
    : Promise.resolve(localJobs(database, onError, retryDelayMs));
