import type { ClientMessage, ServerMessage } from '@cordillera/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../../src/online/remote/connection.ts';

/** A socket controlled by the test. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly url: string;
  readonly protocols: readonly string[];
  readyState = 0;
  readonly sent: ClientMessage[] = [];

  constructor(url: string, protocols: readonly string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const joined = { kind: 'joined' };
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

let page: EventTarget & { baseURI: string; visibilityState: string };
let world: EventTarget;
let heard: ServerMessage[];
let states: boolean[];
let waits: (number | null)[];
let connection: Connection;

const connect = (link?: string): void => {
  connection = new Connection({
    table: 'a table',
    link,
    hello: () => [{ kind: 'join', known: [] }],
    onMessage: (message) => heard.push(message),
    onState: (connected) => states.push(connected),
    onWait: (until) => waits.push(until === null ? null : until - Date.now()),
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all.length = 0;
  heard = [];
  states = [];
  waits = [];
  page = Object.assign(new EventTarget(), { baseURI: 'https://example.org/club/', visibilityState: 'visible' });
  world = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a connection passes the link as a subprotocol, never in an address', () => {
  connect();
  expect(last().url).toBe('wss://example.org/club/api/tables/a%20table/live?protocol=1');
  connection.close();
  expect(last().protocols).toEqual([]);
  connect('a-code');
  expect(last().url).toBe('wss://example.org/club/api/tables/a%20table/live?protocol=1');
  expect(last().protocols).toEqual(['cordillera', 'link.a-code']);
  connection.close();
  // a browser would reject it as a subprotocol
  connect('c/d');
  expect(last().protocols).toEqual([]);
});

test('a connection greets first, and counts as online once the table has answered', () => {
  connect();
  last().open();
  expect(last().sent).toEqual([{ kind: 'join', known: [] }]);
  expect(states).toEqual([]);
  last().say(joined);
  expect(states).toEqual([true]);
  expect(heard).toEqual([joined]);
});

test('a connection retries at once, then with growing delays until it is answered', () => {
  connect();
  for (const pause of [0, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const before = FakeSocket.all.length;
    last().close();
    if (pause > 0) {
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(before);
    }
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  last().open();
  last().say(joined);
  last().close();
  expect(states.at(-1)).toBe(false);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test('a connection reports the time of its next attempt, or that there is no network', () => {
  connect();
  last().close();
  vi.advanceTimersByTime(1);
  last().close();
  vi.advanceTimersByTime(500);
  expect(waits).toEqual([null, 0, null, 500, null]);
  last().open();
  last().say(joined);
  world.dispatchEvent(new Event('offline'));
  expect(waits.at(-1)).toBeNull();
});

test('a connection pings after long silence, and reconnects without a pong', () => {
  connect();
  last().open();
  last().say(joined);
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toEqual({ kind: 'ping' });
  last().say({ kind: 'pong' });
  expect(heard).toEqual([joined]);
  vi.advanceTimersByTime(20_000);
  expect(last().sent.filter(({ kind }) => kind === 'ping')).toHaveLength(2);
  vi.advanceTimersByTime(8001);
  expect(states).toEqual([true, false]);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a connection gives up a socket that never opens', () => {
  connect();
  vi.advanceTimersByTime(8001);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a connection without a network waits for one, and then connects at once', () => {
  connect();
  last().open();
  last().say(joined);
  world.dispatchEvent(new Event('offline'));
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(1);
  world.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a connection skips the wait when the page becomes visible or the player asks for it', () => {
  connect();
  for (let i = 0; i < 5; i++) {
    last().close();
    vi.advanceTimersByTime(i === 0 ? 1 : 8000);
  }
  last().close();
  const before = FakeSocket.all.length;
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(before);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(before + 1);
  // an attempt is already being made
  connection.tryNow();
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test('a connection ignores messages of a socket it has given up', () => {
  connect();
  const old = last();
  old.open();
  old.say(joined);
  world.dispatchEvent(new Event('offline'));
  world.dispatchEvent(new Event('online'));
  old.say({ kind: 'table' });
  expect(heard).toEqual([joined]);
});

test('a connection drops messages while it is offline', () => {
  connect();
  connection.send({ kind: 'ping' });
  expect(last().sent).toEqual([]);
});

test('a connection stays closed when the server says so, and when it is closed', () => {
  connect();
  last().open();
  last().say({ kind: 'bye', code: 'link-closed', again: false });
  expect(heard).toEqual([{ kind: 'bye', code: 'link-closed', again: false }]);
  vi.advanceTimersByTime(120_000);
  world.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
  connect();
  connection.close();
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a connection returns after the server was unavailable for a moment', () => {
  connect();
  last().open();
  last().say(joined);
  last().say({ kind: 'bye', code: 'unavailable', again: true });
  last().close();
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
});
