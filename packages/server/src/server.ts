import { mkdirSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BotRoom } from './bots/room.ts';
import { type Database, statement } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { openPostgres, type Postgres } from './database/postgres.ts';
import { openSqlite } from './database/sqlite.ts';
import { Errands } from './errands.ts';
import { Fanout } from './fanout.ts';
import { keepingHouses } from './games.ts';
import { createApp } from './http/app.ts';
import { type Rates, ratesFor } from './http/guard.ts';
import { Present } from './http/present.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { described, type Log } from './log.ts';
import { Metrics, serveMetrics } from './metrics.ts';
import { Notices, type NoticesInput } from './notices/notices.ts';
import { readDue, readMatch } from './store/matches.ts';
import { Tables, type TablesInput } from './table/tables.ts';

export interface ServerInput {
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Where the SQLite file lies, when there is no `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL server that several processes share. */
  databaseUrl?: string | undefined;
  publicUrl?: string | null;
  /** How many proxies in front say who asks. */
  trustProxy?: number;
  metrics?: { port?: number | undefined; token?: string | undefined };
  mail?: { url: string; from: string } | null;
  /** How often anybody may ask. */
  rates?: Rates;
  notices?: Pick<NoticesInput, 'grace' | 'outside'>;
  page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Sent with every answer but the page's, which has its own. */
  headers?: Readonly<Record<string, string>>;
  log?: Log;
  /** A clock other than the machine's, for tests. */
  clock?: Pick<TablesInput, 'now' | 'later'>;
}

export interface RunningServer {
  port: number;
  url: string;
  /** Where metrics are, when they have a port of their own. */
  metricsPort: number | undefined;
  tables: Tables;
  notices: Notices;
  /** Everybody is told to come back in a moment; what was begun is finished. */
  close(): Promise<void>;
}

/** `alone`: another server that wants the same file is refused. */
export function openDatabase(
  { dataDir, databaseUrl }: Pick<ServerInput, 'dataDir' | 'databaseUrl'>,
  onError: (error: unknown) => void,
  { alone = false } = {},
): Database {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, onError);
  mkdirSync(dataDir, { recursive: true });
  return openSqlite(join(dataDir, 'cordillera.db'), { alone });
}

/** Starts the server; resolves when it listens. */
export async function startServer(input: ServerInput): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, publicUrl = null, log = () => undefined } = input;
  const onError = (error: unknown, match?: string): void =>
    log({ level: 'error', event: 'error', ...(match && { match }), error: described(error) });
  const present = new Present();
  const metrics: Metrics = new Metrics({
    tables: () => tables.size,
    sockets: () => present.size,
    people: () => present.people,
  });
  const database = metrics.measured(openDatabase(input, onError, { alone: true }));
  /** What has to be closed again, the last first. */
  const opened: (() => Promise<unknown>)[] = [() => database.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  const bots = new BotRoom(Math.max(1, availableParallelism() - 1));
  let notices: Notices | null = null;
  let fanout: Fanout | null = null;
  const tables: Tables = new Tables({
    database,
    bots,
    onError,
    onWritten: (match, seq) => {
      metrics.entries.inc();
      fanout?.tell(match, seq);
      notices?.changed(match);
    },
    onPresent: (match, report) => fanout?.report(match, report),
    onOpened: (match) => fanout?.ask(match),
    ...input.clock,
  });
  try {
    await migrate(database);
    await database.write(...keepingHouses(Date.now()));
    opened.push(
      () => bots.close(),
      async () => fanout?.close(),
      () => tables.close(),
    );
    if (database.kind === 'postgres') {
      fanout = await Fanout.open({
        database: database as Postgres,
        onNotice: (match, seq) => void tables.written(match, seq),
        onPresent: (process, match, report) => void tables.hearPresence(process, match, report),
        onAsked: (match) => void tables.tellPresence(match),
        onGone: (process) => void tables.forget(process),
        onGap: () => {
          void tables.catchUp();
          fanout?.ask('');
        },
        onError,
      });
      // who looks at which table in the processes that were here before
      fanout.ask('');
    }
    const jobs = await openJobs(database, onError);
    opened.push(() => jobs.close());
    notices = await Notices.open({
      database,
      publicUrl,
      mail: input.mail ?? null,
      isAt: async (person, id) => {
        if (!present.isAt(person, id)) return false;
        const { seats, me } = (await tables.open(id)).info({ person });
        return me.seats.some((seat) => seats[seat]!.presence === 'here');
      },
      visits: () => present.visits(),
      onSent: (kind, result) => metrics.notices.inc({ kind, result }),
      log,
      ...input.notices,
    });
    opened.push(() => notices!.close());
    const errands = new Errands({
      database,
      onError,
      async run(kind, subject) {
        if (kind === 'person') {
          present.dismiss('not-your-seat', true, { person: subject });
          return;
        }
        const isThere = (await readMatch(database, subject)) !== null;
        if (!isThere || kind === 'closing')
          present.dismiss(kind === 'closed' ? 'table-closed' : 'no-table', false, { table: subject });
        if (!isThere) tables.drop(subject);
        if (isThere && kind === 'closing') await clearTable(tables, subject);
        if (isThere && kind === 'table') await tables.reload(subject);
      },
    });
    opened.push(() => errands.close());
    const app = await createApp({
      database,
      tables,
      notices,
      present,
      metrics,
      publicUrl,
      trustProxy: input.trustProxy ?? 0,
      rates: input.rates ?? ratesFor(300),
      headers: { 'X-Content-Type-Options': 'nosniff', ...input.headers },
      metricsToken: input.metrics?.token,
      metricsElsewhere: input.metrics?.port !== undefined,
      ...(input.page && { page: input.page }),
      onError,
    });
    opened.push(async () => {
      present.close();
      await app.close();
    });
    await app.listen({ host, port });
    let metricsPort: number | undefined;
    if (input.metrics?.port !== undefined) {
      const server = await serveMetrics(metrics, host, input.metrics.port);
      opened.push(() => closed(server));
      metricsPort = (server.address() as { port: number }).port;
    }
    await notices.catchUp();
    // another process may have died before it told somebody
    const told = notices;
    if (database.kind === 'postgres') await jobs.everyMinute('notices', () => told.catchUp(10 * 60_000));
    await lookAfter(tables, jobs);
    const taken = (app.server.address() as { port: number }).port;
    const isHere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
    return {
      port: taken,
      url: `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${taken}`,
      metricsPort,
      tables,
      notices,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** How far ahead it is looked for tables at which something will be due; they are looked for every minute. */
const ahead = 90_000;
const mostDue = 2000;

/** Sees to it that tables go on at which nobody looks: somebody's time is up there, or a bot never answered. */
async function lookAfter(tables: Tables, jobs: Jobs): Promise<void> {
  const { database } = tables;
  await jobs.work<{ match: string }>('wake', ({ match }) => tables.wake(match));
  await jobs.everyMinute('look-after', async () => {
    const due = await readDue(database, tables.now() + ahead, mostDue);
    const wake = ({ id, due: at }: { id: string; due: number }): Promise<void> => {
      // a process that is alone opens the table, and sets its timers
      if (database.kind === 'sqlite') return tables.wake(id);
      return jobs.send('wake', { match: id }, { key: `${id} ${at}`, ...(at > tables.now() && { at }) });
    };
    await Promise.all(due.map(wake));
  });
}

/** The operator is about to delete a table: nobody plays on, not even a bot, and nobody is its host. */
async function clearTable(tables: Tables, id: string): Promise<void> {
  const table = await tables.open(id);
  await table.inTurn(async () => {
    await table.change(
      { state: table.row.state === 'playing' ? 'paused' : table.row.state, host: null, deadline: null, resumes: null },
      statement('DELETE FROM seat WHERE match = $1', id),
    );
    await table.refresh();
    table.tellTable();
  });
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
