import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { loadMatch } from '@cordillera/games';
import type { TableSetup } from '@cordillera/protocol';
import { operate, type RunningServer, ratesFor, startServer } from '@cordillera/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serversLock } from '../../src/cluster/fanout.ts';
import { copyAll } from '../../src/database/copying.ts';
import { type Database, type Statement, statement } from '../../src/database/database.ts';
import { migrate, migrationLock, newestMigration, tablesAfter } from '../../src/database/migrations.ts';
import { openConnection } from '../../src/database/postgres.ts';
import { openDatabase } from '../../src/server.ts';
import { readEntries } from '../../src/store/entries.ts';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { chance } from '../helpers/house.ts';
import { type Page, playTogether, Visitor } from '../helpers/players.ts';
import { startProcess } from '../helpers/processes.ts';

const newFolder = useFolders();
const postgres = usePostgres();
const closing: (() => Promise<unknown>)[] = [];
const errors: object[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  expect(errors.splice(0)).toEqual([]);
});

async function start(place: Place): Promise<RunningServer> {
  const server = await startServer({
    ...place,
    rates: ratesFor(1_000_000),
    log: (line) => void errors.push(line),
  });
  closing.push(() => server.close());
  return server;
}

function open(place: Place): Database {
  const database = openDatabase(place, (error) => {
    throw error;
  });
  closing.push(() => database.close());
  return database;
}

/** Runs the operator's command on the data of a place. */
async function command({ dataDir, databaseUrl }: Place, ...argv: string[]) {
  const out: string[] = [];
  const complaints: string[] = [];
  const code = await operate(argv, {
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    defaults: { dataDir: '/nowhere' },
    print: (text) => void out.push(text),
    complain: (text) => void complaints.push(text),
  });
  return { code, out: out.join('\n'), complaint: complaints.join('\n') };
}

/** Runs a command that must succeed without errors; returns its output. */
async function done(place: Place, ...argv: string[]): Promise<string> {
  const { code, out, complaint } = await command(place, ...argv);
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  return out;
}

/** Runs a command that must be refused, with one sentence and without a stack. */
async function refused(place: Place, ...argv: string[]): Promise<string> {
  const { code, out, complaint } = await command(place, ...argv);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(complaint.split('\n')).toHaveLength(1);
  return complaint.replace(/^cordillera-server: /, '');
}

const inFile = async (): Promise<Place> => ({ dataDir: join(newFolder(), 'data') });
const inPostgres = async (): Promise<Place> => ({
  dataDir: '/nowhere',
  databaseUrl: await postgres.server.newDatabase(),
});
const kinds: [Database['kind'], () => Promise<Place>][] = [
  ['sqlite', inFile],
  ['postgres', inPostgres],
];
const urlOf = ({ dataDir, databaseUrl }: Place): string => databaseUrl ?? dataDir;

const plans: (Partial<TableSetup> & Pick<TableSetup, 'game' | 'seats'>)[] = [
  { game: 'sierra', options: { mode: 'competitive' }, seats: [null, null] },
  { game: 'sierra-west', options: { mode: 'outlaws-and-outposts' }, seats: [null, null] },
  {
    game: 'colorado',
    options: {},
    seats: [null, null, 'greenhorn'],
    pace: { kind: 'move', seconds: 3600 },
  },
];

interface Played {
  id: string;
  people: Visitor[];
  pages: Page[];
}

const eventCountsOf = ({ pages }: Played): number[] => pages.map(({ mine }) => mine.events.length);
const moves = ({ pages }: Played): number => pages.reduce((sum, { mine }) => sum + mine.own, 0);

/** Makes `count` more choices, one after the other. */
async function playMore(table: Played, count: number, seed: number): Promise<void> {
  const enough = moves(table) + count;
  await playTogether(table.pages, chance(seed), () => moves(table) >= enough);
}

/** A running game of every kind. */
async function playAll(url: string): Promise<Played[]> {
  const tables: Played[] = [];
  for (const [i, plan] of plans.entries()) {
    const people = [new Visitor(url), new Visitor(url)];
    const { id, me } = await people[0]!.create(plan, 'Zoë');
    await people[1]!.sit(me.links.play!, 1, 'Łukasz');
    await people[0]!.start(id);
    const table = { id, people, pages: await Promise.all(people.map((person) => person.open(id))) };
    await playMore(table, 45 + i, i);
    await table.pages[0]!.answerTo({ kind: 'say', seat: 0, to: 'table', text: `Ça va ? Źdźbło ${i}` });
    tables.push(table);
  }
  for (const { pages } of tables) for (const page of pages) await page.settled();
  return tables;
}

