import type { SeatInfo } from '@cordillera/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tooWide, violations } from './checks.ts';
import { adaAndNoor, bot, late, playThrough, recordOf } from './colorado.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, phone, showTable } from './tables.ts';
import { byKeyboard, byMouse, byTouch, type Press } from './west.ts';

const open = withBrowser();

interface Played {
  title: string;
  seats: SeatInfo[];
  press: Press;
  screen: BrowserContextOptions;
}

const games: Played[] = [
  { title: 'against Greenhorn, with a mouse', seats: adaAndNoor, press: byMouse, screen: laptop },
  { title: 'against Greenhorn, with a finger on a phone', seats: adaAndNoor, press: byTouch, screen: phone },
  { title: 'against Greenhorn, with the keyboard alone', seats: adaAndNoor, press: byKeyboard, screen: laptop },
  {
    title: 'two friends and two bots at one screen, with a mouse',
    seats: [{ name: 'Ada' }, { name: 'Ben' }, bot('Noor'), bot('Iris')],
    press: byMouse,
    screen: laptop,
  },
];

async function seeTheEnd(page: Page, press: Press, seats: readonly SeatInfo[]): Promise<void> {
  await press(page, '.prompt-buttons a.primary');
  await page.locator('.end-headline h2').waitFor();
  for (const { name } of seats) expect(await page.locator('.end-sheet').innerText()).toContain(name);
  expect(await tooWide(page)).toBe(false);
  const [kept] = await shelved(page);
  expect(kept!.summary).toMatchObject({ game: 'colorado', over: true });
}

describe('the last turns are played to the result', () => {
  test.each(games)('$title', async ({ seats, press, screen }) => {
    const { page, problems } = await open('/', screen);
    await showTable(page, recordOf(late(seats)));
    await page.clock.install();
    expect(await tooWide(page)).toBe(false);
    expect(await playThrough(page, press)).toBeGreaterThan(4);
    await seeTheEnd(page, press, seats);
    expect(problems).toEqual([]);
  });
});

// Minutes each: on request, see docs/reliability.md. The last turns above are played each time.
describe.runIf(process.env.WHOLE_GAMES)('a whole game from the form to the result', () => {
  test.each(games)(
    '$title',
    async ({ seats, press, screen }) => {
      const { page, problems } = await open('/#/new/colorado', screen);
      await setUp(page, seats);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.table .prompt').waitFor();
      await page.clock.install();
      const begun = Date.now();
      const pressed = await playThrough(page, press);
      console.log(`${pressed} things pressed in ${Math.round((Date.now() - begun) / 1000)} s`);
      expect(pressed).toBeGreaterThan(50);
      await seeTheEnd(page, press, seats);
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
    1_800_000,
  );
});

/** Fills in the form of a new game. */
async function setUp(page: Page, seats: readonly SeatInfo[]): Promise<void> {
  const names = page.getByLabel(/^Name at seat/);
  const name = (seat: number) => page.getByLabel(`Name at seat ${seat + 1}`);
  await name(0).fill('Ada');
  while ((await names.count()) < seats.length) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [seat, { name: called, bot: level }] of seats.entries()) {
    if (seat === 0) continue;
    // whoever sits down anew is called something else
    await page.getByLabel(`Who is ${await name(seat).inputValue()}?`).selectOption(level ? 'bot' : 'friend');
    await name(seat).fill(called);
    if (level) await page.getByLabel(`${called}’s level`).selectOption(level);
  }
}
