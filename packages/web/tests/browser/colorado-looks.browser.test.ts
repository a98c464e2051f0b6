import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everything, smallTargets, tooWide, violations } from './checks.ts';
import { asked, bot, positions, recordOf, thing, thingsFor, untilAsked } from './colorado.ts';
import { shelve } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, phone, showTable } from './tables.ts';
import { everywhere, heard, screens } from './west.ts';

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
  // each time every position once, on one screen or the other, which has the light of its own
  const seen = (['light', 'dark'] as const).flatMap((light) =>
    all
      .filter(
        (_, i) => everything || ((light === 'light') === (screen !== phone) && (i % 2 === 0) === (screen !== phone)),
      )
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

/** Somebody and three bots: as much as a table can hold. */
const four = [{ name: 'Ada' }, bot('Noor'), bot('Iris'), bot('Léa')];

test.each([
  ['call', 'fr-FR'],
  ['give', 'pl-PL'],
  ['nuggets', 'en-GB'],
  ['cards', 'fr-FR'],
  ['tick', 'en-GB'],
  ['turnIn', 'fr-FR'],
] as const)(
  'on a laptop all of the table is in sight beside a tip when four play: %s in %s',
  async (prompt, locale) => {
    const hasBoth = (match: ReturnType<typeof asked>): boolean =>
      !['nuggets', 'cards'].includes(prompt) ||
      match.decision(0)!.choices.some(({ do: what }) => /buy|swap/.test(what));
    const { page, problems } = await open('/', { ...laptop, locale });
    const record = recordOf(asked(prompt, { seats: four, turn: 8, fits: hasBoth }));
    await shelve(page, [record]);
    await page.goto(`/#/table/${record.id}`);
    await untilAsked(page);
    await page.locator('.tip').waitFor();
    const bottom = async (selector: string): Promise<number> => {
      const { y, height } = (await page.locator(selector).boundingBox())!;
      return y + height;
    };
    expect(await bottom('.co-my-area')).toBeLessThanOrEqual(900);
    expect(await bottom('.co-left')).toBeLessThanOrEqual(900);
    if ((await page.locator('.co-ask .co-chain').count()) > 0)
      expect(await bottom('.co-ask .co-chain')).toBeLessThanOrEqual(await bottom('.co-ask'));
    expect(problems).toEqual([]);
  },
);

test('on a phone a large hand does not lie under the piles', async () => {
  const match = asked('tick', { fits: (each) => new Set(each.view(0).players[0]!.hand).size > 6 });
  const { page } = await open('/', phone);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  const cards = (await page.locator('.co-cards').boundingBox())!;
  const pile = (await page.locator('.co-pile').first().boundingBox())!;
  expect(cards.x + cards.width).toBeLessThanOrEqual(pile.x);
  expect(await page.locator('.co-cards').evaluate((row) => getComputedStyle(row).overflowX)).toBe('auto');
});

test.each([
  [1366, 768],
  [1280, 720],
  [1024, 600],
])(
  'on a low screen of %i × %i what is asked, its answer and my hand are in sight beside a tip',
  async (width, height) => {
    const match = positions.nuggets!();
    const { page, problems } = await open('/', { viewport: { width, height } });
    await showTable(page, recordOf(match));
    await untilAsked(page);
    await page.locator('.tip').waitFor();
    for (const seen of [
      thing(page, 'button nugget'),
      page.locator('.prompt-text'),
      page.locator('.co-hand-card').last(),
    ]) {
      const { y, height: tall } = (await seen.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + tall).toBeLessThanOrEqual(height + 1);
    }
    expect(await tooWide(page)).toBe(false);
    // the rest is reached by scrolling, and the answer stays
    await page.locator('.co-my-area').scrollIntoViewIfNeeded();
    await thing(page, 'button nugget').click();
    await heard(page);
    expect(await thing(page, 'button nugget').count()).toBe(0);
    expect(problems).toEqual([]);
  },
);
