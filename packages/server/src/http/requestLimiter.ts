import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refusalError.ts';

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address. A connection that was reset early
 * has no address any more.
 */
export const sourceOf = (address: string | undefined): string => (address ? normalizeIP(address) : 'gone');

/** Above this many clients, the least recently seen one is forgotten. */
const maxCounted = 100_000;

export interface LimitInput {
  max: number;
  windowMs: number;
  /** What is counted; the address when absent. */
  key?: (request: FastifyRequest) => string;
}

/** Returns a check that throws when a client exceeds the limit. */
export function limiter(app: FastifyInstance, { max, windowMs, key }: LimitInput) {
  const keyGenerator = key ?? (({ ip }: FastifyRequest) => sourceOf(ip));
  const options: RateLimitOptions = { max, timeWindow: windowMs, cache: maxCounted, keyGenerator };
  const count = app.createRateLimit(options);
  return async (request: FastifyRequest): Promise<void> => {
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded) throw new RefusalError('too-fast', { seconds: found.ttlInSeconds });
  };
}
