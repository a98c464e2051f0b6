import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { CordilleraError, loadPack, PackError } from '@cordillera/engine';
import { limits, protocolVersion } from '@cordillera/protocol';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { gameOf, keepingPack } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import { addPersonRoutes } from '../people/routes.ts';
import { Refused } from '../refused.ts';
import { Buckets } from '../table/bucket.ts';
import {
  armStart,
  changePlan,
  checkedPlan,
  closeTable,
  createTable,
  getUp,
  moveTo,
  mustBeFree,
  openLink,
  placeBot,
  rename,
  renewLinks,
  sitDown,
  startTable,
  tablesOf,
  takeOver,
} from '../table/hosting.ts';
import type { LiveTable } from '../table/live.ts';
import { myMatch } from '../table/mine.ts';
import { rematch } from '../table/rematch.ts';
import { standInBot, type Tables } from '../table/tables.ts';
import { guard, isApi, type Rates, within } from './guard.ts';
import { cookieSecret, Identity } from './identity.ts';
import type { Present } from './present.ts';
import { Code, checked, Id, requests, Spoken } from './requests.ts';
import { TableSocket } from './socket.ts';

export interface AppInput {
  database: Database;
  tables: Tables;
  notices: Notices;
  present: Present;
  metrics: Metrics;
  /** The address people see, without a path: `https://example.org`. Null when only this machine is served. */
  publicUrl: string | null;
  /** How many proxies in front say who asks. */
  trustProxy: number;
  rates: Rates;
  /** Sent with every answer: what a browser must refuse to do with it. */
  headers: Readonly<Record<string, string>>;
  metricsToken: string | undefined;
  /** Metrics have a port of their own. */
  metricsElsewhere: boolean;
  /** Answers everything that is not the server's own: the page. */
  page?: (request: IncomingMessage, response: ServerResponse) => void;
  onError(error: unknown): void;
}

/** What a refusal is in HTTP. */
const statusOf = (code: string): number => {
  if (['no-table', 'link-closed', 'unknown-pack', 'save-unknown-game', 'code-used'].includes(code)) return 404;
  if (['not-your-seat', 'not-the-host', 'banned', 'passkey', 'foreign-page'].includes(code)) return 403;
  if (['too-fast', 'too-many-tables', 'too-many'].includes(code)) return 429;
  if (['too-large', 'bad-pack'].includes(code)) return 413;
  if (['unavailable', 'restarting'].includes(code)) return 503;
  if (['bad-message', 'bad-webhook', 'no-mail'].includes(code)) return 400;
  return 409;
};

/** Pages that one person may have open at once. */
const mostPages = 60;

