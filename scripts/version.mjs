import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const isProgram = (name) => /\.(js|html|css)$/.test(name);

/**
 * The version of the program built in this folder: its own version and a fingerprint of its files, independent of the
 * folder.
 */
export function versionOf(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  const packages = join(root, 'packages');
  for (const name of readdirSync(packages).sort()) {
    const folder = join(packages, name, 'dist');
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder, { recursive: true }).filter(isProgram).sort();
    for (const file of files) {
      const path = join(folder, file);
      hash.update(`${relative(packages, path).replaceAll('\\', '/')}\n`).update(readFileSync(path));
    }
  }
  return { version, build: hash.digest('hex').slice(0, 12) };
}
