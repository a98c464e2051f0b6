import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './player.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();
const laptop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Sets up a game with the form, as a person would. */
async function setUp(page: Page, mode: RegExp, seats: readonly ('me' | 'friend' | 'bot')[]): Promise<void> {
  await page.goto('/#/new');
  await page.getByRole('radio', { name: mode }).check({ force: true });
  const rows = page.locator('[data-seat]');
  while ((await rows.count()) < seats.length) await page.getByRole('button', { name: /Add a seat/ }).click();
  while ((await rows.count()) > seats.length)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  for (const [i, who] of seats.entries()) await rows.nth(i).locator('select').first().selectOption(who);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
}

test('by mouse: a whole competitive game against two bots, from the home page in one tap to the result', async () => {
  const { page, problems } = await open('/', laptop);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/#\/table\//);
  const player = new Player(page, 'mouse');
  await player.finish();
  await page.getByText(/wins|win/).first().waitFor();
  const totals = await page.locator('.score-totals td').allInnerTexts();
  expect(totals).toHaveLength(3);
  expect(problems).toEqual([]);
}, 180_000);
