import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import config from '../../vite.config.ts';
import { changed, changes, root } from '../guide.ts';

/** Reads the registries as they are after the guide's changes, and finds the toy where its own package would be. */
const caravan: Plugin = {
  name: 'caravan',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === '@cordillera/caravan') return join(root, 'packages/engine/tests/toy/game.ts');
    const [, file] = /^\.\.\/games\/caravan\/(.+)$/.exec(source) ?? [];
    return file && importer ? join(root, 'packages/web/tests/toy', file) : null;
  },
  load(id) {
    const own = changes().filter(({ file }) => id === join(root, file));
    return own.length === 0 ? null : own.reduce(changed, readFileSync(id, 'utf8'));
  },
};

/** What writes beside the page is the business of the real build. */
const isKept = (plugin: PluginOption): boolean =>
  !(plugin && 'name' in plugin && ['beside', 'chunks', 'licences'].includes(plugin.name));

/** The page with one game more, built as for everybody: a test runner has another NODE_ENV. */
export async function buildWithCaravan(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      ...config,
      configFile: false,
      root: join(root, 'packages/web'),
      logLevel: 'warn',
      plugins: [caravan, ...config.plugins!.filter(isKept)],
      worker: { format: 'es', plugins: () => [caravan] },
      build: { ...config.build, outDir, emptyOutDir: true },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
