import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Identity } from './identity.ts';

/** How often somebody may ask, in a minute. A club behind one address has many devices. */
export interface Rates {
  device: number;
  address: number;
  /** How many people may be new from one address in an hour. */
  newPeople: number;
  /**
   * What somebody may say over sockets, however many: so much at once, and so much a second in the long run. Those who
   * only watch count together by their address, which may say four times as much.
   */
  messages: { atOnce: number; perSecond: number };
  /** Pages that may be open at once from one address. */
  pages: number;
}

export const ratesFor = (device: number): Rates => ({
  device,
  address: device * 4,
  newPeople: device,
  // however little it may say, it can open a table and ask for its story
  messages: { atOnce: Math.max(60, device / 5), perSecond: Math.max(1, device / 20) },
  pages: Math.max(60, device),
});

/** By the address that the request was found under: `/%61pi/` is `/api/` too. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/');

function isOurs(origin: string, request: FastifyRequest, publicUrl: string | null): boolean {
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
}

/** What holds for every address: who may ask, how often, and what the browser must refuse to do with the answer. */
export function guard(app: FastifyInstance, { identity, publicUrl, rates, headers }: GuardInput): void {
  const perAddress = app.createRateLimit({ max: rates.address, timeWindow: 60_000 });
  const perDevice = app.createRateLimit({
    max: rates.device,
    timeWindow: 60_000,
    keyGenerator: (request) => `device ${identity.deviceOf(request)}`,
  });

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!isApi(request)) return;
    void reply.header('Cache-Control', 'no-store');
    await within(perAddress(request));
    if (identity.deviceOf(request) !== null) await within(perDevice(request));
    // A page of another site may make a browser send our cookie, but it cannot hide where it comes from.
    const isSafe = ['GET', 'HEAD'].includes(request.method) && request.headers.upgrade === undefined;
    if (isSafe) return;
    const { origin } = request.headers;
    if (origin === undefined || !isOurs(origin, request, publicUrl)) throw new Refused('foreign-page');
  });
}

/** Refuses whoever asks too often. */
export async function within(limit: ReturnType<ReturnType<FastifyInstance['createRateLimit']>>): Promise<void> {
  const found = await limit;
  if (!found.isAllowed && found.isExceeded) throw new Refused('too-fast', { seconds: found.ttlInSeconds });
}
