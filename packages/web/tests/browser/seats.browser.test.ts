import { join } from 'node:path';
import type { TableSetup } from '@cordillera/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../../server/src/database/sqlite.ts';
import { Visitor } from '../../../server/tests/helpers/players.ts';
import { tooWide, violations } from './checks.ts';
import { begin, layTable, sitDown, withServer } from './online.ts';
import { type Visit, withBrowser } from './setup.ts';
import { laptop, phone } from './tables.ts';

const open = withBrowser();
// six seconds: it takes ten until somebody without a page is offline
const served = withServer({ GONE_MINUTES: '0.1' });

const names = ['Ada', 'Ben', 'Cleo'];
const plan = (game: string, seats: number, options: object = {}): TableSetup => ({
  game,
  options: options as TableSetup['options'],
  seats: Array(seats).fill(null),
  pace: { kind: 'free' },
});

/** A table with as many people, each at a page of their own; the game has started. */
async function table(asked: TableSetup, screens: readonly BrowserContextOptions[]) {
  const visits: Visit[] = [];
  for (const screen of screens) visits.push(await open('/', { ...screen, baseURL: served().url }));
  const pages = visits.map(({ page }) => page);
  const { id, me } = await layTable(pages[0]!, asked, names[0]!);
  for (const [seat, page] of pages.entries()) if (seat > 0) await sitDown(page, me.links.play!, names[seat]!);
  await begin(pages, id);
  return { id, links: me.links, pages, problems: () => visits.flatMap(({ problems }) => problems) };
}

/** The same person without a page. */
async function as(page: Page): Promise<Visitor> {
  const visitor = new Visitor(served().url);
  const cookies = await page.context().cookies();
  visitor.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return visitor;
}

/** Somebody does all that they are asked, through a socket of their own. */
async function answerAll(page: Page, id: string): Promise<void> {
  const socket = await (await as(page)).open(id);
  while (socket.decision?.forward) await socket.choose(socket.decision.choices[0]!);
  socket.close();
}

describe('somebody who goes away for good', () => {
  test.each([
    { game: 'sierra', asked: plan('sierra', 2, { mode: 'cooperative' }) },
    { game: 'sierra-west', asked: plan('sierra-west', 2, { mode: 'apple-hill' }) },
    { game: 'colorado', asked: plan('colorado', 2) },
  ])('is named in the prompt of $game, and the other one lets a stand-in play', async ({ asked }) => {
    const { id, pages, problems } = await table(asked, [laptop, phone]);
    const [ada, ben] = pages as [Page, Page];
    // Ben is the one for whom the game waits; on a phone, Ada is left
    await answerAll(ben, id);
    await ada.goto('about:blank');
    await ben.locator('.prompt').getByText('Ada is away.').waitFor();
    await ben.getByText(/^Ada has been away for/).waitFor();
    await ben.getByText(/^The game is waiting\. A stand-in can play until Ada/).waitFor();
    expect(await violations(ben)).toEqual([]);
    expect(await tooWide(ben)).toBe(false);
    await ben.reload();
    await ben.getByRole('button', { name: 'Let a stand-in play' }).tap();
    await ben.getByText(/^Ada has been away for/).waitFor({ state: 'hidden' });
    await ben.locator('.prompt').getByText('Ada is away.').waitFor({ state: 'hidden' });
    // she comes back, reads what happened, and plays on herself
    await ada.goto(`${served().url}/#/at/${id}`);
    await ada.getByText(/^A stand-in play(s|ed) for you$/).waitFor();
    await ada.getByText(/^You were away, and the others let it play/).waitFor();
    await ada.getByRole('button', { name: 'Take over' }).click();
    await ada.getByText(/^You were away/).waitFor({ state: 'hidden' });
    expect(problems()).toEqual([]);
  });

  test('where the host is there, the others read who can do something about it', async () => {
    const { id, pages, problems } = await table(plan('colorado', 3), [laptop, phone, laptop]);
    const [ada, ben, cleo] = pages as [Page, Page, Page];
    await answerAll(ada, id);
    await answerAll(ben, id);
    await cleo.goto('about:blank');
    await ben.getByText('The game is waiting. Ada made the table and can let a stand-in play.').waitFor();
    expect(await ben.getByRole('button', { name: 'Let a stand-in play' }).count()).toBe(0);
    // put away, it is in the menu
    await ada.getByText(/^Cleo has been away for/).waitFor();
    await ada.locator('.online-notice').getByRole('button', { name: 'Close' }).click();
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Let a stand-in play for Cleo' }).click();
    await ben.getByText(/^Cleo has been away for/).waitFor({ state: 'hidden' });
    expect(problems()).toEqual([]);
  });
});

