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
import { shelve } from './seed.ts';
import { withBrowser } from './setup.ts';
import { bots, people, phone } from './tables.ts';
import { everywhere, late, modes, planning, playOn, recordOf, screens, walking, west } from './west.ts';

const open = withBrowser();

/**
 * What is wrong with the words on the page. The name in the picture of a card is said by its button, and stands large when
 * it is looked at. Small laptops shorten the lines about Hastings, which are told whole when they are pointed at.
 */
async function unreadable(page: Page): Promise<string[]> {
  const faults = [...(await smallTexts(page, 12)), ...(await clippedTexts(page)), ...(await overlappingTexts(page))];
  const wide = (await tooWide(page)) ? ['it scrolls sideways'] : [];
  return [
    ...wide,
    ...faults.filter(
      (fault) =>
        !/text in \.west-name|^[\d.]+ px: text in \.west-count|^cut off: .* in \.explained\.(deed|chance)/.test(fault),
    ),
  ];
}

const positions = [
  ...modes.map((mode) => [mode, () => walking(mode)] as const),
  ['planning', () => planning(modes[0])] as const,
  [
    'last round of four',
    () => late({ mode: modes[3] }, [...people('Ada'), ...bots('Noor', 'Iris', 'Bartholomew')]),
  ] as const,
  [
    'against Hastings',
    () =>
      playOn(
        west({ mode: modes[2] }, people('Ada')),
        (match) => match.turns >= 4 && match.view(0).players[0]!.green > 20,
      ),
  ] as const,
];

const smallLaptops = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

describe.each(screens)('on %s', (_, screen) => {
  const large = everything ? modes : screen === phone ? modes.slice(0, 1) : modes.slice(1, 2);

  test.each(measured)(
    '%s: nothing is small, cut off or over each other, in any mode',
    async (locale) => {
      const { page } = await open('/', { ...screen, locale });
      const found: string[] = [];
      for (const [i, [name, match]] of positions.entries()) {
        await shelve(page, [recordOf(match(), `abcd0000000000f${i}`)]);
        await page.goto(`/#/table/abcd0000000000f${i}`);
        await page.reload();
        await page.locator('[data-touch="possible"]').first().waitFor();
        await laidOut(page);
        await everywhere(page, async (place) => {
          for (const fault of await unreadable(page)) found.push(`${name}, ${place}: ${fault}`);
        });
        for (const size of screen === phone ? [] : smallLaptops) {
          await resize(page, size);
          for (const fault of await unreadable(page)) found.push(`${name}, ${size.width} px: ${fault}`);
        }
        await resize(page, screen.viewport!);
      }
      expect([...new Set(found)]).toEqual([]);
      // seven tables, each looked at in three sizes or five places
    },
    300_000,
  );

  test.each(large)('%s with text at 200 % does not scroll sideways', async (mode) => {
    const { page } = await open('/', { ...screen, locale: 'fr' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await shelve(page, [recordOf(walking(mode))]);
    await page.goto('/#/table/abcd0000000000e1');
    await page.locator('[data-touch="possible"]').first().waitFor();
    await everywhere(page, async (place) => expect(await tooWide(page), place).toBe(false));
  });
});