/** The server's addresses: everything under /api, what a watchman asks for, and the page. */
export async function createApp(input: AppInput): Promise<FastifyInstance> {
  const { database, tables, notices, present, metrics, publicUrl, rates, onError } = input;
  const app = fastify({
    bodyLimit: limits.message,
    trustProxy: (_address, hop) => hop < input.trustProxy,
    forceCloseConnections: true,
  });
  await app.register(fastifyCookie, { secret: await cookieSecret(database) });
  await app.register(fastifyRateLimit, { global: false });
  await app.register(fastifyWebsocket, { options: { maxPayload: limits.message } });
  const newPeople = app.createRateLimit({ max: rates.newPeople, timeWindow: 3600_000 });
  const identity = new Identity(database, publicUrl?.startsWith('https:') ?? false, (request) =>
    within(newPeople(request)),
  );

  app.setErrorHandler((error: unknown, _request, reply) => {
    const { code, params } = refusalOf(error);
    metrics.refusals.inc({ code });
    if (code === 'unavailable') onError(error);
    void reply.status(statusOf(code)).send({ code, params });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // the pattern of the address, never the address itself
    const route = routeOptions.url ?? 'none';
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  guard(app, { identity, publicUrl, rates, headers: input.headers });

  addWatchRoutes(app, input);
  addTableRoutes(app, tables, identity, notices);
  addPersonRoutes(app, {
    tables,
    identity,
    notices,
    publicUrl,
    dismiss: (person) => present.dismiss('not-your-seat', true, { person }),
  });
  addPackRoutes(app, database, identity);

  const { atOnce, perSecond } = rates.messages;
  const saidBy = new Buckets(atOnce, perSecond);
  const saidFrom = new Buckets(atOnce * 4, perSecond * 4);
  app.get('/api/tables/:id/live', { websocket: true }, (socket, request) => {
    // what is said before the table is there waits
    socket.pause();
    socket.on('error', () => socket.terminate());
    const seat = async (): Promise<void> => {
      const spoken = checked(Spoken, (request.query as { protocol?: string }).protocol);
      if (spoken < protocolVersion) throw new Refused('old-page');
      // a page of the next version: this process is about to be replaced
      if (spoken > protocolVersion) throw new Refused('restarting');
      const { table, person, link } = await visit(request);
      // it was closed meanwhile, and will not say so again
      if (socket.readyState !== socket.OPEN) return;
      if (person !== null && present.count(person) >= mostPages) throw new Refused('too-many', { most: mostPages });
      if (present.countFrom(request.ip) >= rates.pages) throw new Refused('too-many', { most: rates.pages });
      const said = link === null ? saidBy : saidFrom;
      const sayer = link === null ? person! : request.ip;
      const page = new TableSocket({
        socket,
        connection: request.raw.socket,
        table,
        person,
        link,
        mayHear: (cost) => said.take(sayer, tables.now(), cost),
        onError,
      });
      const leave = present.add(page, table.id, request.ip);
      const goAway = person === null ? null : notices.visits(person, table.id);
      socket.on('close', () => {
        leave();
        if (!present.isClosing && !present.isAt(person, table.id)) goAway?.();
      });
    };
    seat()
      .catch((error: unknown) => {
        const { code } = refusalOf(error);
        if (code === 'unavailable') onError(error);
        socket.send(JSON.stringify({ kind: 'bye', code, again: ['unavailable', 'restarting'].includes(code) }));
        socket.close();
      })
      .finally(() => socket.resume());
  });

  /** The table that somebody looks at, if they sit there or have a link. */
  async function visit(
    request: FastifyRequest,
  ): Promise<{ table: LiveTable; person: string | null; link: string | null }> {
    const { id } = request.params as { id: string };
    const { link } = request.query as { link?: string };
    const [table, person] = await Promise.all([tables.open(checked(Id, id)), identity.person(request)]);
    if (person && (table.row.host === person.id || table.seatsOf(person.id).length > 0))
      return { table, person: person.id, link: null };
    if (link === undefined) throw new Refused('no-table');
    const opened = await openLink(tables, checked(Code, link));
    if (opened.table.id !== table.id) throw new Refused('link-closed');
    return { table, person: person?.id ?? null, link };
  }

  app.get('/api/tables/:id', async (request) => {
    const { table, person } = await visit(request);
    return table.info({ person });
  });

  // a plain host of files says false here: the page then does not offer tables by link
  app.get('/server.json', async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return { server: true };
  });

  app.setNotFoundHandler((request, reply) => {
    if (isApi(request) || !input.page) {
      void reply.status(404).send({ code: 'no-table', params: {} });
      return;
    }
    reply.hijack();
    input.page(request.raw, reply.raw);
  });
  return app;
}

/** What a watchman asks for: is it alive, may it be sent people, how is it doing. */
function addWatchRoutes(
  app: FastifyInstance,
  { database, metrics, metricsToken, metricsElsewhere, trustProxy, onError }: AppInput,
): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await Promise.race([
        database.read('SELECT 1 AS one'),
        setTimeout(2000, undefined, { ref: false }).then(() => {
          throw new Error('the database does not answer');
        }),
      ]);
    } catch (error) {
      onError(error);
      return reply.status(503).send({ ok: false });
    }
    return { ok: true };
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request)) return reply.status(404).send({ code: 'no-table', params: {} });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  /** With the token; without one, only from this machine itself, which a proxy is not. */
  function mayMeasure(request: FastifyRequest): boolean {
    if (metricsToken !== undefined) {
      const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
      return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
    }
    const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in request.headers);
    if (metricsElsewhere || trustProxy > 0 || isForwarded) return false;
    return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
  }
}

function refusalOf(error: unknown): { code: string; params: object } {
  if (error instanceof Refused || error instanceof CordilleraError) return { code: error.code, params: error.params };
  if (error instanceof PackError) return { code: 'bad-pack', params: { problems: error.message } };
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 429) return { code: 'too-fast', params: {} };
  if (statusCode === 413) return { code: 'too-large', params: {} };
  if (statusCode !== undefined && statusCode < 500) return { code: 'bad-message', params: {} };
  return { code: 'unavailable', params: {} };
}

