import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../../../scripts/chromium.mjs';

/** A page that was opened, and everything that went wrong in it so far. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings (the policy's too), uncaught errors, failed or foreign requests. Expect it to be empty. */
  readonly problems: readonly string[];
}

/** What Playwright itself says where nothing is kept for offline play. */
const noWorker = 'Service Worker registration blocked by Playwright';

/** For tests of what is kept for offline play; it would cost every other one the download of the whole page. */
export const offline: BrowserContextOptions = { serviceWorkers: 'allow' };

/** Where something else of an origin is opened between two tests: what was compiled for the page is still there then. */
const between = '/icon.svg';

/** Collects what a page of this origin complains about, from now on, in the list that there is at that moment. */
function watch(page: Page, home: string, list: () => string[]): void {
  // a picture that is opened by itself has no icon of its own: the browser may ask for the usual one, and say so later
  let wasPicture = false;
  page.on('framenavigated', (frame) => {
    if (frame.url() === home + between) wasPicture = true;
  });
  page.on('console', (message) => {
    if (message.text() === noWorker) return;
    if (wasPicture && message.location().url === `${home}/favicon.ico`) return;
    if (['error', 'warning'].includes(message.type())) list().push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => list().push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== 'data:') list().push(`left the origin: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // the browser itself stops what a page no longer needs, for example when it goes elsewhere
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') list().push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) list().push(`${response.status()} for ${response.url()}`);
  });
}

/** For tests of what moves, or of what must not wait for it. */
export const moving: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** What a test does to a page that a next test could not undo. */
const lasting = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route', 'routeWebSocket'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

/** A page in a context of its own, which several tests may have one after the other. */
class Opened {
  readonly key: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #origin: string;
  readonly #devtools: CDPSession;
  readonly #size: { width: number; height: number } | null;
  readonly #listeners: number;
  #problems: string[] = [];
  #isSpoilt = false;

  private constructor(key: string, origin: string, page: Page, devtools: CDPSession) {
    this.key = key;
    this.context = page.context();
    this.page = page;
    this.#origin = origin;
    this.#devtools = devtools;
    this.#size = page.viewportSize();
    watch(page, origin, () => this.#problems);
    this.#listeners = this.#countListeners();
    this.#spoiltBy(page, lasting.page);
    this.#spoiltBy(this.context, lasting.context);
    this.#spoiltBy(page.clock, lasting.clock);
  }

  static async in(browser: Browser, key: string, origin: string, options: BrowserContextOptions): Promise<Opened> {
    const context = await browser.newContext(options);
    // a page that is slow today is not wrong
    context.setDefaultTimeout(100_000);
    const page = await context.newPage();
    const one = new Opened(key, origin, page, await context.newCDPSession(page));
    // a worker goes on when its page is gone
    one.#isSpoilt = options.serviceWorkers !== 'block';
    return one;
  }

  async visit(path: string): Promise<Visit> {
    this.#problems = [];
    await this.page.goto(path, { waitUntil: 'load' });
    await this.#devtools.send('Page.resetNavigationHistory');
    return { page: this.page, problems: this.#problems };
  }

  /** Leaves the page as a browser that was never there would find it; false where that cannot be done. */
  async reset(): Promise<boolean> {
    const isAlone = this.context.pages().length === 1 && this.context.pages()[0] === this.page;
    if (this.#isSpoilt || !isAlone || this.#countListeners() !== this.#listeners) return false;
    if (new URL(this.page.url()).origin !== this.#origin) return false;
    await this.page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    // a server of the test's own may be gone by now
    if (!(await this.page.goto(between).catch(() => null))) return false;
    await this.#devtools.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await this.context.clearCookies();
    if (this.#size) await this.page.setViewportSize(this.#size);
    return true;
  }

  #countListeners(): number {
    const emitters = [this.page, this.context] as unknown as NodeJS.EventEmitter[];
    return emitters
      .flatMap((emitter) => emitter.eventNames().map((name) => emitter.listenerCount(name)))
      .reduce((sum, count) => sum + count, 0);
  }

  #spoiltBy(target: object, names: readonly string[]): void {
    for (const name of names) {
      const own: (...all: unknown[]) => unknown = Reflect.get(target, name).bind(target);
      Reflect.set(target, name, (...all: unknown[]) => {
        this.#isSpoilt = true;
        return own(...all);
      });
    }
  }
}

/**
 * Call it once at the top of a test file: one browser for the file, closed after it.
 * The function it gives opens an address of the page in a context of its own (no shared storage), where nothing moves
 * unless the test wants it: `moving`. To start a page from nothing costs most of what a short test does, so one that a
 * test leaves is emptied and opened by a next test with the same options; `fresh` for files about what a browser does
 * when it comes for the first time.
 */
export function withBrowser({
  fresh = false,
} = {}): (path?: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  const opened: Opened[] = [];
  const free: Opened[] = [];
  beforeAll(async () => {
    browser = await launchChromium({ path: inject('chromiumPath') });
  });
  // a page that is left open goes on being painted beside the tests that follow
  afterEach(async ({ task }) => {
    const mayStay = !fresh && task.result?.state !== 'fail';
    await Promise.all(
      opened.splice(0).map(async (one) => {
        if (mayStay && (await one.reset())) free.push(one);
        else await one.context.close();
      }),
    );
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (path = '/', options = {}) => {
    const baseURL = options.baseURL ?? inject('baseUrl');
    const all = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...options, baseURL } as const;
    const key = JSON.stringify(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    const known = free.findIndex((one) => one.key === key);
    const [one = await Opened.in(browser, key, new URL(baseURL).origin, all)] = known < 0 ? [] : free.splice(known, 1);
    opened.push(one);
    return one.visit(path);
  };
}
