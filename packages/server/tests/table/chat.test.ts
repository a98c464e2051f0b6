import type { ChatLine, ServerMessage } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestHouse } from '../helpers/house.ts';
import type { Page } from '../helpers/players.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  await house.close();
  expect(house.lines).toEqual([]);
});

const chatLinesOf = (page: Page): ChatLine[] =>
  page.messages.flatMap((message) => (message.kind === 'chat' ? [message.line] : []));
const say = (page: Page, text: string, to: 'table' | 'group' = 'table') =>
  page.answerTo({ kind: 'say', seat: page.seat, to, text });
const joinedWith = (page: Page): ChatLine[] =>
  (page.messages.find(({ kind }) => kind === 'joined') as Extract<ServerMessage, { kind: 'joined' }>).chat;
const four = ['Anna', 'Bert', 'Cleo', 'Dora'];

/** Sierra in teams: the seats that share a group with the first page, and the others. */
function sides(pages: readonly Page[]) {
  const { players } = pages[0]!.mine.view as { players: { group: number }[] };
  const own = pages.filter((page) => players[page.seat]!.group === players[0]!.group);
  return { own, others: pages.filter((page) => !own.includes(page)) };
}

describe('chat', () => {
  test('to the table reaches all players, and nobody else', async () => {
    const { id, links, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const watcher = await house.page(house.visitor(), id, links.watch);
    expect(await say(pages[0]!, '  Good luck!  ')).toMatchObject({ kind: 'done' });
    for (const page of pages) {
      await page.settled();
      expect(chatLinesOf(page)).toEqual([
        { number: 1, at: house.clock.now(), seat: 0, to: 'table', text: 'Good luck!' },
      ]);
    }
    await watcher.settled();
    expect(JSON.stringify(watcher.messages)).not.toContain('Good luck');
    const again = await house.page(people[1]!, id);
    expect(joinedWith(again)).toEqual(chatLinesOf(pages[0]!));
    expect(joinedWith(await house.page(house.visitor(), id, links.watch))).toEqual([]);
    expect(joinedWith(await house.page(house.visitor(), id, links.play))).toEqual([]);
  });

  test('SI-R-30: to the group reaches the companions only; others cannot even notice it', async () => {
    const { id, links, people, pages } = await house.table(
      { game: 'sierra', options: { mode: 'team' }, seats: [null, null, null, null] },
      four,
    );
    const watcher = await house.page(house.visitor(), id, links.watch);
    const { own, others } = sides(pages);
    expect([own.length, others.length]).toEqual([2, 2]);
    const before = others.map((page) => page.messages.length);
    await say(own[0]!, 'take the blue one', 'group');
    for (const page of pages) await page.settled();
    for (const page of own) expect(chatLinesOf(page)).toMatchObject([{ to: 'group', text: 'take the blue one' }]);
    expect(others.map((page) => page.messages.length)).toEqual(before.map((count) => count + 1)); // the pong
    // the numbers have no gap either
    await say(others[0]!, 'and now to all');
    for (const page of pages) await page.settled();
    expect(chatLinesOf(others[1]!)).toMatchObject([{ number: 1, text: 'and now to all' }]);
    await watcher.settled();
    expect(chatLinesOf(watcher)).toEqual([]);
    const secret = (page: Page): boolean => JSON.stringify(page.messages).includes('the blue one');
    for (const [seat, person] of people.entries()) {
      const page = await house.page(person, id);
      expect(secret(page)).toBe(own.some((each) => each.seat === seat));
    }
  });

  test('to a group is refused to a player without teammates, and before the start', async () => {
    const { pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    expect(await say(pages[0]!, 'psst', 'group')).toMatchObject({ kind: 'refused', code: 'no-group' });
    const anna = house.visitor();
    const { id } = await anna.create({ game: 'sierra', options: { mode: 'team' }, seats: [null, null, null, null] });
    const page = await house.page(anna, id);
    expect(await page.answerTo({ kind: 'say', seat: 0, to: 'group', text: 'psst' })).toMatchObject({
      code: 'not-started',
    });
    expect(await page.answerTo({ kind: 'say', seat: 0, to: 'table', text: 'hello' })).toMatchObject({ kind: 'done' });
  });

  test('is refused to spectators, and for another person’s seat', async () => {
    const { id, links, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const watcher = await house.page(house.visitor(), id, links.watch);
    const refused = { kind: 'refused', code: 'not-your-seat' };
    for (const message of [
      { kind: 'say', seat: 0, to: 'table', text: 'hello' },
      { kind: 'react', seat: 0, sticker: 'hello' },
      { kind: 'propose', seat: 0, proposal: { what: 'pause' } },
    ]) {
      expect(await watcher.answerTo(message)).toMatchObject(refused);
      expect(await pages[1]!.answerTo(message)).toMatchObject(refused);
    }
    await pages[0]!.settled();
    expect(chatLinesOf(pages[0]!)).toEqual([]);
  });

  test('is limited in length, rate and characters', async () => {
    const { pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    expect(await say(anna, 'x'.repeat(500))).toMatchObject({ kind: 'done' });
    for (const text of ['x'.repeat(501), '', '   ', 'a\0b', '\ud800', 'a\u202eb', 7]) {
      const refused = anna.until(({ kind }) => kind === 'refused');
      anna.say({ kind: 'say', key: 'a-key-1', seat: 0, to: 'table', text });
      expect(await refused).toMatchObject({ code: 'bad-message' });
    }
    for (let i = 0; i < 5; i++) expect(await say(anna, `line ${i}`)).toMatchObject({ kind: 'done' });
    expect(await say(anna, 'one too many')).toMatchObject({ kind: 'refused', code: 'too-fast' });
    expect(await say(bert, 'others may speak')).toMatchObject({ kind: 'done' });
    house.clock.pass(2000);
    expect(await say(anna, 'and so may I, later')).toMatchObject({ kind: 'done' });
    await bert.settled();
    expect(chatLinesOf(bert).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('shows a resent message once', async () => {
    const { pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    const message = { kind: 'say', key: 'my-own-key', seat: 0, to: 'table', text: 'once' };
    expect(await anna.answerTo(message)).toMatchObject({ kind: 'done' });
    expect(await anna.answerTo(message)).toMatchObject({ kind: 'done' });
    await bert.settled();
    expect(chatLinesOf(bert)).toHaveLength(1);
  });

  test('treats markup as text, and survives a restart of the server', async () => {
    const evil = '<img src=x onerror="alert(1)">\n{{7*7}} \'; DROP TABLE chat; --';
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, [
      '<b>Anna</b>',
      "B'); --",
    ]);
    await say(pages[0]!, evil);
    await house.restart(...people);
    const page = await house.page(people[1]!, id);
    expect(joinedWith(page).map(({ text }) => text)).toEqual([evil]);
    expect(page.table.seats.map(({ name }) => name)).toEqual(['<b>Anna</b>', "B'); --"]);
    const answer = await people[0]!.ask('GET', `/api/tables/${id}`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a sticker', () => {
  test('reaches all players, at most one in two seconds, and stays as a line', async () => {
    const { id, links, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    const watcher = await house.page(house.visitor(), id, links.watch);
    const react = (sticker: string) => anna.answerTo({ kind: 'react', seat: 0, sticker });
    expect(await react('bravo')).toMatchObject({ kind: 'done' });
    expect(await react('wow')).toMatchObject({ kind: 'refused', code: 'too-fast' });
    house.clock.pass(2000);
    expect(await react('wow')).toMatchObject({ kind: 'done' });
    await bert.settled();
    await watcher.settled();
    expect(chatLinesOf(bert).map(({ sticker, text }) => [sticker, text])).toEqual([
      ['bravo', undefined],
      ['wow', undefined],
    ]);
    expect(chatLinesOf(watcher)).toEqual([]);
    expect(joinedWith(await house.page(people[1]!, id))).toHaveLength(2);
    const refused = anna.until(({ kind }) => kind === 'refused');
    anna.say({ kind: 'react', key: 'a-key-1', seat: 0, sticker: 'rude' });
    expect(await refused).toMatchObject({ code: 'bad-message' });
  });
});
