import { loadMatch } from '@cordillera/games';
import type { ServerMessage, TableInfo } from '@cordillera/protocol';
import { describe, expect, test } from 'vitest';
import type { Statistics } from '../../src/operator/figures.ts';
import type { TrailLine } from '../../src/operator/trail.ts';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { asked, command } from '../helpers/operating.ts';
import type { Page } from '../helpers/players.ts';
import { house } from '../helpers/served.ts';

const newFolder = useFolders();
const postgres = usePostgres();

const places: [string, () => Promise<Place>][] = [
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() })],
];

/** Waits for the next table message that fits. */
const tableMessage = (page: Page, fits: (table: TableInfo) => boolean) =>
  page.until(
    (message): message is Extract<ServerMessage, { kind: 'table' }> => message.kind === 'table' && fits(message.table),
  );

/** Any choice that advances the game. */
const choose = (page: Page) => page.choose(page.decision!.choices[0]!);

describe.each(places)('while people play, on %s, the operator', (_kind, newPlace) => {
  /** A table at which Anna, the host, plays with Bert. */
  async function open(seats: (string | null)[] = [null, null], pace: TableInfo['pace'] = { kind: 'free' }) {
    const place = await newPlace();
    const at = await house(place);
    const named = { folder: place.dataDir, databaseUrl: place.databaseUrl };
    const run = (...argv: string[]) => command(named, ...argv);
    const json = <Found>(...argv: string[]) => asked<Found>(named, ...argv);
    const [anna, bert] = [at.visitor(), at.visitor()];
    const { id, me } = await anna.create({ game: 'colorado', seats, pace }, 'Anna');
    await bert.sit(me.links.play!, 1, 'Bert');
    await anna.start(id);
    const trail = async () =>
      (await json<TrailLine[]>('trail', '--table', id)).map(({ action, name }) => [action, name]);
    return { at, run, json, anna, bert, id, link: me.links.play!, trail };
  }

  test('pauses a game and resumes it; meanwhile clocks stand still and bots wait', async () => {
    const { at, run, anna, bert, id, trail } = await open([null, null, 'greenhorn'], { kind: 'move', seconds: 600 });
    const [annas, berts] = [await anna.open(id), await bert.open(id)];
    const paused = tableMessage(annas, ({ state }) => state === 'paused');
    expect((await run('pause', id)).out).toBe(`The game at table ${id} is paused.`);
    const { table } = await paused;
    expect(table.resumes).toBeUndefined();
    expect(table.seats.map(({ deadline }) => deadline)).toEqual([undefined, undefined, undefined]);
    expect(await choose(annas)).toMatchObject({ kind: 'refused', code: 'paused' });
    expect((await run('pause', id)).complaint).toContain('is paused already');
    const goesOn = tableMessage(berts, ({ state }) => state === 'playing');
    expect((await run('resume', id)).out).toBe(`The game at table ${id} goes on.`);
    expect((await goesOn).table.seats[0]!.deadline).toEqual(expect.any(Number));
    expect((await run('resume', id)).complaint).toContain('is not paused');
    expect(await choose(annas)).toMatchObject({ kind: 'done' });
    // players who agreed on a pause themselves need not agree again
    await run('pause', id);
    await tableMessage(annas, ({ state }) => state === 'paused');
    await at.restart();
    for (const visitor of [anna, bert]) visitor.base = at.server.url;
    expect((await anna.get('GET', `/api/tables/${id}`)).state).toBe('paused');
    expect(await trail()).toEqual([
      ['pause', null],
      ['resume', null],
      ['pause', null],
    ]);
    for (const page of [annas, berts]) page.close();
  });

  test('ends a game without a result: no more choices, but everybody can view it and ask for a rematch', async () => {
    const { at, run, anna, bert, id, trail } = await open();
    const [annas, berts] = [await anna.open(id), await bert.open(id)];
    expect(await choose(annas)).toMatchObject({ kind: 'done' });
    const ended = tableMessage(berts, ({ state }) => state === 'over');
    expect((await run('end', id)).out).toBe(`The game at table ${id} has ended without a result.`);
    const { table } = await ended;
    expect(table.result).toBeUndefined();
    expect(table.seed).toEqual(expect.any(String));
    for (const page of [annas, berts])
      if (page.decision) expect(await choose(page)).toMatchObject({ kind: 'refused', code: 'game-over' });
    const [line] = await bert.call('listTables');
    expect(line).toMatchObject({ id, state: 'over', waiting: [] });
    expect(line).not.toHaveProperty('winners');
    expect((await run('end', id)).complaint).toContain('is over');
    expect((await run('pause', id)).complaint).toContain('is over');
    await at.restart();
    for (const visitor of [anna, bert]) visitor.base = at.server.url;
    const saved = loadMatch(await anna.get('GET', `/api/tables/${id}/match`));
    expect(saved.result()).toBeNull();
    expect((await anna.get('POST', `/api/tables/${id}/rematch`, {})).seats.map(({ name }) => name)).toEqual([
      'Anna',
      'Bert',
    ]);
    expect(await trail()).toEqual([['end', null]]);
    for (const page of [annas, berts]) page.close();
  });

  test('makes another player the host', async () => {
    const { at, run, anna, bert, id, trail } = await open();
    await at.visitor().create({ game: 'colorado', seats: [null, null] }, 'Cleo');
    expect((await run('host', id, 'cleo')).complaint).toMatch(/^cordillera-server: Cleo \(.*does not sit at table/);
    const page = await bert.open(id);
    const handed = tableMessage(page, ({ me }) => me.isHost);
    expect((await run('host', id, 'bert')).out).toMatch(/^Bert \([\w-]{12}\) is the host of table/);
    await handed;
    await expect.poll(async () => (await anna.get('GET', `/api/tables/${id}`)).me.isHost).toBe(false);
    expect((await bert.get('POST', `/api/tables/${id}/links`, {})).me.links.play).toEqual(expect.any(String));
    expect(await trail()).toEqual([['host', 'Bert']]);
    page.close();
  });

  test('returns the seats of a player who has lost their cookie and come back as another person', async () => {
    const { at, run, json, anna, bert, id } = await open();
    const first = await bert.open(id);
    // his browser has no cookie any more: he comes by another table
    const again = at.visitor();
    const third = await anna.create({ game: 'colorado', seats: [null, null] }, 'Anna');
    await again.sit(third.me.links.play!, 1, 'Bert');
    const old = JSON.parse((await run('inspect', id)).out).seats[1].person as string;
    const fresh = JSON.parse((await run('inspect', third.id)).out).seats[1].person as string;
    expect((await run('merge', 'bert', old)).complaint).toContain('Several people are called "bert"');
    expect((await run('merge', old, old)).complaint).toContain('Both are');
    await run('ban', fresh);
    expect((await run('merge', fresh, old)).complaint).toContain('is shut out');
    await run('unban', fresh);
    expect((await run('merge', fresh, old)).out).toMatch(/^Bert .* is Bert .* now\.$/);
    const seats = async (table: string) =>
      ((await again.ask('GET', `/api/tables/${table}`)).body.me as TableInfo['me'] | undefined)?.seats;
    for (const table of [id, third.id]) await expect.poll(() => seats(table)).toEqual([1]);
    const page = await again.open(id);
    expect(page.mine.viewer).toBe(1);
    // the old device, should it ever come back, is the same person
    expect((await bert.get('GET', `/api/tables/${id}`)).me.seats).toEqual([1]);
    const [line] = await json<TrailLine[]>('trail');
    expect(line).toMatchObject({ action: 'merge', person: old, name: 'Bert' });
    for (const each of [first, page]) each.close();
  });

  test('refuses to merge people who would have two hands', async () => {
    const { run, anna, bert, id } = await open();
    expect((await run('merge', 'anna', 'bert')).complaint).toContain(`Both have a seat at table ${id}`);
    expect((await anna.get('GET', `/api/tables/${id}`)).me.seats).toEqual([0]);
    expect((await bert.get('GET', `/api/tables/${id}`)).me.seats).toEqual([1]);
  });

  test('renames a person at every table, open, running and over, under any earlier name', async () => {
    const { at, run, json, anna, bert, id, link } = await open();
    const page = await anna.open(id);
    const second = await bert.create({ game: 'colorado', seats: [null, null] }, 'Swearword');
    await bert.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await bert.sit(link, 1, 'Swearword');
    const over = await bert.create({ game: 'colorado', seats: [null, 'greenhorn'] }, 'Swearword');
    await bert.start(over.id);
    await run('end', over.id);
    const renamed = tableMessage(page, ({ seats }) => seats[1]!.name === 'Roberta');
    expect((await run('rename', 'swearword', 'Roberta')).out).toMatch(/is called Roberta\.$/);
    await renamed;
    for (const { id: each, seat } of [
      { id, seat: 1 },
      { id: second.id, seat: 0 },
      { id: over.id, seat: 0 },
    ]) {
      const name = async () => (await bert.get('GET', `/api/tables/${each}`)).seats[seat]!.name;
      await expect.poll(name).toBe('Roberta');
    }
    expect((await anna.get('GET', `/api/tables/${id}`)).seats[0]!.name).toBe('Anna');
    for (const table of ['match', 'entry', 'snapshot', 'person', 'operator_action'])
      expect(JSON.stringify(await at.server.tables.database.read(`SELECT * FROM ${table}`))).not.toMatch(
        /Swearword|Bert/,
      );
    // a valid name has at most 20 letters
    expect(await run('rename', 'roberta', 'x'.repeat(21))).toMatchObject({ code: 2 });
    expect(await run('rename', 'roberta', ' ')).toMatchObject({ code: 2 });
    expect((await json<TrailLine[]>('trail')).map(({ action }) => action)).toEqual(['rename', 'end']);
    expect(await choose(page)).toMatchObject({ kind: 'done' });
    page.close();
  });

  test('reads how much the server is used, and its disk space', async () => {
    const { run, json, anna, id } = await open();
    const page = await anna.open(id);
    expect(await choose(page)).toMatchObject({ kind: 'done' });
    page.close();
    await anna.create({ game: 'sierra', options: { mode: 'team' }, seats: [null, null, null, null] }, 'Anna');
    await run('ban', 'bert');
    const figures = await json<Statistics>('figures');
    expect(figures).toMatchObject({
      people: { all: 2, banned: 1, here: { 1: 2, 7: 2, 30: 2 } },
      tables: { open: 1, playing: 1, paused: 0, over: 0, laid: { 1: 2, 7: 2, 30: 2 } },
      games: { colorado: 1 },
      choices: { all: 1, 1: 1, 7: 1, 30: 1 },
    });
    expect(figures.disk.database).toBeGreaterThan(10_000);
    expect((await run('figures')).out).toMatch(/^tables +1 open, 1 playing, 0 paused, 0 over$/m);
  });

  test('gets an error when a game has not started', async () => {
    const { run, anna } = await open();
    const { id } = await anna.create({ game: 'colorado', seats: [null, null] }, 'Anna');
    for (const name of ['pause', 'resume', 'end']) expect((await run(name, id)).complaint).toContain('has not begun');
    expect((await run('pause', 'x')).complaint).toContain('There is no table x');
  });
});
