import { createHash } from 'node:crypto';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withBrowser } from './setup.ts';

const open = withBrowser();

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
  });
}

const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const atOnce = (page: Page): Promise<string[]> => page.selectOption('.speed select', '3');
const untilOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.speed') === null, null, { timeout: 60_000 });

describe.each([
  { width: 1440, height: 900, colorScheme: 'light' as const },
  { width: 390, height: 844, colorScheme: 'dark' as const },
  { width: 360, height: 640, colorScheme: 'light' as const },
])('at $width by $height, $colorScheme', ({ width, height, colorScheme }) => {
  const options = { viewport: { width, height }, colorScheme, reducedMotion: 'reduce' as const };

  test('the home page and a watched game have no accessibility faults and never scroll sideways', async () => {
    const { page, problems } = await open('/', options);
    await page.getByRole('heading', { name: 'Sierra', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await page.getByRole('link', { name: 'Watch a game' }).click();
    await page.locator('.prompt').waitFor();
    await atOnce(page);
    await untilOver(page);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await page.locator('#prompt').getByRole('button', { name: 'Scores', exact: true }).click();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  }, 90_000);
});

test('a watched game of every mode ends, and its seed has the fingerprint shown from the start', async () => {
  const { page, problems } = await open('/#/watch', { viewport: { width: 1440, height: 900 } });
  for (const mode of ['Solo', 'Cooperative', 'Competitive']) {
    await page.locator('.prompt').waitFor();
    await page.getByRole('button', { name: 'New game', exact: true }).first().click();
    await page.getByRole('radio', { name: mode }).check({ force: true });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.watch-mode', { hasText: mode.toLowerCase() }).waitFor();
    const fingerprint = await page.locator('.fairness code').first().innerText();
    await atOnce(page);
    await untilOver(page);
    const [hash, seed] = await page.locator('.fairness code').allInnerTexts();
    expect(hash).toBe(fingerprint);
    expect(createHash('sha256').update(seed!).digest('hex')).toBe(hash);
  }
  expect(problems).toEqual([]);
}, 120_000);

test('language and theme are remembered', async () => {
  const { page } = await open('/');
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Zmierzch' }).click();
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dusk');
  await page.getByRole('link', { name: 'Obejrzyj partię' }).waitFor();
});

test('by keyboard alone: from the home page to a game that is paused, stepped and read', async () => {
  const { page } = await open('/', { viewport: { width: 1440, height: 900 } });
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) return;
    }
    throw new Error(`${name} cannot be reached with Tab`);
  };
  await page.locator('.games').waitFor();
  await tabTo(/Watch a game/);
  await page.keyboard.press('Enter');
  await page.locator('.prompt').waitFor();
  await tabTo(/^Pause$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const before = await page.locator('.prompt-words').innerText();
  await page.getByRole('button', { name: 'Step', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((text) => document.querySelector('.prompt-words')?.textContent !== text, before);
  await page.locator('.destination-strip').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('destination-strip');
});
