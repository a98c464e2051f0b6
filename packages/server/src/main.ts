import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Config, ConfigError, misspelt, readConfig } from './config.ts';
import { databaseFault } from './database/faults.ts';
import { ratesFor } from './http/guard.ts';
import { described, jsonLog } from './log.ts';
import type { Version } from './metrics.ts';
import { type RunningServer, type ServerInput, startServer } from './server.ts';

const shutdownTimeoutMs = 10_000;

export interface RunInput {
  environment: Readonly<Record<string, string | undefined>>;
  defaults: { dataDir: string };
  /** Chooses the port when PORT is not set. */
  choosePort(host: string): Promise<number>;
  page: (request: IncomingMessage, response: ServerResponse) => void;
  headers: Readonly<Record<string, string>>;
  version: Version;
  /** Receives the log lines. */
  write(text: string): void;
}

export interface Running {
  config: Config;
  url: string;
  /** Resolves to the exit code: 0 when all pending work was finished. */
  stop(): Promise<number>;
}

/** Starts the server with the settings of the environment; throws a ConfigError for a value that cannot work. */
export async function run(input: RunInput): Promise<Running> {
  const config = readConfig(input.environment, input.defaults);
  const log = jsonLog(input.write);
  const { host, dataDir, databaseUrl, connections, publicUrl, trustProxy, metrics, mail, rate, keep, goneAfterMs } =
    config;
  const port = config.port ?? (await input.choosePort(host));
  if (port === metrics.port) throw new ConfigError('METRICS_PORT must not be the port itself: choose another one.');
  for (const what of misspelt(input.environment)) log({ level: 'warn', event: 'settings', what });
  if (publicUrl?.startsWith('https:') && trustProxy === 0)
    log({
      level: 'warn',
      event: 'settings',
      what: 'PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY is 0: everybody shares one limit of requests. Set TRUST_PROXY=1.',
    });
  const server = await started(config, {
    host,
    port,
    dataDir,
    databaseUrl,
    connections,
    publicUrl,
    trustProxy,
    metrics,
    mail,
    rates: ratesFor(rate),
    keep,
    goneAfterMs,
    page: input.page,
    headers: input.headers,
    version: input.version,
    log,
  });
  const database = databaseUrl === undefined ? 'sqlite' : 'postgres';
  log({ level: 'info', event: 'listening', host, port, database, ...input.version });
  let stopping: Promise<number> | null = null;
  return {
    config,
    url: publicUrl ?? server.url,
    stop() {
      stopping ??= end(server.close, log);
      return stopping;
    },
  };
}

/**
 * Starts the server and turns its errors into messages that name the variable to change, never an address with a
 * password.
 */
async function started({ databaseUrl, dataDir, metrics }: Config, input: ServerInput): Promise<RunningServer> {
  try {
    return await startServer(input);
  } catch (error) {
    const { code, syscall, ...more } = error as NodeJS.ErrnoException & { port?: number; hostname?: string };
    if (syscall === 'listen' && more.port === metrics.port)
      throw new ConfigError(`METRICS_PORT ${metrics.port} cannot be used (${code}). Choose another one.`);
    // the caller that chose the host explains what is wrong with it
    if (syscall === 'listen' || more.hostname === input.host) throw error;
    throw databaseFault(error, { databaseUrl, dataDir }) ?? error;
  }
}

async function end(close: () => Promise<void>, log: ReturnType<typeof jsonLog>): Promise<number> {
  log({ level: 'info', event: 'stopping' });
  const timeout = new Promise<'timeout'>((done) => setTimeout(done, shutdownTimeoutMs, 'timeout').unref());
  try {
    if ((await Promise.race([close(), timeout])) === 'timeout') {
      log({
        level: 'error',
        event: 'stopped',
        error: `not everything was done within ${shutdownTimeoutMs / 1000} seconds`,
      });
      return 1;
    }
  } catch (error) {
    log({ level: 'error', event: 'stopped', error: described(error) });
    return 1;
  }
  log({ level: 'info', event: 'stopped' });
  return 0;
}
