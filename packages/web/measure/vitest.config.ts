import { defineConfig } from 'vitest/config';
import { root } from '../../../scripts/install.mjs';

// `npm run taps` after `npm run build`: it measures and checks nothing, so it is no part of `npm test`.
export default defineConfig({
  root,
  resolve: { conditions: ['source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'module', 'import', 'default'] } },
  test: {
    name: 'measure',
    include: ['packages/web/measure/*.measure.ts'],
    environment: 'node',
    globalSetup: ['packages/web/tests/browser/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});
