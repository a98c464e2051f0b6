import { startServer } from '@cordillera/server';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { statement } from '../../src/database/database.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { usePostgres } from '../helpers/databases.ts';
import { Visitor } from '../helpers/players.ts';

const postgres = usePostgres();

/** The address of a new database for a role with at most `max` connections. */
async function databaseFor(name: string, max: number): Promise<string> {
  const url = new URL(await postgres.server.newDatabase());
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'few' CONNECTION LIMIT ${max}`);
  await client.query(
    `GRANT ALL ON SCHEMA public TO ${name}; GRANT ALL ON DATABASE ${url.pathname.slice(1)} TO ${name}`,
  );
  await client.end();
  url.username = name;
  url.password = 'few';
  return url.href;
}

test('when PostgreSQL has no room for all connections of the pool, queries wait for an existing one', async () => {
  const errors: Error[] = [];
  const database = openPostgres(await databaseFor('three', 3), (error) => void errors.push(error), { connections: 12 });
  onTestFinished(() => database.close());
  await database.write(statement('CREATE TABLE thing (id INTEGER PRIMARY KEY)'));
  await Promise.all([
    ...Array.from({ length: 40 }, (_, id) => database.write(statement('INSERT INTO thing (id) VALUES ($1)', id))),
    ...Array.from({ length: 40 }, () => database.read('SELECT pg_sleep(0.01)')),
    ...Array.from({ length: 10 }, () => database.pool.query('SELECT pg_sleep(0.01)')),
  ]);
  expect(await database.read('SELECT COUNT(*) AS count FROM thing')).toEqual([{ count: 40 }]);
  expect(database.pool.totalCount).toBeLessThanOrEqual(3);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^PostgreSQL has no room for 12 connections of .* Set DATABASE_CONNECTIONS lower/),
  ]);
});

test('a server stays within its connection limit, and a small pool still serves everybody', async () => {
  const databaseUrl = await databaseFor('four', 4);
  const errors: object[] = [];
  const server = await startServer({
    dataDir: '/nowhere',
    databaseUrl,
    connections: 3,
    log: (line) => line.level === 'error' && errors.push(line),
  });
  onTestFinished(() => server.close());
  const created = await Promise.all(
    Array.from({ length: 16 }, () => new Visitor(server.url).create({ game: 'colorado', seats: [null, null] })),
  );
  expect(created).toHaveLength(16);
  expect(errors).toEqual([]);
});
