import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { BotPool } from './bots/botPool.ts';
import { ClusterCommands } from './cluster/clusterCommands.ts';
import { Fanout } from './cluster/fanout.ts';
import { DatabaseClock } from './database/clock.ts';
import type { Database } from './database/database.ts';
import { fileIn, ownFolder } from './database/folder.ts';
import { migrate } from './database/migrations.ts';
import { openPostgres, type Postgres } from './database/postgres.ts';
import { Readiness } from './database/readiness.ts';
import { openSqlite } from './database/sqlite.ts';
import { upsertHouseSets } from './games.ts';
import { createApp } from './http/app.ts';
import { ConnectionRegistry } from './http/connectionRegistry.ts';
import { type Rates, ratesFor } from './http/guard.ts';
import { wakeDueTables } from './jobs/dueTables.ts';
import { openJobs } from './jobs/openJobs.ts';
import { described, type Log } from './log.ts';
import { Metrics, serveMetrics, type Version } from './metrics.ts';
import { Notifications, type NotificationsInput } from './notifications/notifications.ts';
import { readMatch } from './store/matches.ts';
import { readPerson } from './store/people.ts';
import { type KeepDays, keepDays, prune } from './store/prune.ts';
import { Tables, type TablesInput } from './table/tableRegistry.ts';

export interface ServerInput {
  host?: string;
  /** 0 picks a free port. */
  port?: number;
  /** The folder of the SQLite file, when there is no `databaseUrl`. */
  dataDir: string;
  /** The address of a PostgreSQL server, which several processes may share. */
  databaseUrl?: string | undefined;
  /** The maximum size of the PostgreSQL pool; one more connection listens. */
  connections?: number | undefined;
  publicUrl?: string | null;
  /** How many trusted proxies in front add the client's address. */
  trustProxy?: number;
  metrics?: { port?: number | undefined; token?: string | undefined };
  mail?: { url: string; from: string } | null;
  /** How long a player must be offline before the others may let a stand-in play. */
  goneAfterMs?: number | undefined;
  rates?: Rates;
  /** When unused data is pruned. */
  keep?: KeepDays;
  /** How long to wait for a request, or on an idle connection. */
  timeoutMs?: number;
  notices?: Pick<NotificationsInput, 'absenceGraceMs' | 'outside'>;
  page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Sent with every response except those of the page, which has its own. */
  headers?: Readonly<Record<string, string>>;
  log?: Log;
  version?: Version;
  /** Replaces the database's clock in tests. */
  clock?: Pick<TablesInput, 'now' | 'setTimer'>;
  /** Replaces the machine's clock in tests. */
  machineTime?: () => number;
}

export interface RunningServer {
  port: number;
  url: string;
  /** The port of the metrics, when they have their own. */
  metricsPort: number | undefined;
  tables: Tables;
  notices: Notifications;
  /** Asks all pages to reconnect soon, and finishes what has begun. */
  close(): Promise<void>;
}

/** `alone`: refuse to open the file while another server uses it. */
export function openDatabase(
  { dataDir, databaseUrl, connections }: Pick<ServerInput, 'dataDir' | 'databaseUrl' | 'connections'>,
  onError: (error: unknown) => void,
  { alone = false } = {},
): Database {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, onError, { connections });
  const file = fileIn(dataDir);
  ownFolder(dataDir, file);
  return openSqlite(file, { alone });
}

const sourceVersion: Version = { version: '0.0.0', build: 'source' };

