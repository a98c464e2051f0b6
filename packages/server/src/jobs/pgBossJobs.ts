import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import * as v from 'valibot';
import type { Postgres } from '../database/postgres.ts';
import { newId } from '../ids.ts';
import { type BodySchema, type Jobs, maxAttempts, type OnError } from './jobs.ts';

const noBody = v.object({});

/** An arbitrary number: processes that set up queues at the same time wait for each other. */
const setupLock = 5_264_917;

const jobPollMs = 1000;

const jobBatchSize = 50;

/** Jobs for several processes that share a PostgreSQL: pg-boss gives each job to one of them. */
export async function openBoss({ pool }: Postgres, onError: OnError, retryDelayMs: number): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false });
  boss.on('error', onError);
  const kinds = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const fetching: Promise<void>[] = [];
  let wake: () => void = () => undefined;
  const stopped = new Promise<void>((done) => {
    wake = done;
  });
  let closed = false;

  async function alone(action: () => Promise<unknown>): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [setupLock]);
      await action();
      await client.query('SELECT pg_advisory_unlock($1)', [setupLock]);
      client.release();
    } catch (error) {
      // closing the connection releases the lock
      client.release(true);
      throw error;
    }
  }

  async function queue(kind: string): Promise<void> {
    if (kinds.has(kind)) return;
    const retries = { retryLimit: maxAttempts - 1, retryDelay: retryDelayMs / 1000, retryBackoff: true };
    await alone(() => boss.createQueue(kind, { name: kind, policy: 'short', ...retries }));
    kinds.add(kind);
  }

  /** Polls instead of using pg-boss's own workers, which would hide a failure between the work and its completion. */
  async function fetchOn<Body extends object>(
    kind: string,
    body: BodySchema<Body>,
    action: (body: Body) => Promise<void>,
  ): Promise<void> {
    while (!closed) {
      try {
        const jobs = await boss.fetch<object>(kind, { batchSize: jobBatchSize });
        await Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await action(v.parse(body, data));
            } catch (error) {
              onError(error);
              await boss.fail(kind, id);
              return;
            }
            await boss.complete(kind, id);
          }),
        );
        if (jobs.length === jobBatchSize) continue;
      } catch (error) {
        onError(error);
      }
      await Promise.race([stopped, sleep(jobPollMs)]);
    }
  }

  await alone(() => boss.start());
  const jobs: Jobs = {
    async work(kind, body, action) {
      await queue(kind);
      fetching.push(fetchOn(kind, body, action));
    },
    async everyMinute(kind, action) {
      await jobs.work(kind, noBody, action);
      await jobs.send(kind, {}, { key: kind });
      // every process sends, and the singleton key lets one job a minute through
      const ask = (): void => void boss.send(kind, {}, { singletonKey: kind, singletonSeconds: 60 }).catch(onError);
      if (!closed) timers.add(setInterval(ask, 60_000));
    },
    async send(kind, body, { at, key = newId() } = {}) {
      await queue(kind);
      await boss.send(kind, body, { singletonKey: key, ...(at !== undefined && { startAfter: new Date(at) }) });
    },
    async close() {
      closed = true;
      wake();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(fetching);
      await boss.stop({ graceful: false });
    },
  };
  return jobs;
}
