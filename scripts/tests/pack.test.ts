import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPackages } from '../check-dependencies.mjs';
import { npm, root, run } from '../install.mjs';

const names = ['engine', 'sierra', 'sierra-west', 'colorado', 'games', 'bots'];
const packages = readPackages(root).filter(({ name }) => names.includes(name));
const thirdParty = [...new Set(packages.flatMap(({ manifest }) => Object.keys(manifest.dependencies)))].filter(
  (name) => !name.startsWith('@cordillera/'),
);

/** What docs/library.md shows. */
const excerpt = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs', 'library.md'), 'utf8'))![1]!;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cordillera-pack-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function quietly(what: Promise<{ code: number; output: string }>): Promise<string> {
  const { code, output } = await what;
  expect({ code, output }).toMatchObject({ code: 0 });
  return output;
}

/** npm without a network, and with nothing of what this machine has fetched before. */
const alone = (...args: string[]) =>
  quietly(
    npm([...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--cache', join(folder, 'cache')], {
      quiet: true,
    }),
  );

describe('the packages as a library', () => {
  test('install from their tarballs, compile strictly, and play a game to its end', async () => {
    const workspaces = names.flatMap((name) => ['-w', join('packages', name)]);
    await alone('pack', ...workspaces, '--pack-destination', folder);
    await alone('pack', ...thirdParty.map((name) => join(root, 'node_modules', name)), '--pack-destination', folder);
    const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
    expect(tarballs).toHaveLength(names.length + thirdParty.length);

    writeFileSync(join(folder, 'package.json'), '{ "name": "elsewhere", "type": "module", "private": true }');
    await alone('install', '--prefix', folder, ...tarballs.map((file) => join(folder, file)));
    for (const { name, manifest } of packages)
      for (const path of Object.keys(manifest.exports)) {
        const specifier = `@cordillera/${name}${path.slice(1)}`;
        writeFileSync(join(folder, 'import.js'), `console.log(Object.keys(await import('${specifier}')).length);`);
        const output = await quietly(run(process.execPath, [join(folder, 'import.js')], { quiet: true }));
        expect(Number(output), specifier).toBeGreaterThan(0);
      }

    writeFileSync(join(folder, 'excerpt.ts'), excerpt);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
          ...{ target: 'es2023', lib: ['es2023', 'dom'], module: 'nodenext', types: [] },
        },
        files: ['excerpt.ts'],
      }),
    );
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    await quietly(run(process.execPath, [compiler, '-p', folder], { quiet: true }));
    const output = await quietly(run(process.execPath, [join(folder, 'excerpt.js')], { quiet: true }));
    expect(output).toMatch(/^\w+ \[ \d+, \d+ \] \d+ true\n$/);
  });
});
