import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ratesFor } from '@cordillera/server';
import fastify from 'fastify';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { boundConnections } from '../../src/http/connections.ts';
import { sourceOf } from '../../src/http/requestLimiter.ts';
import { inSlices } from '../../src/table/runInSlices.ts';
import { useFolders } from '../helpers/databases.ts';
import { type Page, playTogether, Visitor } from '../helpers/players.ts';
import { type ServerProcess, startProcess } from '../helpers/processes.ts';
import { flood, frame, opcodes, rawSocket } from '../helpers/rawSocket.ts';
import { house } from '../helpers/served.ts';

const newFolder = useFolders();
const plan = { game: 'colorado', seats: [null, null] };

const running: ServerProcess[] = [];
afterAll(async () => {
  for (const process of running) await process.stop();
});

/** 100,000 bytes of small frames: far more of them than allowed. */
const many = (piece: Buffer): Buffer => Buffer.concat(Array(Math.ceil(100_000 / piece.length)).fill(piece));

describe('one socket cannot kill the process', () => {
  test('endless pings with unread pongs: the process survives, and other people play on', async () => {
    const server = await startProcess({ dataDir: newFolder() }, { heapMb: 256, rates: ratesFor(300) });
    running.push(server);
    const [anna, bert] = [new Visitor(server.url), new Visitor(server.url)];
    const { id, me } = await anna.create(plan);
    await bert.sit(me.links.play!, 1, 'Bert');
    await anna.start(id);
    const pages: Page[] = [await anna.open(id), await bert.open(id)];
    let floods = 0;
    const attack = async (): Promise<void> => {
      while (floods < 20) {
        floods++;
        const socket = await rawSocket(server.url, id, { link: me.links.watch! });
        await flood(socket, many(frame(opcodes.ping, 'x'.repeat(125))));
      }
    };
    let isOver = false;
    const attacks = Promise.all([attack(), attack(), attack()]).then(() => {
      isOver = true;
    });
    let made = 0;
    const pace = (): number => {
      made++;
      return 0;
    };
    await playTogether(pages, pace, () => made >= 20 && isOver);
    await attacks;
    expect(server.child.exitCode).toBeNull();
    expect(server.errors).toEqual([]);
    for (const page of pages) {
      await page.settled();
      page.close();
    }
  });

  test.each([
    ['pings', frame(opcodes.ping, 'x')],
    ['unsolicited pongs', frame(opcodes.pong, 'x')],
    ['fragments of a message', frame(opcodes.continuation, 'x', false)],
    ['messages', frame(opcodes.text, '{"kind":"ping"}')],
  ])('a client that sends endless %s is cut off', async (_what, piece) => {
    const at = await house({ rates: ratesFor(300) });
    const { id, me } = await at.visitor().create(plan);
    const socket = await rawSocket(at.server.url, id, { link: me.links.watch! });
    socket.write(frame(opcodes.text, '{"kind":"join","known":[]}'));
    socket.write(frame(opcodes.text, 'x', false));
    if (piece[0] !== opcodes.continuation) socket.write(frame(opcodes.continuation, '"'));
    await flood(socket, many(piece));
  });
});

test('long work runs in slices, one job after another, while other work goes on', async () => {
  const seen: string[] = [];
  function* work(name: string): Generator<void, string> {
    for (let i = 0; i < 3; i++) {
      seen.push(name);
      yield;
    }
    return name;
  }
  const others = new Promise<void>((done) => {
    const go = (): void => {
      seen.push('other');
      if (seen.filter((each) => each === 'other').length < 4) setImmediate(go);
      else done();
    };
    setImmediate(go);
  });
  expect(await Promise.all([inSlices(work('a'), 0), inSlices(work('b'), 0)])).toEqual(['a', 'b']);
  await others;
  expect(seen.filter((each) => each !== 'other')).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
  expect(seen.slice(0, 5)).toEqual(['a', 'other', 'a', 'other', 'a']);
  function* broken(): Generator<void, string> {
    yield;
    throw new Error('broken');
  }
  await expect(inSlices(broken())).rejects.toThrow('broken');
  expect(await inSlices(work('c'))).toBe('c');
});

test('a long log is read in slices, while other work goes on', async () => {
  const at = await house();
  const [anna, bert] = [at.visitor(), at.visitor()];
  const { id, me } = await anna.create(plan);
  await bert.sit(me.links.play!, 1, 'Bert');
  await anna.start(id);
  let made = 0;
  await playTogether(
    [await anna.open(id), await bert.open(id)],
    () => 0,
    () => ++made > 60,
  );
  await at.restart();
  const table = await at.server.tables.open(id);
  const match = table.match!;
  expect(match.hasFullHistory).toBe(false);
  let turn = 0;
  let timer = setImmediate(function next() {
    turn++;
    timer = setImmediate(next);
  });
  const turns: number[] = [];
  const kind = Object.getPrototypeOf(match);
  const { applyEntry } = kind;
  vi.spyOn(kind, 'applyEntry').mockImplementation(function (this: unknown, ...entry: unknown[]) {
    turns.push(turn);
    return applyEntry.apply(this, entry);
  });
  // each slice takes as long as allowed
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => void vi.restoreAllMocks());
  await table.runExclusive(() => table.log.loadFullMatch());
  clearImmediate(timer);
  expect(turns).toHaveLength(match.seq);
  expect(new Set(turns).size).toBe(match.seq);
});

