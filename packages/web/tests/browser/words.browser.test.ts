import { beforeAll, expect, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
import { clippedTexts, everything, measured, resize, screens, smallTexts } from './checks.ts';
import { shelve, someRecords } from './seed.ts';
import { withBrowser } from './setup.ts';
import { speak } from './west.ts';

const open = withBrowser();
let records: MatchRecord[];
beforeAll(() => {
  records = someRecords();
});

/** Every screen but the table: its address, and what is there once it is drawn. */
const everyScreen: readonly (readonly [address: string, part: string])[] = [
  ['/', '.resume'],
  ['/#/new?mode=team', '.setup-start'],
  ['/#/new?mode=solo', '.setup-start'],
  ['/#/new?mode=cooperative', '.setup-start'],
  ['/#/new?mode=competitive', '.setup-start'],
  ['/#/campaign', '.stage-play'],
  ['/#/end/aaaa000000000003', '.score-totals'],
  ['/#/end/aaaa000000000004', '.score-totals'],
  ['/#/end/aaaa000000000005', '.score-totals'],
  ['/#/games', '.kept'],
  ['/#/settings', '.setting-example .range'],
  ['/#/rules/sierra', 'main :is(h2, h3):visible'],
  ['/#/rules/sierra/section/laying', 'main :is(h2, h3):visible'],
  ['/#/rules/sierra/search/solo', 'main :is(h2, h3):visible'],
  ['/#/rules/sierra-west/section/planning', 'main :is(h2, h3):visible'],
  ['/#/rules/sierra-west/section/end', 'main :is(h2, h3):visible'],
  ['/#/rules/sierra-west/section/names', 'main :is(h2, h3):visible'],
  ['/#/rules/colorado', 'main :is(h2, h3):visible'],
  ['/#/rules/colorado/section/map', 'main :is(h2, h3):visible'],
  ['/#/rules/colorado/section/end', 'main :is(h2, h3):visible'],
];

test(`${measured.join(', ')}: everything on every screen fits and is large enough to read`, async () => {
  const { page } = await open('/', { locale: measured[0]! });
  await shelve(page, records);
  const faults: Record<string, string[]> = {};
  for (const [i, [address, part]] of everyScreen.entries()) {
    await page.goto(address);
    // or the screen before, which may look alike, is still there
    await page.reload();
    await page.locator(part).first().waitFor();
    // the page comes in the language of the last time, and changes to the others in place
    for (const language of i % 2 === 0 ? measured : [...measured].reverse()) {
      await speak(page, language);
      await page.locator(part).first().waitFor();
      for (const { name, viewport } of screens) {
        // each time French on laptops and Polish on phones
        if (!everything && (language === 'pl') !== viewport.width < 600) continue;
        await resize(page, viewport);
        const found = [...(await smallTexts(page, 12)), ...(await clippedTexts(page))];
        if (found.length > 0) faults[`${address} in ${language} on ${name}`] = found;
      }
    }
  }
  expect(faults).toEqual({});
});
