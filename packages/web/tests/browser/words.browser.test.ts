import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
import { clippedTexts, smallTexts } from './checks.ts';
import { shelve, someRecords } from './seed.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();
let records: MatchRecord[];
beforeAll(() => {
  records = someRecords();
});

/** Every screen but the table: its address, and what is there once it is drawn. */
const screens: readonly (readonly [address: string, part: string])[] = [
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
];

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('at $width by $height', ({ width, height }) => {
  test.each(['en', 'fr', 'pl'])('%s: everything on every screen fits and is large enough to read', async (locale) => {
    const { page } = await open('/', { viewport: { width, height }, locale, reducedMotion: 'reduce' });
    await shelve(page, records);
    const faults: Record<string, string[]> = {};
    for (const [address, part] of screens) {
      await page.goto(address);
      // or the screen before, which may look alike, is still there
      await page.reload();
      await page.locator(part).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      // what fades in is not there before
      await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === 'finished'));
      const found = [...(await smallTexts(page, 12)), ...(await clippedTexts(page))];
      if (found.length > 0) faults[address] = found;
    }
    expect(faults).toEqual({});
  });
});
