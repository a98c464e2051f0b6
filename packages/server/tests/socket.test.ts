import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { TableSocket } from '../src/http/socket.ts';
import type { LiveTable } from '../src/table/live.ts';

/** A socket that a test holds in its hands. */
const fakeSocket = (send: (text: string) => void = () => undefined) =>
  Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    isGone: false,
    send,
    ping(this: EventEmitter) {
      this.emit('pong');
    },
    terminate(this: { isGone: boolean }) {
      this.isGone = true;
    },
  });

test('a page that never says what it knows is sent away; one that has stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const table = {
    leave: () => undefined,
    look: () => undefined,
    inTurn: (deed: () => Promise<void>) => deed(),
    joined: async () => ({ kind: 'pong' }),
  };
  const [silent, joined] = [0, 1].map(() => {
    const socket = fakeSocket();
    new TableSocket({
      socket: socket as unknown as WebSocket,
      connection: { cork: () => undefined, uncork: () => undefined } as unknown as Socket,
      table: table as unknown as LiveTable,
      person: null,
      link: null,
      mayHear: () => true,
      onError: (error) => expect.fail(String(error)),
    });
    return socket;
  });
  joined!.emit('message', Buffer.from('{"kind":"join","known":[]}'), false);
  vi.advanceTimersByTime(30_000);
  expect([silent!.isGone, joined!.isGone]).toEqual([true, false]);
  for (const socket of [silent!, joined!]) socket.emit('close');
  vi.useRealTimers();
});

test('what a page is told in one turn of the event loop is sent together', async () => {
  const done: string[] = [];
  const socket = fakeSocket((text) => void done.push(JSON.parse(text).kind));
  const connection = { cork: () => void done.push('cork'), uncork: () => void done.push('uncork') };
  const page = new TableSocket({
    socket: socket as unknown as WebSocket,
    connection: connection as unknown as Socket,
    table: { leave: () => undefined } as unknown as LiveTable,
    person: null,
    link: null,
    mayHear: () => true,
    onError: (error) => expect.fail(String(error)),
  });
  page.send({ kind: 'pong' });
  await Promise.resolve();
  page.send({ kind: 'done', key: 'abcdef' });
  await new Promise(setImmediate);
  page.send({ kind: 'pong' });
  await new Promise(setImmediate);
  expect(done).toEqual(['cork', 'pong', 'done', 'uncork', 'cork', 'pong', 'uncork']);
  socket.emit('close');
});
