import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, DuplicateKeyError, statement, UnknownCommitError } from '../../src/database/database.ts';
import { migrate, newestMigration } from '../../src/database/migrations.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { openSqlite } from '../../src/database/sqlite.ts';
import { useFolders, usePostgres } from '../helpers/databases.ts';
import { Wire } from '../helpers/wire.ts';

const newFolder = useFolders();
const postgres = usePostgres();
const ignored = (): void => undefined;

const insert = (id: number, text: string | null = '', at = 0) =>
  statement('INSERT INTO thing (id, text, at) VALUES ($1, $2, $3)', id, text, at);
const ids = async (database: Database): Promise<number[]> =>
  (await database.read<{ id: number }>('SELECT id FROM thing ORDER BY id')).map(({ id }) => id);

/** The contract of both databases. */
describe.each<[Database['kind'], () => Promise<() => Database>]>([
  [
    'sqlite',
    async () => {
      const file = join(newFolder(), 'test.db');
      return () => openSqlite(file);
    },
  ],
  [
    'postgres',
    async () => {
      const url = await postgres.server.newDatabase();
      return () => openPostgres(url, ignored);
    },
  ],
])('%s', (kind, place) => {
  let open: () => Database;
  let database: Database;

  beforeEach(async () => {
    open = await place();
    database = open();
    await database.write(statement('CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT, at BIGINT NOT NULL)'));
  });
  afterEach(() => database.close());

  test('reports its kind, and how many rows each statement has touched', async () => {
    expect(database.kind).toBe(kind);
    expect(await database.write(insert(1), insert(2))).toEqual([1, 1]);
    expect(await database.write(statement('UPDATE thing SET text = $1', 'x'))).toEqual([2]);
    expect(await database.write(statement('DELETE FROM thing WHERE id = $1', 7))).toEqual([0]);
  });

  test('writes all statements or none', async () => {
    await database.write(insert(1));
    await expect(database.write(insert(2), insert(1), insert(3))).rejects.toBeInstanceOf(DuplicateKeyError);
    await expect(database.write(insert(4), statement('INSERT INTO nothing VALUES (1)'))).rejects.toThrow(/nothing/);
    expect(await ids(database)).toEqual([1]);
    // and goes on working
    await database.write(insert(5), insert(6));
    expect(await ids(database)).toEqual([1, 5, 6]);
  });

  test('writes to several tables at once, or to none', async () => {
    await database.write(statement('CREATE TABLE other (name TEXT PRIMARY KEY, count INTEGER NOT NULL)'));
    const count = (name: string, count: number) =>
      statement('INSERT INTO other (name, count) VALUES ($1, $2)', name, count);
    const add = (name: string) => statement('UPDATE other SET count = count + $2 WHERE name = $1', name, 10);
    expect(await database.write(insert(1, 'x', 5), count('a', 1))).toEqual([1, 1]);
    expect(await database.write(insert(2), add('a'))).toEqual([1, 1]);
    expect(await database.write(add('b'), insert(3))).toEqual([0, 1]);
    await expect(database.write(add('a'), insert(3))).rejects.toBeInstanceOf(DuplicateKeyError);
    await expect(database.write(insert(4), count('a', 1))).rejects.toBeInstanceOf(DuplicateKeyError);
    expect(await database.read('SELECT name, count FROM other')).toEqual([{ name: 'a', count: 11 }]);
    expect(await ids(database)).toEqual([1, 2, 3]);
    // sequentially, in this order
    expect(await database.write(count('c', 1), add('c'), statement('DELETE FROM thing WHERE id = $1', 1))).toEqual([
      1, 1, 1,
    ]);
    expect(await database.read("SELECT count FROM other WHERE name = 'c'")).toEqual([{ count: 11 }]);
  });

  test('keeps a failed write from failing others', async () => {
    await database.write(insert(0));
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => database.write(insert(i + 1), insert(i % 2 ? 0 : 100 + i))),
    );
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? 'rejected' : 'fulfilled')),
    );
    expect((await ids(database)).length).toBe(41);
  });

  test('lets exactly one of many concurrent writers of the same key succeed', async () => {
    const others = [open, open].map((again) => (kind === 'postgres' ? again() : database));
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => others[i % 2]!.write(insert(1, `${i}`), insert(100 + i))),
    );
    const [won, ...more] = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(more).toEqual([]);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DuplicateKeyError);
    expect(await database.read('SELECT text FROM thing WHERE id = 1')).toEqual([{ text: `${won}` }]);
    expect(await ids(database)).toEqual([1, 100 + won!]);
    if (kind === 'postgres') await Promise.all(others.map((other) => other.close()));
  });

  test('does not report a missing value as a duplicate key', async () => {
    const broken = database.write(statement('INSERT INTO thing (id, at) VALUES ($1, $2)', 1, null));
    await expect(broken).rejects.toThrow();
    await expect(broken).rejects.not.toBeInstanceOf(DuplicateKeyError);
  });

  test('returns values as they were stored', async () => {
    const texts = ['', 'żółć — ça “va”?', "'; DROP TABLE thing; --", '🏔️', 'x'.repeat(300_000), '{"a":[1,2]}', null];
    await database.write(...texts.map((text, id) => insert(id, text, 2 ** 52 + id)));
    const rows = await database.read<{ id: number; text: string; at: number }>('SELECT * FROM thing ORDER BY id');
    expect(rows.map((row) => ({ ...row }))).toEqual(texts.map((text, id) => ({ id, text, at: 2 ** 52 + id })));
    // values may be repeated, in any order
    expect(await database.read('SELECT id FROM thing WHERE at = $2 AND id = $1 AND id <= $1', 3, 2 ** 52 + 3)).toEqual([
      { id: 3 },
    ]);
  });

  test('lets a read see earlier writes', async () => {
    for (let id = 0; id < 50; id++) {
      await database.write(insert(id));
      expect(await database.read('SELECT COUNT(*) AS count FROM thing')).toEqual([{ count: id + 1 }]);
    }
  });

  test('keeps acknowledged writes when it is reopened', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => database.write(insert(i), insert(100 + i))));
    await database.close();
    database = open();
    expect((await ids(database)).length).toBe(40);
  });

  test('can be migrated by several processes at the same time', async () => {
    // repeated with new databases: at which moment of the first start the others arrive is left to chance
    for (let round = 0; round < (kind === 'postgres' ? 6 : 1); round++) {
      const again = await place();
      const others = Array.from({ length: 8 }, kind === 'postgres' ? again : () => database);
      await Promise.all(others.map((other) => migrate(other)));
      const [one] = others;
      expect(await one!.read('SELECT step FROM migration ORDER BY step')).toEqual(
        Array.from({ length: newestMigration + 1 }, (_, step) => ({ step })),
      );
      expect(await one!.read('SELECT COUNT(*) AS count FROM entry')).toEqual([{ count: 0 }]);
      if (kind === 'postgres') await Promise.all(others.map((other) => other.close()));
    }
  });

  test('refuses a schema of a newer version', async () => {
    await migrate(database);
    await database.write(statement('INSERT INTO migration (step, at) VALUES ($1, 0)', newestMigration + 1));
    await expect(migrate(database)).rejects.toThrow(/newer version/);
  });
});

