import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableInfo } from '@cordillera/protocol';
import { describe, expect, test } from 'vitest';
import { issueToken } from '../../src/store/people.ts';
import { Authenticator } from '../helpers/authenticator.ts';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { type Page, playTogether, type Visitor } from '../helpers/players.ts';
import { type House, house } from '../helpers/served.ts';

const newFolder = useFolders();
const postgres = usePostgres();

interface Download {
  tables: { table: { id: string }; seats: number[]; held: number[]; chat: { seat: number; text: string }[] }[];
}

/** The whole database as text. */
async function everything({ server }: House): Promise<string> {
  const { database } = server.tables;
  const names = await database.read<{ name: string }>(
    database.kind === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const rows = await Promise.all(names.map(({ name }) => database.read(`SELECT * FROM ${name}`)));
  return JSON.stringify(rows);
}

/** The raw files, including unused pages. */
const files = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.startsWith('cordillera.db'))
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join();

/** Resolves when a matching statement has been read `times` times: by then the requests know their person. */
function timesRead({ server }: House, words: string, times: number): Promise<void> {
  const { database } = server.tables;
  const { read } = database;
  return new Promise((done) => {
    let count = 0;
    database.read = (sql, ...values) => {
      if (sql.includes(words) && ++count === times) {
        database.read = read;
        done();
      }
      return read(sql, ...values);
    };
  });
}

/** Everything that the server sends this person about these tables. */
async function allSent(visitor: Visitor, tables: readonly string[]): Promise<string> {
  const sent: unknown[] = [];
  for (const path of ['/api/tables', '/api/me', '/api/me/download']) sent.push((await visitor.ask('GET', path)).body);
  for (const id of tables) {
    for (const path of ['', '/mine', '/match']) sent.push((await visitor.ask('GET', `/api/tables/${id}${path}`)).body);
    const page = await visitor.open(id).catch(() => null);
    if (!page) continue;
    await page.settled();
    sent.push(page.frames);
    page.close();
  }
  return JSON.stringify(sent);
}

const colorado = { game: 'colorado', seats: [null, null] };
const names = ['Wilhelmina', 'Quenburga', 'Zebulona'];
const address = 'wilma@example.org';
const addressNow = 'quenny@example.org';
const words = ['xylophone', 'harpsichord', 'bassoon', 'clavichord', 'ocarina'];

const say = (page: Page, text: string) => page.answerTo({ kind: 'say', seat: page.seat, to: 'table', text });

const places: [string, () => Promise<Place>][] = [
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() })],
];

