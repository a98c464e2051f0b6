import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrations.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { openSqlite } from '../../src/database/sqlite.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { localJobs } from '../../src/jobs/localJobs.ts';
import { openJobs } from '../../src/jobs/openJobs.ts';
import { useFolders, usePostgres } from '../helpers/databases.ts';

const newFolder = useFolders();
const postgres = usePostgres();

const onError = (error: unknown): void => {
  throw error;
};

const greeting = v.object({ name: v.string() });

/** An action, and a promise that it has run `count` times. */
function collect(count: number) {
  const done: string[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const action = async ({ name }: { name: string }): Promise<void> => {
    done.push(name);
    if (done.length === count) finish();
  };
  return { done, action, finished };
}

describe.each<Database['kind']>(['sqlite', 'postgres'])('jobs on %s', (kind) => {
  let database: Database;
  let open: () => Database;
  let closing: Jobs[];

  beforeEach(async () => {
    if (kind === 'sqlite') {
      const file = join(newFolder(), 'test.db');
      open = () => openSqlite(file);
    } else {
      const url = await postgres.server.newDatabase();
      open = () => openPostgres(url, onError);
    }
    database = open();
    closing = [];
    await migrate(database);
  });
  afterEach(async () => {
    for (const jobs of closing) await jobs.close();
    await database.close();
  });

  async function start(failures: unknown[] = []): Promise<Jobs> {
    const jobs = await openJobs(database, (error) => void failures.push(error), 1000);
    closing.push(jobs);
    return jobs;
  }

  test('are run once each, and with equal keys only the first', async () => {
    const [one, other] = kind === 'postgres' ? await Promise.all([start(), start()]) : [await start()];
    const { done, action, finished } = collect(12);
    const due = Date.now() + 1000;
    await one!.send('greet', { name: 'last' }, { at: due });
    await one!.send('greet', { name: 'key' }, { key: 'k', at: Date.now() + 500 });
    await one!.send('greet', { name: 'again' }, { key: 'k' });
    for (let i = 0; i < 10; i++) await one!.send('greet', { name: `${i}` });
    await Promise.all([one!.work('greet', greeting, action), other?.work('greet', greeting, action)]);
    await finished;
    expect(done.toSorted()).toEqual([...Array.from({ length: 10 }, (_, i) => `${i}`), 'key', 'last']);
    expect(Date.now()).toBeGreaterThanOrEqual(due);
  });

  test('are retried when they fail, without affecting others', async () => {
    const failures: unknown[] = [];
    const jobs = await start(failures);
    const { done, action, finished } = collect(3);
    let isFirst = true;
    for (const name of ['bad', 'good', 'better']) await jobs.send('greet', { name });
    await jobs.work('greet', greeting, async (body) => {
      if (body.name === 'bad' && isFirst) {
        isFirst = false;
        throw new Error('not today');
      }
      await action(body);
    });
    await finished;
    expect(done.toSorted()).toEqual(['bad', 'better', 'good']);
    expect(done.at(-1)).toBe('bad');
    expect(failures).toEqual([new Error('not today')]);
  });

  test('survive a restart of the process', async () => {
    const first = await start();
    await first.send('greet', { name: 'a' });
    await first.send('greet', { name: 'b' }, { at: Date.now() + 1000 });
    await closing.pop()!.close();
    await database.close();
    database = open();
    const second = await start();
    const { done, action, finished } = collect(2);
    await second.work('greet', greeting, action);
    await finished;
    expect(done.toSorted()).toEqual(['a', 'b']);
  });

  test('that run every minute also run at the start', async () => {
    const jobs = await start();
    await new Promise<void>((done) => {
      void jobs.everyMinute('look', async () => done());
    });
  });
});

test('a job whose timer fires slightly early waits until it is due', async () => {
  const database = openSqlite(join(newFolder(), 'test.db'));
  await migrate(database);
  const clock = [990, 999, 999, 1000];
  let read = 0;
  const now = (): number => {
    read = clock.shift() ?? read;
    return read;
  };
  const jobs = localJobs(database, onError, 1000, now);
  const doneAt = new Promise<number>((done) => {
    void jobs.work('greet', v.object({}), async () => done(read));
  });
  await jobs.send('greet', {}, { at: 1000 });
  expect(await doneAt).toBe(1000);
  await jobs.close();
  await database.close();
});
