import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The built page in Firefox and WebKit: `npm run build` first, then `npm test -- --only browsers`.
const resolve = { conditions: ['source', 'module', 'import', 'default'] };

/** The longest files start first, to shorten the whole run: the games, then the short matches by link. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('-hosts.test.ts');
    return [...files].sort((a, b) => Number(isShort(a)) - Number(isShort(b)));
  }
}

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
    sequence: { sequencer: LongestFirst },
    // slow machines must not fail tests, and whole games take minutes
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  },
});
