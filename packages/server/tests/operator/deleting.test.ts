import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { statement } from '../../src/database/database.ts';
import { openDatabase } from '../../src/server.ts';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { asked, command } from '../helpers/operating.ts';
import { house, playToEnd } from '../helpers/served.ts';

const newFolder = useFolders();
const postgres = usePostgres();

const places: [string, () => Promise<Place>][] = [
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: newFolder(), databaseUrl: await postgres.server.newDatabase() })],
];

const ofTables = [
  'match',
  'entry',
  'seat',
  'held',
  'link',
  'snapshot',
  'version',
  'chat',
  'proposal',
  'visit',
  'asking',
];

describe.each(places)('the operator deletes, on %s,', (_kind, newPlace) => {
  async function open() {
    const place = await newPlace();
    const at = await house(place);
    const named = { folder: place.dataDir, databaseUrl: place.databaseUrl };
    const { database } = at.server.tables;
    const left = async () =>
      (await database.read<{ id: string }>('SELECT id FROM match')).map(({ id }) => id).toSorted();
    return { at, place, named, database, left, run: (...argv: string[]) => command(named, ...argv) };
  }

  test('a table while people and bots play at it: it is gone at once, its players see who deleted it, and no data remains', async () => {
    const { at, place, run, left } = await open();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const table = await anna.create({ game: 'colorado', seats: [null, null, 'greenhorn'] }, 'Anna');
    const { id } = table;
    await bert.sit(table.me.links.play!, 1, 'Bert');
    await anna.start(id);
    const [page, berts] = [await anna.open(id), await bert.open(id)];
    const bye = Promise.all([page, berts].map((each) => each.until(({ kind }) => kind === 'bye')));
    // they play on until they are dismissed: what is written after the deletion must not stay
    const playing = Promise.allSettled([page, berts].map((each) => each.playOn(() => 0)));
    expect(await run('delete', id)).toMatchObject({ code: 0, out: 'Gone: 1 table.' });
    expect(await left()).toEqual([]);
    for (const each of await bye) expect(each).toMatchObject({ code: 'table-deleted', again: false });
    await playing;
    expect((await anna.ask('GET', `/api/links/${table.me.links.play}`)).status).toBe(404);
    expect((await anna.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    expect(await anna.get('GET', '/api/tables')).toEqual([]);
    await at.server.close();
    const database = openDatabase(place, (error) => {
      throw error;
    });
    for (const name of ofTables) expect(await database.read(`SELECT * FROM ${name}`), name).toEqual([]);
    await database.close();
  });

  test('listed tables, unused tables and a person’s tables, after listing them first', async () => {
    const { at, named, run, left, database } = await open();
    const [anna, bert] = [at.visitor(), at.visitor()];
    const create = async (visitor = anna, name = 'Anna') =>
      (await visitor.create({ game: 'colorado', seats: [null, 'greenhorn'] }, name)).id;
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push(await create());
    const [listed, old, remaining] = ids as [string, string, string];
    const [started, left1] = [await create(bert, 'Bert'), await create(bert, 'Bert')];
    await bert.start(started);
    await bert.get('POST', `/api/tables/${started}/leave`, { seat: 0 });

    const file = join(named.folder, 'list.txt');
    writeFileSync(
      file,
      `# no longer needed\n${(await run('list')).out.split('\n').find((line) => line.startsWith(listed))}\nAbsentAbsent\n\n`,
    );
    expect((await run('delete', '--list', file, '--dry-run')).out).toMatch(
      new RegExp(`^${listed} .*Anna.*\nWould be gone: 1 table\\.$`),
    );
    expect(await left()).toHaveLength(5);
    expect((await run('delete', '--list', file)).out).toBe('Gone: 1 table.');

    await database.write(statement('UPDATE match SET changed = $2 WHERE id = $1', old, Date.now() - 31 * 86_400_000));
    expect((await run('delete', '--older', '30', '--state', 'over')).out).toBe('Gone: 0 tables.');
    expect((await run('delete', '--older', '30')).out).toBe('Gone: 1 table.');

    // also where they have left their seat
    expect((await run('delete', '--person', 'bert', '--state', 'open')).out).toBe('Gone: 1 table.');
    expect(await left()).toEqual([remaining, started].toSorted());
    expect((await run('delete', '--person', 'bert')).out).toBe('Gone: 1 table.');
    expect(await left()).toEqual([remaining]);
    const trail = await asked<{ action: string; table: string }[]>(named, 'trail');
    expect(trail.map(({ action, table }) => [action, table]).toSorted()).toEqual(
      [listed, old, started, left1].map((id) => ['delete', id]).toSorted(),
    );
  });

  test('nothing when one of the IDs is wrong', async () => {
    const { at, named, run, left } = await open();
    const { id } = await at.visitor().create({ game: 'colorado', seats: [null, null] }, 'Anna');
    expect(await run('delete', id, 'no-such-tabl')).toMatchObject({ code: 1 });
    const file = join(named.folder, 'list.txt');
    writeFileSync(file, `${id}\nrubbish\n`);
    expect((await run('delete', '--list', file)).complaint).toContain('not "rubbish"');
    expect((await run('delete', '--list', join(named.folder, 'none'))).complaint).toContain('cannot be read');
    expect(await left()).toEqual([id]);
  });
});

test('a finished game is deleted together with its file, while a page shows it', async () => {
  const at = await house();
  const anna = at.visitor();
  const { id } = await anna.create({ game: 'colorado', seats: [null, 'greenhorn'] }, 'Anna');
  await anna.start(id);
  const page = await playToEnd(anna, id);
  const bye = page.until(({ kind }) => kind === 'bye');
  await command(at, 'delete', id);
  expect(await bye).toMatchObject({ code: 'table-deleted' });
  expect((await anna.ask('GET', `/api/tables/${id}/match`)).status).toBe(404);
});
