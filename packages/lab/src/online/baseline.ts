import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'libsql';
import pg from 'pg';
import WebSocket from 'ws';

const body = 'c0{"type":"place","card":12,"at":3}';

/** One-row commits per second: the capacity of the database itself. */
export async function baselineCommitsPerSecond(
  folder: string,
  databaseUrl: string | undefined,
  ms: number,
): Promise<number> {
  return databaseUrl === undefined ? sqliteCommits(join(folder, 'bare.db'), ms) : postgresCommits(databaseUrl, ms);
}

const create = 'CREATE TABLE IF NOT EXISTS bare (match TEXT, seq INTEGER, body TEXT, PRIMARY KEY (match, seq))';

function sqliteCommits(file: string, ms: number): number {
  const database = new Sqlite(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(create);
  const first = (database.prepare('SELECT COUNT(*) AS count FROM bare').get() as { count: number }).count;
  const insert = database.prepare('INSERT INTO bare (match, seq, body) VALUES (?, ?, ?)');
  const start = performance.now();
  let rows = 0;
  while (performance.now() - start < ms) {
    insert.run('a match', first + rows, body);
    rows++;
  }
  const perSecond = rows / ((performance.now() - start) / 1000);
  database.close();
  return perSecond;
}

/** Uses as many connections as a server does. */
async function postgresCommits(url: string, ms: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  await pool.query(create);
  await pool.query('TRUNCATE bare');
  const start = performance.now();
  let rows = 0;
  const write = async (connection: number): Promise<void> => {
    for (let seq = 0; performance.now() - start < ms; seq++, rows++)
      await pool.query({
        name: 'bare',
        text: 'INSERT INTO bare (match, seq, body) VALUES ($1, $2, $3)',
        values: [`match ${connection}`, seq, body],
      });
  };
  await Promise.all(Array.from({ length: 16 }, (_, connection) => write(connection)));
  const perSecond = rows / ((performance.now() - start) / 1000);
  await pool.query('DROP TABLE bare');
  await pool.end();
  return perSecond;
}

/** Echoes per second of a bare WebSocket server in a thread; each client waits for its answer. */
export async function baselineEchoesPerSecond(clients: number, ms: number): Promise<number> {
  const thread = new Worker(new URL('./echoThread.js', import.meta.url));
  const port = await new Promise<number>((done, fail) => {
    thread.once('message', done);
    thread.once('error', fail);
  });
  let echoes = 0;
  const start = performance.now();
  const one = (): Promise<void> =>
    new Promise((done, fail) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
      socket.on('open', () => socket.send(body));
      socket.on('error', fail);
      socket.on('message', () => {
        echoes++;
        if (performance.now() - start < ms) socket.send(body);
        else {
          socket.terminate();
          done();
        }
      });
    });
  await Promise.all(Array.from({ length: clients }, one));
  const perSecond = echoes / ((performance.now() - start) / 1000);
  await thread.terminate();
  return perSecond;
}
