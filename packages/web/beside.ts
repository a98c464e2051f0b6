import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds into a folder beside `folder` and swaps the two only after everything is written, so a failed build leaves the
 * previous page in place.
 */
export function beside(folder: string): Plugin {
  const place = join(dirname(folder), '.cache', `${basename(folder)}-${process.pid}`);
  const [built, last] = [join(place, 'new'), join(place, 'old')];
  return {
    name: 'beside',
    apply: 'build',
    config() {
      process.once('exit', () => rmSync(place, { recursive: true, force: true }));
      return { build: { outDir: built, emptyOutDir: true } };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        mkdirSync(folder, { recursive: true });
        renameSync(folder, last);
        renameSync(built, folder);
        rmSync(last, { recursive: true });
      },
    },
  };
}
