import './scripts/node20.mjs';
import { defineConfig } from 'vitest/config';

// Tests run on the sources (export condition "source"), so a stale build can never hide a mistake.
const resolve = { conditions: ['source', 'module', 'import', 'default'] };

const packages = ['engine', 'sierra', 'sierra-west', 'games', 'bots', 'lab'].map((name) => ({
  extends: true as const,
  test: { name, include: [`packages/${name}/tests/**/*.test.ts`], environment: 'node' as const },
}));

const web = {
  extends: true as const,
  test: {
    name: 'web',
    include: ['packages/web/tests/**/*.test.{ts,tsx}'],
    exclude: ['packages/web/tests/browser/**'],
    environment: 'node' as const,
  },
};

const scripts = {
  extends: true as const,
  test: { name: 'scripts', include: ['scripts/tests/**/*.test.ts'], environment: 'node' as const },
};

/** Windows that come one after the other by so many ms need the machine for themselves. */
const alone = 'packages/web/tests/browser/windows.browser.test.ts';

// The built page in a real Chromium: `npm run build` first, then `npx vitest run --project browser`.
const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: ['packages/web/tests/browser/**/*.browser.test.ts'],
    exclude: [alone],
    environment: 'node' as const,
    globalSetup: ['packages/web/tests/browser/global-setup.ts'],
    // a page mostly waits, for frames and for the test: two browsers at once keep two cores busy
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

const browserAlone = {
  ...browser,
  test: { ...browser.test, name: 'browser-alone', include: [alone], exclude: [], sequence: { groupOrder: 1 } },
};

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    maxWorkers: 2,
    // a hung test should end; a slow machine should not fail one
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [...packages, web, scripts, browser, browserAlone],
  },
});
