import { operate } from '@cordillera/server';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, statement } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrations.ts';
import { openDatabase } from '../../src/server.ts';
import { type KeepDays, prune } from '../../src/store/prune.ts';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { house, playToEnd } from '../helpers/served.ts';

const newFolder = useFolders();
const postgres = usePostgres();

const dayMs = 86_400_000;
const keep: KeepDays = { openTables: 60, cardSets: 90, people: 400 };

describe.each<[Database['kind'], () => Promise<Place>]>([
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() })],
])('%s', (_kind, newPlace) => {
  let database: Database;
  const now = 2_000_000_000_000;
  beforeEach(async () => {
    database = openDatabase(await newPlace(), (error) => {
      throw error;
    });
    await migrate(database);
    onTestFinished(() => database.close());
  });

  const old = (days: number): number => now - days * dayMs;
  const table = (id: string, state: string, days: number, { host = 'host', pack = '' } = {}) =>
    statement(
      `INSERT INTO match (id, game, rules_version, pack, options, seats, pace, seed, seed_hash, state, host, summary,
        version, created, changed) VALUES ($1, 'colorado', 1, $2, '{}', '[]', '{}', '', '', $3, $4, '{}', 3, $5, $5)`,
      id,
      pack || null,
      state,
      host,
      old(days),
    );
  const set = (hash: string, days: number, person = 'host') =>
    statement(
      `INSERT INTO pack (hash, game, id, files, person, created) VALUES ($1, 'colorado', 'x', '{}', $2, $3)`,
      hash,
      person,
      old(days),
    );
  const person = (id: string, days: number, seen = days) => [
    statement(`INSERT INTO person (id, name, settings, created, seen) VALUES ($1, 'A', '{}', $2, $2)`, id, old(days)),
    statement(
      `INSERT INTO device (id, person, label, created, seen) VALUES ($1, $2, '', $3, $4)`,
      `device-${id}`,
      id,
      old(days),
      old(seen),
    ),
  ];
  const left = async (name: 'match' | 'pack' | 'person' | 'device', key = 'id'): Promise<string[]> =>
    (await database.read<{ id: string }>(`SELECT ${key} AS id FROM ${name} ORDER BY 1`)).map(({ id }) => id);

  test('old open tables are deleted with their data, and no other tables', async () => {
    await database.write(
      table('old', 'open', 61),
      table('seen', 'open', 61),
      table('new', 'open', 59),
      ...['playing', 'paused', 'over'].map((state) => table(state, state, 1000)),
      statement("INSERT INTO visit (match, person, gone) VALUES ('seen', 'p', $1)", old(2)),
      statement("INSERT INTO visit (match, person, gone) VALUES ('old', 'p', $1)", old(61)),
      statement("INSERT INTO link (code, match, kind) VALUES ('c', 'old', 'play')"),
      statement("INSERT INTO seat (match, seat, person) VALUES ('old', 0, 'p')"),
    );
    expect(await prune(database, { keep, now, dryRun: true, max: 100 })).toEqual({
      tables: 1,
      cardSets: 0,
      people: 0,
    });
    expect(await left('match')).toContain('old');
    expect(await prune(database, { keep, now, max: 100 })).toEqual({ tables: 1, cardSets: 0, people: 0 });
    expect(await left('match')).toEqual(['new', 'over', 'paused', 'playing', 'seen']);
    for (const name of ['link', 'seat']) expect(await database.read(`SELECT * FROM ${name}`)).toEqual([]);
    // pages that have it open are informed
    expect(await database.read('SELECT kind, subject FROM errand')).toEqual([{ kind: 'closed', subject: 'old' }]);
  });

  test('a table that changes at the same moment stays', async () => {
    await database.write(table('old', 'open', 61), statement("INSERT INTO version (match, number) VALUES ('old', 4)"));
    expect((await prune(database, { keep, now, max: 100 })).tables).toBe(0);
    expect(await left('match')).toEqual(['old']);
  });

  test('unused card sets are deleted, house sets stay', async () => {
    await database.write(
      set('unused', 91),
      set('new', 89),
      set('used', 91),
      set('house', 91, ''),
      table('over', 'over', 300, { pack: 'used' }),
    );
    expect((await prune(database, { keep, now, max: 100 })).cardSets).toBe(1);
    expect(await left('pack', 'hash')).toEqual(['house', 'new', 'used']);
  });

  test('unused people are deleted; people who have a seat, have played, host, have a passkey or were here recently stay', async () => {
    await database.write(
      ...['nobody', 'sits', 'played', 'host', 'key'].flatMap((id) => person(id, 401)),
      ...person('was-here', 500, 399),
      ...person('new', 300),
      table('over', 'over', 300),
      statement("INSERT INTO seat (match, seat, person) VALUES ('over', 0, 'sits')"),
      statement("INSERT INTO held (match, seat, person, began) VALUES ('over', 0, 'played', 1)"),
      statement("INSERT INTO passkey (id, person, body, counter, created) VALUES ('k', 'key', '{}', 0, 0)"),
    );
    expect((await prune(database, { keep, now, max: 100 })).people).toBe(1);
    const stay = ['host', 'key', 'new', 'played', 'sits', 'was-here'];
    expect(await left('person')).toEqual(stay);
    expect(await left('device')).toEqual(stay.map((id) => `device-${id}`));
  });

  test('pruning runs in small steps, and 0 days keep everything', async () => {
    await database.write(...Array.from({ length: 5 }, (_, i) => table(`old-${i}`, 'open', 5000)));
    const never = { openTables: 0, cardSets: 0, people: 0 };
    expect((await prune(database, { keep: never, now, max: 100 })).tables).toBe(0);
    expect((await prune(database, { keep, now, max: 2 })).tables).toBe(2);
    expect((await prune(database, { keep, now, max: 2 })).tables).toBe(2);
    expect((await prune(database, { keep, now, max: 2 })).tables).toBe(1);
  });
});

test('a server prunes by itself; the operator can preview it; a game that was played stays', async () => {
  const at = await house();
  const anna = at.visitor();
  const game = await anna.create({ game: 'colorado', seats: [null, 'greenhorn'] });
  await anna.start(game.id);
  (await playToEnd(anna, game.id)).close();
  await anna.create({ game: 'colorado', seats: [null, null] });
  const { database } = at.server.tables;
  const age = () =>
    Promise.all([
      database.write(statement('UPDATE match SET created = 0, changed = 0')),
      database.write(statement('UPDATE visit SET here = NULL, gone = 0')),
    ]);
  const command = async (...argv: string[]): Promise<string> => {
    const out: string[] = [];
    const code = await operate(argv, {
      environment: {},
      defaults: { dataDir: at.folder },
      print: (text) => void out.push(text),
      complain: (text) => void out.push(text),
    });
    return `${code} ${out.join()}`;
  };
  await age();
  expect(await command('prune', '--dry-run')).toBe('0 Would be gone: 1 tables, 0 card sets, 0 people.');
  expect(await command('prune')).toBe('0 Gone: 1 tables, 0 card sets, 0 people.');
  expect(await command('prune')).toBe('0 Gone: 0 tables, 0 card sets, 0 people.');

  await anna.create({ game: 'colorado', seats: [null, null] });
  await age();
  await at.restart();
  anna.base = at.server.url;
  await expect.poll(async () => (await anna.call('listTables')).map(({ id }) => id)).toEqual([game.id]);
});
