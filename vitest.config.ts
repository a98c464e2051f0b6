import { configDefaults, defineConfig } from 'vitest/config';
import { gameIds } from './scripts/games.mjs';
import { slowProjects, slowTests } from './scripts/slow-tests.mjs';

// Tests run on the sources (export condition "source"), so a stale build can never hide a mistake.
const resolve = { conditions: ['source', 'module', 'import', 'default'] };

// More than the two cores, because the server's tests mostly wait: for other processes, for a database, for time to
// pass.
const maxWorkers = 3;

// QUICK=1 (`npm test -- --quick`): without what takes long.
const isQuick = process.env.QUICK === '1';
const exclude = [...configDefaults.exclude, ...(isQuick ? slowTests : [])];

const packages = ['engine', ...gameIds, 'games', 'bots', 'lab', 'protocol'].map((name) => ({
  extends: true as const,
  test: {
    name,
    include: [`packages/${name}/tests/**/*.test.ts`],
    exclude,
    environment: 'node' as const,
    setupFiles: ['scripts/fast-check-seed.mjs'],
    // rules, bots and the lab have no global state, so their test files may share modules
    isolate: false,
  },
}));

// Only `source`, because its libraries choose between `import` and `require` themselves.
const server = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'server',
    isolate: false,
    maxWorkers,
    include: ['packages/server/tests/**/*.test.ts'],
    environment: 'node' as const,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // slow machines must not fail tests
    expect: { poll: { timeout: 60_000 } },
  },
};

const web = {
  extends: true as const,
  test: {
    name: 'web',
    include: ['packages/web/tests/**/*.test.{ts,tsx}'],
    exclude: [...exclude, 'packages/web/tests/{browser,engines}/**'],
    setupFiles: ['scripts/fast-check-seed.mjs', 'packages/web/tests/setup.ts'],
    // as above
    isolate: false,
    environment: 'node' as const,
  },
};

const scripts = {
  extends: true as const,
  test: { name: 'scripts', include: ['scripts/tests/**/*.test.ts'], exclude, environment: 'node' as const },
};

// The built page in a real Chromium: `npm run build` first, then `npx vitest run --project browser`.
const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: ['packages/web/tests/browser/**/*.browser.test.ts'],
    environment: 'node' as const,
    globalSetup: ['packages/web/tests/browser/global-setup.ts'],
    // each file has a browser of its own and keeps nothing else: files may share what they import
    isolate: false,
    // a page mostly waits, for frames and for the test: two browsers at once use two cores
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // slow machines must not fail tests
    expect: { poll: { timeout: 60_000 } },
  },
};

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    maxWorkers,
    // ends a hung test without failing a slow machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [...packages, server, web, scripts, browser].filter(
      ({ test: { name } }) => !isQuick || !slowProjects.includes(name),
    ),
  },
});
