import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from './requestLimiter.ts';

/**
 * How many responses one connection may have waiting: browsers send the next request when they have the last response.
 */
const maxWaiting = 16;

/** How many bytes of large responses may wait for one address in total; smaller responses do not count. */
const maxBufferedBytes = 32_000_000;
const smallBytes = 16_384;

/**
 * Limits the connections of one address, and the responses buffered for clients that do not read them. Behind a proxy
 * all connections are the proxy's, which has limits of its own, so they are not counted.
 */
export function boundConnections(app: FastifyInstance, maxConnections: number, isBehindProxy: boolean): void {
  const server = app.server as Server;
  const open = new Map<string, number>();
  const waiting = new WeakMap<Socket, number>();
  server.on('connection', (socket: Socket) => {
    const source = sourceOf(socket.remoteAddress);
    if (isBehindProxy) return;
    const count = (open.get(source) ?? 0) + 1;
    if (count > maxConnections) {
      socket.destroy();
      return;
    }
    open.set(source, count);
    socket.once('close', () => {
      const left = open.get(source)! - 1;
      if (left > 0) open.set(source, left);
      else open.delete(source);
    });
  });
  server.on('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    if (count > maxWaiting) socket.destroy();
  });

  const bufferedBytes = new Map<string, number>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallBytes) return payload;
    const source = sourceOf(request.ip);
    const held = (bufferedBytes.get(source) ?? 0) + payload.length;
    if (held > maxBufferedBytes) {
      void reply.status(429);
      return JSON.stringify({ code: 'too-fast', params: {} });
    }
    bufferedBytes.set(source, held);
    reply.raw.once('close', () => {
      const left = bufferedBytes.get(source)! - payload.length;
      if (left > 0) bufferedBytes.set(source, left);
      else bufferedBytes.delete(source);
    });
    return payload;
  });
}
