import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  clippedTexts,
  everything,
  laidOut,
  measured,
  overlappingTexts,
  resize,
  smallTexts,
  tooWide,
} from './checks.ts';
import { positions, recordOf } from './colorado.ts';
import { shelve } from './seed.ts';
import { withBrowser } from './setup.ts';
import { phone } from './tables.ts';
import { everywhere, openNext, screens, speak } from './west.ts';

const open = withBrowser();

/** A map that is moved with fingers: what is written on it shows as far as it is near and in its window. */
const onTheMap = /text in \.co-(name|medal-points)/;
/** The game's name gives way where the bar is full. */
const theName = '“Colorado”';

/** What is wrong with the words on the page. */
async function unreadable(page: Page, isPhone: boolean): Promise<string[]> {
  const wide = (await tooWide(page)) ? ['it scrolls sideways'] : [];
  const found = [...(await smallTexts(page, 12)), ...(await clippedTexts(page)), ...(await overlappingTexts(page))];
  return [...wide, ...found.filter((fault) => !isPhone || !(onTheMap.test(fault) || fault.includes(theName)))];
}

const seen = Object.entries(positions)
  .filter(([position]) => everything || position !== 'give')
  .map(([position, match], i) => [position, recordOf(match(), `abcd0000000000d${i}`)] as const);

describe.each(screens)('on %s', (_, screen) => {
  // the other language comes in place: each is the first on one screen
  const languages = screen === phone ? [...measured].reverse() : measured;

  test(`${languages.join(', ')}: nothing is small, cut off or over each other`, async () => {
    const { page } = await open('/', { ...screen, locale: languages[0]! });
    await shelve(
      page,
      seen.map(([, record]) => record),
    );
    const found: string[] = [];
    for (const [position, { id }] of seen) {
      await openNext(page, id);
      for (const language of languages) {
        await speak(page, language);
        await laidOut(page);
        await everywhere(page, async (place) => {
          for (const fault of await unreadable(page, screen === phone))
            found.push(`${language}, ${position}, ${place}: ${fault}`);
        });
        if (screen === phone) continue;
        await resize(page, { width: 1280, height: 720 });
        for (const fault of [...(await clippedTexts(page)), ...(await overlappingTexts(page))])
          found.push(`${language}, ${position}, 1280 px: ${fault}`);
        await resize(page, screen.viewport!);
      }
      await speak(page, languages[0]!);
    }
    expect([...new Set(found)]).toEqual([]);
  });

  test('French with text at 200 % does not scroll sideways', async () => {
    const { page } = await open('/', { ...screen, locale: 'fr' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await shelve(page, [recordOf(positions[screen === phone ? 'tick' : 'call']!())]);
    await page.goto('/#/table/abcd0000000000c0');
    await page.locator('[data-touch="possible"]').first().waitFor();
    await everywhere(page, async (place) => expect(await tooWide(page), place).toBe(false));
  });
});