test('a page that closes while it waits for its turn does not stay subscribed', async () => {
  const at = await house();
  const anna = at.visitor();
  const { id, me } = await anna.create(plan);
  const table = await at.server.tables.open(id);
  let goOn = (): void => undefined;
  const busy = table.runExclusive(
    () =>
      new Promise<void>((done) => {
        goOn = done;
      }),
  );
  const sockets = await Promise.all(
    Array.from({ length: 5 }, () => rawSocket(at.server.url, id, { link: me.links.watch! })),
  );
  await expect.poll(() => anna.text('/metrics')).toMatch(/^cordillera_sockets 5$/m);
  for (const socket of sockets) socket.write(frame(opcodes.text, '{"kind":"join","known":[]}'));
  // these requests are processed after it
  for (let i = 0; i < 3; i++) await anna.ask('GET', '/api/me');
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => anna.text('/metrics')).toMatch(/^cordillera_sockets 0$/m);
  goOn();
  await busy;
  await table.runExclusive(async () => undefined);
  expect(table.audience.subscribers.size).toBe(0);
});

test('a page that does not read its messages is cut off', async () => {
  const at = await house({ rates: { ...ratesFor(1_000_000), messages: { atOnce: 1e9, perSecond: 1e9 } } });
  const anna = at.visitor();
  const { id } = await anna.create(plan);
  await anna.start(id, 'greenhorn');
  const socket = await rawSocket(at.server.url, id, { cookie: anna.cookie });
  // each join sends everything again
  await flood(socket, frame(opcodes.text, '{"kind":"join","known":[]}'));
  const page = await anna.open(id);
  await page.settled();
  page.close();
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  [undefined, 'gone'],
])('%s is counted as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

test('the limiter remembers a client among five thousand others, and counts IPv6 by its first half', async () => {
  const at = await house({ trustProxy: 1, rates: { ...ratesFor(1000), address: 2 } });
  const from = (address: string) =>
    at
      .visitor()
      .ask('GET', '/api/nothing', undefined, { 'X-Forwarded-For': address })
      .then(({ status }) => status);
  const asked = [];
  for (const last of [1, 2, 3]) asked.push(await from(`2001:db8::${last}`));
  expect(asked).toEqual([404, 404, 429]);
  for (let i = 0; i < 5100; i += 50)
    await Promise.all(Array.from({ length: 50 }, (_, j) => from(`10.0.${(i + j) >> 8}.${(i + j) & 255}`)));
  expect(await from('2001:db8::4')).toBe(429);
});

test('a connection that is reset before the server handles it causes no error', async () => {
  const at = await house();
  const program = `
    const { connect } = require('node:net');
    for (let i = 0; i < 50; i++) {
      const socket = connect(${at.server.port}, '127.0.0.1', () => {
        socket.write('GET /api/me HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => socket.resetAndDestroy());
      });
    }`;
  // the server is blocked meanwhile, and finds the connections already reset
  expect(spawnSync(process.execPath, ['-e', program]).status).toBe(0);
  expect((await at.visitor().ask('GET', '/api/me')).status).toBe(200);
  expect(at.log).toEqual([]);
});

describe('connections', () => {
  const half =
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{';

  test('a request that does not end is aborted', async () => {
    const at = await house({ timeoutMs: 200 });
    const socket = connect(at.server.port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(half);
    // sends another byte now and then
    const more = setInterval(() => socket.write(' '), 50);
    await once(socket, 'close');
    clearInterval(more);
  });

  test('a client that exceeds the request limit is disconnected', async () => {
    const at = await house({ rates: { ...ratesFor(300), address: 1 } });
    expect((await at.visitor().ask('GET', '/api/me')).headers.get('connection')).toBe('keep-alive');
    const socket = connect(at.server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(half);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
  });

  test('one address has a limited number of connections, and can open new ones when others close', async () => {
    const at = await house({ rates: { ...ratesFor(300), connections: 5 } });
    const open = async () => {
      const socket = connect(at.server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      const isHeard = new Promise<boolean>((done) => {
        socket.once('data', () => done(true));
        socket.once('close', () => done(false));
      });
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      return { socket, isHeard: await isHeard };
    };
    const opened = [];
    for (let i = 0; i < 7; i++) opened.push(await open());
    expect(opened.map(({ isHeard }) => isHeard)).toEqual([true, true, true, true, true, false, false]);
    for (const { socket } of opened) socket.destroy();
    await expect.poll(async () => (await open()).isHeard).toBe(true);
  });

  test('unread responses are buffered up to a limit for one address', async () => {
    const app = fastify();
    boundConnections(app, 100, false);
    app.get('/long', async () => 'x'.repeat(1_000_000));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    // more than the system buffers for them
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(15));
      socket.write('GET /long HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      return socket;
    });
    const statuses = new Set<string>();
    await Promise.all(
      sockets.map(async (socket) => {
        socket.on('data', (data) => {
          for (const [, status] of String(data).matchAll(/HTTP\/1.1 (\d+) /g)) statuses.add(status!);
        });
        socket.resume();
        await once(socket, 'close');
      }),
    );
    expect(statuses).toEqual(new Set(['200', '429']));
    expect((await fetch(`http://127.0.0.1:${port}/long`)).status).toBe(200);
    await app.close();
  });

  test('many requests at once on one connection with unread responses end it', async () => {
    const at = await house();
    const socket = connect(at.server.port, '127.0.0.1');
    socket.on('error', () => undefined).pause();
    socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
    socket.resume();
    await once(socket, 'close');
  });
});
