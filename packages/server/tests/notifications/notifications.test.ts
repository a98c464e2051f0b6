import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  confirmationMail,
  turnHeadline,
  turnLine,
  turnMail,
  turnTitle,
} from '../../src/notifications/notificationWords.ts';
import { isPublic, PublicHttpClient } from '../../src/notifications/publicHttpClient.ts';
import { languages } from '../../src/store/people.ts';
import { usePostgres } from '../helpers/databases.ts';
import type { Page, Visitor } from '../helpers/players.ts';
import { house } from '../helpers/served.ts';

const open: (Server | TcpServer)[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A foreign server that records its requests. */
async function listener(status: number | ((path: string) => number) = 200, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!;
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const code = typeof status === 'number' ? status : status(path);
      if (code > 0) response.writeHead(code, headers).end('ok');
      for (const wake of waiting.splice(0)) wake();
    });
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    /** Resolves when `count` requests have come. */
    async until(count: number) {
      while (received.length < count) await new Promise<void>((done) => waiting.push(done));
      return received[count - 1]!;
    },
  };
}

/** Resolves these names, as if they were public, to this machine. */
const names = (table: Record<string, string>) =>
  ((name: string, _options: object, found: (error: Error | null, addresses: object[]) => void) => {
    const address = table[name];
    if (address === undefined) found(new Error('ENOTFOUND'), []);
    else found(null, [{ address, family: 4 }]);
  }) as never;

const outside = {
  protocol: 'http:',
  lookup: names({ 'hook.test': '127.0.0.1', 'inside.test': '192.168.1.1' }),
  isAllowed: (address: string) => address === '127.0.0.1' || isPublic(address),
} as const;

const noticing = { notices: { grace: 1, outside } };

/** Anna and Bert play; Bert is not at the table, and it is Anna's turn. Resolves to her page. */
async function seated(anna: Visitor, bert: Visitor): Promise<{ id: string; page: Page }> {
  const table = await anna.create({ game: 'sierra-west', seats: [null, null] }, 'Anna');
  await bert.sit(table.me.links.play!, 1, 'Bert');
  await anna.start(table.id);
  const page = await anna.open(table.id);
  if (!isAsked(page)) {
    const his = await bert.open(table.id);
    await finishTurn(his);
    await goAway(his, anna);
    await turnOf(page);
  }
  return { id: table.id, page };
}

const isAsked = (page: Page): boolean => (page.decision?.forward ?? 0) > 0;

/** Closes a page, and waits until the server has noticed. */
async function goAway(page: Page, other: Visitor, left = 1): Promise<void> {
  page.close();
  await expect.poll(() => other.text('/metrics')).toContain(`\ncordillera_sockets ${left}\n`);
}

/** Plays with this page until the table waits for another seat only. */
async function finishTurn(page: Page): Promise<void> {
  while (isAsked(page)) await page.choose(page.decision!.choices[0]!);
}

/** Waits until this page has a decision. */
async function turnOf(page: Page): Promise<void> {
  while (!isAsked(page)) await page.until(({ kind }) => kind === 'moved');
}

describe('targets of notifications', () => {
  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['example.org', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });

  test.each([
    'http://example.org/',
    'ftp://example.org/',
    'https://me:secret@example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://192.168.1.1:8443/hook',
    'not an address',
  ])('%s is never called', async (address) => {
    const strict = new PublicHttpClient();
    expect(strict.urlOf(address)).toBe(null);
    await expect(strict.post(address, {}, '')).rejects.toThrow('never called');
  });

  test('a name that resolves into our own network is not called, even if it was public before', async () => {
    const target = await listener();
    let answer = '93.184.216.34';
    const rebinding = new PublicHttpClient({
      protocol: 'http:',
      lookup: ((_name: string, _options: object, found: (error: null, addresses: object[]) => void) =>
        found(null, [{ address: answer, family: 4 }])) as never,
    });
    const address = `http://rebind.test:${target.port}/`;
    expect(await rebinding.isReachable(address)).toBe(true);
    answer = '127.0.0.1';
    expect(await rebinding.isReachable(address)).toBe(false);
    await expect(rebinding.post(address, {}, '')).rejects.toThrow('network of our own');
    expect(target.received).toEqual([]);
  });

  test('redirects are not followed, and slow servers are not waited for', async () => {
    const goal = await listener();
    const sender = await listener(302, { Location: `http://hook.test:${goal.port}/` });
    const slow = await listener(0);
    expect(await new PublicHttpClient(outside).post(`http://hook.test:${sender.port}/`, {}, 'x')).toEqual({
      status: 302,
    });
    expect(goal.received).toEqual([]);
    const hasty = new PublicHttpClient({ ...outside, requestTimeoutMs: 100 });
    await expect(hasty.post(`http://hook.test:${slow.port}/`, {}, 'x')).rejects.toThrow(/abort|timeout/i);
  });
});

