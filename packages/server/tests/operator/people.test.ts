import { describe, expect, test } from 'vitest';
import type { PersonLine } from '../../src/operator/people.ts';
import type { TrailLine } from '../../src/operator/trail.ts';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { asked, command } from '../helpers/operating.ts';
import { house } from '../helpers/served.ts';

const newFolder = useFolders();
const postgres = usePostgres();

const places: [string, () => Promise<Place>][] = [
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() })],
];

describe.each(places)('the operator, on %s', (_kind, newPlace) => {
  async function open() {
    const place = await newPlace();
    const at = await house(place);
    const named = { folder: place.dataDir, databaseUrl: place.databaseUrl };
    const run = (...argv: string[]) => command(named, ...argv);
    const json = <Found>(...argv: string[]) => asked<Found>(named, ...argv);
    const newcomer = async (name: string) => {
      const visitor = at.visitor();
      const table = await visitor.create({ game: 'colorado', seats: [null, null] }, name);
      return { visitor, table };
    };
    return { at, run, json, newcomer };
  }

  test('finds people by a part of their name, in any spelling, and by their names at tables', async () => {
    const { run, json, newcomer } = await open();
    const { table } = await newcomer('Łucja');
    await newcomer('Émile');
    const { visitor } = await newcomer('Troll');
    await visitor.get('PUT', '/api/me', { name: 'Max' });
    const found = async (...argv: string[]) =>
      (await json<PersonLine[]>('people', ...argv)).map(({ name, also, tables }) => [name, also, tables]);
    expect(await found('lucj')).toEqual([['Łucja', [], 1]]);
    expect(await found('EMILE')).toEqual([['Émile', [], 1]]);
    expect(await found('troll')).toEqual([['Max', ['Troll'], 1]]);
    expect((await found()).map(([name]) => name).toSorted()).toEqual(['Max', 'Émile', 'Łucja']);
    expect(await found('--limit', '2')).toHaveLength(2);
    expect((await run('people', 'nobody here')).out).toBe('Nobody.');
    expect((await run('people', 'troll')).out).toMatch(
      /^[\w-]{12} {2}Max {2}here on \d{4}-\d\d-\d\d {2}1 table {2}called Troll there$/,
    );

    const inspected = JSON.parse((await run('inspect', 'lucja')).out);
    expect(inspected).toMatchObject({ name: 'Łucja', tables: [{ table: table.id }] });
    expect((await run('list', '--person', 'Lucja')).out).toContain(table.id);
  });

  test('bans people by name, lists them and lifts the bans', async () => {
    const { at, run, json, newcomer } = await open();
    const { visitor: anna, table } = await newcomer('Anna');
    const bert = at.visitor();
    await bert.sit(table.me.links.play!, 1, 'Bert');
    await anna.start(table.id);
    const page = await bert.open(table.id);
    const bye = page.until(({ kind }) => kind === 'bye');
    expect((await run('ban', 'bert')).out).toMatch(/^Bert \([\w-]{12}\) is shut out\.$/);
    await bye;
    await expect(bert.open(table.id)).rejects.toThrow('banned');
    const banned = await json<PersonLine[]>('people', '--banned');
    expect(banned.map(({ name }) => name)).toEqual(['Bert']);
    expect(banned[0]!.banned).toBeGreaterThan(0);
    expect((await run('people', '--banned')).out).toContain('shut out since');
    expect((await run('unban', 'Bert')).code).toBe(0);
    expect((await run('people', '--banned')).out).toBe('Nobody is shut out.');
    (await bert.open(table.id)).close();
  });

  test('lists the candidates when a name is ambiguous or misspelt, and changes nothing', async () => {
    const { run, json, newcomer } = await open();
    await newcomer('Anna');
    await newcomer('anna');
    await newcomer('Annabel');
    const { code, complaint } = await run('ban', 'Anna');
    expect(code).toBe(1);
    expect(complaint).toContain('Several people are called "Anna"');
    expect(complaint.split('\n')).toHaveLength(3);
    expect((await run('ban', 'Annab')).complaint).toMatch(
      /no person .*"Annab"\. Do you mean one of these\?\n.*Annabel/,
    );
    expect(await json('people', '--banned')).toEqual([]);
    expect(await json('trail')).toEqual([]);
    const [annabel] = await json<PersonLine[]>('people', 'annabel');
    expect((await run('ban', annabel!.id)).code).toBe(0);
  });

  test('leaves a trail of its actions without names; an erased person’s name is not in it', async () => {
    const { at, run, json, newcomer } = await open();
    const { visitor: anna, table } = await newcomer('Wilhelmina');
    const [person] = await json<PersonLine[]>('people');
    await run('ban', 'Wilhelmina');
    await run('unban', 'Wilhelmina');
    await run('revoke', table.id);
    await run('prune');
    await run('inspect', table.id);
    const trail = await json<TrailLine[]>('trail');
    expect(trail.map(({ operator, action, table, person, name }) => [operator, action, table, person, name])).toEqual([
      ['olga', 'prune', null, null, null],
      ['olga', 'revoke', table.id, null, null],
      ['olga', 'unban', null, person!.id, 'Wilhelmina'],
      ['olga', 'ban', null, person!.id, 'Wilhelmina'],
    ]);
    expect(trail.map(({ at }) => at)).toEqual(trail.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(await json<TrailLine[]>('trail', '--table', table.id)).toHaveLength(1);
    expect(await json<TrailLine[]>('trail', '--person', 'wilhelmina')).toHaveLength(2);
    expect((await run('trail')).out).toContain(`olga  ban  Wilhelmina (${person!.id})`);
    await anna.get('DELETE', '/api/me');
    const rows = await at.server.tables.database.read('SELECT * FROM operator_action');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Wilhelmina|${person!.id}`));
    expect(rows).toHaveLength(4);
  });
});
