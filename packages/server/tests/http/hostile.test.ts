import http from 'node:http';
import { createRandom, pick, type Random } from '@cordillera/engine';
import { stickers } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { seedPartIn } from '../../../engine/src/laws/seedParts.ts';
import { TestHouse } from '../helpers/house.ts';
import type { Page, Visitor } from '../helpers/players.ts';

/** The published results use `HOSTILE=100000`. */
const count = Number(process.env.HOSTILE ?? 3000);

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  await house.close();
});

/** The whole database. */
async function stored(): Promise<Record<string, string[]>> {
  const { database } = house.server.tables;
  const tables = [
    'match',
    'seat',
    'entry',
    'snapshot',
    'link',
    'chat',
    'proposal',
    'person',
    'device',
    'pack',
    'secret',
  ];
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await database.read(`SELECT * FROM ${table} ORDER BY 1, 2`);
    rows[table] = found.map((row) => JSON.stringify(row));
  }
  return rows;
}

const nonsense = (random: Random): unknown =>
  pick<unknown>(random, [
    null,
    true,
    -1,
    1.5,
    1e300,
    2 ** 53,
    99,
    '',
    'x',
    '\0',
    '\ud800',
    '../../etc/passwd',
    "'; DROP TABLE entry; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    'a'.repeat(600),
    [],
    {},
    [[[[[[[[]]]]]]]],
    { length: 3 },
    Array(200).fill(0),
    { toString: 'x', valueOf: 1 },
  ]);

const key = (random: Random): string => `k${random.int(2 ** 30).toString(36)}-forged`;

/** A valid message of any kind, for a seat that is not the sender's or with an outdated count. */
function forged(random: Random, seat: number): Record<string, unknown> {
  const own = pick(random, [0, 1, 2, 5, 10_000]);
  return pick<Record<string, unknown>>(random, [
    { kind: 'join', known: [{ viewer: seat, told: random.int(500), revision: random.int(9) }] },
    { kind: 'join', known: Array(9).fill({ viewer: 'spectator', told: 10_000_000, revision: 0 }) },
    { kind: 'choose', key: key(random), seat, own, choice: { do: 'pass' } },
    { kind: 'choose', key: key(random), seat, own, choice: JSON.parse('{"__proto__":{"do":"pass"}}') },
    { kind: 'undo', key: key(random), seat, own },
    { kind: 'story', key: key(random), viewer: seat, since: random.int(100) },
    { kind: 'say', key: key(random), seat, to: pick(random, ['table', 'group']), text: 'hello' },
    { kind: 'react', key: key(random), seat, sticker: pick(random, stickers) },
    { kind: 'propose', key: key(random), seat, proposal: { what: pick(random, ['pause', 'resume']) } },
    { kind: 'propose', key: key(random), seat, proposal: { what: 'takeBack', seat } },
    { kind: 'vote', key: key(random), seat, proposal: random.int(4), yes: true },
    { kind: 'presence', away: random.int(2) === 0 },
    { kind: 'pick', seat: pick(random, [seat, null]), name: pick(random, ['Eve', 'a,b;c:d e=f?']) },
    { kind: 'ping' },
  ]);
}

/** A message with an error in it. */
function malformed(random: Random, seat: number): string | Buffer {
  const message = forged(random, seat);
  const fields = Object.keys(message);
  const text = JSON.stringify(message);
  switch (random.int(9)) {
    case 0:
      return Buffer.from(Array.from({ length: random.int(80) }, () => random.int(256)));
    case 1:
      return text.slice(0, random.int(text.length));
    case 2:
      return JSON.stringify({ ...message, [pick(random, fields)]: nonsense(random) });
    case 3:
      return JSON.stringify({ ...message, [`extra${random.int(9)}`]: nonsense(random) });
    case 4:
      return JSON.stringify(Object.fromEntries(Object.entries(message).filter(() => random.int(3) > 0)).kind ?? null);
    case 5:
      return text.replace('{', `{"__proto__":{"seat":${seat}},"constructor":{"prototype":1},`);
    case 6:
      return text.replace(/\d+/g, () => pick(random, ['1e999', '-0', '00', '0x1', 'NaN', '9'.repeat(400)]));
    case 7:
      return `${'['.repeat(3000)}${text}${']'.repeat(3000)}`;
    default:
      return JSON.stringify({ ...message, text: 'a'.repeat(pick(random, [20_000, 40_000])) });
  }
}

