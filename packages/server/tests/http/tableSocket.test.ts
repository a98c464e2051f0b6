import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { type SocketInput, TableSocket } from '../../src/http/tableSocket.ts';
import type { LiveTable } from '../../src/table/liveTable.ts';

/** A fake socket that the test controls. */
const fakeSocket = (send: (text: string) => void = () => undefined) =>
  Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    isGone: false,
    pongs: 0,
    send,
    ping(this: EventEmitter) {
      this.emit('pong');
    },
    pong(this: { pongs: number }) {
      this.pongs++;
    },
    close: () => undefined,
    terminate(this: { isGone: boolean }) {
      this.isGone = true;
    },
  });

const fakeTable = {
  audience: { subscribe: () => undefined, unsubscribe: () => undefined },
  runExclusive: (action: () => Promise<void>) => action(),
  joinMessageFor: async () => ({ kind: 'pong' }),
};

const open: EventEmitter[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.emit('close');
});

/** A page on such a socket; allowed everything that the test does not forbid. */
function pageOn(socket: ReturnType<typeof fakeSocket>, input: Partial<SocketInput> = {}): TableSocket {
  open.push(socket);
  return new TableSocket({
    socket: socket as unknown as WebSocket,
    connection: { cork: () => undefined, uncork: () => undefined } as unknown as Socket,
    table: fakeTable as unknown as LiveTable,
    person: null,
    link: null,
    acceptsMessage: () => true,
    acceptsExpensive: () => true,
    canBuffer: () => true,
    metrics: { choices: { begin: () => () => undefined }, refused: () => undefined },
    onError: (error) => expect.fail(String(error)),
    ...input,
  });
}

test('a page that never joins is dismissed; one that has joined stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [silent, joined] = [fakeSocket(), fakeSocket()];
  for (const socket of [silent, joined]) pageOn(socket);
  joined.emit('message', Buffer.from('{"kind":"join","known":[]}'), false);
  vi.advanceTimersByTime(30_000);
  expect([silent.isGone, joined.isGone]).toEqual([true, false]);
  vi.useRealTimers();
});

test('messages of one event-loop turn are sent in one write', async () => {
  const done: string[] = [];
  const connection = { cork: () => void done.push('cork'), uncork: () => void done.push('uncork') };
  const page = pageOn(
    fakeSocket((text) => void done.push(JSON.parse(text).kind)),
    { connection: connection as unknown as Socket },
  );
  page.send({ kind: 'pong' });
  await Promise.resolve();
  page.send({ kind: 'done', key: 'abcdef' });
  await new Promise(setImmediate);
  page.send({ kind: 'pong' });
  await new Promise(setImmediate);
  expect(done).toEqual(['cork', 'pong', 'done', 'uncork', 'cork', 'pong', 'uncork']);
});

describe('every kind of message counts towards the limit:', () => {
  type Fake = ReturnType<typeof fakeSocket>;
  const say: [string, (socket: Fake) => void][] = [
    ['messages', (socket) => socket.emit('message', Buffer.from('{"kind":"ping"}'), false)],
    ['invalid messages', (socket) => socket.emit('message', Buffer.from('x'), true)],
    ['pings', (socket) => socket.emit('ping', Buffer.from('x'))],
    ['unsolicited pongs', (socket) => socket.emit('pong', Buffer.from('x'))],
  ];

  test.each(say)('%s: above the limit the page is dismissed, and terminated if it continues', (_what, speak) => {
    const sentKinds: string[] = [];
    const socket = fakeSocket((text) => void sentKinds.push(JSON.parse(text).kind));
    let left = 5;
    pageOn(socket, { acceptsMessage: () => left-- > 0 });
    for (let i = 0; i < 5; i++) speak(socket);
    expect(sentKinds).not.toContain('bye');
    for (let i = 0; i < 200; i++) speak(socket);
    // messages that were on their way are harmless
    expect([sentKinds.filter((kind) => kind === 'bye').length, socket.isGone]).toEqual([1, false]);
    const { pongs } = socket;
    for (let i = 0; i < 200; i++) speak(socket);
    expect([socket.isGone, socket.pongs]).toEqual([true, pongs]);
  });
});

describe('a page that does not read its messages', () => {
  const waiting = (
    bufferedAmount: number,
    mayWait: boolean,
    receive: (socket: ReturnType<typeof fakeSocket>) => void,
  ) => {
    const socket = Object.assign(fakeSocket(), { bufferedAmount });
    const page = pageOn(socket, { canBuffer: () => mayWait });
    receive(socket);
    return { isGone: socket.isGone, why: page.why, pongs: socket.pongs };
  };

  test.each([
    ['answers to pings', (socket: EventEmitter) => void socket.emit('ping', Buffer.from('x'))],
    [
      'answers to messages',
      (socket: EventEmitter) => void socket.emit('message', Buffer.from('{"kind":"ping"}'), false),
    ],
  ])('is cut off when too much is buffered, whatever the message: %s', (_what, receive) => {
    const cutOff = { isGone: true, why: 'slow', pongs: 0 };
    expect(waiting(4_000_000, true, receive).isGone).toBe(false);
    expect(waiting(4_000_001, true, receive)).toEqual(cutOff);
    // a small buffer is harmless, however much is buffered for its address
    expect(waiting(256_000, false, receive).isGone).toBe(false);
    expect(waiting(256_001, false, receive)).toEqual(cutOff);
  });
});