function addTableRoutes(app: FastifyInstance, tables: Tables, identity: Identity, notices: Notices): void {
  const at = (request: FastifyRequest): Promise<LiveTable> =>
    tables.open(checked(Id, (request.params as { id: string }).id));

  app.post('/api/tables', async (request, reply) => {
    const { plan, name } = checked(requests.create, request.body);
    // nobody becomes known, or is called otherwise, by something that is refused
    await checkedPlan(tables, plan);
    const host = await identity.named(request, reply, name);
    const id = await createTable(tables, plan, host, limits.tables);
    await notices.expects(host.id, id);
    return (await tables.open(id)).info({ person: host.id });
  });

  app.get('/api/tables', async (request) => {
    const person = await identity.person(request);
    return person ? tablesOf(tables, person) : [];
  });

  app.put('/api/tables/:id', async (request) => {
    const { plan, from } = checked(requests.change, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await changePlan(tables, table, plan, from, person);
    return table.info({ person: person.id });
  });

  app.delete('/api/tables/:id', async (request) => {
    await closeTable(tables, await at(request), await identity.known(request));
    return {};
  });

  app.post('/api/tables/:id/start', async (request) => {
    const { fill } = checked(requests.start, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await startTable(tables, table, person, fill);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/place', async (request) => {
    const { seat, bot } = checked(requests.place, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await placeBot(table, seat, bot, person);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/arm', async (request) => {
    const { on } = checked(requests.arm, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await armStart(tables, table, on, person);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/name', async (request, reply) => {
    const { seat, name } = checked(requests.name, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await rename(table, seat, name, person);
    await identity.named(request, reply, name);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/move', async (request) => {
    const { seat, to } = checked(requests.move, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await moveTo(table, seat, to, person);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/leave', async (request) => {
    const { seat } = checked(requests.seat, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await getUp(tables, table, seat, person.id, standInBot);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/return', async (request) => {
    const { seat } = checked(requests.seat, request.body);
    const person = await identity.known(request);
    const table = await at(request);
    await takeOver(tables, table, seat, person);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/links', async (request) => {
    const person = await identity.known(request);
    const table = await at(request);
    await renewLinks(tables, table, person);
    return table.info({ person: person.id });
  });

  app.post('/api/tables/:id/rematch', async (request) => {
    const person = await identity.known(request);
    const next = await rematch(tables, await at(request), person, limits.tables);
    return (await tables.open(next)).info({ person: person.id });
  });

  /** A player's own file of a game that may still go on. */
  app.get('/api/tables/:id/mine', async (request) => myMatch(await at(request), (await identity.known(request)).id));

  /** A finished game as a file that the page can open; only then, because it holds the seed. */
  app.get('/api/tables/:id/match', async (request) => {
    const person = await identity.known(request);
    const table = await at(request);
    if (table.seatsOf(person.id).length === 0) throw new Refused('not-your-seat');
    if (table.row.state !== 'over') throw new Refused('not-over');
    return table.inTurn(async () => (await table.whole()).toJSON());
  });

  app.get('/api/links/:code', async (request) => {
    const code = checked(Code, (request.params as { code: string }).code);
    const person = await identity.person(request);
    const { table, kind } = await openLink(tables, code);
    return { kind, table: table.info({ person: person?.id ?? null }) };
  });

  app.post('/api/links/:code/sit', async (request, reply: FastifyReply) => {
    const code = checked(Code, (request.params as { code: string }).code);
    const { seat, name } = checked(requests.sit, request.body);
    const { table, kind } = await openLink(tables, code);
    if (kind !== 'play') throw new Refused('not-your-seat');
    mustBeFree(table, seat);
    const person = await identity.named(request, reply, name);
    await sitDown(tables, table, seat, person, name);
    return table.info({ person: person.id });
  });
}

function addPackRoutes(app: FastifyInstance, database: Database, identity: Identity): void {
  // nobody takes them away again as long as a table may need them
  const newPacks = app.createRateLimit({ max: 60, timeWindow: 3600_000 });
  app.put('/api/packs', { bodyLimit: limits.pack }, async (request) => {
    const { game: id, ...raw } = checked(requests.pack, request.body);
    const person = await identity.known(request);
    const game = gameOf(id);
    await within(newPacks(request));
    const pack = loadPack(game.format, raw);
    const kept = await database.read<{ hash: string }>('SELECT hash FROM pack WHERE person = $1', person.id);
    if (kept.length >= limits.packs && !kept.some(({ hash }) => hash === pack.hash))
      throw new Refused('too-many', { most: limits.packs });
    await database.write(keepingPack(game, pack, raw.files, person.id, Date.now()));
    return { hash: pack.hash };
  });

  app.get('/api/packs/:hash', async (request) => {
    const { hash } = request.params as { hash: string };
    const [row] = await database.read<{ game: string; id: string; files: string }>(
      'SELECT game, id, files FROM pack WHERE hash = $1',
      hash,
    );
    if (!row) throw new Refused('unknown-pack');
    return { game: row.game, id: row.id, files: JSON.parse(row.files) };
  });
}
