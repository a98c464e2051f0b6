import { describe, expect, test } from 'vitest';
import { everything, laidOut, measured, smallTargets, tooWide, violations } from './checks.ts';
import { shelve } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, people, phone, showTable } from './tables.ts';
import { everywhere, heard, modes, playOn, recordOf, screens, untilAsked, walking, west } from './west.ts';

const open = withBrowser();

describe.each(screens)('on %s', (_, screen) => {
  // each time every mode once, and both kinds of light on both screens
  const seen = (['light', 'dark'] as const).flatMap((light, i) =>
    modes
      .filter((_, j) => everything || j === 2 * i + (screen === phone ? 1 : 0))
      .map((mode) => [mode, light] as const),
  );

  test.each(seen)('%s has no fault of access when it is %s', async (mode, colorScheme) => {
    const { page, problems } = await open('/', { ...screen, colorScheme });
    await showTable(page, recordOf(walking(mode)));
    await untilAsked(page);
    await everywhere(page, async (place) => {
      expect(await violations(page), place).toEqual([]);
      expect(await tooWide(page), place).toBe(false);
      if (screen === phone) expect(await smallTargets(page), place).toEqual([]);
    });
    expect(problems).toEqual([]);
  });
});

test('a tablet shows the camp and, beside it, any other place', async () => {
  const { page, problems } = await open('/', { viewport: { width: 768, height: 1024 } });
  await showTable(page, recordOf(walking('outlaws-and-outposts')));
  await untilAsked(page);
  const shown = (): Promise<string[]> =>
    page.locator('.place').evaluateAll((all) => all.map((place) => (place as HTMLElement).dataset.part!));
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button');
  const seen: string[][] = [];
  for (const tab of await tabs.all()) {
    await tab.click();
    await heard(page);
    seen.push(await shown());
    expect(await tooWide(page)).toBe(false);
  }
  expect(await violations(page)).toEqual([]);
  expect(seen.every(([first]) => first === 'camp')).toBe(true);
  const others = seen.map(([, second]) => second);
  // my camp and the first of the others, then each of the others
  expect(others).toHaveLength(5);
  expect(new Set(others).size).toBe(4);
  expect(problems).toEqual([]);
});

test.each(measured)('against Hastings the line under the camp holds everything that it lists (%s)', async (locale) => {
  const { page, problems } = await open('/', { ...laptop, locale });
  const match = west({ mode: 'boats-and-banjos' }, people('Ada'));
  await shelve(page, [recordOf(playOn(match, (each) => each.turns >= 2 && each.view(0).players[0]!.green > 20))]);
  await page.goto('/#/table/abcd0000000000e1');
  await page.locator('[data-touch="possible"]').first().waitFor();
  await laidOut(page);
  const sticksOut = await page
    .locator('.camp-tray[data-folded]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(sticksOut).toBe(false);
  expect(problems).toEqual([]);
});
