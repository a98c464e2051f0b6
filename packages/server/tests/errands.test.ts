import { expect, test } from 'vitest';
import { migrate } from '../src/database/migrations.ts';
import { openSqlite } from '../src/database/sqlite.ts';
import { Errands, errand } from '../src/errands.ts';
import { useFolders } from './databases.ts';

const newFolder = useFolders();

test('an errand that fails is run again, and keeps no other waiting; one that is done is done once', async () => {
  const database = openSqlite(`${newFolder()}/test.db`);
  await migrate(database);
  const errors: unknown[] = [];
  const done: string[] = [];
  let isAway = true;
  const errands = new Errands({
    database,
    pause: 3_600_000,
    onError: (error) => void errors.push(error),
    async run(_, subject) {
      if (subject === 'first' && isAway) throw new Error('away');
      done.push(subject);
    },
  });
  const now = Date.now();
  await database.write(errand('closing', 'first', now), errand('table', 'second', now + 1));
  await errands.look();
  expect([done, errors.length]).toEqual([['second'], 1]);
  isAway = false;
  await errands.look();
  await errands.look();
  expect([done, errors.length]).toEqual([['second', 'first'], 1]);
  await errands.close();
  await database.close();
});
