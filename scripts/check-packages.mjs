#!/usr/bin/env node
// Checks that the packages are fit to be published, and that everything in the repository is used. After `npm run
// types`: `node scripts/check-packages.mjs` packs the packages that are not private, checks the tarballs, and runs
// knip.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readPackages } from './check-dependencies.mjs';
import { isCommand, npm, root, run } from './install.mjs';

/** The packages of a checkout that are not private. */
export const publishable = (folder = root) => readPackages(folder).filter(({ manifest }) => !manifest.private);

/** Packs these packages into `folder`, without a network: for each its name and the path of its tarball. */
export async function pack(packages, folder) {
  const workspaces = packages.flatMap(({ name }) => ['-w', join('packages', name)]);
  const alone = ['--offline', '--ignore-scripts', '--cache', join(folder, 'cache')];
  const { code, output } = await npm(['pack', ...workspaces, '--pack-destination', folder, ...alone], { quiet: true });
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  const files = readdirSync(folder);
  return packages.map(({ name, manifest }) => {
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    if (!files.includes(file)) throw new Error(`npm pack made no ${file}`);
    return { name, manifest, tarball: join(folder, file) };
  });
}

/** We publish modules only, so the resolutions of CommonJS and of TypeScript before 4.7 do not matter. */
const withoutModules = ['node10', 'node16-cjs'];

/** The problems of a packed package, as one sentence each. */
export async function checkTarball({ manifest, tarball }) {
  const bytes = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  const problems = messages.map((message) => formatMessage(message, manifest, { color: false }));

  const contents = createPackageFromTarballData(new Uint8Array(bytes));
  const home = `/node_modules/${manifest.name}/`;
  const files = new Set(contents.listFiles().map((path) => path.replace(home, '')));
  for (const file of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'])
    if (!files.has(file)) problems.push(`there is no ${file} in it`);
  for (const file of files)
    if (!/^(dist|src)\/|^(package\.json|README\.md|LICENSE)$/.test(file)) problems.push(`${file} should not be in it`);

  const types = await checkPackage(contents);
  for (const problem of types.problems ?? [{ kind: 'NoTypes' }])
    if (!withoutModules.includes(problem.resolutionKind)) problems.push(`types: ${JSON.stringify(problem)}`);
  return problems.map((problem) => `${manifest.name}: ${problem}`);
}

async function checkTarballs() {
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-packages-'));
  try {
    const packed = await pack(publishable(), folder);
    const problems = (await Promise.all(packed.map(checkTarball))).flat();
    for (const problem of problems) console.error(problem);
    console.log(`${packed.length} packages that can be published: ${problems.length || 'no'} problems`);
    return problems.length === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function checkUse() {
  const program = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
  const { code } = await run(process.execPath, [program, '--no-progress', '--no-config-hints']);
  console.log(code === 0 ? 'knip: everything is used' : 'knip: nothing uses the above');
  return code === 0;
}

if (isCommand(import.meta.url)) {
  const results = [await checkTarballs(), await checkUse()];
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
