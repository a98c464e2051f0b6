import type { SeatInfo } from '@cordillera/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everything, tooWide, violations } from './checks.ts';
import { shelved } from './seed.ts';
import { moving, withBrowser } from './setup.ts';
import { laptop, phone, showTable } from './tables.ts';
import { byKeyboard, byMouse, byTouch, late, type Press, playThrough, recordOf } from './west.ts';

const open = withBrowser();
const ada = { name: 'Ada' };
const withTrailHand = [ada, { name: 'Noor', bot: 'trail-hand' }];
const fourFriends = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));
const hard = { mule: true, bear: true, richGold: true, wagon: 1 };

interface Played {
  title: string;
  options: { mode: string; advancedPlanning?: boolean; hastings?: object };
  seats: SeatInfo[];
  press: Press;
  screen: BrowserContextOptions;
}

/** Every mode, number of seats, variant and way to press, each at least once. */
const games: Played[] = [
  {
    title: 'Apple Hill against Trail hand, with a finger on a phone',
    options: { mode: 'apple-hill' },
    seats: withTrailHand,
    press: byTouch,
    screen: phone,
  },
  {
    title: 'Boats & Banjos against Trail hand, with the keyboard alone',
    options: { mode: 'boats-and-banjos' },
    seats: withTrailHand,
    press: byKeyboard,
    screen: laptop,
  },
  {
    title: 'Gold Rush against Trail hand, with a mouse',
    options: { mode: 'gold-rush' },
    seats: withTrailHand,
    press: byMouse,
    screen: laptop,
  },
  {
    title: 'Outlaws & Outposts against Trail hand, with a finger on a phone',
    options: { mode: 'outlaws-and-outposts' },
    seats: withTrailHand,
    press: byTouch,
    screen: phone,
  },
  {
    title: 'four friends at one screen, with a mouse',
    options: { mode: 'gold-rush' },
    seats: fourFriends,
    press: byMouse,
    screen: laptop,
  },
  {
    title: 'alone against a stronger Hastings, with a finger on a phone',
    options: { mode: 'boats-and-banjos', hastings: hard },
    seats: [ada],
    press: byTouch,
    screen: { ...phone, ...moving },
  },
  {
    title: 'planning with four cards, with the keyboard alone',
    options: { mode: 'apple-hill', advancedPlanning: true },
    seats: withTrailHand,
    press: byKeyboard,
    screen: laptop,
  },
];

const names = (seats: readonly SeatInfo[]): string[] => seats.filter(({ bot }) => !bot).map(({ name }) => name);

async function seeTheEnd(page: Page, press: Press): Promise<void> {
  await press(page, '.prompt-buttons a.primary');
  await page.locator('.end-headline').waitFor();
  expect(await page.locator('.end-headline').innerText()).toMatch(/\d/);
  expect(await tooWide(page)).toBe(false);
  const [kept] = await shelved(page);
  expect(kept!.summary).toMatchObject({ game: 'sierra-west', over: true });
}

// each time with every hand, alone and among friends
const last = everything ? games : games.filter(({ title }) => /friends|Hastings|four cards/.test(title));

describe('the last turns are played to the result', () => {
  test.each(last)('$title', async ({ options, seats, press, screen }) => {
    const { page, problems } = await open('/', screen);
    await showTable(page, recordOf(late(options, seats)));
    await page.clock.install();
    expect(await tooWide(page)).toBe(false);
    expect(await playThrough(page, press, 'ours', names(seats))).toBeGreaterThan(10);
    await seeTheEnd(page, press);
    expect(problems).toEqual([]);
  });
});

// A minute or two each, four friends take longer: on request, see docs/reliability.md. The last turns above are played each time.
describe.runIf(process.env.WHOLE_GAMES)('a whole game from the form to the result', () => {
  test.each(games)(
    '$title',
    async ({ options, seats, press, screen }) => {
      const { page, problems } = await open(`/#/new/sierra-west?mode=${options.mode}`, screen);
      await setUp(page, options, seats);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.table .prompt').waitFor();
      await page.clock.install();
      const begun = Date.now();
      const pressed = await playThrough(page, press, 'ours', names(seats));
      console.log(`${pressed} things pressed in ${Math.round((Date.now() - begun) / 1000)} s`);
      expect(pressed).toBeGreaterThan(100);
      await seeTheEnd(page, press);
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
    1_800_000,
  );
});

/** Fills in the form of a new game. */
async function setUp(page: Page, options: Played['options'], seats: readonly SeatInfo[]): Promise<void> {
  const name = (seat: number) => page.getByLabel(`Name at seat ${seat + 1}`);
  await name(0).fill('Ada');
  while ((await page.getByLabel(/^Name at seat/).count()) < seats.length)
    await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await page.getByLabel(/^Name at seat/).count()) > seats.length)
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  for (const [seat, { name: called, bot }] of seats.entries()) {
    if (seat === 0) continue;
    await name(seat).fill(called);
    await page.getByLabel(`Who is ${called}?`).selectOption(bot ? 'bot' : 'friend');
    if (bot) await page.getByLabel(`${called}’s level`).selectOption(bot);
  }
  if (options.advancedPlanning) await page.getByRole('switch', { name: 'Advanced planning' }).check();
  if (!options.hastings) return;
  for (const advantage of ['Mule', 'Bear', 'Pure gold']) await page.getByRole('switch', { name: advantage }).check();
  await page.getByLabel('Head start').selectOption('1');
}
