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

/** Everything the database holds. */
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

/** The files themselves, with what the database does not use any more. */
const files = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.startsWith('cordillera.db'))
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join();

/** Resolves when such a statement has been read so often: who asks is known by then. */
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

/** Everything that the server sends to somebody about these tables. */
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

describe.each(places)('whoever deletes themselves, on %s', (kind, newPlace) => {
  test('leaves no name and no word: having sat, renamed, chatted, got up, been replaced, merged, hosted and watched', async () => {
    const place = await newPlace();
    const at = await house(place);
    const [anna, bert, cleo, phone] = [at.visitor(), at.visitor(), at.visitor(), at.visitor()];

    // she hosts, chats, is called otherwise, plays until there is a snapshot, gets up and is replaced
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

    // a table of Bert's, at which she has chatted and got up before it began
    const other = await bert.create(colorado, 'Bert');
    await anna.sit(other.me.links.play!, 1, names[1]!);
    const waiting = await anna.open(other.id);
    await say(waiting, words[2]!);
    await anna.get('POST', `/api/tables/${other.id}/leave`, { seat: 1 });
    waiting.close();

    // on her phone she was somebody else, at one table that she left and one at which she plays
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
    // she has given an address there, and never opened what was sent to it
    const [onPhone] = await log.read<{ id: string }>('SELECT id FROM person WHERE name = $1', names[2]!);
    const given = JSON.stringify({ person: onPhone!.id, address });
    await issueToken(log, 'email', given, log.now() + 1000_000, log.now());
    const key = new Authenticator(at.server.url);
    const registering = await anna.call('passkeyOptions');
    await anna.get('POST', '/api/me/passkeys', { answer: key.register(registering) });
    const asked = await phone.call('signInOptions');
    await phone.get('POST', '/api/sign-in', { answer: key.answer(asked.options), bring: true });

    // nor did she open what was sent to another one that she has given since
    const [her] = await log.read<{ id: string }>('SELECT id FROM person WHERE name = $1', names[1]!);
    const givenNow = JSON.stringify({ person: her!.id, address: addressNow });
    await issueToken(log, 'email', givenNow, log.now() + 1000_000, log.now());

    // and she has watched one
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
    // her first name has been written over already where everybody looks
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
    // and nothing of anybody else's is gone
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

  test('also what was still under way when they went: whoever is gone gets no seat', async () => {
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
      // on her phone she becomes who she was already, and then she goes for good
      await (asked
        ? visitor.get('POST', '/api/sign-in', { answer: key.answer(asked.options), bring: true })
        : visitor.get('DELETE', '/api/me'));
      for (const { status } of await Promise.all(under)) expect([200, 403]).toContain(status);
    }
    expect((await everything(at)).includes(names[0]!)).toBe(false);
    const { database } = at.server.tables;
    expect(await database.read('SELECT 1 FROM seat WHERE person NOT IN (SELECT id FROM person)')).toEqual([]);
  });

  test('also where they sat down when it had been looked up already where they sit', async () => {
    const at = await house(await newPlace());
    const { database } = at.server.tables;
    const [anna, bert, phone] = [at.visitor(), at.visitor(), at.visitor()];
    const [first, second] = [await bert.create(colorado, 'Bert'), await bert.create(colorado, 'Bert')];
    for (const visitor of [anna, phone]) await visitor.create(colorado, names[0]);
    const key = new Authenticator(at.server.url);
    const registering = await anna.call('passkeyOptions');
    await anna.get('POST', '/api/me/passkeys', { answer: key.register(registering) });
    const asked = await phone.call('signInOptions');
    /** Sits down there as soon as it has been looked up where they sit. */
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

  test('also what they were called as somebody else in the log of a game that goes on without them', async () => {
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

  test('also where nobody kept whose a name and a word are: only whoever sits there now keeps theirs', async () => {
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
    // as a version wrote it that did not keep it
    for (const sql of ['UPDATE chat SET person = NULL', 'UPDATE entry SET person = NULL', 'DELETE FROM held'])
      await database.write({ sql, values: [] });
    await anna.get('DELETE', '/api/me');
    const kept = (await everything(at)) + (await allSent(cleo, [id])) + (await allSent(bert, [id]));
    for (const trace of [names[0]!, words[0]!]) expect(kept).not.toContain(trace);
    expect((await bert.get('GET', `/api/tables/${id}`)).seats.map(({ name }) => name)).toEqual(['Cleo', 'Bert']);
  });
});
