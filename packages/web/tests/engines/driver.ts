import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.mjs';

/** A browser driven through WebDriver commands. */
export interface Driver {
  /**
   * Runs the body of a function in the page, with `arguments`; returns what the function passes to its last argument.
   */
  script(body: string, args: readonly unknown[]): Promise<unknown>;
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  actions(actions: readonly object[]): Promise<void>;
  /** Sets the file of a file input. */
  chooseFile(selector: string, file: string): Promise<void>;
  /** The download folder. */
  readonly downloads: string;
  /** A PNG in base64. */
  screenshot(): Promise<string>;
  /** The size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export type Engine = 'firefox' | 'webkit';

/** The paths of the programs. */
export interface EnginePaths {
  firefox?: { firefox: string } | undefined;
  webkit?: { driver: string; browser: string; display: string } | undefined;
}

/** For one command, in ms; generous, because slow machines must not fail tests. */
const commandTimeoutMs = 120_000;
/** The browser's own timeouts for a script or a page. */
const timeouts = { script: commandTimeoutMs, pageLoad: commandTimeoutMs };
/** For a browser to start, in ms. */
const startTimeoutMs = 90_000;

async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what}: nothing for ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Ends a program with all its children: it leads its own process group. */
function kill(child: ChildProcess): void {
  if (hasEnded(child) || child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

const rooms = new Set<Room>();
// when the tests are interrupted, the programs they started must end too
process.once('exit', () => {
  for (const room of rooms) room.killAll();
});
for (const event of ['SIGTERM', 'SIGHUP', 'disconnect']) process.once(event, () => process.exit(1));

/** A temporary folder and the programs of one browser, which end together. */
class Room {
  readonly folder = mkdtempSync(join(tmpdir(), 'cordillera-engine-'));
  /** The download folder. */
  readonly downloads = join(this.folder, 'Downloads');
  readonly #children: ChildProcess[] = [];

  constructor() {
    mkdirSync(this.downloads);
    rooms.add(this);
  }

  spawn(program: string, args: readonly string[], { env = {}, pipe = false } = {}): ChildProcess {
    const child = spawn(program, args, {
      env: { ...process.env, HOME: this.folder, XDG_CACHE_HOME: this.folder, ...env },
      stdio: ['ignore', 'ignore', 'ignore', pipe ? 'pipe' : 'ignore'],
      detached: true,
    });
    this.#children.push(child);
    return child;
  }

  killAll(): void {
    for (const child of this.#children) kill(child);
  }

  async close(): Promise<void> {
    const ended = this.#children.filter((child) => !hasEnded(child)).map((child) => once(child, 'exit'));
    this.killAll();
    await Promise.all(ended);
    rooms.delete(this);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Polls until there is an answer: programs take a while to start. */
async function until<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const began = Date.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() - began > startTimeoutMs) throw new Error(`${what} did not begin`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Firefox takes the commands itself: "Marionette", lists of JSON with their length before them. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: [number, number, { message: string } | null, unknown]) => void>();
  #heard = Buffer.alloc(0);
  #next = 1;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => this.#hear(data));
    socket.on('error', () => undefined);
  }

  #hear(data: Buffer): void {
    this.#heard = Buffer.concat([this.#heard, data]);
    for (;;) {
      const colon = this.#heard.indexOf(':');
      if (colon < 0) return;
      const last = colon + 1 + Number(this.#heard.subarray(0, colon));
      if (this.#heard.length < last) return;
      const message: unknown = JSON.parse(this.#heard.subarray(colon + 1, last).toString());
      this.#heard = this.#heard.subarray(last);
      // the first message is only a greeting
      if (Array.isArray(message)) this.#waiting.get(message[1])?.(message as never);
    }
  }

  send(name: string, params: object = {}): Promise<unknown> {
    const id = this.#next++;
    const text = JSON.stringify([0, id, name, params]);
    const answer = new Promise((done, fail) => {
      this.#waiting.set(id, ([, , error, result]) =>
        error ? fail(new Error(`${name}: ${error.message}`)) : done(result),
      );
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    return within(commandTimeoutMs, name, answer).finally(() => this.#waiting.delete(id));
  }

  end(): void {
    this.#socket.destroy();
  }
}

const preferences: Preferences = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  // a mouse, also where there is no screen
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'dom.disable_beforeunload': true,
  'intl.accept_languages': 'en-GB, en',
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** The user's preferences of Firefox, by the names of about:config. */
export type Preferences = Record<string, string | number | boolean>;

async function startFirefox({ firefox }: { firefox: string }, own: Preferences): Promise<Driver> {
  const room = new Room();
  try {
    const profile = join(room.folder, 'profile');
    mkdirSync(profile);
    const lines = Object.entries({ ...preferences, 'browser.download.dir': room.downloads, ...own }).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const size = ['--width', '1700', '--height', '1300'];
    const child = room.spawn(firefox, [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--profile',
      profile,
      ...size,
    ]);
    const port = await until('Firefox', () => {
      if (child.exitCode !== null) throw new Error(`Firefox ended with ${child.exitCode}`);
      try {
        return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || undefined;
      } catch {
        return undefined;
      }
    });
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const marionette = new Marionette(socket);
    await marionette.send('WebDriver:NewSession', {});
    await marionette.send('WebDriver:SetTimeouts', timeouts);
    const session = driverOf(async (name, params) => {
      const answer = await marionette.send(`WebDriver:${name}`, params);
      return (answer as { value?: unknown } | null)?.value;
    });
    return {
      ...session,
      downloads: room.downloads,
      async resize(width, height) {
        // a window cannot be as narrow as a phone, but the page in it can
        await marionette.send('Marionette:SetContext', { value: 'chrome' });
        await marionette.send('WebDriver:ExecuteScript', {
          script: `const { style } = gBrowser.selectedBrowser;
            style.width = style.minWidth = style.maxWidth = arguments[0] + 'px';
            style.height = style.minHeight = style.maxHeight = arguments[1] + 'px';`,
          args: [width, height],
        });
        await marionette.send('Marionette:SetContext', { value: 'content' });
        await sized(session, width, height);
      },
      async close() {
        marionette.end();
        await room.close();
      },
    };
  } catch (error) {
    await room.close();
    throw error;
  }
}

/** The commands common to both browsers. */
function driverOf(send: (name: string, params: object) => Promise<unknown>) {
  return {
    script: (body: string, args: readonly unknown[]) => send('ExecuteAsyncScript', { script: body, args }),
    async navigate(url: string): Promise<void> {
      await send('Navigate', { url });
    },
    async reload(): Promise<void> {
      await send('Refresh', {});
    },
    async actions(actions: readonly object[]): Promise<void> {
      await send('PerformActions', { actions });
    },
    async chooseFile(selector: string, file: string): Promise<void> {
      const found = (await send('FindElement', { using: 'css selector', value: selector })) as Record<string, string>;
      await send('ElementSendKeys', { id: Object.values(found)[0], text: file });
    },
    screenshot: async () => (await send('TakeScreenshot', { full: false })) as string,
  };
}

const innerSize = 'arguments[arguments.length - 1]([innerWidth, innerHeight])';
const sizeOf = async ({ script }: Pick<Driver, 'script'>): Promise<[number, number]> =>
  (await script(innerSize, [])) as [number, number];
const sized = (session: Pick<Driver, 'script'>, width: number, height: number): Promise<unknown> =>
  until(`a page of ${width} × ${height}`, async () => {
    const [w, h] = await sizeOf(session);
    return w === width && h === height ? true : undefined;
  });

/** The HTTP route of each command. */
const addresses: Record<string, [method: string, path: string]> = {
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
  SetWindowRect: ['POST', '/window/rect'],
  SetTimeouts: ['POST', '/timeouts'],
  FindElement: ['POST', '/element'],
  ElementSendKeys: ['POST', '/element/:id/value'],
};

function http(port: number, method: string, path: string, body: object | null): Promise<unknown> {
  const answer = new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers: { 'Content-Type': 'application/json' } });
    asked.on('error', fail);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const { value } = JSON.parse(Buffer.concat(parts).toString()) as { value: unknown };
        if (response.statusCode === 200) done(value);
        else fail(new Error(`${method} ${path}: ${(value as { message?: string }).message ?? JSON.stringify(value)}`));
      });
    });
    asked.end(body ? JSON.stringify(body) : undefined);
  });
  return within(commandTimeoutMs, path, answer);
}