/** A page that ignores the rules and reconnects whenever it is dismissed. */
class Attacker {
  readonly frames: string[] = [];
  #socket: WebSocket | null = null;
  readonly #address: string;
  readonly #headers: Record<string, string>;

  constructor(visitor: Visitor, id: string, link?: string) {
    this.#address = `${visitor.base.replace('http', 'ws')}/api/tables/${id}/live${link ? `?link=${link}` : ''}`;
    this.#headers = { Origin: visitor.base, Cookie: visitor.cookie };
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(this.#address, { headers: this.#headers });
    socket.on('message', (data) => this.frames.push(String(data)));
    // the server is expected to cut it off
    socket.on('error', () => undefined);
    await new Promise((done) => {
      socket.on('open', done);
      socket.on('close', done);
    });
    if (random01()) socket.send('{"kind":"join","known":[]}');
    this.#socket = socket;
    return socket;
  }

  /** Sends all messages, and waits until the server has processed them or hung up. */
  async send(messages: readonly (string | Buffer)[]): Promise<void> {
    const socket = await this.#open();
    if (socket.readyState !== WebSocket.OPEN) return;
    const over = new Promise<void>((done) => {
      socket.on('close', () => done());
      socket.on('message', (data) => {
        if (String(data) === '{"kind":"pong"}') done();
      });
    });
    for (const message of messages) socket.send(message);
    socket.send('{"kind":"ping"}');
    await over;
    socket.removeAllListeners('message');
    socket.on('message', (data) => this.frames.push(String(data)));
  }

  close(): void {
    this.#socket?.terminate();
  }
}

let flip = 0;
const random01 = (): boolean => flip++ % 4 !== 3;

const agent = new http.Agent({ maxSockets: 8 });

/** An HTTP request that no browser would make, each from its own address. */
function ask(
  method: string,
  path: string,
  body: string | undefined,
  headers: http.OutgoingHttpHeaders,
  from: number,
): Promise<{ status: number; text: string }> {
  const { port } = new URL(house.url);
  return new Promise((done, fail) => {
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers,
        localAddress: `127.0.${1 + (from % 200)}.${1 + (Math.floor(from / 200) % 200)}`,
      },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => done({ status: response.statusCode!, text }));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      // the server need not read a body that is too large
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? done({ status: 413, text: '{}' }) : fail(error),
    );
    request.end(body);
  });
}

/** A running game, and the messages that its players have sent so far. */
async function scene() {
  const table = await house.table({ game: 'colorado', seats: [null, null, null] }, ['Anna', 'Bert', 'Cleo']);
  const said: { seat: number; text: string }[] = [];
  for (const page of table.pages) {
    const { send } = page.socket;
    page.socket.send = ((text: string) => {
      said.push({ seat: page.seat, text });
      (send as (text: string) => void).call(page.socket, text);
    }) as typeof send;
  }
  await house.play(table.pages, 50);
  await table.pages[0]!.answerTo({ kind: 'say', seat: 0, to: 'table', text: 'what a game' });
  for (const page of table.pages) await page.settled();
  return { ...table, said: said.filter(({ text }) => !text.includes('"ping"')) };
}

