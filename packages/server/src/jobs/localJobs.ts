import { type Database, statement } from '../database/database.ts';
import { newId } from '../ids.ts';
import { storedAsIs } from '../store/json.ts';
import { type Jobs, maxAttempts, type OnError } from './jobs.ts';

/** The maximum delay of setTimeout. */
const maxTimeoutMs = 2_147_483_647;

interface Row {
  id: string;
  kind: string;
  body: string;
  due: number;
  tries: number;
}

/** Jobs for a single process: timers, set again from the stored jobs at the start. */
export function localJobs(
  database: Database,
  onError: OnError,
  retryDelayMs: number,
  now: () => number = Date.now,
): Jobs {
  const handlers = new Map<string, (text: string) => Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  /** Jobs that are due but whose kind has no handler yet. */
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
      // after a wait of the maximum length, or by a millisecond when the timer's clock and ours differ
      if (now() < job.due) arm(job);
      else track(run(job));
    };
    timers.set(job.id, setTimeout(ring, Math.min(maxTimeoutMs, wait)));
  }

  async function run(job: Row): Promise<void> {
    const handler = handlers.get(job.kind);
    if (closed) return;
    if (handler === undefined) {
      idle.set(job.id, job);
      return;
    }
    try {
      await handler(job.body);
    } catch (error) {
      onError(error);
      if (closed) return;
      const tries = job.tries + 1;
      if (tries < maxAttempts) {
        const next = { ...job, tries, due: now() + retryDelayMs * 2 ** job.tries };
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
    async work(kind, body, action) {
      // read before the handler is set, so that none of these jobs can have run when they are armed
      const rows = await database.read<Row>('SELECT id, kind, body, due, tries FROM job WHERE kind = $1', kind);
      const json = storedAsIs(body);
      handlers.set(kind, (text) => action(json.read(text, `a job of the kind ${kind}`)));
      for (const job of [...rows, ...[...idle.values()].filter((each) => each.kind === kind)]) {
        idle.delete(job.id);
        arm(job);
      }
    },
    async everyMinute(_kind, action) {
      track(action());
      minutes.push(setInterval(() => track(action()), 60_000));
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
