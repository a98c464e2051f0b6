import type { IncomingMessage, ServerResponse } from 'node:http';
import { CordilleraError, PackError } from '@cordillera/engine';
import { limits } from '@cordillera/protocol';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { type Database, PersonGoneError } from '../database/database.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { RefusalError } from '../refusalError.ts';
import type { Tables } from '../table/tableRegistry.ts';
import type { ConnectionRegistry } from './connectionRegistry.ts';
import { boundConnections } from './connections.ts';
import { guard, isApi, type Rates } from './guard.ts';
import { cookieSecret, Identity } from './identity.ts';
import { limiter } from './requestLimiter.ts';
import { addHealthRoutes, type HealthInput } from './routes/health.ts';
import { addLinkRoutes } from './routes/links.ts';
import { addLiveRoute } from './routes/live.ts';
import { addPackRoutes } from './routes/packs.ts';
import { addPersonRoutes } from './routes/people.ts';
import { addTableRoutes } from './routes/tables.ts';

export interface AppInput extends HealthInput {
  database: Database;
  tables: Tables;
  notices: Notifications;
  present: ConnectionRegistry;
  /** The public address without a path: `https://example.org`. Null when only this machine is served. */
  publicUrl: string | null;
  rates: Rates;
  /** Closes a connection that is idle for this long, and a request that is still incomplete by then. */
  timeoutMs?: number;
  /** Sent with every response: what browsers must not do with it. */
  headers: Readonly<Record<string, string>>;
  /** Serves the page: everything outside the server's own paths. */
  page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Reports a setting that cannot be right. */
  onDoubt(what: string): void;
}

/** The HTTP status of a refusal. */
const statusOf = (code: string): number => {
  if (['no-table', 'table-deleted', 'link-closed', 'unknown-pack', 'save-unknown-game', 'code-used'].includes(code))
    return 404;
  if (['not-your-seat', 'not-the-host', 'banned', 'passkey', 'foreign-page'].includes(code)) return 403;
  if (['too-fast', 'too-many-tables', 'too-many'].includes(code)) return 429;
  if (['too-large', 'bad-pack'].includes(code)) return 413;
  if (['unavailable', 'restarting'].includes(code)) return 503;
  if (['bad-message', 'bad-webhook', 'no-mail'].includes(code)) return 400;
  return 409;
};

const hourMs = 3_600_000;

/** When the client should try again after a temporary failure. */
const retryAfterSeconds = 2;

/** Browsers that have come by https once must never come without it. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Limits the memory of a socket, and closes a dismissed one soon. */
const socketOptions = { maxPayload: limits.maxMessageBytes, maxFragments: 64, autoPong: false, closeTimeout: 5000 };

/** The server's routes: everything under /api, health checks and metrics, and the page. */
export async function createApp(input: AppInput): Promise<FastifyInstance> {
  const { database, tables, notices, present, metrics, publicUrl, rates, timeoutMs = 60_000, onError } = input;
  const app = fastify({
    bodyLimit: limits.maxMessageBytes,
    trustProxy: (_address, hop) => hop < input.trustProxy,
    forceCloseConnections: true,
    // abort a request that does not end and a response that nobody reads
    requestTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    http: { connectionsCheckingInterval: Math.min(5000, timeoutMs) },
  });
  boundConnections(app, rates.connections, input.trustProxy > 0);
  await app.register(fastifyCookie, { secret: await cookieSecret(database) });
  await app.register(fastifyRateLimit, { global: false });
  await app.register(fastifyWebsocket, { options: socketOptions });
  const newPeople = limiter(app, { max: rates.newPeople, windowMs: hourMs });
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const identity = new Identity(database, isHttps, newPeople);

  app.setErrorHandler((error: unknown, _request, reply) => {
    const { code, params } = refusalOf(error);
    metrics.refused(code, 'http');
    if (code === 'unavailable') onError(error);
    const status = statusOf(code);
    const { seconds = status === 503 ? retryAfterSeconds : undefined } = params as { seconds?: number };
    if (seconds !== undefined) void reply.header('Retry-After', Math.max(1, Math.ceil(seconds)));
    // the rest of the request is not worth reading
    if (status === 429) void reply.header('Connection', 'close');
    void reply.status(status).send({ code, params });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // the pattern of the path, never the path itself
    const route = routeOptions.url ?? 'none';
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const headers = { ...input.headers, ...(isHttps && httpsOnly) };
  guard(app, { identity, publicUrl, rates, headers, trustProxy: input.trustProxy, onDoubt: input.onDoubt });

  addHealthRoutes(app, input);
  addTableRoutes(app, { tables, identity, notices, newTables: rates.newTables });
  addLinkRoutes(app, tables, identity);
  addPersonRoutes(app, {
    tables,
    identity,
    notices,
    publicUrl,
    dismiss: (person) => present.dismiss('not-your-seat', true, { person }),
  });
  addPackRoutes(app, database, identity);

  const codeOf = (error: unknown): RefusalError['code'] => refusalOf(error).code;
  addLiveRoute(app, { tables, identity, notices, present, metrics, rates, codeOf, onError });

  app.setNotFoundHandler((request, reply) => {
    if (isApi(request) || !input.page) {
      void reply.status(404).send({ code: 'no-table', params: {} });
      return;
    }
    reply.hijack();
    // the page's responses have headers of their own
    if (isHttps) for (const [name, value] of Object.entries(httpsOnly)) reply.raw.setHeader(name, value);
    input.page(request.raw, reply.raw);
  });
  return app;
}

function refusalOf(error: unknown): { code: RefusalError['code']; params: object } {
  if (error instanceof RefusalError || error instanceof CordilleraError)
    return { code: error.code, params: error.params };
  if (error instanceof PersonGoneError) return { code: 'not-your-seat', params: {} };
  if (error instanceof PackError) return { code: 'bad-pack', params: { problems: error.message } };
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 429) return { code: 'too-fast', params: {} };
  if (statusCode === 413) return { code: 'too-large', params: {} };
  if (statusCode !== undefined && statusCode < 500) return { code: 'bad-message', params: {} };
  return { code: 'unavailable', params: {} };
}