describe(`${count} hostile messages`, () => {
  test('change nothing, break nothing and learn nothing', async () => {
    const random = createRandom('hostile');
    const { id, links, people, pages, said } = await scene();
    const [{ seed }] = (await house.server.tables.database.read('SELECT seed FROM match')) as [{ seed: string }];
    const before = await stored();
    const known = pages.map(({ mine }) => JSON.stringify([mine.view, mine.events, mine.own]));

    const watcher = new Attacker(house.visitor(), id, links.watch);
    const guest = new Attacker(house.visitor(), id, links.play);
    const stranger = new Attacker(house.visitor(), id);
    const bert = new Attacker(people[1]!, id);
    const forger = house.visitor();
    forger.cookie = `${people[0]!.cookie.slice(0, -4)}AAAA`;
    const thief = new Attacker(forger, id);
    const attackers = [watcher, guest, bert, bert, thief, stranger];

    const asOthers = (sender: Attacker): string | Buffer => {
      // bert may act for himself, so from him only outdated or invalid messages are hostile
      const seat = sender === bert ? pick(random, [0, 2, 7]) : random.int(8);
      const roll = random.int(10);
      if (roll < 5) return malformed(random, seat);
      if (roll < 8) return JSON.stringify(forged(random, seat));
      // a genuine message again: from another sender, or from the same one much too late
      return pick(random, said).text;
    };

    const statuses = new Map<number, number>();
    let made = 0;
    let batches = 0;
    while (made < count) {
      const attacker = attackers[batches++ % attackers.length]!;
      const messages = Array.from({ length: 40 }, () => asOthers(attacker));
      house.clock.pass(60_000);
      await attacker.send(messages);
      made += messages.length;

      const answers = await Promise.all(
        Array.from({ length: 10 }, () => {
          const { method, path, body, headers } = request(random, { id, links, people, thief: forger.cookie });
          return ask(method, path, body, headers, made + random.int(40_000));
        }),
      );
      made += answers.length;
      for (const { status, text } of answers) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status, text).toBeLessThan(500);
        bert.frames.push(text);
      }
      if (batches % 200 === 0) expect(await stored()).toEqual(before);
      for (const each of attackers) mustNotLeak(each.frames.splice(0), each === bert ? [1] : ['spectator'], seed);
    }

    expect(await stored()).toEqual(before);
    for (const [i, page] of pages.entries()) {
      await page.settled();
      expect(JSON.stringify([page.mine.view, page.mine.events, page.mine.own])).toBe(known[i]);
    }
    expect(house.lines).toEqual([]);
    // refused with every possible code, and now and then only a read request
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual(
      expect.arrayContaining([200, 400, 403, 404, 409, 413]),
    );
    // and the game continues
    for (const attacker of attackers) attacker.close();
    const player = pages.find(({ decision }) => (decision?.forward ?? 0) > 0)!;
    expect(await player.choose(player.decision!.choices[0]!)).toMatchObject({ kind: 'done' });
    process.stdout.write(`${made} messages and requests, none of which changed anything\n`);
  }, 3_600_000);
});

interface Known {
  id: string;
  links: { play?: string; watch?: string };
  people: Visitor[];
  thief: string;
}

