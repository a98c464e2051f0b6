import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
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

/** Collects what a page of this origin complains about, from now on. */
function watch(page: Page, home: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text() === noWorker) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== 'data:') problems.push(`left the origin: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // the browser itself stops what a page no longer needs, for example when it goes elsewhere
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  return problems;
}

/** For tests of what moves, or of what must not wait for it. */
export const moving: BrowserContextOptions = { reducedMotion: 'no-preference' };

/**
 * Call it once at the top of a test file: one browser for the file, closed after it.
 * The function it gives opens an address of the page in a context of its own (no shared storage), where nothing moves
 * unless the test wants it: `moving`.
 */
export function withBrowser(): (path?: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  const opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchChromium({ path: inject('chromiumPath') });
  });
  // a page that is left open goes on being painted beside the tests that follow
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (path = '/', options = {}) => {
    const baseURL = options.baseURL ?? inject('baseUrl');
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
      baseURL,
    });
    // a page that is slow today is not wrong
    context.setDefaultTimeout(100_000);
    opened.push(context);
    const page = await context.newPage();
    const problems = watch(page, baseURL);
    await page.goto(path, { waitUntil: 'load' });
    return { page, problems };
  };
}
