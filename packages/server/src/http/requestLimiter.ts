import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refusalError.ts';

/**
 * Whom limits count as one: an IPv4 address, or the 2^64 of IPv6 that one line has. A connection that was reset before it
 * was looked at has no address any more.
 */
export const sourceOf = (address: string | undefined): string => (address ? normalizeIP(address) : 'gone');

/** So many are counted apart before the one that asked the longest time ago is forgotten. */
const maxCounted = 100_000;

export interface LimitInput {
  max: number;
  windowMs: number;
  /** Who is counted; the address when absent. */
  key?: (request: FastifyRequest) => string;
}

/** Refuses whoever asks more often than that. */
export function limiter(app: FastifyInstance, { max, windowMs, key }: LimitInput) {
  const keyGenerator = key ?? (({ ip }: FastifyRequest) => sourceOf(ip));
  const options: RateLimitOptions = { max, timeWindow: windowMs, cache: maxCounted, keyGenerator };
  const count = app.createRateLimit(options);
  return async (request: FastifyRequest): Promise<void> => {
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded) throw new RefusalError('too-fast', { seconds: found.ttlInSeconds });
  };
}