describe.each(places)('an erased person, on %s,', (kind, newPlace) => {
  test('leaves no name and no text: after sitting, renaming, chatting, leaving, being replaced, merging, hosting and watching', async () => {
    const place = await newPlace();
    const at = await house(place);
    const [anna, bert, cleo, phone] = [at.visitor(), at.visitor(), at.visitor(), at.visitor()];

    // she hosts, chats, is renamed, plays until there is a snapshot, leaves and is replaced
    const { id, me } = await anna.create(colorado, names[0]);
    const { play, watch } = me.links as { play: string; watch: string };
    await bert.sit(play, 1, 'Bert');
    const lobby = await anna.open(id);
    await say(lobby, words[0]!);
    await anna.get('POST', `/api/tables/${id}/name`, { seat: 0, name: names[1] });
    await anna.start(id);
    const [annas, berts] = [await anna.open(id), await bert.open(id)];
    await say(annas, words[1]!);
    await say(berts, 'marmalade');
    const log = at.server.tables.database;
    const snapshots = () => log.read('SELECT seq FROM snapshot WHERE match = $1', id);
    let made = 0;
    await playTogether(
      [annas, berts],
      () => 0,
      () => ++made > 60,
    );
    expect(await snapshots()).toHaveLength(1);
    for (const page of [lobby, annas]) page.close();
    await anna.get('POST', `/api/tables/${id}/leave`, { seat: 0 });
    await cleo.join(play, 0, 'Cleo', bert);
    const cleos = await cleo.open(id);
    await say(cleos, 'pineapple');

    // a table of Bert's, where she has chatted and left before it started
    const other = await bert.create(colorado, 'Bert');
    await anna.sit(other.me.links.play!, 1, names[1]!);
    const waiting = await anna.open(other.id);
    await say(waiting, words[2]!);
    await anna.get('POST', `/api/tables/${other.id}/leave`, { seat: 1 });
    waiting.close();

    // on her phone she was another person, at one table that she left and one at which she plays
    await phone.sit(other.me.links.play!, 1, names[2]!);
    const phones = await phone.open(other.id);
    await say(phones, words[3]!);
    await phone.get('POST', `/api/tables/${other.id}/leave`, { seat: 1 });
    phones.close();
    const third = await bert.create(colorado, 'Bert');
    await phone.sit(third.me.links.play!, 1, names[2]!);
    await bert.start(third.id);
    const playing = await phone.open(third.id);
    await say(playing, words[4]!);
    playing.close();
    // she has given an address there, and never opened the mail
    const [onPhone] = await log.read<{ id: string }>('SELECT id FROM person WHERE name = $1', names[2]!);
    const given = JSON.stringify({ person: onPhone!.id, address });
    await issueToken(log, 'email', given, log.now() + 1000_000, log.now());
    const key = new Authenticator(at.server.url);
    const registering = await anna.call('passkeyOptions');
    await anna.get('POST', '/api/me/passkeys', { answer: key.register(registering) });
    const asked = await phone.call('signInOptions');
    await phone.get('POST', '/api/sign-in', { answer: key.answer(asked.options), bring: true });

    // nor did she open the mail to another address
    const [her] = await log.read<{ id: string }>('SELECT id FROM person WHERE name = $1', names[1]!);
    const givenNow = JSON.stringify({ person: her!.id, address: addressNow });
    await issueToken(log, 'email', givenNow, log.now() + 1000_000, log.now());

    // and she has watched a table
    const fourth = await bert.create(colorado, 'Bert');
    const watching = await anna.open(fourth.id, fourth.me.links.watch!);
    watching.close();

    const mine = await anna.get<Download>('GET', '/api/me/download');
    const said = mine.tables.flatMap(({ chat }) => chat.map(({ text }) => text));
    expect(said.toSorted()).toEqual(words.toSorted());
    expect(mine.tables.find(({ table }) => table.id === id)).toMatchObject({ seats: [], held: [0] });
    expect(JSON.stringify(await cleo.get('GET', '/api/me/download'))).toMatch(
      /^(?!.*(xylophone|harpsichord)).*pineapple/,
    );

    const tables = [id, other.id, third.id, fourth.id];
    const before = (await everything(at)) + (await allSent(bert, tables)) + (await allSent(cleo, tables));
    // her first name has been overwritten already in everybody's view
    for (const trace of [...names.slice(1), ...words]) expect(before).toContain(trace);
    await anna.get('DELETE', '/api/me');

    const traces = [...names, ...words, address, addressNow];
    const found = (text: string): string[] => traces.filter((trace) => text.includes(trace));
    expect(found(await everything(at))).toEqual([]);
    if (kind === 'sqlite') expect(found(files(place.dataDir))).toEqual([]);
    for (const visitor of [bert, cleo, phone]) expect(found(await allSent(visitor, tables))).toEqual([]);
    const watcher = await at.visitor().open(id, watch);
    expect(found(watcher.frames.join())).toEqual([]);
    watcher.close();
    // and nothing of anybody else's is missing
    const cleosNow = await allSent(cleo, [id]);
    for (const trace of ['Cleo', 'Bert', 'marmalade', 'pineapple']) expect(cleosNow).toContain(trace);
    expect((await bert.get('GET', `/api/tables/${third.id}`)).seats[1]).toMatchObject({
      name: '#2',
      standIn: 'trail-hand',
    });
    for (const page of [berts, cleos]) page.close();
    await at.restart();
    for (const visitor of [bert, cleo]) {
      visitor.base = at.server.url;
      expect(found(await allSent(visitor, tables))).toEqual([]);
    }
  });

  test('gets no seat from a request that was still in progress', async () => {
    const at = await house(await newPlace());
    const bert = at.visitor();
    const open: TableInfo[] = [];
    for (let i = 0; i < 4; i++) open.push(await bert.create(colorado, 'Bert'));
    const running = await bert.create({ game: 'colorado', seats: [null, 'greenhorn'] }, 'Bert');
    await bert.start(running.id);
    const [anna, phone] = [at.visitor(), at.visitor()];
    await anna.create(colorado, 'Anna');
    const key = new Authenticator(at.server.url);
    const registering = await anna.call('passkeyOptions');
    await anna.get('POST', '/api/me/passkeys', { answer: key.register(registering) });
    for (const [visitor, seats] of [
      [phone, open.slice(0, 2)],
      [anna, open.slice(2)],
    ] as const) {
      await visitor.create(colorado, names[0]);
      const code = ({ me }: TableInfo): string => me.links.play!;
      const asked = visitor === phone ? await phone.call('signInOptions') : null;
      const lookedUp = timesRead(at, 'JOIN device', seats.length + 2);
      const sits = seats.map((each) =>
        visitor.ask('POST', `/api/links/${code(each)}/sit`, { seat: 1, name: names[0] }),
      );
      const under = [
        ...sits,
        visitor.ask('POST', '/api/tables', { plan: { ...colorado, options: {} }, name: names[0] }),
        visitor.ask('POST', `/api/links/${code(running)}/ask`, { seat: 1, name: names[0] }),
      ];
      await lookedUp;
      // on her phone she merges into an existing person, who is then erased
      await (asked
        ? visitor.get('POST', '/api/sign-in', { answer: key.answer(asked.options), bring: true })
        : visitor.get('DELETE', '/api/me'));
      for (const { status } of await Promise.all(under)) expect([200, 403]).toContain(status);
    }
    expect((await everything(at)).includes(names[0]!)).toBe(false);
    const { database } = at.server.tables;
    expect(await database.read('SELECT 1 FROM seat WHERE person NOT IN (SELECT id FROM person)')).toEqual([]);
  });

  test('leaves no trace where they sat down after their tables had been read', async () => {
    const at = await house(await newPlace());
    const { database } = at.server.tables;
    const [anna, bert, phone] = [at.visitor(), at.visitor(), at.visitor()];
    const [first, second] = [await bert.create(colorado, 'Bert'), await bert.create(colorado, 'Bert')];
    for (const visitor of [anna, phone]) await visitor.create(colorado, names[0]);
    const key = new Authenticator(at.server.url);
    const registering = await anna.call('passkeyOptions');
    await anna.get('POST', '/api/me/passkeys', { answer: key.register(registering) });
    const asked = await phone.call('signInOptions');
    /** Sits down as soon as the tables of the person have been read. */
    const sitsThen = (visitor: Visitor, { me }: TableInfo): void => {
      const { read } = database;
      database.read = async (sql, ...values) => {
        const rows = await read<never>(sql, ...values);
        if (sql.includes('UNION SELECT match FROM held')) {
          database.read = read;
          await visitor.sit(me.links.play!, 1, names[0]!);
        }
        return rows;
      };
    };
    sitsThen(phone, first);
    await phone.get('POST', '/api/sign-in', { answer: key.answer(asked.options), bring: true });
    expect((await anna.get('GET', `/api/tables/${first.id}`)).me.seats).toEqual([1]);
    sitsThen(anna, second);
    await anna.get('DELETE', '/api/me');
    expect((await everything(at)).includes(names[0]!)).toBe(false);
    expect((await bert.get('GET', `/api/tables/${second.id}`)).seats[1]).toMatchObject({ open: true });
  });

  test('leaves no name of a merged person in the log of a game that continues without them', async () => {
    const at = await house(await newPlace());
    const [anna, bert, cleo, phone] = [at.visitor(), at.visitor(), at.visitor(), at.visitor()];
    const { id, me } = await bert.create({ game: 'colorado', seats: [null, 'greenhorn'] }, 'Bert');
    await bert.start(id);
    await phone.join(me.links.play!, 1, names[0]!, bert);
    await phone.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await cleo.join(me.links.play!, 1, 'Cleo', bert);
    await anna.create(colorado, 'Anna');
    const key = new Authenticator(at.server.url);
    const registering = await anna.call('passkeyOptions');
    await anna.get('POST', '/api/me/passkeys', { answer: key.register(registering) });
    const asked = await phone.call('signInOptions');
    await phone.get('POST', '/api/sign-in', { answer: key.answer(asked.options), bring: true });
    expect((await everything(at)).includes(names[0]!)).toBe(true);
    await anna.get('DELETE', '/api/me');
    expect((await everything(at)).includes(names[0]!)).toBe(false);
    expect((await bert.get('GET', `/api/tables/${id}`)).seats.map(({ name }) => name)).toEqual(['Bert', 'Cleo']);
  });

  test('leaves no trace in data that was stored without a person: only the present player there keeps their name', async () => {
    const place = await newPlace();
    const at = await house(place);
    const [anna, bert, cleo] = [at.visitor(), at.visitor(), at.visitor()];
    const { id, me } = await anna.create(colorado, names[0]);
    await bert.sit(me.links.play!, 1, 'Bert');
    await anna.start(id);
    const page = await anna.open(id);
    await say(page, words[0]!);
    page.close();
    await anna.get('POST', `/api/tables/${id}/leave`, { seat: 0 });
    await cleo.join(me.links.play!, 0, 'Cleo', bert);
    const { database } = at.server.tables;
    // as earlier versions stored it
    for (const sql of ['UPDATE chat SET person = NULL', 'UPDATE entry SET person = NULL', 'DELETE FROM held'])
      await database.write({ sql, values: [] });
    await anna.get('DELETE', '/api/me');
    const remaining = (await everything(at)) + (await allSent(cleo, [id])) + (await allSent(bert, [id]));
    for (const trace of [names[0]!, words[0]!]) expect(remaining).not.toContain(trace);
    expect((await bert.get('GET', `/api/tables/${id}`)).seats.map(({ name }) => name)).toEqual(['Cleo', 'Bert']);
  });
});
