import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo, TableSetup } from '@cordillera/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../../../scripts/free-port.mjs';
import { root } from '../../../../scripts/install.mjs';
import { painted } from './checks.ts';

/** Tables by link in the browser: the product as `npm start` runs it, the network between it and a page, and its players. */
export class Served {
  readonly port: number;
  /** Where its database lies. */
  readonly folder = mkdtempSync(join(tmpdir(), 'cordillera-online-'));
  #child: ChildProcess | null = null;

  readonly #variables: NodeJS.ProcessEnv;

  private constructor(port: number, variables: NodeJS.ProcessEnv) {
    this.port = port;
    this.#variables = variables;
  }

  static async start(variables: NodeJS.ProcessEnv = {}): Promise<Served> {
    const served = new Served(await freePort(), variables);
    await served.start();
    return served;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), '--built'], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.folder,
        RATE_LIMIT: '1000000',
        ...this.#variables,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await new Promise<void>((done, fail) => {
      child.stdout.on('data', (text) => String(text).includes('Cordillera is at') && done());
      child.on('exit', () => fail(new Error('the server ended')));
    });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const ended = once(this.#child!, 'exit');
    this.#child!.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Call it once at the top of a test file. */
export function withServer(variables?: NodeJS.ProcessEnv): () => Served {
  let served: Served;
  beforeAll(async () => {
    served = await Served.start(variables);
  });
  afterAll(() => served?.close());
  return () => served;
}

/** The network between one page and the server. It can be cut. */
export class Wire {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(port: number): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', (near) => {
      if (wire.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        wire.#ends.add(one);
        one.pipe(other);
        // whoever hangs up, or is cut off, ends the other side too
        one.on('error', () => other.destroy());
        one.on('close', () => {
          wire.#ends.delete(one);
          other.destroy();
        });
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return wire;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

/** Lays a table from a page of the server; whoever does it sits at the first seat. */
export const layTable = (page: Page, plan: TableSetup, name: string): Promise<TableInfo> =>
  page.evaluate(
    async (body) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    { plan, name },
  );

/** Opens the one link, says a name and sits down. */
export async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/#/join/${code}`);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.waitForURL(/#\/at\//);
}

/** The game starts for everybody, by a tap of whoever made the table. */
export async function begin(pages: readonly Page[], id: string): Promise<void> {
  const [host] = pages as [Page];
  await host.goto(`/#/at/${id}`);
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await page.locator('.table .prompt').waitFor();
}

/** Somebody at one page: does what is asked there, if anything is. */
export interface TestPerson {
  page: Page;
  act(): Promise<'did' | 'idle' | 'over'>;
}

/** By what a game's `glance` tells to press next. */
export function presser(
  page: Page,
  glance: (looked: readonly string[]) => Promise<string | null>,
  press: (page: Page, selector: string) => Promise<void>,
): TestPerson {
  let looked: string[] = [];
  return {
    page,
    async act() {
      // what was done before has been heard at the other end, or the page would still show the table as it was
      if (await page.evaluate(() => document.documentElement.hasAttribute('data-sending'))) return 'idle';
      const next = await glance(looked);
      if (next === 'over') return next;
      if (next === null) return 'idle';
      // on a busy machine a tap may be heard as a long press: what it explains is put away first
      if ((await page.locator('#explanation').count()) > 0) await page.keyboard.press('Escape');
      // and so is what is said over the table
      const away = '.online-notice .online-buttons > button:last-child';
      if (/^(Close|Look around|Play)$/.test((await page.locator(away).allInnerTexts())[0]?.trim() ?? '')) {
        await press(page, away);
        return 'did';
      }
      await press(page, next);
      looked = next.startsWith('.tabs') ? [...looked, next] : [];
      return 'did';
    },
  };
}

/** Everybody plays, one thing at a time each, until the game is over or so much has been done; gives how much by each. */
export async function playTogether(
  people: readonly TestPerson[],
  enough = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const done = people.map(() => 0);
  let idleSince = Date.now();
  for (;;) {
    const over = new Set<TestPerson>();
    for (const [i, somebody] of people.entries()) {
      const acted = await somebody.act();
      if (acted === 'over') over.add(somebody);
      if (acted === 'did') {
        done[i]!++;
        idleSince = Date.now();
      }
      if (acted === 'idle') {
        // Shift alone does nothing but skip what is being told
        await somebody.page.keyboard.press('Shift');
        await painted(somebody.page);
      }
    }
    if (over.size === people.length || done.reduce((sum, each) => sum + each, 0) >= enough) return done;
    if (Date.now() - idleSince > 60_000) {
      const said = await Promise.all(people.map(({ page }) => page.locator('.prompt').innerText()));
      throw new Error(`the table stands still: ${said.join(' | ')}`);
    }
  }
}
