import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serve } from '../../../../scripts/serve.mjs';
import { painted } from './checks.ts';
import { offline, withBrowser } from './setup.ts';

const open = withBrowser();

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
    expect(await page.getByText('could not be loaded').count(), link).toBe(0);
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

const filesOf = (worker: string): string[] => JSON.parse(/const files = (\[.*?\]);/.exec(worker)![1]!);

describe('in a folder of a server, with a new version', () => {
  let root: string;
  let server: Awaited<ReturnType<typeof serve>>;
  const file = (name: string): string => join(root, 'games/cordillera', name === './' ? 'index.html' : name);

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'cordillera-page-'));
    await writeFile(join(root, 'index.html'), '<title>another page</title>');
    const worker = await (await get('sw.js')).text();
    for (const name of [...filesOf(worker), 'sw.js']) {
      await mkdir(dirname(file(name)), { recursive: true });
      await writeFile(file(name), Buffer.from(await (await get(name)).arrayBuffer()));
    }
    server = await serve({ root });
  });
  afterAll(async () => {
    await server?.close();
    await rm(root, { recursive: true, force: true });
  });

  /** What a build after a change would do: another script, and a list that names it. */
  async function publish(version: string): Promise<void> {
    const page = await readFile(file('./'), 'utf8');
    const script = /assets\/index-[\w-]+\.js/.exec(page)![0];
    const next = `assets/index-${version.padEnd(8, 'X')}.js`;
    await writeFile(file(next), await readFile(file(script)));
    await writeFile(file('./'), page.replaceAll(script, next));
    const worker = await readFile(file('sw.js'), 'utf8');
    await writeFile(
      file('sw.js'),
      worker.replaceAll(script, next).replace(/const version = '.*?'/, `const version = '${version}'`),
    );
  }
  const scriptOf = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
  const look = (page: Page): Promise<unknown> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

  test('it works there, announces a new version, and shows it only when asked', async () => {
    const address = `${server.url}/games/cordillera/`;
    const { page } = await open(address, offline);
    await untilControlled(page);
    const before = await scriptOf(page);
    const [cache] = await caches(page);
    await page.evaluate(() => {
      (window as unknown as { mine: boolean }).mine = true;
    });

    await publish('second');
    await look(page);
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await notice.waitFor();
    expect(await page.evaluate(() => (window as unknown as { mine?: boolean }).mine)).toBe(true);
    expect(await scriptOf(page)).toBe(before);

    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => (window as unknown as { mine?: boolean }).mine === undefined);
    await page.locator('.games').waitFor();
    expect(await scriptOf(page)).toContain('index-secondXX.js');
    expect(await notice.count()).toBe(0);
    await expect.poll(() => caches(page)).toHaveLength(1);
    expect(await caches(page)).not.toContain(cache);

    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.games').waitFor();
    expect(await scriptOf(page)).toContain('index-secondXX.js');
    await page.context().setOffline(false);

    // a page that came fresh from the network has nothing to announce
    await publish('third');
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
    expect(await scriptOf(page)).toContain('index-thirdXXX.js');
    await painted(page);
    expect(await notice.count()).toBe(0);
  });
});
