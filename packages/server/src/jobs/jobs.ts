import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import * as v from 'valibot';
import { type Database, statement } from '../database/database.ts';
import type { Postgres } from '../database/postgres.ts';
import { newId } from '../ids.ts';
import { storedAsIs } from '../store/json.ts';

/** Something is tried so many times before it is given up, with so many ms between the first two. */
const mostTries = 4;
const firstRest = 5000;

/** The longest time a timer can wait. */
const longest = 2_147_483_647;

export interface JobOptions {
  /** Milliseconds since 1970; now when absent. */
  at?: number;
  /** Of the jobs of one kind that wait with the same key only the first is kept. */
  key?: string;
}

/** What a job of a kind carries; processes of the last version may have written it. */
export type BodySchema<Body> = v.GenericSchema<unknown, Body>;

const noBody = v.object({});

/** Work that is done even if the process that asked for it dies: at least once, and by one process at a time. */
export interface Jobs {
  /** From now on this process does this kind of work. */
  work<Body extends object>(kind: string, body: BodySchema<Body>, deed: (body: Body) => Promise<void>): Promise<void>;
  /** The same, for what is to be done now and then every minute, by any one process. */
  everyMinute(kind: string, deed: () => Promise<void>): Promise<void>;
  send(kind: string, body: object, options?: JobOptions): Promise<void>;
  close(): Promise<void>;
}

type OnError = (error: unknown) => void;

/** `rest`: milliseconds until something that failed is tried again for the first time. */
export const openJobs = (database: Database, onError: OnError, rest: number = firstRest): Promise<Jobs> =>
  database.kind === 'postgres'
    ? openBoss(database as Postgres, onError, rest)
    : Promise.resolve(localJobs(database, onError, rest));

/** Any number: processes that set the queues up at the same time wait for each other. */
const setupLock = 5_264_917;

/** Work is fetched every so many ms, so much of it at a time. */
const fetchEvery = 1000;
const mostAtOnce = 50;

/** Where several processes share a PostgreSQL, pg-boss gives each job to one of them. */
async function openBoss({ pool }: Postgres, onError: OnError, rest: number): Promise<Jobs> {
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

  async function alone(deed: () => Promise<unknown>): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [setupLock]);
      await deed();
      await client.query('SELECT pg_advisory_unlock($1)', [setupLock]);
      client.release();
    } catch (error) {
      // with its connection the lock is gone too
      client.release(true);
      throw error;
    }
  }

  async function queue(kind: string): Promise<void> {
    if (kinds.has(kind)) return;
    const retries = { retryLimit: mostTries - 1, retryDelay: rest / 1000, retryBackoff: true };
    await alone(() => boss.createQueue(kind, { name: kind, policy: 'short', ...retries }));
    kinds.add(kind);
  }

  /** pg-boss can do this by itself, but nobody would hear of a failure between the work and the note that it is done. */
  async function fetchOn<Body extends object>(
    kind: string,
    body: BodySchema<Body>,
    deed: (body: Body) => Promise<void>,
  ): Promise<void> {
    while (!closed) {
      try {
        const jobs = await boss.fetch<object>(kind, { batchSize: mostAtOnce });
        await Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await deed(v.parse(body, data));
            } catch (error) {
              onError(error);
              await boss.fail(kind, id);
              return;
            }
            await boss.complete(kind, id);
          }),
        );
        if (jobs.length === mostAtOnce) continue;
      } catch (error) {
        onError(error);
      }
      await Promise.race([stopped, sleep(fetchEvery)]);
    }
  }

  await alone(() => boss.start());
  const jobs: Jobs = {
    async work(kind, body, deed) {
      await queue(kind);
      fetching.push(fetchOn(kind, body, deed));
    },
    async everyMinute(kind, deed) {
      await jobs.work(kind, noBody, deed);
      await jobs.send(kind, {}, { key: kind });
      // every process asks, and in each minute one of them is heard
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

interface Row {
  id: string;
  kind: string;
  body: string;
  due: number;
  tries: number;
}

/** Where one process does everything: timers, set again from what is stored when it starts. */
export function localJobs(database: Database, onError: OnError, rest: number, now: () => number = Date.now): Jobs {
  const deeds = new Map<string, (text: string) => Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  /** What is due, but nobody here does this kind of work yet. */
  const idle = new Map<string, Row>();
  const minutes: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  let closed = false;

  const track = (work: Promise<void>): void => {
    const tracked = work.catch(onError).finally(() => running.delete(tracked));
    running.add(tracked);
  };

  function arm(job: Row): void {
    if (closed || timers.has(job.id)) return;
    const wait = Math.max(0, job.due - now());
    const ring = (): void => {
      timers.delete(job.id);
      // too early after the longest wait, and by a millisecond when the timer's clock and ours tick apart
      if (now() < job.due) arm(job);
      else track(run(job));
    };
    timers.set(job.id, setTimeout(ring, Math.min(longest, wait)));
  }

  async function run(job: Row): Promise<void> {
    const deed = deeds.get(job.kind);
    if (closed) return;
    if (deed === undefined) {
      idle.set(job.id, job);
      return;
    }
    try {
      await deed(job.body);
    } catch (error) {
      onError(error);
      if (closed) return;
      const tries = job.tries + 1;
      if (tries < mostTries) {
        const next = { ...job, tries, due: now() + rest * 2 ** job.tries };
        await database.write(
          statement('UPDATE job SET tries = $2, due = $3 WHERE id = $1', next.id, next.tries, next.due),
        );
        arm(next);
        return;
      }
    }
    await database.write(statement('DELETE FROM job WHERE id = $1', job.id));
  }

  return {
    async work(kind, body, deed) {
      // first, so that none of them can have been done when they are armed
      const rows = await database.read<Row>('SELECT id, kind, body, due, tries FROM job WHERE kind = $1', kind);
      const json = storedAsIs(body);
      deeds.set(kind, (text) => deed(json.read(text, `a job of the kind ${kind}`)));
      for (const job of [...rows, ...[...idle.values()].filter((each) => each.kind === kind)]) {
        idle.delete(job.id);
        arm(job);
      }
    },
    async everyMinute(_kind, deed) {
      track(deed());
      minutes.push(setInterval(() => track(deed()), 60_000));
    },
    async send(kind, body, { at = now(), key } = {}) {
      const job: Row = { id: `${kind} ${key ?? newId()}`, kind, body: JSON.stringify(body), due: at, tries: 0 };
      const [added] = await database.write(
        statement(
          'INSERT INTO job (id, kind, body, due, tries) VALUES ($1, $2, $3, $4, 0) ON CONFLICT (id) DO NOTHING',
          job.id,
          kind,
          job.body,
          at,
        ),
      );
      if (added === 1) arm(job);
    },
    async close() {
      closed = true;
      for (const timer of [...timers.values(), ...minutes]) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
