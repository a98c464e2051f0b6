import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallTargets, tooWide, violations } from './checks.ts';
import { asked, positions, recordOf, thing, thingsFor, untilAsked } from './colorado.ts';
import { withBrowser } from './setup.ts';
import { laptop, phone, showTable } from './tables.ts';
import { everything, everywhere, heard, screens } from './west.ts';

const open = withBrowser();
const all = Object.keys(positions);

async function faults(page: Page): Promise<string[]> {
  return [...(await violations(page)), ...((await tooWide(page)) ? ['it scrolls sideways'] : [])];
}

/**
 * What is smaller than a fingertip. On a map that is seen as a whole a tap goes nearer, so only what glows there counts:
 * the map comes so near by itself that it can be hit.
 */
async function smallOnes(page: Page): Promise<string[]> {
  const nodes = await page.locator('.co-map-frame .co-node[data-touch="possible"]').evaluateAll((all) =>
    all.flatMap((node) => {
      const { width, height } = node.getBoundingClientRect();
      return Math.min(width, height) < 43.5
        ? [`${Math.round(width)} × ${Math.round(height)}: ${node.textContent}`]
        : [];
    }),
  );
  return [...nodes, ...(await smallTargets(page)).filter((small) => !small.includes('co-node'))];
}

describe.each(screens)('on %s', (_, screen) => {
  // each time every position once on both screens, in the light of one or the other
  const seen = (['light', 'dark'] as const).flatMap((light) =>
    all
      .filter(() => everything || (light === 'light') === (screen !== phone))
      .map((position) => [position, light] as const),
  );

  test.each(seen)('%s has no fault of access when it is %s', async (position, colorScheme) => {
    const { page, problems } = await open('/', { ...screen, colorScheme });
    await showTable(page, recordOf(positions[position]!()));
    await untilAsked(page);
    const found: string[] = [];
    await everywhere(page, async (place) => {
      for (const fault of await faults(page)) found.push(`${place}: ${fault}`);
      if (screen === phone) for (const small of await smallOnes(page)) found.push(`${place}: ${small}`);
    });
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** Nothing lies over what is to be pressed. */
test.each([
  ['laptop', laptop],
  ['phone', phone],
] as const)('the two cards to discard lie open beside the question, on a %s', async (_, screen) => {
  const match = asked('cards', { fits: (each) => each.decision(0)!.choices.some(({ do: what }) => what === 'swap') });
  const swap = match.decision(0)!.choices.find((choice) => choice.do === 'swap')!;
  const [card, pair] = thingsFor(match, 0, swap);
  const { page, problems } = await open('/', screen);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  await thing(page, card!).click();
  await heard(page);
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  await thing(page, pair!).click();
  await heard(page);
  expect(await thing(page, pair!).count()).toBe(0);
  expect(problems).toEqual([]);
});