/** Starts the server; resolves when it listens. */
export async function startServer(input: ServerInput): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, publicUrl = null, version = sourceVersion } = input;
  const log: Log = (line) => {
    if (line.level === 'error') metrics.errors.inc({ event: line.event });
    input.log?.(line);
  };
  const onError = (error: unknown, match?: string): void =>
    log({ level: 'error', event: 'error', ...(match && { match }), error: described(error) });
  const present = new ConnectionRegistry();
  const metrics: Metrics = new Metrics({
    tables: () => tables.size,
    sockets: () => present.size,
    people: () => present.people,
    ready: () => readiness.check(),
    version,
  });
  let clock: DatabaseClock | null = null;
  const opening = openDatabase(input, onError, { alone: true });
  const readiness: Readiness = new Readiness(metrics.measured({ ...opening, now: () => clock?.now() ?? Date.now() }));
  const { database } = readiness;
  /** What to close again, in reverse order. */
  const opened: (() => Promise<unknown>)[] = [() => database.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  const bots = new BotPool(Math.max(1, availableParallelism() - 1));
  let notices: Notifications | null = null;
  let fanout: Fanout | null = null;
  const tables: Tables = new Tables({
    database,
    bots,
    onError,
    botBegins: () => metrics.bots.begin(),
    goneAfterMs: input.goneAfterMs,
    onWritten: (match, seq) => {
      metrics.entries.inc();
      fanout?.notify(match, seq);
      notices?.changed(match);
    },
    onPresent: (match, report) => fanout?.report(match, report),
    onOpened: (match) => fanout?.ask(match),
    ...input.clock,
  });
  try {
    clock = await DatabaseClock.open(database, onError, input.machineTime);
    opened.push(async () => clock?.close());
    await migrate(database);
    await database.write(...upsertHouseSets(database.now()));
    opened.push(
      () => bots.close(),
      async () => fanout?.close(),
      () => tables.close(),
    );
    if (database.kind === 'postgres') {
      fanout = await Fanout.open({
        database: database as Postgres,
        onNotice: (match, seq) => void tables.written(match, seq),
        onPresent: (process, match, report) => void tables.applyPresence(process, match, report),
        onAsked: (match) => void tables.reportPresence(match),
        onProcessGone: (process) => void tables.forget(process),
        onGap: () => {
          void tables.catchUp();
          fanout?.ask('');
        },
        onError,
      });
      // ask the running processes who is connected to which table there
      fanout.ask('');
    }
    const jobs = await openJobs(database, onError);
    opened.push(() => jobs.close());
    notices = await Notifications.open({
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
    const clusterCommands = new ClusterCommands({
      database,
      onError,
      async run(kind, subject) {
        if (kind === 'person') {
          const isBanned = (await readPerson(database, subject))?.banned != null;
          present.dismiss(isBanned ? 'banned' : 'not-your-seat', !isBanned, { person: subject });
          return;
        }
        if (kind === 'deleted') {
          for (const table of subject.split(' ')) {
            present.dismiss('table-deleted', false, { table });
            await tables.deleted(table);
          }
          return;
        }
        const isThere = (await readMatch(database, subject)) !== null;
        if (!isThere) {
          present.dismiss(kind === 'closed' ? 'table-closed' : 'no-table', false, { table: subject });
          tables.drop(subject);
        } else if (kind === 'table') await tables.reload(subject);
      },
    });
    opened.push(() => clusterCommands.close());
    const app = await createApp({
      database,
      readiness,
      tables,
      notices,
      present,
      metrics,
      version,
      publicUrl,
      trustProxy: input.trustProxy ?? 0,
      rates: input.rates ?? ratesFor(300),
      ...(input.timeoutMs !== undefined && { timeoutMs: input.timeoutMs }),
      headers: { 'X-Content-Type-Options': 'nosniff', ...input.headers },
      metricsToken: input.metrics?.token,
      metricsElsewhere: input.metrics?.port !== undefined,
      ...(input.page && { page: input.page }),
      onError,
      onDoubt: (what) => log({ level: 'warn', event: 'settings', what }),
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
    // another process may have died before it notified a person
    const notified = notices;
    if (database.kind === 'postgres') await jobs.everyMinute('notices', () => notified.catchUp(10 * 60_000));
    await wakeDueTables(tables, jobs);
    const keep = input.keep ?? keepDays;
    await jobs.everyMinute('prune', async () => {
      await prune(database, { keep, now: database.now(), max: maxPrunedAMinute });
    });
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

/** Prune in small steps, so that nobody notices. */
const maxPrunedAMinute = 100;

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
