import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
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
import {
  everywhere,
  late,
  modes,
  openNext,
  planning,
  playOn,
  recordOf,
  screens,
  speak,
  walking,
  west,
} from './west.ts';

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

const positions: (readonly [name: string, record: MatchRecord])[] = [
  ...modes.map((mode) => [mode, walking(mode)] as const),
  ['planning', planning(modes[0])] as const,
  ['last round of four', late({ mode: modes[3] }, [...people('Ada'), ...bots('Noor', 'Iris', 'Bartholomew')])] as const,
  [
    'against Hastings',
    playOn(
      west({ mode: modes[2] }, people('Ada')),
      (match) => match.turns >= 4 && match.view(0).players[0]!.green > 20,
    ),
  ] as const,
].map(([name, match], i) => [name, recordOf(match, `abcd0000000000f${i}`)]);

const smallLaptops = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

describe.each(screens)('on %s', (_, screen) => {
  const large = everything ? modes : screen === phone ? modes.slice(0, 1) : modes.slice(1, 2);

  // the other language comes in place: each is the first on one screen
  const languages = screen === phone ? [...measured].reverse() : measured;

  test(`${languages.join(', ')}: nothing is small, cut off or over each other, in any mode`, async () => {
    const { page } = await open('/', { ...screen, locale: languages[0]! });
    await shelve(
      page,
      positions.map(([, record]) => record),
    );
    const found: string[] = [];
    for (const [name, { id }] of positions) {
      await openNext(page, id);
      for (const language of languages) {
        await speak(page, language);
        await laidOut(page);
        await everywhere(page, async (place) => {
          for (const fault of await unreadable(page)) found.push(`${language}, ${name}, ${place}: ${fault}`);
        });
        for (const size of screen === phone ? [] : smallLaptops) {
          await resize(page, size);
          for (const fault of await unreadable(page)) found.push(`${language}, ${name}, ${size.width} px: ${fault}`);
        }
        if (screen !== phone) await resize(page, screen.viewport!);
      }
      await speak(page, languages[0]!);
    }
    expect([...new Set(found)]).toEqual([]);
    // seven tables, each looked at in three sizes or five places
  }, 300_000);

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
