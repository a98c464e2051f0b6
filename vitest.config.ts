import { configDefaults, defineConfig } from 'vitest/config';
import { gameIds } from './scripts/games.mjs';
import { slowProjects, slowTests } from './scripts/slow-tests.mjs';

// Tests run on the sources (export condition "source"), so a stale build can never hide a mistake.
const resolve = { conditions: ['source', 'module', 'import', 'default'] };

// Two cores: the server's tests mostly wait, for other processes, for a database, for time to pass.
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
    // rules, bots and the lab keep nothing between two calls: their files may share what they import
    isolate: false,
  },
}));

// Its libraries choose between `import` and `require` by themselves: Node must not be told which.
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
    // a machine that is slow today is not wrong
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
    // like the packages above
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
    // a page mostly waits, for frames and for the test: two browsers at once keep two cores busy
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // a page that is slow today is not wrong
    expect: { poll: { timeout: 60_000 } },
  },
};

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    maxWorkers,
    // a hung test should end; a slow machine should not fail one
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [...packages, server, web, scripts, browser].filter(
      ({ test: { name } }) => !isQuick || !slowProjects.includes(name),
    ),
  },
});
