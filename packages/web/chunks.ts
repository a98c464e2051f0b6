import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** A script of the build. */
export interface Chunk {
  file: string;
  /** Compressed size in bytes. */
  gzip: number;
  /** Fetched together with it (static imports). */
  imports: string[];
  /** Sources in it, relative to the root of the repository. */
  modules: string[];
  /** The source of which it is the page, the worker or the dynamic import; null for a shared chunk. */
  entry: string | null;
  /** Whether it is the entry of a worker. */
  worker: boolean;
  /** Fetched on demand. */
  dynamicImports: string[];
  exports: string[];
}

/**
 * Writes chunks.json beside dist, so that tests can check what an opened page downloads. Workers are separate bundles,
 * made before the page's; the `worker` plugin records theirs.
 */
export function chunks(root: string): { page: Plugin; worker: Plugin } {
  const found = new Map<string, Chunk>();
  const inRoot = (id: string): string => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));
  const note = (bundle: Rolldown.OutputBundle, inWorker: boolean): void => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      found.set(file.fileName, {
        file: file.fileName,
        gzip: gzipSync(file.code).byteLength,
        imports: file.imports,
        modules: file.moduleIds.map(inRoot),
        worker: inWorker && file.isEntry,
        dynamicImports: file.dynamicImports,
        exports: file.exports,
        entry: file.facadeModuleId && (file.isEntry || file.isDynamicEntry) ? inRoot(file.facadeModuleId) : null,
      });
    }
  };
  const generateBundle = (inWorker: boolean) =>
    ({
      order: 'post',
      handler: (_: unknown, bundle: Rolldown.OutputBundle) => note(bundle, inWorker),
    }) as const;
  return {
    worker: { name: 'chunks-of-workers', generateBundle: generateBundle(true) },
    page: {
      name: 'chunks',
      apply: 'build',
      generateBundle: generateBundle(false),
      closeBundle: () =>
        writeFileSync(join(root, 'packages/web/chunks.json'), JSON.stringify([...found.values()], null, 1)),
    },
  };
}