/** A request that must not change anything: invalid, from another origin, or by the wrong person. */
function request(random: Random, { id, links, people, thief }: Known) {
  const altered = (text: string): string => {
    const at = random.int(text.length);
    return text.slice(0, at) + pick(random, ['A', '_', '%00', '..%2f', 'é']) + text.slice(at + 1);
  };
  const table = pick(random, [id, id, altered(id), 'x'.repeat(12), '__proto__']);
  const code = pick(random, [links.watch!, altered(links.play!), altered(links.watch!), 'y'.repeat(24)]);
  const rightful = pick(random, [
    ['GET', `/api/tables/${table}`],
    ['GET', `/api/tables/${table}?link=${code}`],
    ['GET', `/api/tables/${table}/match`],
    ['GET', `/api/links/${code}`],
    ['POST', `/api/links/${code}/sit`],
    ['PUT', `/api/tables/${table}`],
    ['POST', `/api/tables/${table}/start`],
    ['POST', `/api/tables/${table}/place`],
    ['POST', `/api/tables/${table}/links`],
    ['POST', `/api/tables/${table}/rematch`],
    ['POST', `/api/tables/${table}/leave`],
    ['POST', `/api/tables/${table}/return`],
    ['GET', '/api/packs/../../../etc/passwd'],
    ['GET', `/api/packs/${'0'.repeat(64)}`],
    ['PUT', '/api/packs'],
    ['DELETE', `/api/tables/${table}`],
    ['POST', '/api/tables'],
    ['PUT', '/api/me'],
  ] as const) as [string, string];
  const [method, path] = rightful;
  const plan = { game: 'colorado', options: {}, seats: [null, null] };
  const body =
    method === 'GET'
      ? undefined
      : pick(random, [
          '',
          '{',
          'null',
          '[]',
          '{"seat":0}',
          '{"seat":2,"name":"Mallory"}',
          '{"seat":0,"bot":"greenhorn"}',
          '{"fill":"greenhorn"}',
          '{"plan":{},"name":"x"}',
          '{"__proto__":{"isHost":true}}',
          JSON.stringify({ plan: { ...plan, seats: Array(9).fill(null) }, name: 'x' }),
          JSON.stringify({ plan: { ...plan, game: 'chess' }, name: 'x' }),
          JSON.stringify({ plan: { ...plan, pack: '0'.repeat(64) }, name: 'x' }),
          JSON.stringify({ plan, name: pick(random, ['', ' ', 'x'.repeat(21), '\0', 'a\u202eb', 7, null]) }),
          JSON.stringify({ plan: { ...plan, pace: { kind: 'move', seconds: -1 } }, name: 'x' }),
          JSON.stringify({ plan, name: 'x', extra: 1 }),
          JSON.stringify({ name: nonsense(random) ?? 1, seat: nonsense(random) }).replace('"x"', '7'),
          'x'.repeat(pick(random, [100, 17_000, 60_000])),
        ]);
  const cookie = pick(random, ['', people[1]!.cookie, thief, 'cordillera=;', `cordillera=${'a'.repeat(3000)}`]);
  const origin = pick(random, [house.url, house.url, 'https://evil.example', 'null', '']);
  const type = pick(random, [
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
  ]);
  const headers: http.OutgoingHttpHeaders = {
    Host: new URL(house.url).host,
    ...(cookie && { Cookie: cookie }),
    ...(origin && { Origin: origin }),
    ...(body !== undefined && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
  };
  return { method, path: encodeURI(path).replaceAll('%25', '%'), body, headers };
}

/** Checks that an attacker's messages hold only its own views, and no part of the seed. */
function mustNotLeak(frames: readonly string[], eyes: readonly unknown[], seed: string): void {
  for (const frame of frames) {
    if (frame === '') continue;
    const message = JSON.parse(frame.replaceAll(/"(seedHash|hash)":"[0-9a-f]{64}"/g, '"$1":""'));
    expect(seedPartIn(message, seed, [], 8)).toBeNull();
    for (const view of [...(message.views ?? []), ...(message.news ?? [])]) expect(eyes).toContain(view.viewer);
    if (!eyes.includes(1) && message.kind) {
      expect(['joined', 'table', 'refused', 'pong', 'bye', 'story', 'moved']).toContain(message.kind);
      expect(message.chat ?? []).toEqual([]);
    }
  }
}

describe('nobody acts for another', () => {
  const six = (page: Page, seat: number) => {
    const { decision } = page;
    const own = page.mine.own;
    return [
      { kind: 'choose', seat, own, choice: decision!.choices[0] },
      { kind: 'undo', seat, own },
      { kind: 'say', seat, to: 'table', text: 'I am somebody else' },
      { kind: 'react', seat, sticker: 'bravo' },
      { kind: 'propose', seat, proposal: { what: 'pause' } },
      { kind: 'vote', seat, proposal: 1, yes: true },
    ];
  };

  test('every message that names a seat is refused to a person without that seat', async () => {
    const { id, links, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    const watcher = await house.page(house.visitor(), id, links.watch);
    const before = await stored();
    for (const message of six(anna, 0))
      for (const page of [bert, watcher])
        expect(await page.answerTo(message), message.kind).toMatchObject({ kind: 'refused', code: 'not-your-seat' });
    expect(await stored()).toEqual(before);
    await anna.settled();
    // refusals are sent to the sender only
    expect(anna.messages.some(({ kind }) => kind === 'refused')).toBe(false);
  });

  test('messages that are repeated, reordered or sent by another connection change nothing', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    const said: Record<string, unknown>[] = [];
    for (const page of [anna, bert, anna, bert]) {
      await page.settled();
      const { decision } = page;
      if (!decision || decision.forward === 0) continue;
      const message = {
        kind: 'choose',
        key: `message-${said.length}`,
        seat: page.seat,
        own: page.mine.own,
        choice: decision.choices[0],
      };
      said.push(message);
      expect(await page.answerTo(message)).toMatchObject({ kind: 'done' });
    }
    expect(said.length).toBeGreaterThan(1);
    const before = await stored();
    const again = await house.page(people[0]!, id);
    for (const message of [...said.toReversed(), ...said]) {
      await again.answerTo(message);
      await anna.answerTo(message);
      await bert.answerTo({ ...message, key: 'another-key' });
    }
    expect(await stored()).toEqual(before);
  });
});
