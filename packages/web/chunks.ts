import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** A script of the build: what is in it, and what it asks for. */
export interface Chunk {
  file: string;
  /** Bytes as they are sent. */
  gzip: number;
  /** Fetched together with it. */
  imports: string[];
  /** Sources in it, from the root of the repository. */
  modules: string[];
  /** The source whose dynamic import, page or worker it is; null when it is only a part of others. */
  entry: string | null;
  /** Whether a worker begins with it. */
  worker: boolean;
  /** Fetched when it asks for it. */
  dynamicImports: string[];
  exports: string[];
}

/**
 * Writes chunks.json beside dist: tests ask it what an opened page downloads. Workers are bundles of their own, made
 * before the page's: `worker` notes theirs.
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
