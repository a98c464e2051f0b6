import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallTargets, tooWide, violations } from './checks.ts';
import { Player } from './player.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();
const laptop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A fresh competitive game, one person and two bots. */
async function startGame(options: BrowserContextOptions = laptop) {
  const visit = await open('/', options);
  await visit.page.getByRole('button', { name: 'Play now' }).click();
  await visit.page.locator('.hand-cards .hand-card[data-glow]').first().waitFor();
  return { ...visit, player: new Player(visit.page, 'mouse') };
}

const hand = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.hand-cards .hand-card')
    .evaluateAll((cards) => cards.map((card) => `${card.getAttribute('data-card')} ${card.parentElement?.dataset.at}`));
const landscape = (page: Page): Promise<string[]> =>
  page
    .locator('.spot[data-kind="card"]')
    .evaluateAll((cards) =>
      cards.map((card) => `${card.getAttribute('data-card')} ${card.getAttribute('aria-label')}`),
    );
const layOne = async (page: Page): Promise<void> => {
  await page.locator('.hand-cards .hand-card[data-glow]').first().click();
  await page.locator('.spot[data-kind="glow"]').first().click();
};

test('a card is laid by dragging it to a glowing place, which shows what it would bring before', async () => {
  const { page, problems } = await startGame();
  await layOne(page);
  const card = page.locator('.hand-cards .hand-card[data-glow]').first();
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
  const to = (await page.locator('.spot[data-kind="glow"]').last().boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.locator('.hand-ghost').waitFor();
  await page.locator('.changes').waitFor();
  await page.mouse.up();
  await page.locator('[data-at="laid"]').nth(1).waitFor();
  expect(await page.locator('.hand-ghost').count()).toBe(0);
  expect(await landscape(page)).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('a card dropped beside every place stays in the hand', async () => {
  const { page } = await startGame();
  const before = await hand(page);
  const from = (await page.locator('.hand-cards .hand-card').first().boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(40, 40, { steps: 6 });
  await page.mouse.up();
  expect(await hand(page)).toEqual(before);
  expect(await landscape(page)).toEqual([]);
});

test('undo, the take-back button and a tap on a laid card all take a draft back', async () => {
  const { page, problems } = await startGame();
  const before = await hand(page);
  const ways = [
    page.getByRole('button', { name: 'Undo' }),
    page.locator('.spot-back'),
    page.locator('.hand-cards [data-at="laid"] .hand-card'),
  ];
  for (const way of ways) {
    await layOne(page);
    await page.locator('[data-at="laid"]').waitFor();
    expect(await hand(page)).not.toEqual(before);
    await way.click();
    await page.locator('[data-at="laid"]').waitFor({ state: 'detached' });
    expect(await hand(page)).toEqual(before);
    expect(await landscape(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('closed in the middle of a draft, the game is exactly there after a reload and from the home page', async () => {
  const { page, player, problems } = await startGame();
  await player.playUntil(async () => (await player.round()) === 'Round 3' && (await player.asked()) === 'keep');
  await layOne(page);
  const told = async () => ({
    hand: await hand(page),
    landscape: await landscape(page),
    log: await page.locator('.log-lines').innerText(),
    totals: await page.locator('.member-total').allInnerTexts(),
    prompt: await player.sentence(),
  });
  const before = await told();
  expect(before.hand.filter((card) => card?.endsWith('laid'))).toHaveLength(1);
  await page.reload();
  await page.locator('[data-at="laid"]').waitFor();
  expect(await told()).toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: /Continue/ }).click();
  await page.locator('[data-at="laid"]').waitFor();
  expect(await told()).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-at="laid"]').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
}, 120_000);

test('the language changes in the middle of a game, in everything, and nothing else does', async () => {
  const { page, problems } = await startGame();
  await layOne(page);
  const cards = await hand(page);
  for (const [name, ready] of [
    ['Français', 'Valider'],
    ['Polski', 'Gotowe'],
    ['English', 'Ready'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: ready, exact: true }).waitFor();
    expect(await hand(page)).toEqual(cards);
    expect(await tooWide(page)).toBe(false);
  }
  expect(problems).toEqual([]);
});

test('what cannot be done says why, with the rule: a place, the ready button, a card that lies', async () => {
  const { page } = await startGame();
  const explanation = page.locator('#explanation');
  await page.getByRole('button', { name: 'Ready', exact: true }).hover();
  await explanation.getByText(/SI-R-41/).waitFor();
  await page.mouse.move(5, 5);
  await layOne(page);
  await page.locator('.spot[data-kind="card"]').first().focus();
  await page.locator('.hand-cards .hand-card[data-glow]').first().click();
  const blocked = page.locator('.spot[data-kind="blocked"]');
  expect(await blocked.count()).toBeGreaterThan(0);
  await blocked.first().hover();
  await explanation.getByText(/Rule SI-/).waitFor();
  const link = (await explanation.locator('a').getAttribute('href'))!;
  await page.goto(`/${link}`);
  await page.locator('h2, h3').getByText(/./).first().waitFor();
});

test('the same game in two windows: the older one stops and says so, nothing is lost', async () => {
  const { page } = await startGame();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.hand-card[data-glow]').first().waitFor();
  await layOne(other);
  await other.locator('[data-at="laid"]').waitFor();
  await page.getByText('played on in another window').waitFor();
  await page.getByRole('button', { name: 'Show it as it is there' }).click();
  await page.locator('[data-at="laid"]').waitFor();
  expect(await hand(page)).toEqual(await hand(other));
});

test('the log is filtered, and a line shows the cards it names', async () => {
  const { page, player } = await startGame();
  await player.playUntil(async () => (await player.round()) === 'Round 2' && (await player.asked()) === 'keep');
  const all = await page.locator('.log-lines li').count();
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  const mine = await page.locator('.log-lines li').count();
  expect(mine).toBeLessThan(all);
  await page.locator('.log-lines li[data-things]').first().hover();
  await page.locator('.board .lit').first().waitFor();
});

test('the score sheet opens at any time and lights up the cards behind a figure', async () => {
  const { page, player } = await startGame();
  await player.playUntil(async () => (await player.round()) === 'Round 3' && (await player.asked()) === 'keep');
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const cells = page.locator('.score-table [data-cell]');
  for (let i = 0; i < (await cells.count()); i++) {
    if (Number.parseInt(await cells.nth(i).innerText(), 10) === 0) continue;
    await cells.nth(i).hover();
    await page.locator('.score-picture .lit').first().waitFor();
    return;
  }
  throw new Error('after two rounds nobody has a point');
});

describe.each([
  { width: 1440, height: 900, colorScheme: 'light' as const },
  { width: 390, height: 844, colorScheme: 'dark' as const },
  { width: 360, height: 640, colorScheme: 'light' as const },
  { width: 844, height: 390, colorScheme: 'light' as const },
  { width: 768, height: 1024, colorScheme: 'dark' as const },
])('a table at $width by $height, $colorScheme', ({ width, height, colorScheme }) => {
  test('has no accessibility faults, never scrolls sideways, and its targets fit a fingertip on a phone', async () => {
    const { page, player, problems } = await startGame({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await player.playUntil(async () => (await player.round()) === 'Round 2' && (await player.asked()) === 'keep');
    await page.locator('.hand-cards .hand-card[data-glow]').first().click();
    await page.locator('.spot[data-kind="glow"]').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    const phone = width < 600;
    if (phone) expect(await smallTargets(page)).toEqual([]);
    for (const tab of await page.locator('.tabs button').all()) {
      await tab.click();
      expect(await violations(page)).toEqual([]);
      expect(await tooWide(page)).toBe(false);
      if (phone) expect(await smallTargets(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
  }, 120_000);
});
