import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { limits, protocolVersion, type TableInfo } from '@cordillera/protocol';
import { ratesFor } from '@cordillera/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { TableSocket } from '../../src/http/tableSocket.ts';
import { jsonLog } from '../../src/log.ts';
import { TestClock } from '../helpers/house.ts';
import type { Page } from '../helpers/players.ts';
import { type House, house } from '../helpers/served.ts';

const plan = { game: 'colorado', options: {}, seats: [null, null] };

describe('a page of another site', () => {
  const foreign = ['https://evil.example', 'null', 'http://localhost', 'http://localhost:1'];
  const routes = [
    ['POST', '/api/tables', { plan, name: 'Eve' }],
    ['PUT', '/api/me', { name: 'Eve' }],
    ['DELETE', '/api/me', undefined],
    ['POST', '/api/me/passkeys/options', {}],
    ['POST', '/api/sign-in/options', {}],
    ['PUT', '/api/packs', {}],
  ] as const;

  test('cannot change anything with the person’s cookie', async () => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create(plan);
    const all = [...routes, ['POST', `/api/tables/${id}/start`, { fill: 'greenhorn' }] as const];
    for (const [method, path, body] of all) {
      for (const origin of foreign) {
        anna.origin = origin;
        const { status, body: answer } = await anna.ask(method, path, body);
        expect([status, answer], `${method} ${path} from ${origin}`).toEqual([
          403,
          { code: 'foreign-page', params: {} },
        ]);
      }
      const { status } = await anna.ask(method, path, body, { Origin: '' });
      expect(status, `${method} ${path} from nowhere`).toBe(403);
    }
    anna.origin = at.server.url;
    expect((await anna.get<{ name: string }>('GET', '/api/me')).name).toBe('Anna');
    expect((await anna.get('GET', `/api/tables/${id}`)).state).toBe('open');
  });

  test.each(['/%61pi', '/ap%69', '/%61%70%69'])(
    'cannot bypass the check with another spelling of the path: %s',
    async (api) => {
      const at = await house({ rates: { ...ratesFor(100), device: 4 } });
      const anna = at.visitor();
      const { id, me } = await anna.create(plan);
      anna.origin = 'https://evil.example';
      expect((await anna.ask('POST', `${api}/tables/${id}/links`)).body.code).toBe('foreign-page');
      const address = `${at.server.url.replace('http', 'ws')}${api}/tables/${id}/live`;
      const socket = new WebSocket(address, { headers: { Origin: anna.origin, Cookie: anna.cookie } });
      const status = await new Promise((done) => {
        socket.on('unexpected-response', (_request, response) => done(response.statusCode));
        socket.on('open', () => done('open'));
      });
      expect(status).toBe(403);
      socket.on('error', () => undefined);
      socket.terminate();
      anna.origin = null;
      expect((await anna.get('GET', `/api/tables/${id}`)).me.links).toEqual(me.links);
      const { headers } = await anna.ask('GET', `${api}/me`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect((await anna.ask('GET', `${api}/me`)).status).toBe(429);
    },
  );

  test('a form cannot send JSON: other content types are refused', async () => {
    const at = await house();
    const anna = at.visitor();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        (await anna.ask('POST', '/api/tables', JSON.stringify({ plan, name: 'A' }), { 'Content-Type': type })).status,
      ).toBe(400);
  });

  test.each(foreign)('cannot open a socket from %s', async (origin) => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create(plan);
    const address = `${at.server.url.replace('http', 'ws')}/api/tables/${id}/live`;
    const socket = new WebSocket(address, { headers: { Origin: origin, Cookie: anna.cookie } });
    const status = await new Promise((done) => {
      socket.on('unexpected-response', (_request, response) => done(response.statusCode));
      socket.on('open', () => done('open'));
    });
    expect(status).toBe(403);
    socket.on('error', () => undefined);
    socket.terminate();
  });

  test('with a public address, only that origin is accepted', async () => {
    const at = await house({ publicUrl: 'https://play.example.org' });
    const anna = at.visitor();
    expect((await anna.ask('POST', '/api/tables', { plan, name: 'A' })).status).toBe(403);
    anna.origin = 'https://play.example.org';
    const { status, headers } = await anna.ask('POST', '/api/tables', { plan, name: 'A' });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^__Host-cordillera=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  });

  test('a wrong public address and an untrusted proxy are logged once', async () => {
    const at = await house({ publicUrl: 'https://play.example.org' });
    const anna = at.visitor();
    anna.origin = 'https://evil.example';
    await anna.ask('POST', '/api/tables', { plan, name: 'A' });
    expect(at.log).toEqual([]);
    anna.origin = null;
    for (let i = 0; i < 3; i++)
      await anna.ask('POST', '/api/tables', { plan, name: 'A' }, { 'X-Forwarded-For': '203.0.113.5' });
    const { url } = at.server;
    expect(at.log).toEqual([
      { level: 'warn', event: 'settings', what: expect.stringMatching(/^A proxy passes .* Set TRUST_PROXY=1\.$/) },
      { level: 'warn', event: 'settings', what: expect.stringContaining(`The page is opened as ${url}, and nothing`) },
    ]);
    expect(JSON.stringify(at.log)).not.toContain('203.0.113');
    const behind = await house({ trustProxy: 1 });
    await behind.visitor().ask('GET', '/api/me', undefined, { 'X-Forwarded-For': '203.0.113.5' });
    expect(behind.log).toEqual([]);
  });

  test('with https a browser never comes without it again, and a device with an older cookie stays the same person', async () => {
    const at = await house({ page: (_request, response) => void response.end('"page"') });
    const anna = at.visitor();
    await anna.create(plan);
    const before = anna.cookie;
    expect((await anna.ask('GET', '/api/me')).headers.get('strict-transport-security')).toBeNull();
    await at.restart({ publicUrl: 'https://play.example.org' });
    anna.base = at.server.url;
    const { body, headers } = await anna.ask('GET', '/api/me');
    expect(body.name).toBe('Anna');
    expect(headers.get('set-cookie')).toMatch(/^__Host-cordillera=.*, cordillera=; Max-Age=0/);
    expect([before, anna.cookie].map((cookie) => cookie.split('=')[0])).toEqual(['cordillera', '__Host-cordillera']);
    expect((await anna.ask('GET', '/api/me')).body.name).toBe('Anna');
    for (const path of ['/', '/api/me', '/healthz'])
      expect((await anna.ask('GET', path)).headers.get('strict-transport-security'), path).toBe('max-age=31536000');
  });
});

