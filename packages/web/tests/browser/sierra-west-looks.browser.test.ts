import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clippedTexts, smallTargets, smallTexts, still, tooWide, violations } from './checks.ts';
import { shelve } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, people, phone, showTable } from './tables.ts';
import { isPlanning, playOn, recordOf, untilAsked, type West, west } from './west.ts';

const open = withBrowser();
const seats = [...people('Ada'), { name: 'Noor', bot: 'greenhorn' }, { name: 'Iris', bot: 'greenhorn' }];
const modes = ['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'] as const;

/** In the middle of a turn, so that the paths lie there. */
const walking = (mode: string): West =>
  playOn(west({ mode }, seats), (each) => each.turns >= 4 && each.view(0).players[0]!.green > 20);
const planning = (mode: string): West =>
  playOn(west({ mode }, seats), (each) => each.turns >= 4 && isPlanning(each, 0));

/** Does something in each place of the table: all of them at once on a laptop, one after the other on a phone. */
async function everywhere(page: Page, look: (place: string) => Promise<void>): Promise<void> {
  const tabs = page.locator('.tabs button');
  if ((await tabs.count()) === 0) return look('table');
  for (const tab of await tabs.all()) {
    await tab.tap();
    await still(page);
    await look(await tab.innerText());
  }
}

/** What is wrong with the words on the page, where it can be said in one line each. */
async function unreadable(page: Page): Promise<string[]> {
  const wide = await tooWide(page);
  return [...(wide ? ['it scrolls sideways'] : []), ...(await smallTexts(page, 12)), ...(await clippedTexts(page))];
}

const screens: [string, BrowserContextOptions][] = [
  ['a laptop', laptop],
  ['a phone', phone],
];

describe.each(screens)('on %s', (_, screen) => {
  test.each(modes)('%s has no fault of access, by day and at dusk', async (mode) => {
    const { page, problems } = await open('/', { ...screen, reducedMotion: 'reduce' });
    await showTable(page, recordOf(walking(mode)));
    await untilAsked(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await everywhere(page, async (place) => {
        expect(await violations(page), `${place}, ${colorScheme}`).toEqual([]);
        if (screen === phone) expect(await smallTargets(page), place).toEqual([]);
      });
    }
    expect(problems).toEqual([]);
  });

  test.each(modes)('%s is read in three languages: nothing small, nothing cut off', async (mode) => {
    const found: string[] = [];
    for (const locale of ['en', 'fr', 'pl']) {
      const { page } = await open('/', { ...screen, locale, reducedMotion: 'reduce' });
      for (const [i, match] of [walking(mode), planning(mode)].entries()) {
        await shelve(page, [recordOf(match, `abcd0000000000f${i}`)]);
        await page.goto(`/#/table/abcd0000000000f${i}`);
        await page.locator('[data-touch="possible"]').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await still(page);
        await everywhere(page, async (place) => {
          for (const fault of await unreadable(page)) found.push(`${locale}, ${place}: ${fault}`);
        });
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });

  test.each(modes)('%s with text at 200 % does not scroll sideways', async (mode) => {
    const { page } = await open('/', { ...screen, locale: 'fr', reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await shelve(page, [recordOf(walking(mode))]);
    await page.goto('/#/table/abcd0000000000e1');
    await page.locator('[data-touch="possible"]').first().waitFor();
    await everywhere(page, async (place) => expect(await tooWide(page), place).toBe(false));
  });
});