/** The same people come to another server with their cookies and everything their pages know. */
async function comeBack(tables: Played[], url: string): Promise<void> {
  for (const table of tables) {
    const before = table.pages.map(({ mine }) => ({ view: mine.view, own: mine.own }));
    const known = eventCountsOf(table);
    for (const person of table.people) person.base = url;
    table.pages = await Promise.all(
      table.people.map((person, i) => person.open(table.id, undefined, table.pages[i]!.views.values())),
    );
    for (const [i, page] of table.pages.entries()) {
      const joined = page.messages.find((message) => message.kind === 'joined')!;
      const mine = joined.views.find(({ viewer }) => viewer === page.seat)!;
      // events are not sent again; a bot may have played meanwhile
      expect(mine.told).toBe(known[i]);
      const hasBot = page.table.seats.some(({ bot }) => bot !== undefined);
      expect(joined.chat.map(({ text }) => text)).toEqual([expect.stringContaining('Źdźbło')]);
      expect(page.mine.own).toBe(before[i]!.own);
      if (!hasBot) expect({ events: mine.events, view: page.mine.view }).toEqual({ events: [], view: before[i]!.view });
    }
  }
}

const leave = (tables: Played[]): void => {
  for (const { pages } of tables) for (const page of pages) page.close();
};

const contentsOf = async (database: Database): Promise<Record<string, object[]>> => {
  const contents: Record<string, object[]> = {};
  for (const [table, key] of tablesAfter(newestMigration)) {
    const rows = await database.read<Record<string, unknown>>(`SELECT * FROM ${table}`);
    const keyOf = (row: Record<string, unknown>): string => JSON.stringify(key.map((column) => row[column]));
    contents[table] = rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
  return contents;
};

describe.each(kinds)('all data in %s', (_kind, newPlace) => {
  test('is backed up while people play; games of every kind continue where it is restored', async () => {
    const place = await newPlace();
    const first = await start(place);
    const tables = await playAll(first.url);
    const file = join(newFolder(), 'backup.db');
    // one table is played on meanwhile
    const timed = tables[2]!;
    const before = moves(timed);
    let isMade = false;
    const making = done(place, 'backup', file).finally(() => {
      isMade = true;
    });
    await playTogether(timed.pages, chance(7), () => isMade && moves(timed) > before);
    expect(await making).toMatch(
      /^.*backup\.db has everything of .* \(tables: 3, people: 6, entries of logs: \d+\)\.$/,
    );
    const after = moves(timed);
    const written = await readEntries(first.tables.database, timed.id, 0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);
    leave(tables);
    await first.close();

    for (const [kind, otherPlace] of kinds) {
      const again = await otherPlace();
      await done(again, 'restore', file);
      const second = await start(again);
      // the backup has a prefix of its log
      const restored = await readEntries(second.tables.database, timed.id, 0);
      expect(restored.length).toBeGreaterThanOrEqual(before);
      expect(restored.length).toBeLessThanOrEqual(written.length);
      expect(restored).toEqual(written.slice(0, restored.length));
      const quiet = tables.slice(0, 2);
      await comeBack(quiet, second.url);
      // what is played at the last place is known at no other
      if (kind === kinds.at(-1)![0]) for (const table of quiet) await playMore(table, 6, 3);
      const people = timed.people.map(() => new Visitor(second.url));
      for (const [i, person] of people.entries()) person.cookie = timed.people[i]!.cookie;
      const pages = await Promise.all(people.map((person) => person.open(timed.id)));
      const played = { id: timed.id, people, pages };
      expect(moves(played)).toBeLessThanOrEqual(after);
      await Promise.all(pages.map((page, i) => page.playOn(chance(i))));
      const match = loadMatch(await people[0]!.get<object>('GET', `/api/tables/${timed.id}/match`));
      expect(match.result()).toEqual(pages[0]!.table.result);
      leave([...quiet, played]);
      await second.close();
    }
  });

  test('is moved to the other kind of database and back, with games of every kind continuing at each place', async () => {
    const places = [await newPlace(), await (newPlace === inFile ? inPostgres : inFile)(), await newPlace()];
    const first = await start(places[0]!);
    const tables = await playAll(first.url);
    leave(tables);
    await first.close();
    for (const [i, to] of places.slice(1).entries()) {
      const from = places[i]!;
      const before = await contentsOf(open(from));
      expect(await done(from, 'move', urlOf(to))).toContain('people: 6');
      const now = await contentsOf(open(to));
      const { migration: _before, ...rest } = before;
      const { migration: _now, ...moved } = now;
      expect(moved).toEqual(rest);
      for (const close of closing.splice(1)) await close();
      const server = await start(to);
      await comeBack(tables, server.url);
      for (const table of tables) await playMore(table, 6, i);
      for (const { pages } of tables) for (const page of pages) await page.settled();
      leave(tables);
      await server.close();
    }
  });

  test('of an older schema is backed up unchanged, and migrated where it is restored', async () => {
    const place = await newPlace();
    const old = open(place);
    await migrate(old, 1);
    const rows: Statement[] = [
      statement(
        'INSERT INTO match VALUES ($1, $2, 1, NULL, $3, $3, $3, $3, $3, $4, NULL, NULL, $3, NULL, NULL, NULL, 0, 0, 0)',
        'a-match',
        'colorado',
        '[]',
        'playing',
      ),
      statement('INSERT INTO seat (match, seat, person) VALUES ($1, 0, $2)', 'a-match', 'a-person'),
    ];
    await old.write(...rows);
    const file = join(newFolder(), 'old.db');
    await done(place, 'backup', file);
    expect(await old.read('SELECT MAX(step) AS step FROM migration')).toEqual([{ step: 1 }]);
    const again = await newPlace();
    await done(again, 'restore', file);
    const restored = open(again);
    expect(await restored.read('SELECT MAX(step) AS step FROM migration')).toEqual([{ step: newestMigration }]);
    // made by a later migration from the old rows
    expect(await restored.read('SELECT match, seat, person FROM held')).toEqual([
      { match: 'a-match', seat: 0, person: 'a-person' },
    ]);
  });

  test('is not moved while a server runs', async () => {
    const place = await newPlace();
    const server = await start(place);
    const to = await inFile();
    expect(await refused(place, 'move', to.dataDir)).toMatch(/^A server uses .*: stop /);
    expect(existsSync(to.dataDir)).toBe(false);
    await server.close();
    await done(place, 'move', to.dataDir);
  });

  test('is never overwritten', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    for (const each of [place, other]) await (await start(each)).close();
    const file = join(newFolder(), 'backup.db');
    await done(place, 'backup', file);
    const bytes = readFileSync(file);
    const before = await contentsOf(open(other));
    expect(await refused(place, 'backup', file)).toBe(`${file} exists already: choose another name.`);
    for (const argv of [
      ['restore', file],
      ['move', urlOf(other)],
    ])
      expect(await refused(argv[0] === 'move' ? place : other, ...argv)).toMatch(/^There (is a database|are tables) /);
    expect(await contentsOf(open(other))).toEqual(before);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('of a newer version is left alone', async () => {
    const place = await newPlace();
    const newer = open(place);
    await migrate(newer);
    const file = join(newFolder(), 'backup.db');
    await done(place, 'backup', file);
    await newer.write(statement('INSERT INTO migration (step, at) VALUES ($1, 0)', newestMigration + 1));
    const says = /made by a newer version of Cordillera/;
    expect(await refused(place, 'backup', `${file}2`)).toMatch(says);
    expect(await refused(place, 'move', join(newFolder(), 'to'))).toMatch(says);
  });
});

test('the tables and keys that are copied are those of the schema', async () => {
  const database = open(await inFile());
  await migrate(database);
  const rows = await database.read<{ name: string; key: string }>(
    `SELECT m.name AS name, p.name AS key FROM sqlite_master m, pragma_table_info(m.name) p
      WHERE m.type = 'table' AND p.pk > 0 ORDER BY m.name, p.pk`,
  );
  const keys = new Map<string, string[]>();
  for (const { name, key } of rows) keys.set(name, [...(keys.get(name) ?? []), key]);
  expect(keys.delete('migration')).toBe(true);
  expect(new Map([...tablesAfter(newestMigration)].sort(([a], [b]) => (a < b ? -1 : 1)))).toEqual(keys);
});

describe('beside the files of a killed server', () => {
  /** A folder as left by kill -9, and an earlier backup of its data. */
  async function killed() {
    const place = await inFile();
    const server = await startProcess(place);
    const anna = new Visitor(server.url);
    const { id } = await anna.create({ game: 'colorado', seats: [null, null] }, 'Anna');
    const file = join(newFolder(), 'backup.db');
    await done(place, 'backup', file);
    for (let i = 0; i < 30; i++) await anna.create({ game: 'colorado', seats: [null, null] }, 'Anna');
    await server.kill();
    const database = join(place.dataDir, 'cordillera.db');
    expect(statSync(`${database}-wal`).size).toBeGreaterThan(0);
    return { place, file, anna, id, database };
  }

  test('a backup that was copied there by hand stays untouched, and is restored as the message says', async () => {
    const { place, file, anna, id, database } = await killed();
    const bytes = readFileSync(file);
    copyFileSync(file, database);
    const says = /cordillera\.db is a backup, which no server may write to\. Move it to another folder/;
    await expect(startServer(place)).rejects.toThrow(says);
    expect((await command(place, 'list')).complaint).toMatch(says);
    expect(readFileSync(database).equals(bytes)).toBe(true);

    const elsewhere = join(newFolder(), 'again.db');
    renameSync(database, elsewhere);
    // the WAL of the missing database
    expect(await refused(place, 'restore', elsewhere)).toMatch(/^.*cordillera\.db-wal is left of another database: /);
    for (const end of ['-wal', '-shm']) rmSync(database + end);
    await done(place, 'restore', elsewhere);
    anna.base = (await start(place)).url;
    expect((await anna.call('listTables')).length).toBe(1);
    expect((await anna.get('GET', `/api/tables/${id}`)).id).toBe(id);
  });

  test('a backup is restored when all files were moved away, and these still open', async () => {
    const { place, file, anna, database } = await killed();
    expect(await refused(place, 'restore', file)).toMatch(
      /^There is a database already: .*move all of .*cordillera\.db\*/,
    );
    const away = newFolder();
    for (const name of readdirSync(place.dataDir)) renameSync(join(place.dataDir, name), join(away, name));
    await done(place, 'restore', file);
    expect(readdirSync(place.dataDir).sort()).toEqual(['cordillera.db', 'cordillera.db.lock']);
    expect(statSync(database).mode & 0o777).toBe(0o600);
    const server = await start(place);
    anna.base = server.url;
    expect((await anna.call('listTables')).length).toBe(1);
    anna.base = (await start({ dataDir: away })).url;
    expect((await anna.call('listTables')).length).toBe(31);
  });

  test('the server’s last writes are in a backup of it', async () => {
    const { place, file } = await killed();
    expect(await done(place, 'backup', `${file}2`)).toContain('tables: 31');
  });
});

describe('invalid sources and targets:', () => {
  test('a file that is foreign, damaged, truncated or missing', async () => {
    const folder = newFolder();
    const at = (name: string): string => join(folder, name);
    const place = await inFile();
    await (await start(place)).close();
    await done(place, 'backup', at('good.db'));
    const good = readFileSync(at('good.db'));
    writeFileSync(at('text.db'), 'no database');
    writeFileSync(at('empty.db'), '');
    writeFileSync(at('cut.db'), good.subarray(0, good.length / 2));
    writeFileSync(at('damaged.db'), good.fill(0xff, 4096, 12_288));
    const other = openDatabase({ dataDir: at('other') }, () => undefined);
    await other.write(statement('CREATE TABLE thing (id INTEGER PRIMARY KEY)'));
    await other.close();
    const to = { dataDir: at('to') };
    for (const [name, says] of [
      ['text.db', 'is neither a backup nor a database of Cordillera.'],
      ['empty.db', 'is neither a backup nor a database of Cordillera.'],
      ['other/cordillera.db', 'is neither a backup nor a database of Cordillera.'],
      ['cut.db', 'is damaged ('],
      ['damaged.db', 'is damaged ('],
      ['none.db', 'There is no file '],
    ] as const) {
      expect(await refused(to, 'restore', at(name)), name).toContain(says);
      expect(existsSync(to.dataDir), name).toBe(false);
    }
  });

  test('an invalid place', async () => {
    const nowhere = { dataDir: join(newFolder(), 'mistyped') };
    const file = join(newFolder(), 'backup.db');
    expect(await refused(nowhere, 'backup', file)).toMatch(/^There is no database .*mistyped/);
    expect(await refused(nowhere, 'move', newFolder())).toMatch(/^There is no database .*mistyped/);
    expect(existsSync(nowhere.dataDir)).toBe(false);
    const silent = { dataDir: '', databaseUrl: 'postgres://anna:pa55word@127.0.0.1:1/none' };
    expect(await refused(silent, 'backup', file)).toMatch(/^No backup was made: .*ECONNREFUSED/);
    expect(await refused(await inPostgres(), 'backup', file)).toMatch(/^the PostgreSQL database .* is neither /);
    const place = await inFile();
    await (await start(place)).close();
    expect(await refused(place, 'backup', join(file, 'x'))).toMatch(/^There is no folder /);
    const complaint = await refused(place, 'move', silent.databaseUrl);
    expect(complaint).toMatch(/^Nothing was moved: .*ECONNREFUSED/);
    expect(complaint).not.toContain('pa55word');
    const wrong = await command(place, 'move', 'mysql://anna:pa55word@host/name');
    expect(wrong).toMatchObject({ code: 2, complaint: expect.stringContaining('move needs a folder, or an address ') });
    expect(wrong.complaint).not.toContain('pa55word');
  });

  test('a backup that was interrupted, or runs twice at the same time', async () => {
    const place = await inFile();
    await (await start(place)).close();
    const file = join(newFolder(), 'backup.db');
    writeFileSync(`${file}.part`, 'begun');
    expect(await refused(place, 'backup', file)).toMatch(
      /backup\.db\.part exists: a backup is being made, or was broken off/,
    );
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('begun');
  });

  test('a target that is full: it stays empty, and the source stays as it was', async () => {
    const place = await inFile();
    await (await start(place)).close();
    const before = await contentsOf(open(place));
    const to = await inPostgres();
    const full = open(to);
    await full.write(
      statement(
        `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`,
      ),
      statement(
        `CREATE EVENT TRIGGER full_disk ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION refuse()`,
      ),
    );
    expect(await refused(place, 'move', urlOf(to))).toBe('Nothing was moved: disk full.');
    await full.write(statement('DROP EVENT TRIGGER full_disk'));
    expect(
      await full.read('SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()'),
    ).toEqual([]);
    await done(place, 'move', urlOf(to));
    expect(await contentsOf(open(place))).toEqual(before);
  });

  test('a server of the previous version, which holds no lock', async () => {
    const from = await inPostgres();
    await (await start(from)).close();
    const older = await openConnection(from.databaseUrl!);
    await older.read('LISTEN cordillera');
    expect(await refused(from, 'move', newFolder())).toMatch(/^A server uses the PostgreSQL database /);
    await older.close();
  });

  test('a server that starts during a move is refused, or waits until the move is complete', async () => {
    const from = await inPostgres();
    await (await start(from)).close();
    const holder = await openConnection(from.databaseUrl!);
    await holder.read(`SELECT pg_advisory_lock(${serversLock})`);
    await expect(startServer(from)).rejects.toThrow(/^"cordillera-server move" is taking everything /);
    await holder.close();

    const to = await inPostgres();
    const filler = await openConnection(to.databaseUrl!);
    await filler.write(statement('BEGIN'), migrationLock);
    const starting = startServer(to);
    const waiting = `SELECT COUNT(*) AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    await vi.waitUntil(async () => (await filler.read<{ waiting: number }>(waiting))[0]!.waiting > 0, 60_000);
    await copyAll(open(from), filler);
    await filler.write(statement('COMMIT'));
    await filler.close();
    const server = await starting;
    closing.push(() => server.close());
    const secret = 'SELECT value FROM secret WHERE name = $1';
    expect(await server.tables.database.read(secret, 'cookie')).toEqual(await open(from).read(secret, 'cookie'));
  });
});
