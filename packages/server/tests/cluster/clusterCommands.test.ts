import { expect, onTestFinished, test, vi } from 'vitest';
import { ClusterCommands, insertClusterCommand } from '../../src/cluster/clusterCommands.ts';
import { migrate } from '../../src/database/migrations.ts';
import { openSqlite } from '../../src/database/sqlite.ts';
import { useFolders } from '../helpers/databases.ts';

const newFolder = useFolders();

test('a cluster command runs once in every process and is deleted when it has expired, whatever the clock of its sender says', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = openSqlite(`${newFolder()}/test.db`);
  await migrate(database);
  const done: string[] = [];
  const start = () =>
    new ClusterCommands({
      database,
      pollMs: 3_600_000,
      onError: (error) => expect.fail(String(error)),
      run: async (_, subject) => void done.push(subject),
    });
  const commands = start();
  const dayMs = 86_400_000;
  const left = () => database.read('SELECT subject FROM errand');
  await database.write(
    insertClusterCommand('table', 'behind', Date.now() - dayMs),
    insertClusterCommand('table', 'right', Date.now()),
    insertClusterCommand('table', 'ahead', Date.now() + dayMs),
  );
  await commands.runNew();
  expect(done).toEqual(['behind', 'right', 'ahead']);
  // a process that has just started must not delete commands that others still need
  const other = start();
  vi.advanceTimersByTime(5 * 60_000);
  await other.runNew();
  expect([done.length, (await left()).length]).toEqual([6, 3]);
  vi.advanceTimersByTime(6 * 60_000);
  await commands.runNew();
  expect([done.length, await left()]).toEqual([6, []]);
  await commands.close();
  await other.close();
  await database.close();
});

test('a failed cluster command is retried without blocking others, and runs once when it succeeds', async () => {
  const database = openSqlite(`${newFolder()}/test.db`);
  await migrate(database);
  const errors: unknown[] = [];
  const done: string[] = [];
  let isAway = true;
  const commands = new ClusterCommands({
    database,
    pollMs: 3_600_000,
    onError: (error) => void errors.push(error),
    async run(_, subject) {
      if (subject === 'first' && isAway) throw new Error('away');
      done.push(subject);
    },
  });
  const now = Date.now();
  await database.write(insertClusterCommand('deleted', 'first', now), insertClusterCommand('table', 'second', now + 1));
  await commands.runNew();
  expect([done, errors.length]).toEqual([['second'], 1]);
  isAway = false;
  await commands.runNew();
  await commands.runNew();
  expect([done, errors.length]).toEqual([['second', 'first'], 1]);
  await commands.close();
  await database.close();
});
