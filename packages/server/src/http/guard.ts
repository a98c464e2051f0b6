import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refusalError.ts';
import type { Identity } from './identity.ts';
import { limiter } from './requestLimiter.ts';

/** Rate limits per minute, except where noted. A club behind one address has many devices. */
export interface Rates {
  device: number;
  address: number;
  /** New people from one address in an hour. */
  newPeople: number;
  /** New tables from one address in an hour. */
  newTables: number;
  /**
   * Messages of one person over all their sockets: burst and sustained rate. Spectators without a person are counted
   * together by address, with four times as much.
   */
  messages: { atOnce: number; perSecond: number };
  /** Open pages from one address. */
  pages: number;
  /** Connections from one address; browsers make several for a page. */
  connections: number;
}

export const ratesFor = (device: number): Rates => ({
  device,
  address: device * 4,
  newPeople: device,
  newTables: device,
  // however low the limit, a page can open a table and ask for its replay
  messages: { atOnce: Math.max(60, device / 5), perSecond: Math.max(1, device / 20) },
  pages: Math.max(60, device),
  connections: Math.max(60, device) * 3,
});

/** By the matched route, not the URL: `/%61pi/` is `/api/` too. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/');

function isSameOrigin(origin: string, request: FastifyRequest, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl;
  try {
    return new URL(origin).host === request.host;
  } catch {
    // "null", the origin of an opaque document
    return false;
  }
}

export interface GuardInput {
  identity: Identity;
  publicUrl: string | null;
  rates: Rates;
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>;
  trustProxy: number;
  /** Reports a setting that cannot be right. */
  onDoubt(what: string): void;
}

/** Applies to every request: same-origin check, rate limits and security headers. */
export function guard(
  app: FastifyInstance,
  { identity, publicUrl, rates, headers, trustProxy, onDoubt }: GuardInput,
): void {
  const perAddress = limiter(app, { max: rates.address, windowMs: 60_000 });
  const perDevice = limiter(app, {
    max: rates.device,
    windowMs: 60_000,
    key: (request) => String(identity.deviceOf(request)),
  });

  let mayDoubtProxy = trustProxy === 0;
  let mayDoubtAddress = publicUrl !== null;

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!isApi(request)) return;
    if (mayDoubtProxy && request.headers['x-forwarded-for'] !== undefined) {
      mayDoubtProxy = false;
      onDoubt(
        'A proxy passes requests on, but TRUST_PROXY is 0: everybody shares one limit of requests. Set TRUST_PROXY=1.',
      );
    }
    void reply.header('Cache-Control', 'no-store');
    await perAddress(request);
    if (identity.deviceOf(request) !== null) await perDevice(request);
    // another site can make a browser send our cookie, but it cannot hide its origin
    const isSafe = ['GET', 'HEAD'].includes(request.method) && request.headers.upgrade === undefined;
    if (isSafe) return;
    const { origin } = request.headers;
    if (origin !== undefined && isSameOrigin(origin, request, publicUrl)) return;
    if (mayDoubtAddress && origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host) {
      mayDoubtAddress = false;
      onDoubt(
        `The page is opened as ${origin}, and nothing can be done there, because PUBLIC_URL is ${publicUrl}. Set it to the address that people type.`,
      );
    }
    throw new RefusalError('foreign-page');
  });
}
