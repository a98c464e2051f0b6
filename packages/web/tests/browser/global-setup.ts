import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { root } from '../../../../scripts/install.mjs';
import { serve } from '../../../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served, without a slash at the end. */
    baseUrl: string;
    /** The Chromium to start. */
    chromiumPath: string;
  }
}

/** Once before all browser tests: serves packages/web/dist as it is (`npm run build` makes it) and finds a Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serve({ root: join(root, 'packages', 'web', 'dist') });
  project.provide('baseUrl', server.url);
  project.provide('chromiumPath', (await findChromium()).path);
  return () => server.close();
}
