import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The built page in Firefox and WebKit: `npm run build` first, then `npm test -- --only browsers`.
const resolve = { conditions: ['source', 'module', 'import', 'default'] };

export default defineConfig({
  root: fileURLToPath(new URL('../../../..', import.meta.url)),
  resolve,
  ssr: { resolve },
  test: {
    name: 'engines',
    include: ['packages/web/tests/engines/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['packages/web/tests/engines/global-setup.ts'],
    // one engine beside the other
    maxWorkers: 2,
    // a machine that is slow today is not wrong; whole games take minutes
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  },
});