/** MiniBrowser's bar would keep the page wider than a phone. */
const narrowBars = '* { min-width: 0; padding: 0; margin: 0; font-size: 2px }';

async function startWebKit(paths: NonNullable<EnginePaths['webkit']>): Promise<Driver> {
  const room = new Room();
  try {
    // it chooses a free port
    const server = room.spawn(paths.display, ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'], {
      pipe: true,
    });
    const [number] = await within(startTimeoutMs, 'Xvfb', once(server.stdio[3]!, 'data'));
    const config = join(room.folder, 'config', 'gtk-3.0');
    mkdirSync(config, { recursive: true });
    writeFileSync(join(config, 'gtk.css'), narrowBars);
    // the setting that WebKit maps to `prefers-reduced-motion`
    writeFileSync(join(config, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    writeFileSync(join(room.folder, 'config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${room.downloads}"\n`);
    const port = await freePort();
    const env = {
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: join(room.folder, 'config'),
      LANG: 'en_GB.UTF-8',
      LANGUAGE: 'en_GB',
    };
    room.spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], { env });
    await until('WebKitWebDriver', () => http(port, 'GET', '/status', null).catch(() => undefined));
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] } },
    };
    const { sessionId } = (await within(
      startTimeoutMs,
      'a session of WebKit',
      http(port, 'POST', '/session', { capabilities }),
    )) as { sessionId: string };
    const send = (name: string, params: object): Promise<unknown> => {
      const [method, path] = addresses[name]!;
      const { id = '' } = params as { id?: string };
      return http(port, method, `/session/${sessionId}${path.replace(':id', id)}`, method === 'GET' ? null : params);
    };
    const session = driverOf(send);
    await send('SetTimeouts', timeouts);
    return {
      ...session,
      downloads: room.downloads,
      async resize(width, height) {
        const rect = { width, height, x: 0, y: 0 };
        await send('SetWindowRect', rect);
        let last = '';
        let same = 0;
        await until(`a page of ${width} × ${height}`, async () => {
          const [w, h] = await sizeOf(session);
          if (w === width && h === height) return true;
          same = last === `${w} ${h}` ? same + 1 : 0;
          last = `${w} ${h}`;
          // the page is resized asynchronously: only a stable size shows what is missing
          if (same < 5) return undefined;
          same = 0;
          // the window has bars: the missing size is added to it
          rect.width += width - w;
          rect.height += height - h;
          await send('SetWindowRect', rect);
          return undefined;
        });
      },
      close: () => room.close(),
    };
  } catch (error) {
    await room.close();
    throw error;
  }
}

/** A browser with an empty profile. WebKit sometimes hangs at the start: then another one is started. */
export async function startEngine(engine: Engine, paths: EnginePaths, own: Preferences = {}): Promise<Driver> {
  if (engine === 'firefox') return startFirefox(paths.firefox!, own);
  return startWebKit(paths.webkit!).catch(() => startWebKit(paths.webkit!));
}
