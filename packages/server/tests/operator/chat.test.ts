import type { ChatLine, ServerMessage } from '@cordillera/protocol';
import { expect, test } from 'vitest';
import type { PostedLine } from '../../src/operator/chat.ts';
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

const say = (page: Page, text: string, to = 'table') => page.answerTo({ kind: 'say', seat: page.seat, to, text });
const chatLineMessage = (page: Page, fits: (line: ChatLine) => boolean) =>
  page.until(
    (message): message is Extract<ServerMessage, { kind: 'chat' }> => message.kind === 'chat' && fits(message.line),
  );
const joinedWith = (page: Page): ChatLine[] =>
  (page.messages.find(({ kind }) => kind === 'joined') as Extract<ServerMessage, { kind: 'joined' }>).chat;

test.each(places)(
  'on %s the operator reads the chat and strikes lines out, which the table shows at once',
  async (_kind, newPlace) => {
    const place = await newPlace();
    const at = await house(place);
    const named = { folder: place.dataDir, databaseUrl: place.databaseUrl };
    const people = ['Anna', 'Bert', 'Cleo', 'Dora'].map((name) => ({ name, visitor: at.visitor() }));
    const [anna, bert] = people.map(({ visitor }) => visitor);
    const table = await anna!.create(
      { game: 'sierra', options: { mode: 'team' }, seats: [null, null, null, null] },
      'Anna',
    );
    for (const [seat, { name, visitor }] of people.entries())
      if (seat > 0) await visitor.sit(table.me.links.play!, seat, name);
    await anna!.start(table.id);
    const { id } = table;
    const [annas, berts] = [await anna!.open(id), await bert!.open(id)];
    expect((await command(named, 'chat', id)).out).toBe('Nothing was said.');
    await say(annas, 'good luck');
    await say(berts, 'something\nabominable');
    await say(berts, 'psst, abominable', 'group');
    await annas.answerTo({ kind: 'react', seat: 0, sticker: 'bravo' });

    const lines = await asked<PostedLine[]>(named, 'chat', id);
    const printed = lines.map(({ line, name, text }) => [line.replace(/\d\./, 'N.'), name, text]);
    expect(printed.filter(([line]) => !line!.startsWith('group'))).toEqual([
      ['1', 'Anna', 'good luck'],
      ['2', 'Bert', 'something\nabominable'],
      ['3', 'Anna', '[bravo]'],
    ]);
    // lines of two circles within one millisecond come in any order
    expect(printed).toHaveLength(4);
    expect(printed).toContainEqual(['groupN.1', 'Bert', 'psst, abominable']);
    expect((await command(named, 'chat', id)).out).toMatch(
      /^ {3}2 {2}\S+ {2}Bert \([\w-]{12}\) {2}something \/ abominable$/m,
    );
    expect((await asked<PostedLine[]>(named, 'chat', id, '--limit', '1')).map(({ line }) => line)).toEqual(['3']);

    // all lines or none
    for (const [line, says] of [
      ['9', 'has no line 9'],
      ['two', 'not "two"'],
    ] as const)
      expect((await command(named, 'strike', id, '2', line)).complaint).toContain(says);
    expect((await asked<PostedLine[]>(named, 'chat', id)).some(({ struck }) => struck)).toBe(false);

    const struckLine = chatLineMessage(annas, ({ number, struck }) => number === 2 && struck === true);
    const sticker = chatLineMessage(berts, ({ number, struck }) => number === 3 && struck === true);
    const group = lines.find(({ line }) => line.startsWith('group'))!.line;
    expect((await command(named, 'strike', id, '2', '3', group)).out).toBe(
      `Struck out at table ${id}: 2, 3, ${group}.`,
    );
    expect((await struckLine).line).toEqual({
      number: 2,
      at: expect.any(Number),
      seat: 1,
      to: 'table',
      text: '',
      struck: true,
    });
    expect((await sticker).line.sticker).toBeUndefined();
    // striking them out again has no effect
    expect((await command(named, 'strike', id, '2')).code).toBe(0);

    for (const visitor of [anna!, bert!, people[2]!.visitor]) {
      const page = await visitor.open(id);
      expect(
        joinedWith(page)
          .filter(({ to }) => to === 'table')
          .map(({ number, text, struck }) => [number, text, struck]),
      ).toEqual([
        [1, 'good luck', undefined],
        [2, '', true],
        [3, '', true],
      ]);
      expect(JSON.stringify(page.messages)).not.toContain('abominable');
      page.close();
    }
    expect((await command(named, 'chat', id)).out).toMatch(/^ {3}2 .*\(struck out\)$/m);
    expect(JSON.stringify(await at.server.tables.database.read('SELECT * FROM chat'))).not.toContain('abominable');
    const trail = await asked<TrailLine[]>(named, 'trail', '--table', id);
    expect(trail.map(({ action, name, detail }) => [action, name, detail.line ?? null])).toContainEqual([
      'strike',
      'Bert',
      '2',
    ]);
    expect(trail.filter(({ action }) => action === 'chat').length).toBeGreaterThan(3);
    expect(trail.filter(({ action }) => action === 'strike')).toHaveLength(3);
    expect(JSON.stringify(trail)).not.toContain('abominable');
    // the chat continues
    expect(await say(berts, 'sorry')).toMatchObject({ kind: 'done' });
    for (const page of [annas, berts]) page.close();
  },
);