describe('a notification of a turn', () => {
  test('is sent once by webhook, not while the person is at the table, and again after they came back', async () => {
    const at = await house({ ...noticing, publicUrl: null });
    const target = await listener();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const { id, page } = await seated(anna, bert);
    const webhook = `http://hook.test:${target.port}/b`;
    await bert.get('PUT', '/api/me', { webhook, language: 'pl' });
    await finishTurn(page);
    const first = await target.until(1);
    expect(first.path).toBe('/b');
    expect(JSON.parse(String(first.body))).toEqual({
      event: 'your-turn',
      table: id,
      game: 'sierra-west',
      url: null,
      text: 'Twoja kolej: Sierra West, przy stole: Anna',
      content: 'Twoja kolej: Sierra West, przy stole: Anna',
    });
    // already notified
    await at.server.notices.check(id);
    expect(target.received).toHaveLength(1);
    // present: the page itself shows it
    const his = await bert.open(id);
    await at.server.notices.check(id);
    expect(target.received).toHaveLength(1);
    // the page is open, but nobody looks at it
    his.say({ kind: 'presence', away: true });
    await his.settled();
    await at.server.notices.check(id);
    await target.until(2);
    his.say({ kind: 'presence', away: false });
    await his.settled();
    await at.server.notices.check(id);
    // gone again: the next turn is notified
    await finishTurn(his);
    await goAway(his, anna);
    await turnOf(page);
    await finishTurn(page);
    await target.until(3);
    page.close();
  });

  test('is not sent to a person with a stand-in, nor before the game starts', async () => {
    const at = await house(noticing);
    const target = await listener();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const { id, page } = await seated(anna, bert);
    await bert.get('PUT', '/api/me', { webhook: `http://hook.test:${target.port}/` });
    await bert.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await finishTurn(page);
    await at.server.notices.check(id);
    const open = await bert.create({ game: 'colorado', seats: [null, null] }, 'Bert');
    await at.server.notices.check(open.id);
    expect(target.received).toEqual([]);
    page.close();
  });

  test('that a process could not send before it ended is sent after the next start', async () => {
    const at = await house({ notices: { absenceGraceMs: 3_600_000, outside } });
    const target = await listener();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const { page } = await seated(anna, bert);
    await bert.get('PUT', '/api/me', { webhook: `http://hook.test:${target.port}/` });
    await finishTurn(page);
    await at.restart(noticing);
    await target.until(1);
    page.close();
  });

  test('a webhook into our own network, or without https, is refused and not stored', async () => {
    const at = await house(noticing);
    const strict = await house();
    for (const [where, webhook] of [
      [at, 'http://inside.test/'],
      [at, 'http://unknown.test/'],
      [at, 'http://10.0.0.1/'],
      [strict, 'http://example.org/'],
      [strict, 'https://127.0.0.1/'],
      [strict, 'https://localhost/'],
    ] as const) {
      const anna = where.visitor();
      await anna.create({ game: 'colorado', seats: [null, null] });
      expect((await anna.ask('PUT', '/api/me', { webhook })).body, webhook).toEqual({
        code: 'bad-webhook',
        params: {},
      });
      expect(await anna.get('GET', '/api/me')).toMatchObject({ notices: { webhook: null } });
    }
  });
});

