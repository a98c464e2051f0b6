import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { root } from '../../../scripts/install.mjs';
import { type Visit, withBrowser } from '../tests/browser/setup.ts';
import { lookAt } from './looks.ts';

/** The folder for looks (`npm run looks`); undefined when pictures are made. */
const looks = process.env.LOOKS_FOLDER;

/** For scenes that vary with bots, clocks or the server's randomness: their pictures cannot be compared. */
export const isCompared = looks !== undefined;

const noon = new Date('2026-03-01T12:00:00Z');

/** Like `withBrowser`. When looks are recorded, the page's clock is fixed and its randomness seeded. */
export function withStage(): (path?: string, options?: BrowserContextOptions) => Promise<Visit> {
  const open = withBrowser();
  if (!isCompared) return open;
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
  afterAll(() => void vi.useRealTimers());
  return async (path = '/', options = {}) => {
    const visit = await open(path, options);
    await visit.page.clock.setFixedTime(noon);
    await visit.page.addInitScript(() => {
      let step = 0;
      Math.random = () => (step++ * 0.6180339887) % 1;
    });
    await visit.page.reload();
    return visit;
  };
}

/** Not committed: `npm run screenshots:keep` copies the pictures that documents show. */
const folder = join(root, '.cache', 'screenshots');

/** Makes a picture of the page in .cache/screenshots, or records how it looks. */
export async function picture(page: Page, name: string): Promise<void> {
  if (looks === undefined) {
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
    return;
  }
  await page.locator('main.wait').waitFor({ state: 'detached' });
  mkdirSync(looks, { recursive: true });
  writeFileSync(join(looks, `${name}.json`), JSON.stringify(await lookAt(page)));
}
