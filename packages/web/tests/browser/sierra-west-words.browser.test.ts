import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clippedTexts, smallTexts, still, tooWide } from './checks.ts';
import { shelve } from './seed.ts';
import { withBrowser } from './setup.ts';
import { everywhere, modes, planning, recordOf, screens, walking } from './west.ts';

const open = withBrowser();

/** What is wrong with the words on the page, where it can be said in one line each. */
async function unreadable(page: Page): Promise<string[]> {
  const wide = await tooWide(page);
  return [...(wide ? ['it scrolls sideways'] : []), ...(await smallTexts(page, 12)), ...(await clippedTexts(page))];
}

describe.each(screens)('on %s', (_, screen) => {
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
