import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everything, faultsOn, resize, screens, tooWide, violations } from './checks.ts';
import { Player } from './player.ts';
import { withBrowser } from './setup.ts';
import { freeCards, logLines, places, tabs, totals } from './sierra.ts';
import { bots, people, played, round, showTable } from './tables.ts';

const open = withBrowser();

const rules = [
  'sierra',
  'sierra/section/laying',
  'sierra/SI-PLACE-04',
  'sierra/search/new line',
  'sierra/SI-NONE-99',
  'sierra-west',
  'sierra-west/section/planning',
  'sierra-west/section/boats-and-banjos',
  'sierra-west/section/names',
  'sierra-west/SW-OUT-17',
  'colorado',
  'colorado/section/call',
  'colorado/section/railway',
  'colorado/section/names',
  'colorado/CO-MEDAL-09',
];

describe.each(screens)('on $name', (screen) => {
  // each time the rules of each game once, on one screen or the other
  const onPhone = screen.viewport.width < 600;
  test.each(['sierra', 'sierra-west', 'colorado'].filter((game) => everything || (game === 'sierra-west') !== onPhone))(
    'the rules of %s have no accessibility faults and never scroll sideways',
    async (game) => {
      const { page, problems } = await open(`/#/rules/${game}`, screen);
      for (const path of rules.filter((each) => each.split('/')[0] === game)) {
        await page.goto(`/#/rules/${path}`);
        await page.locator('main h2:visible, main h3:visible').first().waitFor();
        expect(await faultsOn(page, screen), path).toEqual([]);
      }
      expect(problems).toEqual([]);
    },
  );

  test('so has a table from the first card to a chosen one, and everything stays on the screen', async () => {
    const { page, problems } = await open('/', screen);
    await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
    await freeCards(page).first().click();
    await places(page).first().waitFor();
    expect(await faultsOn(page, screen)).toEqual([]);
    for (const size of [screen.viewport, screen.also]) {
      await resize(page, size);
      expect(await outside(page, size.height)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});

test('on a very large screen nothing scrolls sideways, and the table stays on it', async () => {
  const height = 2160;
  const { page } = await open('/#/rules/sierra', { viewport: { width: 3840, height } });
  await page.locator('main h2:visible').first().waitFor();
  expect(await tooWide(page)).toBe(false);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await freeCards(page).first().waitFor();
  expect(await tooWide(page)).toBe(false);
  expect(await outside(page, height)).toEqual([]);
});

/** The parts of a table that do not stand on the screen whole. */
const outside = (page: Page, height: number): Promise<string[]> =>
  page.evaluate(
    (height) =>
      ['.prompt', '.board', '.tray'].filter((part) => {
        const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
        return top < 0 || Math.round(bottom) > height;
      }),
    height,
  );

test.each([390, 768, 1440])(
  'a table of %i px with text at twice its size never scrolls sideways and can be played',
  async (width) => {
    const { page } = await open('/', { viewport: { width, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const seats = [...people('Ada'), ...bots('Noor', 'Iris')];
    await showTable(page, played({ mode: 'competitive', firstGame: true }, seats, round(2)));
    const player = new Player(page, 'mouse');
    await player.playUntil(async () => (await player.asked()) === 'ready');
    expect(await tooWide(page)).toBe(false);
    for (const tab of await tabs(page).all()) {
      await tab.click();
      expect(await tooWide(page)).toBe(false);
    }
  },
);

test('a finished game is watched again: paused, stepped, and told at once to the same end', async () => {
  const { page, problems } = await open('/', { viewport: { width: 1440, height: 900 } });
  await page.goto('/#/new?mode=competitive');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  for (const seat of await page.locator('[data-seat]').all()) {
    const who = seat.locator('select').first();
    if ((await who.count()) > 0) await who.selectOption('bot');
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('3');
  await page.getByRole('link', { name: 'See the result' }).click();
  await totals(page).first().waitFor();
  const scored = await totals(page).allInnerTexts();
  await page.getByRole('link', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const before = await logLines(page).count();
  for (let step = 0; step < 20 && (await logLines(page).count()) === before; step++)
    await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect.poll(() => logLines(page).count()).toBeGreaterThan(before);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: 'See the result' }).click();
  await totals(page).first().waitFor();
  expect(await totals(page).allInnerTexts()).toEqual(scored);
  expect(problems).toEqual([]);
}, 120_000);
