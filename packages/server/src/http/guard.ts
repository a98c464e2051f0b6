import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refusalError.ts';
import type { Identity } from './identity.ts';
import { limiter } from './requestLimiter.ts';

/** How often somebody may ask, in a minute. A club behind one address has many devices. */
export interface Rates {
  device: number;
  address: number;
  /** How many people may be new from one address in an hour. */
  newPeople: number;
  /** How many tables may be made from one address in an hour. */
  newTables: number;
  /**
   * What somebody may say over sockets, however many: so much at once, and so much a second in the long run. Those who
   * only watch count together by their address, which may say four times as much.
   */
  messages: { atOnce: number; perSecond: number };
  /** Pages that may be open at once from one address. */
  pages: number;
  /** Connections from one address; browsers make several for a page. */
  connections: number;
}

export const ratesFor = (device: number): Rates => ({
  device,
  address: device * 4,
  newPeople: device,
  newTables: device,
  // however little it may say, it can open a table and ask for its story
  messages: { atOnce: Math.max(60, device / 5), perSecond: Math.max(1, device / 20) },
  pages: Math.max(60, device),
  connections: Math.max(60, device) * 3,
});

/** By the address that the request was found under: `/%61pi/` is `/api/` too. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/');

function isSameOrigin(origin: string, request: FastifyRequest, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl;
  try {
    return new URL(origin).host === request.host;
  } catch {
    // "null", from a page without an address
    return false;
  }
}

export interface GuardInput {
  identity: Identity;
  publicUrl: string | null;
  rates: Rates;
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
  trustProxy: number;
  /** Something about the settings that cannot be meant so. */
  onDoubt(what: string): void;
}

/** What holds for every address: who may ask, how often, and what the browser must refuse to do with the answer. */
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
    // A page of another site may make a browser send our cookie, but it cannot hide where it comes from.
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