describe('sqlite', () => {
  test('refuses a second exclusive user with a sentence, but lets others read', async () => {
    const file = join(newFolder(), 'test.db');
    const first = openSqlite(file, { alone: true });
    await first.write(statement('CREATE TABLE thing (id INTEGER PRIMARY KEY)'));
    const second = openSqlite(file, { alone: true });
    await expect(second.read('SELECT 1')).rejects.toThrow(/^Another process uses .*test\.db already\. Stop it, /);
    const observer = openSqlite(file);
    expect(await observer.read('SELECT * FROM thing')).toEqual([]);
    await observer.close();
    await first.close();
    const third = openSqlite(file, { alone: true });
    expect(await third.read('SELECT * FROM thing')).toEqual([]);
    await third.close();
  });
});

describe('postgres', () => {
  test('reconnects after the server was away', async () => {
    const errors: Error[] = [];
    const database = openPostgres(await postgres.server.newDatabase(), (error) => void errors.push(error));
    await database.write(statement('CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT, at BIGINT NOT NULL)'));
    await Promise.all([database.write(insert(1)), database.write(insert(2), insert(3))]);
    await postgres.server.stop();
    await expect(database.read('SELECT 1')).rejects.toThrow();
    await expect(database.write(insert(4), insert(5))).rejects.toThrow();
    await postgres.server.start();
    expect(await database.write(insert(6), insert(7))).toEqual([1, 1]);
    expect(await ids(database)).toEqual([1, 2, 3, 6, 7]);
    expect(errors.length).toBeGreaterThan(0);
    await database.close();
  });

  test.each([
    ['several statements', [statement('SELECT pg_sleep(60)'), insert(1)]],
    ['one statement', [statement('INSERT INTO thing (id, at) SELECT 1, 0 FROM pg_sleep(60)')]],
  ])('reports an unknown commit when the connection breaks during a write (%s)', async (_, statements) => {
    const straight = await postgres.server.newDatabase();
    const { wire, url } = await Wire.to(straight);
    const database = openPostgres(url, ignored);
    const observer = openPostgres(straight, ignored);
    await database.write(statement('CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT, at BIGINT NOT NULL)'));
    const writing = database.write(...statements);
    const isAsleep = async () => {
      const [row] = await observer.read<{ count: number }>(
        "SELECT COUNT(*) AS count FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()",
      );
      return row!.count > 0;
    };
    await Promise.all([
      expect(writing).rejects.toBeInstanceOf(UnknownCommitError),
      expect
        .poll(isAsleep, { timeout: 60_000 })
        .toBe(true)
        .then(() => wire.cut()),
    ]);
    expect(await ids(observer)).toEqual([]);
    await Promise.all([database.close(), observer.close()]);
    await wire.close();
  });

  test('gives up on a server that no longer answers', async () => {
    const straight = await postgres.server.newDatabase();
    const patient = openPostgres(straight, ignored);
    await patient.write(statement('CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT, at BIGINT NOT NULL)'));
    const { wire, url } = await Wire.to(straight);
    const database = openPostgres(url, ignored, { queryTimeoutMs: 500 });
    let id = 0;
    // on a busy machine half a second may be too short for a server that does answer: the write then counts all the
    // same
    const writes = () =>
      expect.poll(() => database.write(insert(id++)).catch(String), { timeout: 60_000 }).toEqual([1]);
    await writes();
    wire.block();
    await expect(database.read('SELECT 1')).rejects.toThrow();
    await expect(database.write(insert(id++))).rejects.toThrow();
    wire.unblock();
    await writes();
    await Promise.all([database.close(), patient.close()]);
    await wire.close();
  });
});