/** A subscription as browsers make it. */
function subscription(endpoint: string) {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return {
    endpoint,
    keys: { p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

describe('several processes', () => {
  const postgres = usePostgres();

  test('a person at the table through another process is not notified', async () => {
    const databaseUrl = await postgres.server.newDatabase();
    const [one, two] = [await house({ ...noticing, databaseUrl }), await house({ ...noticing, databaseUrl })];
    const target = await listener();
    const [anna, bert] = [one.visitor(), one.visitor()];
    const { id, page } = await seated(anna, bert);
    await bert.get('PUT', '/api/me', { webhook: `http://hook.test:${target.port}/` });
    const elsewhere = two.visitor();
    elsewhere.cookie = bert.cookie;
    const his = await elsewhere.open(id);
    // both are present, and that is stored
    const here = 'SELECT person FROM visit WHERE match = $1 AND here IS NOT NULL';
    await expect.poll(async () => (await one.server.tables.database.read(here, id)).length).toBe(2);
    await finishTurn(page);
    await turnOf(his);
    await one.server.notices.check(id);
    expect(target.received).toEqual([]);
    await goAway(his, elsewhere, 0);
    const received = async (): Promise<number> => {
      await one.server.notices.check(id);
      return target.received.length;
    };
    await expect.poll(received).toBe(1);
    await Promise.all([one, two].map(({ server }) => server.notices.check(id)));
    expect(target.received).toHaveLength(1);
    page.close();
  });
});

describe('web push', () => {
  test('is encrypted, signed with a lasting key, and dropped when the browser has unsubscribed', async () => {
    const at = await house(noticing);
    const target = await listener((path) => (path === '/gone' ? 410 : 201));
    const [anna, bert] = [at.visitor(), at.visitor()];
    const { id, page } = await seated(anna, bert);
    const { offers } = await bert.get<{ offers: { pushKey: string } }>('GET', '/api/me');
    for (const path of ['here', 'gone'])
      await bert.get('PUT', '/api/me/push', { subscription: subscription(`http://hook.test:${target.port}/${path}`) });
    expect(await bert.get('GET', '/api/me')).toMatchObject({ notices: { push: 2 } });
    await finishTurn(page);
    await target.until(2);
    const { headers, body } = target.received.find(({ path }) => path === '/here')!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: id });
    expect(headers.authorization).toContain(`k=${offers.pushKey}`);
    expect(String(body)).not.toContain('Anna');
    await at.restart();
    const again = at.visitor();
    again.cookie = bert.cookie;
    expect(await again.get('GET', '/api/me')).toMatchObject({ notices: { push: 1 }, offers });
    await again.get('DELETE', '/api/me/push', { endpoint: `http://hook.test:${target.port}/here` });
    expect(await again.get('GET', '/api/me')).toMatchObject({ notices: { push: 0 } });
    page.close();
  });

  test('subscriptions are limited and validated', async () => {
    const at = await house(noticing);
    const anna = at.visitor();
    await anna.create({ game: 'colorado', seats: [null, null] });
    const put = (endpoint: string) => anna.ask('PUT', '/api/me/push', { subscription: subscription(endpoint) });
    expect((await put('http://10.0.0.1/')).body).toMatchObject({ code: 'bad-webhook' });
    for (let i = 0; i < 10; i++) expect((await put(`http://hook.test/${i}`)).status).toBe(200);
    expect((await put('http://hook.test/10')).body).toMatchObject({ code: 'too-many' });
    expect((await put('http://hook.test/9')).status).toBe(200);
  });
});

/** A mail server that accepts everything. */
async function mailbox() {
  const mails: string[] = [];
  const waiting: (() => void)[] = [];
  const server = createTcpServer((socket) => {
    socket.write('220 mail.test\r\n');
    let isData = false;
    let text = '';
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isData && line === '.') {
          isData = false;
          mails.push(text);
          socket.write('250 ok\r\n');
          for (const wake of waiting.splice(0)) wake();
        } else if (isData) text += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          isData = true;
          text = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    mails,
    /** The decoded texts of the mails, once there are `count`. */
    async until(count: number) {
      while (mails.length < count) await new Promise<void>((done) => waiting.push(done));
      const [head = '', ...paragraphs] = mails[count - 1]!.split('\n\n');
      const body = paragraphs.join('\n\n');
      const isQuoted = /quoted-printable/i.test(head);
      const bytes = body
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
      return { head, body: isQuoted ? Buffer.from(bytes, 'latin1').toString() : body };
    },
  };
}

describe('e-mail', () => {
  test('goes only to a confirmed address', async () => {
    const box = await mailbox();
    const mail = { url: box.url, from: 'Cordillera <table@example.org>' };
    const at = await house({ ...noticing, mail, publicUrl: 'https://play.example.org' });
    const [anna, bert] = [at.visitor(), at.visitor()];
    for (const visitor of [anna, bert]) visitor.origin = 'https://play.example.org';
    const { id, page } = await seated(anna, bert);
    await bert.get('PUT', '/api/me', { email: 'bert@example.org', language: 'fr' });
    const asked = await box.until(1);
    expect(asked.head).toContain('To: bert@example.org');
    const [, code] = /https:\/\/play\.example\.org\/#\/you\/([\w-]{24})\n/.exec(asked.body)!;
    await finishTurn(page);
    await at.server.notices.check(id);
    expect(box.mails).toHaveLength(1);
    // opened on another device; works only once
    const elsewhere = at.visitor();
    elsewhere.origin = 'https://play.example.org';
    expect(await elsewhere.get('POST', '/api/me/email', { code })).toEqual({
      email: { address: 'bert@example.org', confirmed: true },
    });
    expect((await elsewhere.ask('POST', '/api/me/email', { code })).body).toEqual({ code: 'code-used', params: {} });
    await at.server.notices.check(id);
    const received = await box.until(2);
    expect(received.body).toContain('Sierra West avec Anna');
    expect(received.body).toContain(`https://play.example.org/#/at/${id}`);
    page.close();
  });

  test('a code for an address that has changed since confirms nothing; the number of mails is limited', async () => {
    const box = await mailbox();
    const mail = { url: box.url, from: 'table@example.org' };
    const at = await house({ mail });
    const anna = at.visitor();
    await anna.create({ game: 'colorado', seats: [null, null] });
    await anna.get('PUT', '/api/me', { email: 'one@example.org' });
    const [code] = /[\w-]{24}(?=\n)/.exec((await box.until(1)).body)!;
    await anna.get('PUT', '/api/me', { email: 'two@example.org' });
    expect((await anna.ask('POST', '/api/me/email', { code })).body).toMatchObject({ code: 'code-used' });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++)
      statuses.push((await anna.ask('PUT', '/api/me', { email: `more${i}@example.org` })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await anna.ask('PUT', '/api/me', { email: 'a@b.org\r\nBcc: c@d.org' })).status).toBe(400);
  });

  test('cannot be requested without a mail server', async () => {
    const at = await house();
    const anna = at.visitor();
    await anna.create({ game: 'colorado', seats: [null, null] });
    expect(await anna.get('GET', '/api/me')).toMatchObject({ offers: { email: false } });
    expect((await anna.ask('PUT', '/api/me', { email: 'a@b.org' })).body).toEqual({ code: 'no-mail', params: {} });
  });
});

