import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readiness } from '../../database/readiness.ts';
import type { Metrics, Version } from '../../metrics.ts';

export interface HealthInput {
  readiness: Readiness;
  metrics: Metrics;
  version: Version;
  metricsToken: string | undefined;
  /** Metrics have a port of their own. */
  metricsElsewhere: boolean;
  /** How many trusted proxies in front add the client's address. */
  trustProxy: number;
  onError(error: unknown): void;
}

/** Routes for monitoring: liveness, readiness and metrics. */
export function addHealthRoutes(
  app: FastifyInstance,
  { readiness, metrics, version, metricsToken, metricsElsewhere, trustProxy, onError }: HealthInput,
): void {
  // A static host answers this with false: its page then offers no tables by link
  app.get('/server.json', async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return { server: true };
  });

  app.get('/healthz', async () => ({ ok: true, ...version }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await readiness.check();
    } catch (error) {
      onError(error);
      return reply.status(503).send({ ok: false });
    }
    return { ok: true };
  });

  app.get('/metrics', async (request, reply) => {
    if (!canReadMetrics(request)) return reply.status(404).send({ code: 'no-table', params: {} });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  /** Requires the token; without a configured token, a direct connection from this machine. */
  function canReadMetrics(request: FastifyRequest): boolean {
    if (metricsToken !== undefined) {
      const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
      return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
    }
    const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in request.headers);
    // A page whose name was pointed at this machine's address (DNS rebinding) still sends that name as host
    const isHere = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '');
    if (metricsElsewhere || trustProxy > 0 || isForwarded || !isHere) return false;
    return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
  }
}
