import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
import { violations } from './checks.ts';
import { Player } from './player.ts';
import { recordOf, shelve, shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { freeCards, handOver, laid, layOne, picked, places } from './sierra.ts';

const open = withBrowser({ fresh: true });
const bots = ['Noor', 'Iris', 'Tomek'].map((name) => ({ name, bot: 'trail-hand' }));
const game = (): MatchRecord =>
  recordOf({
    id: 'abcd000000000001',
    options: { mode: 'competitive', firstGame: true },
    seats: [{ name: 'Ada' }, ...bots],
    choices: 0,
  });
const address = `/#/table/${game().id}`;

/** A browser that keeps one game, and no window of it yet. */
async function shelf(record = game()): Promise<BrowserContext> {
  const { page } = await open('/icon.svg');
  await shelve(page, [record]);
  return page.context();
}

/** Another window of the table, when it has been laid out. */
async function openWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('banner').waitFor();
  return page;
}

const stopped = (page: Page) => page.getByText('another window');
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' });

/** What a window is: laying the cards out, playing, or stopped. */
async function stateOf(page: Page): Promise<'opening' | 'plays' | 'stopped'> {
  if ((await stopped(page).count()) > 0) return 'stopped';
  return (await new Player(page, 'mouse').asked()) === 'nothing' ? 'opening' : 'plays';
}

/** Waits until one window plays and all others have stopped; gives the one that plays. */
async function theOneThatPlays(windows: readonly Page[]): Promise<Page> {
  const one = ['plays', ...windows.slice(1).map(() => 'stopped')].sort();
  await expect
    .poll(async () => (await Promise.all(windows.map(stateOf))).sort(), { timeout: 30_000, interval: 20 })
    .toEqual(one);
  for (const page of windows) if ((await stateOf(page)) === 'plays') return page;
  throw new Error('it stopped');
}

/** The cards that Ada has laid, as the shelf knows them. */
const kept = async (page: Page): Promise<number> =>
  (await shelved(page))[0]!.saved.log.filter(
    (entry) => entry.kind === 'choice' && entry.seat === 0 && entry.choice.do === 'lay',
  ).length;

/** How many times two windows of one table are opened, between 0 and 450 ms after each other. */
const tries = Number(process.env.WINDOWS_TRIES ?? 3);
const delays = Array.from({ length: tries }, (_, i) => Math.round((450 * i) / (tries - 1)));

/* Runs in the page: a page that is not served safely, such as one from a computer in the next room, has no locks. */
const noLocks = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'locks');
};

describe.each([
  { browser: 'with locks', prepare: () => undefined },
  { browser: 'without locks', prepare: noLocks },
])('the same table in two windows, $browser', ({ prepare }) => {
  test.each(delays)(
    'the second %i ms after the first: exactly one plays, and what is laid there is kept',
    async (ms) => {
      const context = await shelf();
      await context.addInitScript(prepare);
      const [first, second] = [await context.newPage(), await context.newPage()];
      await Promise.all([
        first.goto(address),
        new Promise((done) => setTimeout(done, ms)).then(() => second.goto(address)),
      ]);
      const both = [first, second];
      const playing = await theOneThatPlays(both);
      await layOne(playing);
      await expect.poll(() => kept(playing)).toBe(1);
      expect(await theOneThatPlays(both)).toBe(playing);
      const other = playing === first ? second : first;
      await playHere(other).click();
      await laid(other).waitFor();
      expect(await theOneThatPlays(both)).toBe(other);
    },
  );
});

/** What can be touched on the table beside the bar over it. */
const touchable = (page: Page): Promise<string[]> =>
  page
    .locator('.table :is(a, button, select, input, summary)')
    .evaluateAll((all) =>
      all.filter((each) => !each.closest('[inert], .table-bar, .skip')).map((each) => (each as HTMLElement).innerText),
    );

test('a window that has stopped shows the table as it was, offers nothing but to play here, and goes on from there', async () => {
  const context = await shelf();
  const older = await openWindow(context);
  await layOne(older);
  await freeCards(older).first().click();
  await places(older).first().waitFor();
  const newer = await openWindow(context);
  expect(await theOneThatPlays([older, newer])).toBe(newer);
  expect(await touchable(older)).toEqual(['Play here']);
  expect(await older.locator('.table-main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
  for (const open of [freeCards, places, picked]) expect(await open(older).count()).toBe(0);
  expect(await laid(older).count()).toBe(1);
  expect(await violations(older)).toEqual([]);
  // the menu is still there
  await older.getByRole('button', { name: 'Menu' }).click();
  await older.getByRole('dialog').getByRole('link', { name: 'Your games' }).waitFor();
  await older.keyboard.press('Escape');
  // all that is laid in the newer one is there when the older one goes on, though nobody is left to ask
  await layOne(newer);
  await newer.close();
  await playHere(older).click();
  await expect.poll(() => laid(older).count()).toBe(2);
  expect(await stateOf(older)).not.toBe('stopped');
});

test.each([
  ['en-GB', 'You are playing this game in another window.', 'Play here'],
  ['fr', 'Vous jouez cette partie dans une autre fenêtre.', 'Jouer ici'],
  ['pl', 'Grasz w tę partię w innym oknie.', 'Graj tutaj'],
])('it says so in words (%s)', async (locale, words, button) => {
  const { page } = await open('/icon.svg', { locale });
  await shelve(page, [game()]);
  const older = await openWindow(page.context());
  await openWindow(page.context());
  await older.getByRole('alert').getByText(words).waitFor();
  await older.getByRole('button', { name: button }).waitFor();
});

test('a window that stops while the screen is handed over does not ask for anybody any more', async () => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const context = await shelf(recordOf({ id: game().id, options: { mode: 'competitive' }, seats, choices: 0 }));
  const older = await openWindow(context);
  await handOver(older).waitFor();
  const newer = await openWindow(context);
  await handOver(newer).waitFor();
  await stopped(older).waitFor();
  expect(await older.getByRole('dialog').count()).toBe(0);
  expect(await touchable(older)).toEqual(['Play here']);
});

test('three windows opened at once: exactly one plays', async () => {
  const context = await shelf();
  const windows = [await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all(windows.map((page) => page.goto(address)));
  const playing = await theOneThatPlays(windows);
  await layOne(playing);
  await expect.poll(() => kept(playing)).toBe(1);
  expect(await theOneThatPlays(windows)).toBe(playing);
});

test('from a window that does not answer the table is taken after a while, and nothing more is written there', async () => {
  const context = await shelf();
  const deaf = await context.newPage();
  await deaf.addInitScript(() =>
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined }),
  );
  await deaf.goto(address);
  await layOne(deaf);
  await expect.poll(() => kept(deaf)).toBe(1);
  const newer = await openWindow(context);
  expect(await theOneThatPlays([deaf, newer])).toBe(newer);
  await layOne(newer);
  await expect.poll(() => kept(newer)).toBe(2);
  expect(await theOneThatPlays([deaf, newer])).toBe(newer);
});

test('a card that is laid in the moment the page goes away is kept', async () => {
  const alone = recordOf({ id: game().id, options: { mode: 'solo', stage: 1 }, seats: [{ name: 'Ada' }], choices: 0 });
  const page = await openWindow(await shelf(alone));
  await freeCards(page).first().click();
  await places(page).first().waitFor();
  await places(page)
    .first()
    .evaluate((place) => {
      // no timer comes any more
      Object.assign(window, { setTimeout: () => 0 });
      (place as HTMLElement).click();
      location.reload();
    });
  await laid(page).waitFor();
  expect(await kept(page)).toBe(1);
});
