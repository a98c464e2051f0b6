import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../security-headers.mjs';
import { pageHandler, parsePort, serve } from '../serve.mjs';

const script = `console.log('${'snow '.repeat(500)}');`;
let folder: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cordillera-serve-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>home</title>');
  writeFileSync(join(folder, 'dist', '.hidden'), 'secret');
  writeFileSync(join(folder, 'dist', 'assets', 'index-B4x_9aQz.js'), script);
  writeFileSync(join(folder, 'dist', 'assets', 'icon-mountain.svg'), '<svg/>');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist', 'link.txt'));
  server = await serve({ root: join(folder, 'dist') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request with the path exactly as given, which fetch() would normalize. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: server.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

const asPage = { accept: 'text/html,*/*' };

describe('the page server sends', () => {
  test('the page with security headers, to be revalidated each time', async () => {
    const { status, headers, body } = await ask('/?lang=fr');
    expect([status, body.toString()]).toEqual([200, '<title>home</title>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('hashed files to be cached for ever, others to be revalidated', async () => {
    expect((await ask('/assets/index-B4x_9aQz.js')).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask('/assets/icon-mountain.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('text compressed as the client accepts it', async () => {
    const path = '/assets/index-B4x_9aQz.js';
    const plain = await ask(path);
    const brotli = await ask(path, { 'accept-encoding': 'gzip, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(plain.body.toString()).toBe(script);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    expect(gunzipSync(gzip.body).toString()).toBe(script);
  });

  test('304 when the client has the file already, until it changes', async () => {
    const etag = String((await ask('/')).headers.etag);
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    writeFileSync(join(folder, 'dist', 'index.html'), '<title>home again</title>');
    expect((await ask('/', { 'if-none-match': etag })).body.toString()).toBe('<title>home again</title>');
    writeFileSync(join(folder, 'dist', 'index.html'), '<title>home</title>');
  });

  test('HEAD has the headers only; other methods are refused', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '19', 0]);
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});

describe('a missing file', () => {
  test('is answered with the page for a navigation without a file extension', async () => {
    expect((await ask('/table/7', asPage)).body.toString()).toBe('<title>home</title>');
    expect((await ask('/table/7', { 'sec-fetch-mode': 'navigate' })).status).toBe(200);
  });

  test('is answered with 404 otherwise', async () => {
    expect((await ask('/table/7')).status).toBe(404);
    expect((await ask('/missing.js', asPage)).status).toBe(404);
    expect((await ask('/assets/')).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
    '/.hidden',
    '/link.txt',
  ])('%s is not served', async (path) => {
    const { status, body } = await ask(path, asPage);
    expect([status, body.includes('secret')]).toEqual([404, false]);
  });

  test('a malformed address is answered with 400', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400);
    expect((await ask('/%00')).status).toBe(404);
  });
});

test('a folder without a page is refused with advice', async () => {
  expect(() => pageHandler(join(folder, 'dist', 'assets'))).toThrow('npm run build');
  await expect(serve({ root: join(folder, 'dist', 'assets') })).rejects.toThrow('npm run build');
});

test('a server keeps the page it was started with, and also serves scripts of the next one', async () => {
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), 'first');
  writeFileSync(join(page, 'assets', 'index-B4x_9aQz.js'), 'first');
  const handler = createServer(pageHandler(page)).listen(0, '127.0.0.1');
  await once(handler, 'listening');
  const get = async (path: string): Promise<string | number> => {
    const answer = await fetch(`http://127.0.0.1:${(handler.address() as AddressInfo).port}${path}`);
    return answer.ok ? answer.text() : answer.status;
  };
  rmSync(page, { recursive: true });
  expect([await get('/'), await get('/assets/index-B4x_9aQz.js')]).toEqual(['first', 'first']);
  mkdirSync(join(page, 'assets'), { recursive: true });
  for (const path of ['index.html', 'other.html', 'assets/index-C5y_0bRz.js'])
    writeFileSync(join(page, path), 'second');
  expect(await get('/')).toBe('first');
  expect(await get('/assets/index-C5y_0bRz.js')).toBe('second');
  expect(await get('/other.html')).toBe(404);
  handler.close();
  handler.closeAllConnections();
});

test('a taken port is refused with EADDRINUSE', async () => {
  await expect(serve({ root: join(folder, 'dist'), port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('PORT must be a whole number from 1 to 65535, or unset', () => {
  expect([undefined, '', '8080', ' 80 ', '65535'].map(parsePort)).toEqual([undefined, undefined, 8080, 80, 65535]);
  for (const text of ['0', '65536', '-1', '80a', '1e3', '4100.5', 'http'])
    expect(() => parsePort(text)).toThrow('PORT');
});