describe('limits', () => {
  test('every message that a page sends right after connecting is processed, however many there are', async () => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create(plan);
    const { tables } = at.server;
    const open = tables.open.bind(tables);
    let whenSaid = (): void => undefined;
    const said = new Promise<void>((done) => {
      whenSaid = done;
    });
    tables.open = (table) => said.then(() => open(table));
    const socket = new WebSocket(`${at.server.url.replace('http', 'ws')}/api/tables/${id}/live`, {
      headers: { Origin: at.server.url, Cookie: anna.cookie },
    });
    let pongs = 0;
    await new Promise<void>((done, fail) => {
      socket.on('open', () => {
        for (let i = 0; i < 40; i++) socket.send('{"kind":"ping"}');
        // the table is loaded only after all messages have been sent
        setTimeout(whenSaid, 50);
      });
      socket.on('message', (data) => {
        if (String(data) === '{"kind":"pong"}' && ++pongs === 40) done();
      });
      socket.on('close', () => fail(new Error(`closed after ${pongs} answers`)));
    });
    socket.terminate();
  });

  test('a page that closes before its table is loaded is not counted for ever', async () => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create(plan);
    const { tables } = at.server;
    const open = tables.open.bind(tables);
    let goOn = (): void => undefined;
    const waiting = new Promise<void>((done) => {
      goOn = done;
    });
    tables.open = (table) => waiting.then(() => open(table));
    const address = `${at.server.url.replace('http', 'ws')}/api/tables/${id}/live`;
    for (let i = 0; i < 3; i++) {
      const socket = new WebSocket(address, { headers: { Origin: at.server.url, Cookie: anna.cookie } });
      await new Promise((done) => socket.on('open', done));
      const closed = new Promise((done) => socket.on('close', done));
      socket.terminate();
      await closed;
    }
    // requests that the server answers now come after those closed connections
    for (let i = 0; i < 3; i++) await anna.ask('GET', '/api/me');
    goOn();
    const page = await anna.open(id);
    await expect.poll(() => anna.text('/metrics')).toMatch(/^cordillera_sockets 1$/m);
    page.close();
  });

  test('opening more pages does not raise a person’s message limit', async () => {
    // the clock stands still: over time more messages are allowed
    const at = await house({ rates: ratesFor(300), clock: new TestClock() });
    const anna = at.visitor();
    const { id, me } = await anna.create({ ...plan, seats: [null, 'greenhorn'] });
    await anna.start(id);
    /** How many of these pages get a replay when they all request one at the same time. */
    const countReplays = async (count: number, opens: () => Promise<Page>): Promise<number> => {
      const answers = Array.from({ length: count }, async () => {
        const page = await opens().catch(() => null);
        const viewer = page?.views.keys().next().value;
        return page?.answerTo({ kind: 'story', viewer, since: 0 }).catch(() => null);
      });
      return (await Promise.all(answers)).filter((answer) => answer?.kind === 'story').length;
    };
    expect(await countReplays(8, () => anna.open(id))).toBeLessThan(3);
    expect(await countReplays(24, () => at.visitor().open(id, me.links.watch))).toBeLessThan(9);
  });

  test('people who share an address share a limit for expensive requests', async () => {
    const at = await house({ rates: ratesFor(300), clock: new TestClock() });
    const pages = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const anna = at.visitor();
        const { id } = await anna.create({ ...plan, seats: [null, 'greenhorn'] });
        await anna.start(id);
        return anna.open(id);
      }),
    );
    const answers = await Promise.all(pages.map((page) => page.answerTo({ kind: 'story', viewer: 0, since: 0 })));
    // the requests are refused, but the pages stay connected
    for (const page of pages) {
      await page.settled();
      page.close();
    }
    const replayCount = answers.filter(({ kind }) => kind === 'story').length;
    expect([replayCount > 0, replayCount < 17]).toEqual([true, true]);
    expect(answers).toContainEqual(expect.objectContaining({ kind: 'refused', code: 'too-fast' }));
  });

  test('one address may have a limited number of pages open', async () => {
    const at = await house({ rates: { ...ratesFor(1_000_000), pages: 30 } });
    const anna = at.visitor();
    const { id, me } = await anna.create(plan);
    const watchers = await Promise.all(Array.from({ length: 30 }, () => at.visitor().open(id, me.links.watch)));
    await expect(at.visitor().open(id, me.links.watch)).rejects.toThrow('too-many');
    const gone = new Promise((done) => watchers[0]!.socket.on('close', done));
    watchers[0]!.close();
    await gone;
    await expect
      .poll(() =>
        at
          .visitor()
          .open(id, me.links.watch)
          .then(() => true, String),
      )
      .toBe(true);
  });

  /** Whether a spectator from this address is admitted, and why not. */
  const watching = async (at: House, { id, me }: TableInfo, from: string): Promise<string> => {
    const socket = new WebSocket(`${at.server.url.replace('http', 'ws')}/api/tables/${id}/live`, {
      headers: { Origin: at.server.url, 'X-Forwarded-For': from, 'Cordillera-Link': me.links.watch! },
    });
    onTestFinished(() => socket.terminate());
    socket.on('open', () => socket.send('{"kind":"join","known":[]}'));
    return new Promise((done) => {
      socket.on('message', (data) => done(JSON.parse(String(data)).code ?? 'joined'));
      socket.on('close', () => done('closed'));
    });
  };

  test('all IPv6 addresses of one line share a limit of pages', async () => {
    const at = await house({ trustProxy: 1, rates: { ...ratesFor(1000), pages: 2 } });
    const table = await at.visitor().create(plan);
    const seen = [];
    for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])
      seen.push(await watching(at, table, from));
    expect(seen).toEqual(['joined', 'joined', 'too-many', 'joined']);
  });

  test('one address may have a limited amount of data buffered; other addresses still get messages', async () => {
    const at = await house({ trustProxy: 1, rates: ratesFor(1_000_000) });
    const table = await at.visitor().create(plan);
    vi.spyOn(TableSocket.prototype, 'bufferedBytes', 'get').mockReturnValue(4_000_000);
    onTestFinished(() => void vi.restoreAllMocks());
    const seen = [];
    for (let i = 0; i < 9; i++) seen.push(await watching(at, table, '192.0.2.1'));
    expect(seen).toEqual([...Array(8).fill('joined'), 'closed']);
    expect(await watching(at, table, '192.0.2.2')).toBe('joined');
  });

  test('the lowest limit that can be set still allows sitting down at a table and one replay', async () => {
    const at = await house({ rates: ratesFor(10) });
    const anna = at.visitor();
    const { id } = await anna.create({ ...plan, seats: [null, 'greenhorn'] });
    await anna.start(id);
    const page = await anna.open(id);
    expect(await page.answerTo({ kind: 'story', viewer: 0, since: 0 })).toMatchObject({ kind: 'story' });
  });

  test('a device and an address have separate request limits; refusals say when to try again', async () => {
    const at = await house({ rates: { ...ratesFor(100), device: 5, address: 20 } });
    const [anna, bert] = [at.visitor(), at.visitor()];
    await anna.create(plan);
    const statuses = async (who: typeof anna, count: number) => {
      const found: number[] = [];
      for (let i = 0; i < count; i++) found.push((await who.ask('GET', '/api/me')).status);
      return found;
    };
    expect(await statuses(anna, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    const { body, headers } = await anna.ask('GET', '/api/tables');
    expect(body).toEqual({ code: 'too-fast', params: { seconds: expect.any(Number) } });
    expect(headers.get('retry-after')).toBe(String((body.params as { seconds: number }).seconds));
    // another device at the same address continues until the limit of the address
    expect((await statuses(bert, 13)).filter((status) => status === 200)).toHaveLength(12);
    // the page and health checks do not count
    expect((await bert.ask('GET', '/healthz')).status).toBe(200);
  });

  test('every API route is rate-limited', async () => {
    const at = await house({ rates: { ...ratesFor(1000), address: 1 } });
    const anna = at.visitor();
    await anna.ask('GET', '/api/me');
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['PUT', '/api/me'],
      ['DELETE', '/api/me'],
      ['GET', '/api/me/download'],
      ['POST', '/api/sign-in'],
      ['POST', '/api/tables'],
      ['GET', '/api/tables/abcdefghijkl'],
      ['GET', '/api/links/abcdefghijklabcdefghijkl'],
      ['PUT', '/api/packs'],
      ['GET', '/api/packs/x'],
      ['GET', '/api/nothing'],
    ] as const)
      expect((await anna.ask(method, path)).status, `${method} ${path}`).toBe(429);
  });

  test('one address can make a limited number of people in an hour', async () => {
    const at = await house({ rates: { ...ratesFor(1000), newPeople: 2 } });
    const made: number[] = [];
    for (let i = 0; i < 3; i++) made.push((await at.visitor().ask('POST', '/api/tables', { plan, name: 'A' })).status);
    expect(made).toEqual([200, 200, 429]);
  });

  test('one address can make a limited number of tables in an hour', async () => {
    const at = await house({ rates: { ...ratesFor(1000), newTables: 2 } });
    const made: number[] = [];
    for (let i = 0; i < 3; i++) made.push((await at.visitor().ask('POST', '/api/tables', { plan, name: 'A' })).status);
    expect(made).toEqual([200, 200, 429]);
  });

  test('tables that their maker has left count towards the limit, too', async () => {
    const at = await house({ rates: ratesFor(10_000) });
    const anna = at.visitor();
    for (let i = 0; i < limits.tables; i++) {
      const { id } = await anna.create(plan);
      await anna.get('POST', `/api/tables/${id}/leave`, { seat: 0 });
      await anna.start(id, 'greenhorn');
    }
    const { status, body } = await anna.ask('POST', '/api/tables', { plan, name: 'Anna' });
    expect([status, body.code]).toEqual([429, 'too-many-tables']);
  });

  test('a person can have a limited number of tables', async () => {
    const at = await house();
    const anna = at.visitor();
    for (let i = 0; i < 40; i++) await anna.create(plan);
    expect((await anna.ask('POST', '/api/tables', { plan, name: 'Anna' })).body).toEqual({
      code: 'too-many-tables',
      params: { most: 40 },
    });
  });

  test('bodies are limited in size; only card sets may be larger', async () => {
    const at = await house();
    const anna = at.visitor();
    const large = JSON.stringify({ plan, name: 'A', more: 'x'.repeat(20_000) });
    expect((await anna.ask('POST', '/api/tables', large)).body).toEqual({ code: 'too-large', params: {} });
    expect((await anna.ask('PUT', '/api/packs', large)).body).toMatchObject({ code: 'not-your-seat' });
    await anna.create(plan);
    expect((await anna.ask('PUT', '/api/packs', large)).body).toMatchObject({ code: 'bad-message' });
    expect((await anna.ask('PUT', '/api/packs', 'x'.repeat(1_000_001))).body).toMatchObject({ code: 'too-large' });
  });

  test.each(['', '{', '[]', 'null', '{"plan":1}', '{"__proto__":{"x":1}}'])('%j is refused as a body', async (body) => {
    const at = await house();
    expect((await at.visitor().ask('POST', '/api/tables', body)).status).toBe(400);
  });
});

