import { defineConfig } from 'vitest/config';
import { root } from '../../../scripts/install.mjs';

// `npm run screenshots` or `npm run looks` after `npm run build`: they make pictures and check nothing, so they are no
// part of `npm test`.
// scenes that are only compared
const looks = process.env.LOOKS_FOLDER === undefined ? [] : ['packages/web/screenshots/*.looks.ts'];

export default defineConfig({
  root,
  resolve: { conditions: ['source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'module', 'import', 'default'] } },
  test: {
    name: 'screenshots',
    include: ['packages/web/screenshots/*.shots.ts', ...looks],
    environment: 'node',
    globalSetup: ['packages/web/tests/browser/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});
