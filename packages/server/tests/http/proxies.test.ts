import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@cordillera/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { freePort } from '../../../../scripts/free-port.mjs';
import { root } from '../../../../scripts/install.mjs';
import { isExecutable, onPath } from '../../../../scripts/programs.mjs';
import { usePostgres } from '../helpers/databases.ts';
import { Page, Visitor } from '../helpers/players.ts';
import { type ServerProcess, startProcess } from '../helpers/processes.ts';

// uses the files of deploy/ unchanged, except for names, ports and folders

process.env.PATH = `${process.env.PATH}:/usr/sbin`;
const program = (name: string) => onPath([name]).find(isExecutable);
const openssl = program('openssl');
const closing: (() => unknown)[] = [];
let folder: string;
let ca: Buffer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cordillera-proxy-'));
  if (openssl === undefined) return;
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync(
    openssl,
    ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'].concat(subject, files),
    { stdio: 'ignore' },
  );
  ca = readFileSync(join(folder, 'certificate.pem'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of deploy/ with replacements for strings that must occur in it. */
function adapted(file: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      expect(text, `deploy/${file}`).toContain(from);
      return text.replaceAll(from, to);
    },
    readFileSync(join(root, 'deploy', file), 'utf8'),
  );
}

interface Place {
  port: number;
  servers: readonly [number, number];
  log: string;
}

function nginx({ port, servers, log }: Place): [string, string[]] {
  const site = adapted('nginx.conf', {
    '127.0.0.1:4101': `127.0.0.1:${servers[0]}`,
    '127.0.0.1:4102': `127.0.0.1:${servers[1]}`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'listen 80;': `listen unix:${folder}/plain.sock;`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'play.example.org;': 'localhost;',
    '/etc/letsencrypt/live/play.example.org/fullchain.pem': join(folder, 'certificate.pem'),
    '/etc/letsencrypt/live/play.example.org/privkey.pem': join(folder, 'key.pem'),
    '/var/log/nginx/cordillera.log': log,
  });
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/errors.log;
     events { } http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  return ['nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors.log')]];
}

