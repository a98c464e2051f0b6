import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { recordedMatches } from '../../../games/tests/recorded.ts';
import { painted } from './checks.ts';
import { filesOf, Hosted } from './hosted.ts';
import { offline, withBrowser } from './setup.ts';
import { freeCards } from './sierra.ts';

const open = withBrowser({ fresh: true });

const untilControlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const get = (path: string): Promise<Response> => fetch(`${inject('baseUrl')}/${path}`);

test('the manifest says what an installed page needs', async () => {
  const answer = await get('manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: 'cordillera',
    name: 'Cordillera',
    short_name: 'Cordillera',
    lang: 'en',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    categories: ['games'],
  });
  for (const key of ['theme_color', 'background_color']) expect(manifest[key]).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.description.length).toBeGreaterThan(20);
  const pngs = (manifest.icons as { src: string; sizes: string; type: string; purpose: string }[]).filter(
    ({ type }) => type === 'image/png',
  );
  for (const { src, sizes } of pngs) {
    const picture = Buffer.from(await (await get(src)).arrayBuffer());
    // width and height stand in the first part of a PNG
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('the service worker is always fetched again, and lists every file of the page', async () => {
  const answer = await get('sw.js');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const files = filesOf(await answer.text());
  expect(files).toContain('./');
  expect(files.length).toBeGreaterThan(20);
  let size = 0;
  for (const file of files) {
    const part = await get(file);
    expect(part.status, file).toBe(200);
    size += (await part.arrayBuffer()).byteLength;
  }
  expect(size).toBeLessThan(4_000_000);
});

test('after one visit everything opens without a network', async () => {
  const { page } = await open('/', offline);
  await untilControlled(page);
  await page.context().setOffline(true);
  // there really is none
  expect(await page.evaluate(() => fetch('./no-such-file').then(String, () => 'no network'))).toBe('no network');
  await page.reload();
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).waitFor();
  for (const [link, heading] of [
    ['Settings', 'Settings'],
    ['Rules', ''],
    ['Your games', 'Your games'],
    ['Play', ''],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    if (heading) await page.getByRole('heading', { name: heading, level: 1 }).waitFor({ state: 'attached' });
    else await page.locator('main').waitFor();
    expect(await page.getByText('could not be loaded').filter({ visible: true }).count(), link).toBe(0);
  }
  await page.goto('/#/settings');
  const licences = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'All licences' }).click();
  await (await licences).getByText('Copyright (c) 2026 The Cordillera contributors').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  // pictures and typefaces too
  await page.goto('/');
  await page.locator('.game-cover').first().waitFor();
  expect(
    await page.evaluate(async () => {
      await document.fonts.ready;
      const pictures = [...document.querySelectorAll('img')].every(({ naturalWidth }) => naturalWidth > 0);
      return pictures && [...document.fonts].some(({ status }) => status === 'loaded');
    }),
  ).toBe(true);
});

test.each([
  ['over', 'colorado-2.house-6576e28556ef', 'text=Zoë wins'],
  ['not over', 'colorado-4-unfinished.house-6576e28556ef', '.table'],
])('a match that is %s, played with a house set of earlier times, opens without a network', async (_, file, shows) => {
  const { page, problems } = await open('/', offline);
  await untilControlled(page);
  await page.context().setOffline(true);
  await page.goto('/#/games');
  await page.getByRole('button', { name: 'Open a file' }).waitFor();
  const { text } = recordedMatches().find(({ name }) => name.startsWith(file))!;
  const buffer = Buffer.from(text);
  await page.setInputFiles('input[type=file]', { name: 'older.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/(table|end)\//);
  // from the shelf too, where nothing of it is in memory
  await page.reload();
  await page.locator(shows).first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(problems).toEqual([]);
});

// the page is fetched, kept and started several times
describe('in a folder of a server, with a new version', { timeout: 300_000 }, () => {
  let hosted: Hosted;
  beforeEach(async () => {
    hosted = await Hosted.start();
  });
  afterEach(() => hosted?.close());

  const scriptOf = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
  const look = (page: Page): Promise<unknown> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

  test('it works there, announces a new version, and shows it only when asked', async () => {
    const { page } = await open(hosted.url, offline);
    await untilControlled(page);
    const before = await scriptOf(page);
    const [cache] = await caches(page);
    await page.evaluate(() => {
      (window as unknown as { mine: boolean }).mine = true;
    });

    const second = await hosted.publish('second');
    await look(page);
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await notice.waitFor();
    expect(await page.evaluate(() => (window as unknown as { mine?: boolean }).mine)).toBe(true);
    expect(await scriptOf(page)).toBe(before);

    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => (window as unknown as { mine?: boolean }).mine === undefined);
    await page.locator('.games').waitFor();
    expect(await scriptOf(page)).toContain(second);
    expect(await notice.count()).toBe(0);
    await expect.poll(() => caches(page)).toHaveLength(1);
    expect(await caches(page)).not.toContain(cache);

    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.games').waitFor();
    expect(await scriptOf(page)).toContain(second);
    await page.context().setOffline(false);

    // a page that came fresh from the network has nothing to announce
    const third = await hosted.publish('third');
    await page.reload();
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const newest = registration?.waiting ?? registration?.active;
      const { src } = document.querySelector<HTMLScriptElement>('script[type=module]')!;
      const { port1, port2 } = new MessageChannel();
      newest?.postMessage({ ask: 'has', file: src }, [port2]);
      return new Promise((done) => {
        port1.onmessage = ({ data }) => done(data);
      });
    });
    expect(await scriptOf(page)).toContain(third);
    await painted(page);
    expect(await notice.count()).toBe(0);
  });

  test('when a file of it cannot be had, the page plays on as it is, and it comes with the next look', async () => {
    const { page } = await open(hosted.url, offline);
    await untilControlled(page);
    const before = await scriptOf(page);
    await hosted.publish('second');
    const restore = await hosted.lose('licences.txt');
    await look(page);
    await page.waitForFunction(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration())!;
      return !installing && !waiting;
    });
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    expect(await notice.count()).toBe(0);
    await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
    await freeCards(page).first().waitFor();
    expect(await scriptOf(page)).toBe(before);
    expect(await page.getByRole('alert').count()).toBe(0);

    await restore();
    await look(page);
    await notice.waitFor();
  });

  test('a window whose version another one has put away says so, and goes on with the new one', async () => {
    const { page } = await open(hosted.url, offline);
    await untilControlled(page);
    await page.reload();
    await page.locator('.games').waitFor();
    const other = await page.context().newPage();
    await other.goto(hosted.url);
    const second = await hosted.publish('second');
    await look(other);
    await other.getByRole('status').getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('status').filter({ hasText: 'A new version is ready.' }).waitFor();
    await expect.poll(() => caches(page)).toHaveLength(1);
    // what it has not fetched yet is neither kept nor on the server any more
    await page.evaluate(() => location.assign('#/rules/colorado'));
    await page.locator('.rules-sheet').first().waitFor();
    expect(await scriptOf(page)).toContain(second);
  });
});
