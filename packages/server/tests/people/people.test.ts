import { describe, expect, test } from 'vitest';
import { BotPool } from '../../src/bots/botPool.ts';
import { openDatabase } from '../../src/server.ts';
import { Tables } from '../../src/table/tableRegistry.ts';
import { Authenticator } from '../helpers/authenticator.ts';
import type { Visitor } from '../helpers/players.ts';
import { type House, house, playToEnd } from '../helpers/served.ts';

interface Me {
  name: string | null;
  language: string | null;
  notices: object;
  devices: { id: string; label: string; here: boolean }[];
  passkeys: { id: string; label: string }[];
}

const me = (visitor: Visitor) => visitor.get<Me>('GET', '/api/me');
const tablesOf = (visitor: Visitor) => visitor.call('listTables');

async function addPasskey({ server }: House, visitor: Visitor): Promise<Authenticator> {
  const key = new Authenticator(server.url);
  const options = await visitor.call('passkeyOptions');
  await visitor.get('POST', '/api/me/passkeys', { answer: key.register(options) });
  return key;
}

/** Signs in; resolves to the complete response, which may be a refusal. */
async function signIn(visitor: Visitor, key: Authenticator, bring = false) {
  const asked = await visitor.get<{ options: { challenge: string }; tables: number }>(
    'POST',
    '/api/sign-in/options',
    {},
  );
  return visitor.ask('POST', '/api/sign-in', { answer: key.answer(asked.options), bring });
}

/** The whole database as text. */
async function everything({ server, folder }: House): Promise<string> {
  await server.close();
  const database = openDatabase({ dataDir: folder }, (error) => {
    throw error;
  });
  const names = await database.read<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const rows = await Promise.all(names.map(({ name }) => database.read(`SELECT * FROM ${name}`)));
  await database.close();
  return JSON.stringify(rows);
}

const colorado = { game: 'colorado', seats: [null, null] };

describe('a person', () => {
  test('does not exist until they act; then has a name, a language and a device', async () => {
    const at = await house();
    const anna = at.visitor();
    expect((await me(anna)).name).toBe(null);
    expect((await anna.ask('PUT', '/api/me', { name: 'Anna' })).status).toBe(403);
    await anna.create(colorado);
    expect(await me(anna)).toMatchObject({ name: 'Anna', language: null, devices: [{ here: true }], passkeys: [] });
    expect(await anna.get('PUT', '/api/me', { name: 'Ania', language: 'pl' })).toMatchObject({
      name: 'Ania',
      language: 'pl',
    });
    expect((await anna.ask('PUT', '/api/me', { language: 'de' })).body).toMatchObject({ code: 'bad-message' });
    expect((await anna.ask('PUT', '/api/me', { name: 'x'.repeat(21) })).body).toMatchObject({ code: 'bad-message' });
    expect((await anna.ask('PUT', '/api/me', { banned: null })).body).toMatchObject({ code: 'bad-message' });
    expect(await me(anna)).toMatchObject({ name: 'Ania', language: 'pl' });
  });

  test('is not identified by a forged cookie', async () => {
    const at = await house();
    const anna = at.visitor();
    await anna.create(colorado);
    const [name, value] = anna.cookie.split('=') as [string, string];
    const changed = value.startsWith('A') ? `B${value.slice(1)}` : `A${value.slice(1)}`;
    anna.cookie = `${name}=${changed}`;
    expect((await me(anna)).name).toBe(null);
  });
});

