import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Licences that ask for nothing but their own text. Another one may ask for more: read it before it is added. */
const allowed = ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const { resolve: find } = createRequire(import.meta.url);

/** The folder of the package that a module or a file comes from; undefined when it is our own. */
function packageOf(id: string): string | undefined {
  // small helpers that the builder puts in: "\0vite/preload-helper.js"
  const builder = /^\0(vite|rolldown)\//.exec(id)?.[1];
  if (builder) return dirname(find(`${builder}/package.json`));
  const folder = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
  if (!folder && id.startsWith('\0')) throw new Error(`Whose is ${JSON.stringify(id)}? Tell packageOf in licences.ts.`);
  return folder;
}

/** What a licence asks for, of one package: who made it, and every text that it comes with. */
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
    // Vite's goes on with the licences of its own parts, of which a page has none
    .map((text) => text.split('\n# Licenses of bundled dependencies')[0]!.trim());
  if (texts.length === 0)
    throw new Error(`The page contains ${name}, which comes without the text of its licence (${license}).`);
  const maker = typeof author === 'object' ? author.name : author;
  return [`${name} ${version} (${license})${maker ? `, ${maker}` : ''}`, ...texts].join('\n\n');
}

/**
 * Writes licences.txt: `head`, then the licence of every package that something in the build comes from: modules,
 * typefaces and other files. Workers are bundles of their own, made before the page's: `worker` notes what is in them.
 * The build fails when a licence is not an allowed one, or has no text.
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
        // the mark tells the encoding where a host does not
        this.emitFile({
          type: 'asset',
          fileName: 'licences.txt',
          source: `\uFEFF${[head, ...notices].join(line)}\n`,
        });
      },
    },
  };
}
