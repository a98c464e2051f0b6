import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findEngines } from '../../../../scripts/engines.mjs';
import { root } from '../../../../scripts/install.mjs';
import { serve } from '../../../../scripts/serve.mjs';
import type { EnginePaths } from './driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Firefox and the WebKit to start, if installed. */
    engines: EnginePaths;
  }
}

/** Once before all tests in other browsers: serves packages/web/dist as it is and finds the browsers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serve({ root: join(root, 'packages', 'web', 'dist') });
  project.provide('baseUrl', server.url);
  const { firefox, webkit } = await findEngines({ install: false });
  project.provide('engines', { firefox: firefox.paths, webkit: webkit.paths } as EnginePaths);
  return () => server.close();
}