describe('a page of another version', () => {
  const bye = async (protocol: string) => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create(plan);
    const address = `${at.server.url.replace('http', 'ws')}/api/tables/${id}/live?protocol=${protocol}`;
    const socket = new WebSocket(address, { headers: { Origin: at.server.url, Cookie: anna.cookie } });
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'join', known: [] })));
    const [data] = await once(socket, 'message');
    socket.close();
    return JSON.parse(String(data));
  };

  test('an older page must reload, a newer one reconnects, and an invalid version is refused', async () => {
    expect(await bye(String(protocolVersion - 1))).toEqual({ kind: 'bye', code: 'old-page', again: false });
    expect(await bye(String(protocolVersion + 1))).toEqual({ kind: 'bye', code: 'restarting', again: true });
    expect(await bye('x')).toEqual({ kind: 'bye', code: 'bad-message', again: false });
    expect(await bye(String(protocolVersion))).toMatchObject({ kind: 'joined' });
  });
});

describe('a link', () => {
  test('is sent outside the URL; pages of the previous version send it there', async () => {
    const at = await house();
    const anna = at.visitor();
    const { id, me } = await anna.create({ ...plan, seats: [null, null, null] });
    const [play, watch] = [me.links.play!, me.links.watch!];
    const by = (code: string) => ({ 'Cordillera-Link': code });
    const bert = at.visitor();
    expect((await bert.ask('GET', '/api/link', undefined, by(watch))).body.kind).toBe('watch');
    expect((await bert.ask('GET', '/api/link')).status).toBe(400);
    expect((await bert.ask('GET', '/api/link', undefined, by('x'))).status).toBe(400);
    expect((await bert.ask('GET', `/api/tables/${id}`, undefined, by(watch))).status).toBe(200);
    expect((await bert.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    const address = `${at.server.url.replace('http', 'ws')}/api/tables/${id}/live`;
    const socket = new WebSocket(address, ['cordillera', `link.${watch}`], { origin: at.server.url });
    socket.on('open', () => socket.send('{"kind":"join","known":[]}'));
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ kind: 'joined' });
    expect(socket.protocol).toBe('cordillera');
    socket.close();
    expect((await bert.ask('POST', '/api/link/sit', { seat: 1, name: 'Bert' }, by(watch))).status).toBe(403);
    expect((await bert.ask('POST', '/api/link/sit', { seat: 1, name: 'Bert' }, by(play))).status).toBe(200);

    const cleo = at.visitor();
    expect((await cleo.ask('GET', `/api/links/${watch}`)).body.kind).toBe('watch');
    (await cleo.open(id, watch)).close();
    expect((await cleo.sit(play, 2, 'Cleo')).me.seats).toEqual([2]);
  });
});