describe('messages', () => {
  test.each(languages)('in %s are complete, and a name cannot break a line', (language) => {
    const notification = {
      game: 'sierra-west',
      names: ['Iris', 'Ma\r\nteo'],
      address: 'https://play.example.org/#/at/x',
    };
    expect(turnTitle(language)).not.toBe('');
    expect(turnLine(language, notification)).toMatch(/^Sierra West.*Iris.*Ma teo$/);
    expect(turnLine(language, { ...notification, names: [] })).toBe('Sierra West');
    expect(turnMail(language, notification).subject).toMatch(/^[^\r\n]+Sierra West$/);
    expect(turnMail(language, notification).text).toContain(notification.address);
    expect(turnMail(language, { ...notification, address: null }).text).not.toContain('null');
    expect(confirmationMail(language, 'https://a.org').text).toContain('\n\nhttps://a.org\n\n');
  });
  test('in French have a no-break space before a colon', () => {
    const notification = { game: 'sierra-west', names: ['Hélène', 'Ola'], address: null };
    expect(turnMail('fr', notification).subject).toBe('À vous de jouer\u00a0: Sierra West');
    expect(turnHeadline('fr', notification)).toBe('À vous de jouer\u00a0: Sierra West avec Hélène et Ola');
    expect(turnLine('en', { ...notification, names: ['Hélène', 'Ola', 'Émile'] })).toBe(
      'Sierra West with Hélène, Ola and Émile',
    );
  });
});
