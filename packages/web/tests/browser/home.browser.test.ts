import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
import { faultsOn, painted, screens, still, tooWide, violations } from './checks.ts';
import { shelve, shelved, someRecords } from './seed.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();
let records: MatchRecord[];
beforeAll(() => {
  records = someRecords();
});

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('the home page loads, has its title and complains about nothing', async () => {
  const { page, problems } = await open('/');
  expect(await page.title()).toContain('Cordillera');
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

test('the home page loads at most 200 kB of scripts, and no rules', async () => {
  const { page } = await open('/');
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.reload({ waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    [...scripts].map(async (path) => {
      const script = await fetch(inject('baseUrl') + path);
      return gzipSync(await script.arrayBuffer()).length;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(200_000);
  expect([...scripts].filter((name) => /start|load|quick|Landscape/.test(name))).toEqual([]);
});

test('one tap starts a game and goes to its table', async () => {
  const { page, problems } = await open('/', phone);
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).tap();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  const [match] = await shelved(page);
  expect(new URL(page.url()).hash).toBe(`#/table/${match!.id}`);
  expect(problems).toEqual([]);
});

test('the name is asked for once, beside what is going to start, and remembered', async () => {
  const { page } = await open('/', phone);
  const play = page.getByRole('button', { name: 'Play now: Sierra', exact: true });
  const described = await play.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]:visible`).innerText()).toMatch(/two bots.*about 20 minutes/);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Olga');
  await play.tap();
  await page.waitForURL(/#\/table\//);
  expect((await shelved(page))[0]!.summary.players[0]!.name).toBe('Olga');
  await page.goto('/');
  await play.waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.goto('/#/new');
  expect(await page.getByRole('textbox', { name: 'Name at seat 1' }).inputValue()).toBe('Olga');
  await page.goto('/#/settings');
  expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Olga');
});

test('whoever types no name is called Alex, and not asked again', async () => {
  const { page } = await open('/', phone);
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).tap();
  await page.waitForURL(/#\/table\//);
  expect((await shelved(page))[0]!.summary.players[0]!.name).toBe('Alex');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
});

test('a game that cannot be started says so, and can be tried again', async () => {
  const { page } = await open('/');
  await page.locator('.games').waitFor();
  await page.route('**/assets/startMatch-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  expect(
    await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).getAttribute('aria-disabled'),
  ).toBeNull();
});

test('the last unfinished game is offered, the others are counted, and both follow what other windows do', async () => {
  const { page, problems } = await open('/', desktop);
  expect(await page.locator('.resume').count()).toBe(0);
  await shelve(page, records);
  await page.reload();
  const card = page.locator('.resume');
  await card.getByRole('heading', { name: `Sierra, round ${records[0]!.summary.round}` }).waitFor();
  expect(await card.innerText()).toContain('with Noor and 3 others');
  expect(await card.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`#/table/${records[0]!.id}`);
  expect(await page.getByRole('link', { name: '2 games are waiting for you' }).getAttribute('href')).toBe('#/games');

  const other = await page.context().newPage();
  await other.goto('/#/games');
  await other
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await other.getByRole('button', { name: 'Delete the game' }).click();
  await card.getByText('solo game, stage 3').waitFor();
  expect(await page.getByText('waiting for you').count()).toBe(0);
  expect(problems).toEqual([]);
});

test.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s nothing moves when the resumed game arrives', async (_, options) => {
  const { page } = await open('/', options);
  await page.addInitScript(() => {
    const shifted = window as unknown as { shift: number };
    shifted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shelve(page, records);
  await page.reload();
  await page.locator('.resume').waitFor();
  // as every later visit: how many games wait is remembered
  await page.reload();
  await page.locator('.resume').waitFor();
  // typefaces may move things too
  await page.evaluate(() => document.fonts.ready);
  await still(page);
  await painted(page);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(0.02);
});

describe.each(screens)('on $name', (screen) => {
  test('home, games and settings have no accessibility faults, fit, and can be tapped', async () => {
    const { page, problems } = await open('/', { ...screen, locale: screen === screens[0] ? 'en' : 'pl' });
    await shelve(page, records);
    for (const [address, part] of [
      ['/', '.resume'],
      ['/#/games', '.kept'],
      ['/#/settings', '.setting-example .range'],
    ] as const) {
      await page.goto(address);
      await page.reload();
      await page.locator(part).first().waitFor();
      expect(await faultsOn(page, screen), address).toEqual([]);
    }
    await page.goto('/#/games');
    await page.locator('.kept .plain').nth(1).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test.each([360, 390, 768])('with text at 200 % nothing scrolls sideways at %i px', async (width) => {
  const { page } = await open('/', { viewport: { width, height: 800 }, locale: 'pl' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await shelve(page, records);
  for (const [address, part] of [
    ['/', '.resume'],
    ['/#/games', '.kept'],
    ['/#/settings', '.setting-example'],
  ] as const) {
    await page.goto(address);
    await page.reload();
    await page.locator(part).first().waitFor();
    expect(await tooWide(page), address).toBe(false);
  }
});

test('by keyboard alone: from the home page through the settings and back to a game', async () => {
  const { page } = await open('/', desktop);
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) return;
    }
    throw new Error(`${name} cannot be reached with Tab`);
  };
  await page.locator('.games').waitFor();
  await tabTo(/^Settings$/);
  await page.keyboard.press('Enter');
  await page.locator('.setting-text').waitFor();
  // the new screen begins at its content, not at the top of the page again
  await page.waitForFunction(() => document.activeElement?.matches('main'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('setting-text');
  await page.keyboard.type('Ada');
  await page.goBack();
  await page.locator('.games').waitFor();
  await tabTo(/^Play now$/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  expect((await shelved(page))[0]!.summary.players[0]!.name).toBe('Ada');
});

test('settings hold at once and are remembered', async () => {
  const { page, problems } = await open('/#/settings', { ...desktop, colorScheme: 'dark' });
  const root = page.locator('html');
  const state = async (): Promise<(string | null)[]> =>
    Promise.all(['lang', 'data-theme', 'data-motion', 'data-marks'].map((name) => root.getAttribute(name)));
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await expect.poll(state).toEqual(['en', 'dusk', 'less', 'off']);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('radio', { name: 'Full' }).check();
  await page.getByRole('switch', { name: 'Colour marks' }).check();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect.poll(state).toEqual(['fr', 'light', 'full', 'on']);
  await page.reload();
  await page.getByRole('textbox', { name: 'Votre nom' }).waitFor();
  await expect.poll(state).toEqual(['fr', 'light', 'full', 'on']);
  expect(await page.getByRole('textbox', { name: 'Votre nom' }).inputValue()).toBe('Ada');
  await page.getByRole('radio', { name: 'Comme le système' }).first().check();
  await page.getByRole('radio', { name: 'Comme le système' }).last().check();
  await expect.poll(state).toEqual(['fr', 'dusk', 'less', 'on']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expect.poll(state).toEqual(['fr', 'light', 'full', 'on']);
  expect(problems).toEqual([]);
});

test('a screen that could not be loaded does not spoil the others', async () => {
  const { page } = await open('/', desktop);
  await page.route('**/assets/GamesScreen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Your games' }).click();
  await page.getByText('This part of the page could not be loaded').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.locator('.setting-text').waitFor();
});

test('an address that is no good encoding leads home', async () => {
  const { page } = await open('/#/%E0%A4%A');
  await page.locator('.games').waitFor();
});
