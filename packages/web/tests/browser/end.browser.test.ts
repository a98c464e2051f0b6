import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadMatch } from '@cordillera/games';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { CampaignRecord, MatchRecord } from '../../src/store/records.ts';
import { everything, faultsOn, screens, tooWide, violations } from './checks.ts';
import { recordOf, shelve, shelved } from './seed.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();
const bots = (...names: string[]) => names.map((name) => ({ name, bot: 'greenhorn' }));

/** A finished match of every mode; the longest name there may be is among them. */
const records = {
  solo: recordOf({ id: 'e0d0000000000001', options: { mode: 'solo', stage: 8 }, seats: [{ name: 'Ada' }] }),
  cooperative: recordOf({
    id: 'e0d0000000000002',
    options: { mode: 'cooperative', stage: 4 },
    seats: [{ name: 'Ada' }, { name: 'Ben' }, ...bots('Iris')],
  }),
  competitive: recordOf({
    id: 'e0d0000000000003',
    options: { mode: 'competitive' },
    seats: [{ name: 'Ada' }, ...bots('Noor', 'W'.repeat(60))],
  }),
  five: recordOf({
    id: 'e0d0000000000004',
    options: { mode: 'team' },
    seats: [{ name: 'Ada' }, ...bots('Noor', 'Iris', 'Tomek', 'Léa')],
  }),
  eight: recordOf({
    id: 'e0d0000000000005',
    options: { mode: 'team' },
    seats: bots('Ada', 'Ben', 'Cleo', 'Dan', 'Maximilian', 'Fay', 'Gus', 'Hal'),
  }),
};
const running = recordOf({
  id: 'e0d0000000000006',
  options: { mode: 'team' },
  seats: [{ name: 'Ada' }, ...bots('Noor', 'Iris', 'Tomek')],
  choices: 30,
});
const damaged: MatchRecord = {
  ...records.solo,
  id: 'e0d0000000000007',
  saved: { ...records.solo.saved, seed: '6'.repeat(32) },
};

const laptop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Opens the end of a match in a browser that keeps it. */
async function openEnd(record: MatchRecord, options: BrowserContextOptions = laptop) {
  const visit = await open('/', options);
  await shelve(visit.page, [...Object.values(records), running, damaged]);
  await goToEnd(visit.page, record.id);
  return visit;
}

async function goToEnd(page: Page, id: string): Promise<void> {
  await page.goto(`/#/end/${id}`);
  await page.reload();
  await page.locator('.end-grid, .end-message').waitFor();
}