describe('passkeys', () => {
  test('bring a person to another device', async () => {
    const at = await house();
    const anna = at.visitor();
    const { id } = await anna.create(colorado);
    const key = await addPasskey(at, anna);
    const phone = at.visitor();
    expect((await signIn(phone, key)).body).toMatchObject({ name: 'Anna', devices: [{ here: false }, { here: true }] });
    expect((await tablesOf(phone)).map((table) => table.id)).toEqual([id]);
    // and off it again
    const other = (await me(anna)).devices.find(({ here }) => !here)!;
    await anna.get('DELETE', `/api/me/devices/${other.id}`);
    expect((await me(phone)).name).toBe(null);
    expect((await me(anna)).name).toBe('Anna');
  });

  test('bring along the games of the device when asked to', async () => {
    const at = await house();
    const [anna, phone, bert] = [at.visitor(), at.visitor(), at.visitor()];
    const first = await anna.create(colorado);
    const key = await addPasskey(at, anna);
    const second = await phone.create(colorado, 'A. on the phone');
    await bert.sit(second.me.links.play!, 1, 'Bert');
    await phone.start(second.id);
    const refused = await signIn(phone, key);
    expect(refused.body).toEqual({ code: 'would-be-lost', params: { tables: 1 } });
    expect((await me(phone)).name).toBe('A. on the phone');
    const brought = await signIn(phone, key, true);
    expect(brought.body).toMatchObject({ name: 'Anna' });
    const both = [first.id, second.id].sort();
    for (const device of [anna, phone]) expect((await tablesOf(device)).map((table) => table.id).sort()).toEqual(both);
    // the other device continues at the table that came along, and hosts it
    const page = await anna.open(second.id);
    expect(page.table.me).toMatchObject({ seats: [0], isHost: true });
    page.close();
  });

  test('do not merge two players of one table: one would see the other’s hand', async () => {
    const at = await house();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const table = await anna.create(colorado);
    const key = await addPasskey(at, anna);
    await bert.sit(table.me.links.play!, 1, 'Bert');
    await anna.start(table.id);
    expect((await signIn(bert, key, true)).body).toEqual({ code: 'same-table', params: { table: table.id } });
    expect((await me(bert)).name).toBe('Bert');
    expect((await bert.get('GET', `/api/tables/${table.id}`)).me.seats).toEqual([1]);
    // also after one has left: the hand has been seen, and they could return to either seat
    await bert.get('POST', `/api/tables/${table.id}/leave`, { seat: 1 });
    expect((await signIn(bert, key, true)).body.code).toBe('same-table');
  });

  test('leave a person with a seat without requests for another one after a merge', async () => {
    const at = await house();
    const [host, anna, phone] = [at.visitor(), at.visitor(), at.visitor()];
    const { id, me: hosts } = await host.create({ game: 'colorado', seats: [null, null, 'greenhorn'] }, 'Bert');
    const { play } = hosts.links as { play: string };
    await anna.sit(play, 1, 'Anna');
    const key = await addPasskey(at, anna);
    await host.start(id);
    await phone.get('POST', `/api/links/${play}/ask`, { seat: 2, name: 'A.' });
    const [asking] = (await host.get('GET', `/api/tables/${id}`)).asking!;
    expect((await signIn(phone, key, true)).body).toMatchObject({ name: 'Anna' });
    const answer = await host.ask('POST', `/api/tables/${id}/answer`, { asking: asking!.id, yes: true });
    expect(answer.body.code).toBe('no-proposal');
    // the other way round: the person of the key has asked
    const [dan, tablet] = [at.visitor(), at.visitor()];
    await dan.get('POST', `/api/links/${play}/ask`, { seat: 2, name: 'Dan' });
    const dans = await addPasskey(at, dan);
    const [danAsks] = (await host.get('GET', `/api/tables/${id}`)).asking!;
    await anna.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await tablet.join(play, 1, 'D.', host);
    expect((await signIn(tablet, dans, true)).body).toMatchObject({ name: 'Dan' });
    await host.ask('POST', `/api/tables/${id}/answer`, { asking: danAsks!.id, yes: true });
    expect((await dan.get('GET', `/api/tables/${id}`)).me.seats).toEqual([1]);
  });

  test('merge two people who have held the same seat', async () => {
    const at = await house();
    const [anna, bert, phone] = [at.visitor(), at.visitor(), at.visitor()];
    const table = await anna.create(colorado);
    const key = await addPasskey(at, anna);
    await bert.sit(table.me.links.play!, 1, 'Bert');
    await anna.start(table.id);
    await anna.get('POST', `/api/tables/${table.id}/leave`, { seat: 0 });
    await phone.join(table.me.links.play!, 0, 'Anna’s phone', bert);
    expect((await signIn(phone, key, true)).body).toMatchObject({ name: 'Anna' });
    expect((await anna.get('GET', `/api/tables/${table.id}`)).me.seats).toEqual([0]);
  });

  test('take over a device without games of its own', async () => {
    const at = await house();
    const [anna, phone] = [at.visitor(), at.visitor()];
    await anna.create(colorado);
    const key = await addPasskey(at, anna);
    const alone = await phone.create({ game: 'colorado', seats: [null, null] }, 'Nobody');
    await phone.get('POST', `/api/tables/${alone.id}/leave`, { seat: 0 });
    expect((await signIn(phone, key)).body).toMatchObject({ name: 'Anna' });
  });

  test('refuse another site, another challenge, a repeated response, a stranger’s key and a removed one', async () => {
    const at = await house();
    const anna = at.visitor();
    await anna.create(colorado);
    const key = await addPasskey(at, anna);
    const thief = at.visitor();
    const ask = async () => (await thief.call('signInOptions')).options;
    const tried = async (answer: object) => (await thief.ask('POST', '/api/sign-in', { answer, bring: false })).body;
    const no = { code: 'passkey', params: {} };
    expect(await tried(key.answer(await ask(), { origin: 'https://evil.example' }))).toEqual(no);
    expect(await tried(key.answer({ challenge: 'bm9uZSBvZiBvdXJz' }))).toEqual(no);
    expect(await tried(new Authenticator(at.server.url).answer(await ask()))).toEqual(no);
    const mixed = key.answer(await ask());
    const stranger = new Authenticator(at.server.url).answer(await ask());
    expect(await tried({ ...mixed, response: stranger.response })).toEqual(no);
    expect(await tried({ ...mixed, response: { clientDataJSON: 'e30' } })).toEqual(no);
    const good = key.answer(await ask());
    expect(await tried(good)).toMatchObject({ name: 'Anna' });
    const again = at.visitor();
    expect((await again.ask('POST', '/api/sign-in', { answer: good, bring: false })).body).toEqual(no);
    await anna.get('DELETE', `/api/me/passkeys/${key.id}`);
    expect((await signIn(again, key)).body).toEqual(no);
  });

  test('are limited for each person, however many were requested before the first was made', async () => {
    const at = await house();
    const anna = at.visitor();
    await anna.create(colorado);
    const asked: { challenge: string }[] = [];
    for (let i = 0; i < 21; i++) asked.push(await anna.get('POST', '/api/me/passkeys/options', {}));
    const statuses: number[] = [];
    for (const options of asked) {
      const answer = new Authenticator(at.server.url).register(options);
      statuses.push((await anna.ask('POST', '/api/me/passkeys', { answer })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test('a challenge for one person registers no key for another', async () => {
    const at = await house();
    const [anna, bert] = [at.visitor(), at.visitor()];
    await anna.create(colorado);
    await bert.create(colorado, 'Bert');
    const options = await anna.call('passkeyOptions');
    const answer = new Authenticator(at.server.url).register(options);
    expect((await bert.ask('POST', '/api/me/passkeys', { answer })).body).toMatchObject({ code: 'passkey' });
    expect((await me(bert)).passkeys).toEqual([]);
  });

  test('nobody can remove another person’s key or device, nor their own last way to sign in', async () => {
    const at = await house();
    const [anna, bert] = [at.visitor(), at.visitor()];
    await anna.create(colorado);
    await bert.create(colorado, 'Bert');
    const key = await addPasskey(at, anna);
    const [device] = (await me(anna)).devices;
    await bert.get('DELETE', `/api/me/passkeys/${key.id}`);
    await bert.ask('DELETE', `/api/me/devices/${device!.id}`);
    expect(await me(anna)).toMatchObject({ passkeys: [{ id: key.id }], devices: [{ id: device!.id }] });
    const [last] = (await me(bert)).devices;
    expect((await bert.ask('DELETE', `/api/me/devices/${last!.id}`)).body).toMatchObject({ code: 'would-be-lost' });
  });
});

describe('a person’s data', () => {
  test('can be downloaded, without anything hidden of a running game', async () => {
    const at = await house();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const table = await anna.create(colorado, 'Anna');
    await bert.sit(table.me.links.play!, 1, 'Bert');
    await anna.start(table.id);
    await anna.get('PUT', '/api/me', { language: 'fr' });
    await addPasskey(at, anna);
    const file = await anna.get<{ tables: { views: { viewer: number; view: object }[] }[] }>('GET', '/api/me/download');
    expect(file).toMatchObject({
      person: { name: 'Anna', language: 'fr' },
      devices: [{ label: expect.any(String) }],
      passkeys: [{ label: expect.any(String) }],
      tables: [{ table: { id: table.id }, seats: [0], views: [{ viewer: 0 }] }],
    });
    const page = await anna.open(table.id);
    expect(file.tables[0]!.views[0]!.view).toEqual(page.mine.view);
    page.close();
    const live = await at.server.tables.open(table.id);
    const text = JSON.stringify(file);
    expect(text).not.toContain(live.row.seed);
    for (const code of Object.values(live.info({ person: live.row.host }).me.links)) expect(text).not.toContain(code);
    expect(text).not.toContain(anna.cookie.split('=')[1]!.slice(0, 12));
  });

  test('is erased on request: a stand-in plays on, and no name is left', async () => {
    const at = await house();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const secretName = 'Wilhelmina';
    const running = await anna.create(colorado, secretName);
    await bert.sit(running.me.links.play!, 1, 'Bert');
    await anna.start(running.id);
    const waiting = await anna.create(colorado, secretName);
    await bert.sit(waiting.me.links.play!, 1, 'Bert');
    const alone = await anna.create(colorado, secretName);
    await addPasskey(at, anna);
    const seenByBert = await bert.open(running.id);
    const mine = await anna.open(running.id);
    const goodbye = mine.until((message) => message.kind === 'bye');
    const stood = seenByBert.until(
      (message) => message.kind === 'table' && message.table.seats[0]!.standIn !== undefined,
    );
    // the stand-in plays, so Bert does not wait
    const played = seenByBert.until(
      (message) => message.kind === 'moved' && message.entry.seat === 0 && message.entry.kind === 'choice',
    );
    await anna.get('DELETE', '/api/me');
    await goodbye;
    await stood;
    expect(seenByBert.table.seats[0]).toMatchObject({ name: '#1', standIn: 'trail-hand' });
    expect(seenByBert.table.host).toBe(null);
    await played;
    seenByBert.close();
    expect((await me(anna)).name).toBe(null);
    expect((await anna.ask('GET', `/api/links/${alone.me.links.play}`)).status).toBe(404);
    expect((await bert.get('GET', `/api/tables/${waiting.id}`)).me).toMatchObject({ isHost: true });
    const remaining = await everything(at);
    expect(remaining).toContain('Bert');
    expect(remaining).not.toContain(secretName);
  });

  test('is erased from memory, too', async () => {
    const at = await house();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const secretName = 'Wilhelmina';
    const { id, me: mine } = await anna.create(colorado, secretName);
    await bert.sit(mine.links.play!, 1, 'Bert');
    await anna.start(id);
    const [annas, berts] = [await anna.open(id), await bert.open(id)];
    await annas.answerTo({ kind: 'say', seat: 0, to: 'table', text: 'secret words' });
    await berts.answerTo({ kind: 'say', seat: 1, to: 'table', text: 'my words' });
    // a second process, which has it in memory, too
    const elsewhere = new Tables({
      database: at.server.tables.database,
      bots: new BotPool(1),
      onError: (error) => expect.fail(String(error)),
    });
    await elsewhere.open(id);
    await anna.get('DELETE', '/api/me');
    const again = await bert.open(id);
    expect(again.messages[0]).toMatchObject({
      kind: 'joined',
      table: { seats: [{ name: '#1' }, { name: 'Bert' }] },
      chat: [{ text: '…' }, { text: 'my words' }],
    });
    expect(JSON.stringify(await bert.get('GET', `/api/tables/${id}/mine`))).not.toContain(secretName);
    const inMemory = async (tables: Tables) => {
      const table = await tables.open(id);
      const joined = await table.joinMessageFor({ person: null, link: null, viewers: [0] } as never, []);
      return JSON.stringify([joined, (await table.runExclusive(() => table.log.loadFullMatch())).toJSON()]);
    };
    expect(await inMemory(at.server.tables)).not.toContain(secretName);
    const [left] = await elsewhere.database.read<{ kind: string; subject: string }>(
      "SELECT kind, subject FROM errand WHERE kind = 'table'",
    );
    expect(left).toEqual({ kind: 'table', subject: id });
    await elsewhere.reload(id);
    expect(await inMemory(elsewhere)).not.toContain(secretName);
    await elsewhere.close();
    await berts.answerTo({ kind: 'say', seat: 1, to: 'table', text: 'still here' });
  });

  test('is erased from a finished game, which otherwise stays complete', async () => {
    const at = await house();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const secretName = 'Wilhelmina';
    const table = await anna.create(colorado, secretName);
    await bert.sit(table.me.links.play!, 1, 'Bert');
    await anna.start(table.id);
    const pages = await Promise.all([anna, bert].map((visitor) => playToEnd(visitor, table.id)));
    for (const page of pages) page.close();
    await anna.get('DELETE', '/api/me');
    const [line] = await bert.call('listTables');
    expect(line!.seats.map(({ name }) => name)).toEqual(['#1', 'Bert']);
    expect(line!.winners).toBeDefined();
    await at.restart();
    const bertAgain = at.visitor();
    bertAgain.cookie = bert.cookie;
    const saved = await bertAgain.get<{ seats: object[] }>('GET', `/api/tables/${table.id}/match`);
    expect(saved.seats).toEqual([{ name: '#1' }, { name: 'Bert' }]);
    expect(await everything(at)).not.toContain(secretName);
  });
});
