import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readPackages } from '../../../../scripts/check-dependencies.mjs';
import { root } from '../../../../scripts/install.mjs';
import { securityHeaders } from '../../../../scripts/security-headers.mjs';
import { Player } from './player.ts';
import { offline, withBrowser } from './setup.ts';
import { prompt } from './sierra.ts';

const open = withBrowser({ fresh: true });

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
let server: Server;
let plainUrl: string;

/** The simplest host there is: files, and no header but their type. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url!.replace(/\/$/, '/index.html');
    const type = types[extname(path)];
    response.writeHead(200, type ? { 'Content-Type': type } : {});
    response.end(readFileSync(join(root, 'packages/web/dist', path)));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  plainUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe.each([
  { host: 'our server', says: ['header', 'page'] },
  { host: 'a host that sends no headers', says: ['page'] },
])('on $host', ({ host, says }) => {
  const address = (): string => (host === 'our server' ? inject('baseUrl') : plainUrl);

  test('the page keeps to its policy: home, a table with bots, settings, rules', async () => {
    const { page, problems } = await open('/', { ...offline, baseURL: address() });
    await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
    await prompt(page).waitFor();
    const player = new Player(page, 'mouse');
    await player.playUntil(async () => (await player.round()) === 'Round 2');
    await page.goto('/#/settings');
    await page.getByRole('heading', { name: 'Card sets' }).waitFor();
    await page.locator('.setting-example .range').waitFor();
    await page.goto('/#/rules/sierra');
    await page.locator('main h2:visible').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(problems).toEqual([]);
  });

  test('what somebody put into it does not run, and nothing is fetched from elsewhere', async () => {
    const { page } = await open('/', { baseURL: address() });
    await page.locator('.games .button').first().waitFor();
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, originalPolicy }) => {
        // only a header can speak of frames
        const from = originalPolicy.includes('frame-ancestors') ? 'header' : 'page';
        document.documentElement.dataset.refused += ` ${from}:${effectiveDirective}`;
      });
    });
    const answer = await page.evaluate(
      (elsewhere) => {
        const tell = "document.documentElement.dataset.ran = 'yes'";
        const script = document.createElement('script');
        script.textContent = tell;
        document.head.append(script);
        const add = (html: string): void => document.body.insertAdjacentHTML('beforeend', html);
        add(`<img src="data:," alt="" onerror="${tell}">`);
        add('<style>body { display: none; }</style>');
        add(`<img src="${elsewhere}/icon.svg" alt="">`);
        add(`<iframe title="" src="${elsewhere}/icon.svg"></iframe>`);
        // without a policy it would be sent, and answered
        return fetch(`${elsewhere}/licences.txt`, { mode: 'no-cors' }).then(
          () => 'answered',
          () => 'refused',
        );
      },
      plainUrl.replace('127.0.0.1', 'localhost'),
    );
    expect(answer).toBe('refused');
    const refused = async (): Promise<string[]> => {
      const list = await page.evaluate(() => document.documentElement.dataset.refused ?? '');
      return [...new Set(list.split(' ').slice(1))].sort();
    };
    const parts = ['connect-src', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-elem'];
    await expect
      .poll(refused, { timeout: 20_000 })
      .toEqual(says.flatMap((from) => parts.map((part) => `${from}:${part}`)));
    expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
  });
});

test('a file tells the headers to hosts that read one, and is not asked for when the page is kept', async () => {
  const file = await (await fetch(`${inject('baseUrl')}/_headers`)).text();
  for (const [name, value] of Object.entries(securityHeaders)) expect(file).toContain(`\n  ${name}: ${value}\n`);
  expect(await (await fetch(`${inject('baseUrl')}/sw.js`)).text()).not.toContain('_headers');
});

test('licences.txt begins with our own and has every package that the page depends on', async () => {
  const text = await (await fetch(`${inject('baseUrl')}/licences.txt`)).text();
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  expect(text.indexOf(own)).toBeGreaterThan(text.indexOf('Cordillera is an unofficial adaptation'));
  const named = readPackages(root)
    .filter(({ name }) => name !== 'lab' && name !== 'server')
    .flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}))
    .filter((name) => !name.startsWith('@cordillera/'));
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) {
    const { version, license } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    const at = text.indexOf(`\n${name} ${version} (${license})`);
    expect(at, name).toBeGreaterThan(text.indexOf(own));
  }
});