describe.each(screens)('on $name', (screen) => {
  test('the end of every mode has no accessibility faults, and nothing scrolls sideways', async () => {
    const { page, problems } = await openEnd(records.solo, screen);
    // each time every mode once, on one screen or the other
    const isPhone = screen.viewport.width < 600;
    const seen = Object.entries(records).filter((_, i) => everything || (i % 2 === 0) === isPhone);
    for (const [mode, { id }] of seen) {
      await goToEnd(page, id);
      expect(await faultsOn(page, screen), mode).toEqual([]);
    }
    await page.locator('.end-landscapes li button').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.score-cell button').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test.each([360, 1440])('with text at 200 % nothing scrolls sideways at %i px', async (width) => {
  const { page } = await openEnd(records.five, { ...laptop, viewport: { width, height: 800 }, locale: 'fr' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const [mode, { id }] of Object.entries(records)) {
    await goToEnd(page, id);
    expect(await tooWide(page), mode).toBe(false);
  }
});

test('the chart is read round by round with the arrow keys, and as a table by a screen reader', async () => {
  const { page } = await openEnd(records.five);
  const slider = page.getByRole('slider', { name: 'Choose a round' });
  const legend = page.locator('.story-legend');
  const final = await legend.locator('b').allInnerTexts();
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Round 1: .*Ada \d+/);
  expect(await legend.locator('p').innerText()).toBe('After round 1');
  expect(await page.locator('.story-reader').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  const second = await legend.locator('b').allInnerTexts();
  const row = page.getByRole('table', { name: 'Points after every round' }).getByRole('row').nth(2);
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(second);
  await page.keyboard.press('End');
  expect(await legend.locator('b').allInnerTexts()).toEqual(final);
  await page.keyboard.press('Tab');
  expect(await legend.locator('p').innerText()).toBe('At the end');
  await page.locator('.story-plot').hover({ position: { x: 60, y: 60 } });
  expect(await legend.locator('p').innerText()).toBe('After round 1');
});

test('the score sheet is one stop for the keyboard: arrows walk, Enter opens the card, Escape comes back', async () => {
  const { page } = await openEnd(records.five);
  const cell = (place: string) => page.locator(`[data-cell="${place}"]`);
  for (let i = 0; i < 30 && !(await cell('0,0').evaluate((found) => found === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cell('2,1').evaluate((found) => found === document.activeElement)).toBe(true);
  const named = await cell('2,1').locator('span').innerText();
  expect(await page.locator('.score-detail').innerText()).toContain(named);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: named }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => cell('2,1').evaluate((found) => found === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Why\?/);
});

test('a game that is not there, one that is damaged and one that goes on say so, with the way on', async () => {
  const { page } = await openEnd({ ...records.solo, id: 'nowhere' });
  const links = (): Promise<(string | null)[]> =>
    page.locator('.end-message a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await page.locator('.end-message').innerText()).toContain('There is no game with this address');
  expect(await links()).toEqual(['#/games', '#/']);
  await goToEnd(page, damaged.id);
  expect(await page.locator('.end-message').innerText()).toContain('This game cannot be opened.');
  expect(await violations(page)).toEqual([]);
  await goToEnd(page, running.id);
  expect(await page.locator('.end-message').innerText()).toContain('not over yet');
  expect(await links()).toEqual([`#/table/${running.id}`, '#/games', '#/']);
});

test('"Play again" starts the same game with a new shuffle', async () => {
  const { page } = await openEnd(records.five);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL(/#\/table\//);
  const id = page.url().split('/').at(-1)!;
  const again = (await shelved(page)).find((record) => record.id === id)!;
  expect(again.saved.seats).toEqual(records.five.saved.seats);
  expect(again.saved.options).toEqual(records.five.saved.options);
  expect(again.saved.seed).not.toBe(records.five.saved.seed);
});

test('the match can be downloaded, the landscape kept as a picture, and the shuffle checked', async () => {
  const { page, problems } = await openEnd(records.competitive);
  const downloaded = async (click: () => Promise<void>): Promise<Buffer> => {
    const [download] = await Promise.all([page.waitForEvent('download'), click()]);
    return readFileSync(await download.path());
  };
  const file = await downloaded(() => page.getByRole('button', { name: 'Download the game' }).click());
  expect(loadMatch(file.toString('utf8')).toJSON()).toEqual(records.competitive.saved);

  await page.getByRole('button', { name: 'Open the landscape of Ada' }).click();
  const picture = await downloaded(() => page.getByRole('button', { name: 'Save as a picture' }).click());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  // a sheet of one colour would be a few thousand bytes
  expect(picture.length).toBeGreaterThan(100_000);
  await page.keyboard.press('Escape');

  await page.getByText('Was the shuffle fair?').click();
  const [fingerprint, seed] = await page.locator('.end-fairness code').allInnerTexts();
  expect(createHash('sha256').update(seed!).digest('hex')).toBe(fingerprint);
  expect(problems).toEqual([]);
});

/** Lays suns on the shelf; without any, reads those that lie there. */
const campaign = (page: Page, suns?: CampaignRecord): Promise<CampaignRecord | undefined> =>
  page.evaluate(
    (given) =>
      new Promise<CampaignRecord | undefined>((done, fail) => {
        const opening = indexedDB.open('cordillera');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('campaign', 'readwrite').objectStore('campaign');
          const request = given ? store.put(given, 'suns') : store.get('suns');
          request.onsuccess = () => {
            opening.result.close();
            done(given ?? (request.result as CampaignRecord | undefined));
          };
        };
      }),
    suns,
  );

test('the next stage is offered when the kept suns open it; looking at an end records none', async () => {
  const { page } = await openEnd(records.cooperative);
  await page.getByText('One sun opens stage 5.').waitFor();
  expect(await page.getByRole('link', { name: /^Next stage/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
  expect(await campaign(page)).toBeUndefined();
  await campaign(page, { 4: { solo: 1 } });
  await page.reload();
  const next = page.getByRole('link', { name: 'Next stage: 5' });
  expect(await next.getAttribute('href')).toBe('#/new/sierra?mode=cooperative&stage=5');
  await page.getByText('Stage 5, The Old Trail, is open.').waitFor();
});