function caddy({ port, servers, log }: Place): [string, string[]] {
  const site = adapted('Caddyfile', {
    '127.0.0.1:4101': `127.0.0.1:${servers[0]}`,
    '127.0.0.1:4102': `127.0.0.1:${servers[1]}`,
    'play.example.org {': `https://localhost:${port} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
    '/var/log/caddy/cordillera.log': log,
  });
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  return ['caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']];
}

const get = (url: string): Promise<number> =>
  new Promise((done, fail) => {
    const sent = request(url, { ca, agent: false }, (response) => {
      response.resume();
      done(response.statusCode!);
    });
    sent.on('error', fail);
    sent.end();
  });

async function startProxy(name: string, args: string[], url: string): Promise<void> {
  mkdirSync(join(folder, 'home'), { recursive: true });
  const environment = { PATH: process.env.PATH, HOME: join(folder, 'home'), XDG_DATA_HOME: join(folder, 'home') };
  const child: ChildProcess = spawn(program(name)!, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr!.on('data', (text) => (said += text));
  const ended = new Promise((done) => child.once('exit', done));
  closing.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  const isThere = async () => (await get(url).catch(() => 0)) === 200;
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    await sleep(50);
  }
}

const chance = (seed: number) => {
  const random = createRandom(String(seed).padStart(32, '0'));
  return (max: number) => random.int(max);
};

/** The same as in the page: packages/web/src/online/remote/connection.ts. */
const pauses = [0, 500, 1000, 2000, 4000, 8000, 15_000];

/** A player who reconnects like the page. */
class Player {
  page!: Page;
  readonly #connect: () => WebSocket;
  /** How long they were disconnected in ms, and how many attempts they needed. */
  readonly away: { ms: number; attempts: number }[] = [];

  constructor(connect: () => WebSocket) {
    this.#connect = connect;
  }

  async come(): Promise<void> {
    const known = this.page ? this.page.views.values() : [];
    const socket = this.#connect();
    const page = new Page(socket, known);
    // a proxy without a server answers in HTTP
    const failed = new Promise<never>((_, fail) => socket.once('close', () => fail(new Error('closed'))));
    await Promise.race([page.joined, failed]);
    failed.catch(() => undefined);
    this.page = page;
  }

  async play(seed: number, stop: () => boolean): Promise<void> {
    while (!stop() && this.page.table.state !== 'over') {
      if (this.page.socket.readyState === WebSocket.CLOSED) await this.#comeBack();
      try {
        const { own } = this.page.mine;
        await this.page.playOn(chance(seed), () => stop() || this.page.mine.own > own);
        // people play slowly enough for the game to outlast two restarts
        await sleep(100);
      } catch (error) {
        if (this.page.socket.readyState < WebSocket.CLOSING) throw error;
        await this.#comeBack();
      }
    }
  }

  async #comeBack(): Promise<void> {
    const from = performance.now();
    for (let attempts = 1; ; attempts++) {
      await sleep(pauses[Math.min(attempts, pauses.length) - 1]! * (0.7 + 0.6 * Math.random()));
      const isBack = await this.come().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      this.away.push({ ms: performance.now() - from, attempts });
      return;
    }
  }
}

describe.each([
  ['nginx', nginx],
  ['caddy', caddy],
])('two servers behind %s', (name, configure) => {
  const postgres = usePostgres();

  test.skipIf(program(name) === undefined || openssl === undefined)(
    'can restart one after the other: every page reconnects at once, and none hears that there is no server',
    async () => {
      const databaseUrl = await postgres.server.newDatabase();
      const port = await freePort();
      const url = `https://localhost:${port}`;
      const servers = [await freePort(), await freePort()] as const;
      const start = (at: number): Promise<ServerProcess> =>
        startProcess({ dataDir: '/nowhere', databaseUrl }, { more: { port: at, publicUrl: url, trustProxy: 1 } });
      const running = await Promise.all(servers.map(start));
      closing.push(() => Promise.all(running.map((each) => each.stop())));
      const log = join(folder, `${name}.log`);
      await startProxy(...configure({ port, servers, log }), `${url}/readyz`);

      const players: Player[] = [];
      let link = '';
      for (let table = 0; table < 4; table++) {
        const [anna, bert] = running.map((each) => new Visitor(each.url)) as [Visitor, Visitor];
        anna.origin = url;
        bert.origin = url;
        const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
        link = me.links.play!;
        await bert.sit(link, 1, 'Bert');
        await anna.start(id);
        for (const { cookie } of [anna, bert]) {
          const address = `${url.replace('http', 'ws')}/api/tables/${id}/live?protocol=1`;
          players.push(new Player(() => new WebSocket(address, { ca, headers: { Origin: url, Cookie: cookie } })));
        }
      }
      await Promise.all(players.map((player) => player.come()));

      let isEnough = false;
      const playing = players.map((player, i) => player.play(i, () => isEnough));
      const answers: number[] = [];
      const watching = (async () => {
        while (!isEnough) {
          answers.push(await get(`${url}/api/me`).catch(() => 0));
          await sleep(20);
        }
      })();
      for (const [i, at] of servers.entries()) {
        await running[i]!.stop();
        running[i] = await start(at);
        // everybody plays on before the next server stops
        const eventCounts = players.map(({ page }) => page.eventCount);
        await expect
          .poll(() => players.every(({ page }, k) => page.eventCount > eventCounts[k]! || page.table.state === 'over'))
          .toBe(true);
      }
      isEnough = true;
      await watching;
      for (const { page } of players) page.close();
      await Promise.all(playing);

      const breaks = players.flatMap(({ away }) => away);
      // each player was connected to one of the two
      expect(breaks.length).toBeGreaterThanOrEqual(players.length / 2);
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(breaks.filter(({ attempts }) => attempts > 1)).toEqual([]);

      // a page of an older version
      await get(`${url}/api/links/${link}?link=${link}`);
      await expect.poll(() => readFileSync(log, 'utf8').includes('/api/links/...')).toBe(true);
      const written = readFileSync(log, 'utf8');
      const secrets = { link, cookie: 'cordillera=', address: '"127.0.0.1', query: 'protocol=' };
      for (const [what, secret] of Object.entries(secrets)) expect(written.includes(secret), what).toBe(false);
    },
  );
});
