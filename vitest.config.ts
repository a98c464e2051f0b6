import './scripts/node20.mjs';
import { defineConfig } from 'vitest/config';

// Tests run on the sources (export condition "source"), so a stale build can never hide a mistake.
const resolve = { conditions: ['source', 'module', 'import', 'default'] };

const packages = ['engine', 'sierra', 'sierra-west', 'colorado', 'games', 'bots', 'lab'].map((name) => ({
  extends: true as const,
  test: {
    name,
    include: [`packages/${name}/tests/**/*.test.ts`],
    environment: 'node' as const,
    // rules, bots and the lab keep nothing between two calls: their files may share what they import
    isolate: false,
  },
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

// The built page in a real Chromium: `npm run build` first, then `npx vitest run --project browser`.
const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: ['packages/web/tests/browser/**/*.browser.test.ts'],
    environment: 'node' as const,
    globalSetup: ['packages/web/tests/browser/global-setup.ts'],
    // a page mostly waits, for frames and for the test: two browsers at once keep two cores busy
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    maxWorkers: 2,
    // a hung test should end; a slow machine should not fail one
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [...packages, web, scripts, browser],
  },
});
