import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from './requestLimiter.ts';

/** Answers that one connection may have waiting: browsers ask for the next one when they have the last. */
const maxWaiting = 16;

/** What may wait for everybody at one address together, in bytes; smaller answers do not count. */
const maxBufferedBytes = 32_000_000;
const smallBytes = 16_384;

/**
 * Keeps few connections of one address, and little for those who do not take their answers. Behind a proxy all of them are
 * the proxy's: it has limits of its own.
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
