import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Licences that require nothing but their own text. Read any other licence before adding it: it may require more. */
const allowed = ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const { resolve: find } = createRequire(import.meta.url);

/** The folder of the package that a module or a file comes from; undefined for the project's own code. */
function packageOf(id: string): string | undefined {
  // virtual modules of the builder: "\0vite/preload-helper.js"
  const builder = /^\0(vite|rolldown)\//.exec(id)?.[1];
  if (builder) return dirname(find(`${builder}/package.json`));
  const folder = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
  if (!folder && id.startsWith('\0')) throw new Error(`Whose is ${JSON.stringify(id)}? Tell packageOf in licences.ts.`);
  return folder;
}

/** The notice that a package's licence requires: its authors and every licence text that comes with it. */
function noticeOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!allowed.includes(license)) {
    throw new Error(
      `The page contains ${name}, whose licence is ${license ?? 'not named'}. Read it, and allow it in licences.ts or do without ${name}.`,
    );
  }
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    // Vite's licence goes on with those of its bundled dependencies, none of which are in the page
    .map((text) => text.split('\n# Licenses of bundled dependencies')[0]!.trim());
  if (texts.length === 0)
    throw new Error(`The page contains ${name}, which comes without the text of its licence (${license}).`);
  const maker = typeof author === 'object' ? author.name : author;
  return [`${name} ${version} (${license})${maker ? `, ${maker}` : ''}`, ...texts].join('\n\n');
}

/**
 * Writes licences.txt: `head`, then the licence of every package in the build, be it modules, typefaces or other files.
 * Workers are separate bundles, made before the page's; the `worker` plugin records theirs. The build fails when a
 * licence is not allowed or has no text.
 */
export function licences(head: string): { page: Plugin; worker: Plugin } {
  const folders = new Set<string>();
  const note = (bundle: Rolldown.OutputBundle, root: string): void => {
    for (const file of Object.values(bundle)) {
      const ids = file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name));
      for (const folder of ids.map(packageOf)) if (folder) folders.add(folder);
    }
  };
  return {
    worker: {
      name: 'licences-of-workers',
      generateBundle(_options, bundle) {
        note(bundle, this.environment.config.root);
      },
    },
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        note(bundle, this.environment.config.root);
        const notices = [...folders].map(noticeOf).sort();
        const line = `\n\n${'='.repeat(80)}\n\n`;
        // the byte order mark states the encoding where the host does not
        this.emitFile({
          type: 'asset',
          fileName: 'licences.txt',
          source: `\uFEFF${[head, ...notices].join(line)}\n`,
        });
      },
    },
  };
}
