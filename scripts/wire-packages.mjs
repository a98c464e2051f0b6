#!/usr/bin/env node
// A package that imports another one here must name it twice: in the dependencies of its package.json, and for the
// compiler in the references of its tsconfig.json. This writes what is missing. Then run `npm install`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, packageOf, readPackages, scope } from './check-dependencies.mjs';
import { isCommand, root, run } from './install.mjs';
import { readSource } from './source-text.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What is missing, by package: `dependencies` that its package.json lacks, `references` that its tsconfig.json lacks. A
 * package is as `readPackages` returns it; `tsconfigOf` returns its compiler settings, null when it has none.
 */
export function missingWires(packages, tsconfigOf) {
  return packages.flatMap((each) => {
    const { name, manifest, files } = each;
    const imported = files.flatMap(({ text }) =>
      importsOf(readSource(text)).map(({ specifier }) => packageOf(specifier)),
    );
    const used = packages
      .map((other) => other.name)
      .filter((other) => other !== name && imported.includes(scope + other))
      .sort();
    const dependencies = used.filter((other) => manifest.dependencies?.[scope + other] === undefined);
    // a package that the compiler only checks has no references, because it reads the sources of the others
    const known = tsconfigOf(name)?.references?.map(({ path }) => path);
    const references = known === undefined ? [] : used.filter((other) => !known.includes(`../${other}`));
    return dependencies.length + references.length === 0 ? [] : [{ name, dependencies, references }];
  });
}

export const tsconfigIn = (folder) => (name) => {
  const file = join(folder, 'packages', name, 'tsconfig.json');
  return existsSync(file) ? read(file) : null;
};

if (isCommand(import.meta.url)) {
  const written = [];
  const change = (path, edit) => {
    const json = read(join(root, path));
    edit(json);
    writeFileSync(join(root, path), `${JSON.stringify(json, null, 2)}\n`);
    written.push(path);
  };
  const packages = readPackages(root);
  const versionOf = (name) => packages.find((each) => each.name === name).manifest.version;
  for (const { name, dependencies, references } of missingWires(packages, tsconfigIn(root))) {
    if (dependencies.length > 0)
      change(`packages/${name}/package.json`, (json) => {
        for (const other of dependencies)
          json.dependencies = { ...json.dependencies, [scope + other]: versionOf(other) };
      });
    if (references.length > 0)
      change(`packages/${name}/tsconfig.json`, (json) => {
        json.references.push(...references.map((other) => ({ path: `../${other}` })));
      });
  }
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  if (written.length > 0) await run(process.execPath, [biome, 'format', '--write', ...written], { quiet: true });
  console.log(written.length > 0 ? `${written.join('\n')}\nNow run npm install.` : 'Nothing is missing.');
}