/** The server starts again, and whoever was offline has been so for a day longer. */
async function aDayLater(): Promise<void> {
  await served().kill();
  const database = openSqlite(join(served().folder, 'cordillera.db'));
  await database.write({ sql: 'UPDATE seat SET offline = offline - $1', values: [24 * 3600_000] });
  await database.close();
  await served().start();
}

test('in a pause without an end, too, a stand-in may play after a day, and the others go on', async () => {
  const { id, pages } = await table(plan('colorado', 2), [phone, laptop]);
  const [ada, ben] = pages as [Page, Page];
  const sockets = [await (await as(ada)).open(id), await (await as(ben)).open(id)] as const;
  await sockets[0].answerTo({ kind: 'propose', seat: 0, proposal: { what: 'pause' } });
  await sockets[1].answerTo({ kind: 'vote', seat: 1, proposal: 1, yes: true });
  for (const socket of sockets) socket.close();
  await ada.locator('.prompt').getByText('The game is paused').waitFor();
  await ben.goto('about:blank');
  const host = await as(ada);
  const offline = async () => (await host.get('GET', `/api/tables/${id}`)).seats[1]!.relief !== undefined;
  await expect.poll(offline, { timeout: 30_000 }).toBe(true);
  expect(await ada.getByRole('button', { name: 'Let a stand-in play for Ben' }).count()).toBe(0);
  await aDayLater();
  await ada.getByText('Nobody plays until all agree to go on. Ben has been away for 24 hours.').waitFor();
  expect(await violations(ada)).toEqual([]);
  expect(await tooWide(ada)).toBe(false);
  // also while Ben has been asked to go on, and does not answer
  await ada.getByRole('button', { name: 'Ask to go on' }).tap();
  await ada.getByText('You asked to go on').waitFor();
  await ada.getByRole('button', { name: 'Let a stand-in play for Ben' }).tap();
  await ada.getByText('You asked to go on').waitFor({ state: 'hidden' });
  await ada.locator('.prompt').getByText('The game is paused').waitFor({ state: 'hidden' });
  expect((await host.get('GET', `/api/tables/${id}`)).state).toBe('playing');
});

describe('a seat of a game that has begun', () => {
  test('is asked for by a newcomer, who waits, and given by the host; everybody is told', async () => {
    const { links, pages, problems } = await table({ ...plan('colorado', 2), seats: [null, null, 'greenhorn'] }, [
      laptop,
      phone,
    ]);
    const [ada, ben] = pages as [Page, Page];
    const cleo = await open('/', { ...phone, baseURL: served().url });
    await cleo.page.goto(`/#/join/${links.play}`);
    await cleo.page.getByText(/^The game has begun: turn \d+\.$/).waitFor();
    expect(await cleo.page.getByText(/^\d+ points?$/).count()).toBe(3);
    await cleo.page.getByText(/^Seat of the bot/).waitFor();
    await cleo.page.getByLabel('Your name at the table').fill('Cleo');
    expect(await violations(cleo.page)).toEqual([]);
    await cleo.page.getByRole('button', { name: 'Ask to sit down' }).tap();
    await cleo.page.getByText('The people at the table are asked').waitFor();
    expect(await violations(cleo.page)).toEqual([]);
    await ben.getByText(/^Cleo asks for .*’s seat$/).waitFor();
    expect(await ben.locator('.online-notice').getByRole('button', { name: 'No' }).count()).toBe(0);
    await ada.getByText(/^Cleo asks for .*’s seat$/).waitFor();
    expect(await violations(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Let them sit down' }).click();
    await cleo.page.locator('.table .prompt').waitFor();
    await ben.getByText(/^Cleo now sits in .*’s seat\.$/).waitFor();
    // she gets up on another device: this page says so, and leads back to her own seat
    const id = cleo.page.url().split('/at/')[1]!;
    await (await as(cleo.page)).get('POST', `/api/tables/${id}/leave`, { seat: 2 });
    await cleo.page.getByText('You left the table on another device').waitFor();
    await ben.getByText('Cleo has left; a stand-in plays on.').waitFor();
    await cleo.page.getByRole('button', { name: 'Sit down again' }).tap();
    await cleo.page.locator('.table .prompt').waitFor();
    expect(problems()).toEqual([]);
  });
});
