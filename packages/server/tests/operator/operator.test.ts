import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMatch } from '@cordillera/games';
import { describe, expect, test } from 'vitest';
import { command } from '../helpers/operating.ts';
import { type House, house, playToEnd } from '../helpers/served.ts';

async function started(at: House, seats: (string | null)[] = [null, null]) {
  const [anna, bert] = [at.visitor(), at.visitor()];
  const table = await anna.create({ game: 'colorado', seats }, 'Anna');
  await bert.sit(table.me.links.play!, 1, 'Bert');
  await anna.start(table.id);
  return { anna, bert, id: table.id, link: table.me.links.play! };
}

interface Inspected {
  state: string;
  seats: { name: string; person: string | null }[];
  openLinks: string[];
}

describe('cordillera-server', () => {
  test('lists and inspects without showing anything hidden', async () => {
    const at = await house();
    const { anna, id, link } = await started(at);
    const other = await anna.create(
      { game: 'sierra', options: { mode: 'team' }, seats: [null, null, null, null] },
      'Anna',
    );
    const all = await command(at, 'list');
    expect(all.code).toBe(0);
    expect(all.out.split('\n').map((line) => line.split(/\s+/).slice(0, 3))).toEqual([
      [other.id, 'open', 'sierra'],
      [id, 'playing', 'colorado'],
    ]);
    const playing = JSON.parse((await command(at, 'list', '--state', 'playing', '--json')).out);
    expect(playing).toMatchObject([{ id, names: ['Anna', 'Bert'] }]);

    const { out } = await command(at, 'inspect', id);
    const shown = JSON.parse(out) as Inspected;
    expect(shown).toMatchObject({ state: 'playing', seats: [{ name: 'Anna' }, { name: 'Bert' }] });
    expect(shown.openLinks.sort()).toEqual(['play', 'watch']);
    const { seed } = (await at.server.tables.open(id)).row;
    const page = await anna.open(id);
    const hidden = [seed, link, anna.cookie, JSON.stringify(page.mine.view)];
    page.close();
    for (const each of hidden) expect(out).not.toContain(each);
    expect(out).not.toContain('"view"');

    const person = shown.seats[0]!.person!;
    await anna.get('PUT', '/api/me', { language: 'pl' });
    const inspected = await command(at, 'inspect', person);
    expect(inspected).toMatchObject({ code: 0, complaint: '' });
    expect(JSON.parse(inspected.out)).toMatchObject({
      person,
      name: 'Anna',
      language: 'pl',
      banned: null,
      devices: 1,
    });
    expect((await command(at, 'list', '--person', person, '--json')).out).toContain(other.id);
  });

  test('exports a finished game, but not a running one', async () => {
    const at = await house();
    const { anna, bert, id } = await started(at);
    const file = join(at.folder, 'match.json');
    expect(await command(at, 'export', id, file)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('not over'),
    });
    const pages = await Promise.all([anna, bert].map((visitor) => playToEnd(visitor, id)));
    expect(await command(at, 'export', id, file)).toMatchObject({ code: 0 });
    const match = loadMatch(JSON.parse(readFileSync(file, 'utf8')));
    expect(match.result()).toEqual(pages[0]!.table.result);
    expect(await command(at, 'export', id, file)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('exists'),
    });
    for (const page of pages) page.close();
  });

  test('bans a person at once, and lifts the ban', async () => {
    const at = await house();
    const { bert, id } = await started(at);
    const { seats } = JSON.parse((await command(at, 'inspect', id)).out) as Inspected;
    const person = seats[1]!.person!;
    const page = await bert.open(id);
    const bye = page.until(({ kind }) => kind === 'bye');
    expect(await command(at, 'ban', person)).toMatchObject({ code: 0, out: `Bert (${person}) is shut out.` });
    await bye;
    await expect(bert.open(id)).rejects.toThrow('banned');
    expect((await bert.ask('GET', '/api/tables')).body).toEqual({ code: 'banned', params: {} });
    expect((await bert.ask('POST', '/api/tables', { plan: {}, name: 'B' })).status).not.toBe(200);
    await command(at, 'unban', person);
    (await bert.open(id)).close();
  });

  test('closes links; the host makes new ones', async () => {
    const at = await house();
    const { anna, id, link } = await started(at);
    expect((await command(at, 'revoke', id)).out).toBe(`2 links of table ${id} are closed.`);
    const stranger = at.visitor();
    expect((await stranger.ask('GET', `/api/links/${link}`)).body).toMatchObject({ code: 'link-closed' });
    const renewed = await anna.get('POST', `/api/tables/${id}/links`, {});
    expect((await stranger.ask('GET', `/api/links/${renewed.me.links.watch}`)).status).toBe(200);
    expect((await command(at, 'revoke', id)).code).toBe(0);
    expect((await command(at, 'revoke', id)).out).toContain('no open links');
  });

  test.each([
    [[], 'a command is missing'],
    [['lsit'], 'no command "lsit"'],
    [['__proto__'], 'no command "__proto__"'],
    [['inspect'], 'inspect needs ID|NAME'],
    [['export', 'abc'], 'export needs FILE'],
    [['ban', 'a', 'b'], '"b" was not expected after ban PERSON'],
    [['ban', 'a', '--json'], 'ban takes no --json'],
    [['list', '--state', 'gone'], '--state must be one of open, playing, paused, over'],
    [['list', '--limit', 'x'], '--limit must be a whole number'],
    [['delete'], 'delete needs TABLE, --list, --older or --person'],
    [['delete', '--state', 'over'], 'delete needs TABLE'],
    [['delete', '--older', '0'], '--older must be a whole number of days'],
    [['list', '--all'], "Unknown option '--all'"],
  ])('refuses %j with the usage', async (argv, says) => {
    const at = await house();
    const { code, out, complaint } = await command(at, ...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(complaint).toContain(says);
    expect(complaint).toContain('inspect ID|NAME');
  });

  test('reports what does not exist', async () => {
    const at = await house();
    for (const argv of [
      ['inspect', 'x'],
      ['export', 'x', 'f'],
      ['delete', 'x'],
      ['delete', '--person', 'x'],
      ['ban', 'x'],
      ['unban', 'x'],
      ['revoke', 'x'],
    ]) {
      const { code, complaint } = await command(at, ...argv);
      expect([code, complaint.includes('There is n')], argv[0]).toEqual([1, true]);
    }
    for (const argv of [
      ['inspect', '-bcdefghijkl'],
      ['list', '--person', '-bcdefghijkl'],
    ])
      expect((await command(at, ...argv)).complaint).toContain('the ID or the name "-bcdefghijkl"');
    expect((await command(at, '--help')).out).toContain('revoke TABLE');
    expect(await command(at, 'list')).toMatchObject({ code: 0, out: 'No tables.' });
  });
});
