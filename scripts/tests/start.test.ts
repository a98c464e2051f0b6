import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../free-port.mjs';
import { root } from '../install.mjs';
import { securityHeaders } from '../security-headers.mjs';
import { versionOf } from '../version.mjs';

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cordillera-start-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start` without installing and building, which `npm test` has done. */
function start(environment: Record<string, string> = {}, ...argv: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), '--built', ...argv], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout!.on('data', (chunk) => (said.out += chunk));
  child.stderr!.on('data', (chunk) => (said.err += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  const listening = new Promise<string>((done, fail) => {
    child.stdout!.on('data', () => {
      const [, url] = /Cordillera is at (\S+) \(Ctrl-C ends it\)\n/.exec(said.out) ?? [];
      if (url) done(url);
    });
    ended.then((end) => fail(new Error(`it ended: ${JSON.stringify(end)}`)));
  });
  listening.catch(() => undefined);
  return { child, ended, listening };
}

describe('npm start', () => {
  test('serves the page and plays, stores its data in DATA_DIR, and ends with success', async () => {
    const port = await freePort();
    const { child, ended, listening } = start({ PORT: String(port) });
    expect(await listening).toBe(`http://localhost:${port}`);
    const base = `http://127.0.0.1:${port}`;
    const page = await fetch(base, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toContain('<title>');
    for (const path of ['/', '/api/me', '/healthz']) {
      const { status, headers } = await fetch(`${base}${path}`);
      expect(status, path).toBe(200);
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name), path).toBe(value);
    }
    const health = await (await fetch(`${base}/healthz`)).json();
    expect(health).toEqual({ ok: true, ...versionOf(root) });
    expect(await (await fetch(`${base}/metrics`)).text()).toContain(
      `cordillera_build_info{version="${health.version}",build="${health.build}"} 1`,
    );
    const made = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: base },
      body: JSON.stringify({ plan: { game: 'colorado', options: {}, seats: [null, 'greenhorn'] }, name: 'Anna' }),
    });
    expect(made.status).toBe(200);
    expect(existsSync(join(folder, 'cordillera.db'))).toBe(true);

    // a second server on the same folder is refused
    const second = await start({ PORT: String(await freePort()) }).ended;
    expect(second).toMatchObject({ code: 1, err: expect.stringContaining('DATA_DIR') });

    child.kill('SIGTERM');
    const { code, err } = await ended;
    expect(code).toBe(0);
    const events = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).event);
    expect(events).toEqual(['listening', 'stopping', 'stopped']);
  });

  test('takes the first free port from 4100 without PORT', async () => {
    const { child, ended, listening } = start();
    expect(Number(new URL(await listening).port)).toBeGreaterThanOrEqual(4100);
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  });

  test('reports a taken port, a foreign address and wrong values in a sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const cases = [
      [{ PORT: String(port) }, 1, `Port ${port} (from PORT) is taken by another program.`],
      [{ PORT: 'x' }, 2, 'PORT must be a whole number from 1 to 65535, not "x".'],
      [{ HOST: '203.0.113.7', PORT: String(await freePort()) }, 1, 'HOST must be an address of this machine'],
      [{ DATABASE_URL: 'mysql://x' }, 2, 'DATABASE_URL must be an address such as postgres://'],
    ] as const;
    for (const [environment, code, says] of cases) {
      const end = await start(environment).ended;
      expect(end).toMatchObject({ code, out: '' });
      expect(end.err).toContain(says);
      expect(end.err).not.toContain('    at ');
    }
    taken.close();
    for (const [argument, ...more] of [['--port', '8080'], ['--only-build']])
      expect(await start({}, argument!, ...more).ended).toMatchObject({
        code: 2,
        err: expect.stringContaining(`"${argument}" was not expected`),
      });
  });

  test('refuses --built without a build, and says how to build', async () => {
    const scripts = join(folder, 'scripts');
    cpSync(join(root, 'scripts'), scripts, { recursive: true });
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, 'start.mjs'), '--built'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`there is no ${join(folder, 'packages')}`);
    expect(stderr).toContain('npm start -- --only-build');
    expect(stderr).not.toContain('    at ');
  });
});