describe('every response', () => {
  test('has the security headers', async () => {
    const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' };
    const at = await house({ headers });
    const anna = at.visitor();
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/nothing'],
      ['POST', '/api/tables'],
      ['GET', '/api/tables/abcdefghijkl'],
      ['GET', '/healthz'],
      ['GET', '/readyz'],
      ['GET', '/nothing'],
    ] as const) {
      const answer = await anna.ask(method, path);
      for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name), path).toBe(value);
      if (path.startsWith('/api/')) expect(answer.headers.get('cache-control'), path).toBe('no-store');
    }
  });

  test('outside the API comes from the page', async () => {
    const at = await house({ page: (_request, response) => void response.end('"page"') });
    expect((await at.visitor().ask('GET', '/')).body).toBe('page');
    expect((await at.visitor().ask('GET', '/api/x')).status).toBe(404);
  });
});

describe('monitoring', () => {
  test('reports liveness, readiness and metrics', async () => {
    const at = await house();
    const anna = at.visitor();
    expect((await anna.ask('GET', '/healthz')).body).toEqual({ ok: true, version: '0.0.0', build: 'source' });
    expect((await anna.ask('GET', '/readyz')).body).toEqual({ ok: true });
    const { id, me } = await anna.create(plan);
    const page = await anna.open(id);
    await anna.ask('GET', `/api/links/${me.links.play}`);
    const text = await anna.text('/metrics');
    expect(text).toMatch(/^cordillera_sockets 1$/m);
    expect(text).toMatch(/^cordillera_tables 1$/m);
    expect(text).toMatch(/^cordillera_http_seconds_count\{.*route="\/api\/links\/:code",status="200"\} 1$/m);
    expect(text).toMatch(/^cordillera_database_seconds_count\{kind="write"\} [1-9]/m);
    // no names and no secrets
    for (const secret of [id, me.links.play!, me.links.watch!, 'Anna']) expect(text).not.toContain(secret);
    page.close();
  });

  test('without an answer from the database the server is alive but not ready', async () => {
    const at = await house({}, { mayFail: true });
    const { database } = at.server.tables;
    await database.close();
    expect((await at.visitor().ask('GET', '/readyz')).status).toBe(503);
    expect((await at.visitor().ask('GET', '/healthz')).status).toBe(200);
  });

  test('metrics are for this machine, not for clients behind a proxy', async () => {
    const at = await house();
    const behind = await house({ trustProxy: 1 });
    const status = async (where: typeof at, headers = {}) =>
      (await where.visitor().ask('GET', '/metrics', undefined, headers)).status;
    expect(await at.visitor().text('/metrics')).toContain('cordillera_tables');
    expect(await status(at, { 'X-Forwarded-For': '127.0.0.1' })).toBe(404);
    expect(await status(behind)).toBe(404);
    const named = (host: string): Promise<number> =>
      new Promise((done) => {
        const { port } = at.server;
        get({ port, host: '127.0.0.1', path: '/metrics', headers: { Host: host } }, (response) => {
          done(response.statusCode!);
          response.resume();
        });
      });
    // a page of another site whose name leads to this machine
    expect(await Promise.all(['evil.example', 'localhost:1', '127.0.0.1', '[::1]:80'].map(named))).toEqual([
      404, 200, 200, 200,
    ]);
  });

  test('metrics are also for holders of the token, or on a separate port', async () => {
    const token = 'a-token-of-some-length';
    const at = await house({ metrics: { token } });
    const anna = at.visitor();
    expect((await anna.ask('GET', '/metrics')).status).toBe(404);
    expect((await anna.ask('GET', '/metrics', undefined, { Authorization: 'Bearer wrong' })).status).toBe(404);
    expect(await anna.text('/metrics', { Authorization: `Bearer ${token}` })).toContain('cordillera_tables');
    const apart = await house({ metrics: { port: 0 } });
    const port = apart.server.metricsPort;
    expect((await apart.visitor().ask('GET', '/metrics')).status).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('cordillera_tables');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});

describe('the client’s address', () => {
  test('is the one that trusted proxies report, not one that the client makes up', async () => {
    const at = await house({ trustProxy: 1, rates: { ...ratesFor(1000), address: 2 } });
    const from = async (chain: string) =>
      (await at.visitor().ask('GET', '/api/me', undefined, { 'X-Forwarded-For': chain })).status;
    expect([await from('1.1.1.1'), await from('9.9.9.9, 1.1.1.1'), await from('8.8.8.8, 1.1.1.1')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from('2.2.2.2')).toBe(200);
  });
});

describe('the log', () => {
  test('has one line of JSON for each event, without secrets', () => {
    const lines: string[] = [];
    const log = jsonLog(
      (text) => void lines.push(text),
      () => 0,
    );
    const seed = '0123456789abcdef0123456789abcdef';
    const code = 'AbCdEfGhIjKlMnOpQrStUvWx';
    log({
      level: 'error',
      event: 'error',
      error: `Error: seed ${seed} link /api/links/${code} socket /live?link=${code}&x=1\n at f (postgres://me:hunter2@db/x) mail anna@example.org at /srv/node_modules/@fastify/rate-limit/index.js:1`,
      more: { list: [seed, 'plain words stay'] },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]!.endsWith('\n')).toBe(true);
    const line = JSON.parse(lines[0]!);
    expect(line).toMatchObject({ time: '1970-01-01T00:00:00.000Z', level: 'error', event: 'error' });
    for (const secret of [seed, code, 'hunter2', 'anna@example.org']) expect(lines[0]).not.toContain(secret);
    expect(line.error).toContain('/srv/node_modules/@fastify/rate-limit/index.js:1');
    expect(line.more.list[1]).toBe('plain words stay');
  });

  test('contains no actions and no texts of people', async () => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create(plan);
    const page = await anna.open(id);
    page.say({ kind: 'say', key: 'abcdef', to: 'table', text: 'hello there' });
    page.socket.send('{');
    await page.until(({ kind }) => kind === 'refused');
    page.close();
    expect(at.log).toEqual([]);
  });
});

describe('shutdown', () => {
  test('asks everybody to reconnect, finishes what has begun, and the game continues', async () => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create({ ...plan, seats: [null, 'greenhorn'] });
    await anna.start(id);
    const page = await anna.open(id);
    while ((page.decision?.forward ?? 0) === 0) await page.until(({ kind }) => kind === 'moved');
    const bye = page.until(({ kind }) => kind === 'bye');
    const { own } = page.mine;
    page.say({ kind: 'choose', key: 'last-one', seat: 0, own, choice: page.decision!.choices[0]! });
    await page.until((message) => message.kind === 'moved' && message.entry.seat === 0);
    await at.restart();
    expect(await bye).toEqual({ kind: 'bye', code: 'restarting', again: true });
    const back = at.visitor();
    back.cookie = anna.cookie;
    const again = await back.open(id);
    expect(again.mine.own).toBe(own + 1);
    again.close();
  });

  test('does not wait for half a request', async () => {
    const at = await house();
    const socket = connect(at.server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise<void>((done) => socket.write('POST /api/tables HTTP/1.1\r\nHost: x\r\n', () => done()));
    await at.server.close();
    socket.destroy();
  });
});
