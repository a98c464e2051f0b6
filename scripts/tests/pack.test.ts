import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack, publishable } from '../check-packages.mjs';
import { npm, root, run } from '../install.mjs';

const packages = publishable();

/** The TypeScript programs that a page shows. */
const excerptsOf = (...path: string[]): string[] =>
  [...readFileSync(join(root, ...path), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code!);

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

/** npm without a network and without its cache. */
const alone = (...args: string[]) =>
  quietly(
    npm([...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--cache', join(folder, 'cache')], {
      quiet: true,
    }),
  );

/** An empty project with only the tarballs of these packages and their dependencies installed. */
async function projectWith(...names: string[]): Promise<string> {
  const wanted = packages.filter(({ name }) => names.includes(name));
  expect(wanted.map(({ name }) => name).sort()).toEqual(names.toSorted());
  const project = join(folder, names.join('-'));
  const tarballs = join(project, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  await pack(wanted, tarballs);
  const thirdParty = [...new Set(wanted.flatMap(({ manifest }) => Object.keys(manifest.dependencies)))].filter(
    (name) => !name.startsWith('@cordillera/'),
  );
  await alone('pack', ...thirdParty.map((name) => join(root, 'node_modules', name)), '--pack-destination', tarballs);
  const files = readdirSync(tarballs).filter((file) => file.endsWith('.tgz'));
  expect(files).toHaveLength(names.length + thirdParty.length);

  writeFileSync(join(project, 'package.json'), '{ "name": "elsewhere", "type": "module", "private": true }');
  await alone('install', '--prefix', project, ...files.map((file) => join(tarballs, file)));
  return project;
}

/** Compiles these programs as strictly as possible, runs each, and returns their output. */
async function runIn(project: string, programs: Record<string, string>): Promise<Record<string, string>> {
  const names = Object.keys(programs);
  for (const name of names) writeFileSync(join(project, `${name}.ts`), programs[name]!);
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
        ...{ target: 'es2023', lib: ['es2023', 'dom'], module: 'nodenext', types: [] },
      },
      files: names.map((name) => `${name}.ts`),
    }),
  );
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await quietly(run(process.execPath, [compiler, '-p', project], { quiet: true }));
  const printed: Record<string, string> = {};
  for (const name of names)
    printed[name] = await quietly(run(process.execPath, [join(project, `${name}.js`)], { quiet: true }));
  return printed;
}

describe('the packages as a library', () => {
  test('the engine alone, from its tarball, plays the game of its README', async () => {
    const project = await projectWith('engine');
    const [heap, ...more] = excerptsOf('packages', 'engine', 'README.md');
    expect(more).toEqual([]);
    expect(await runIn(project, { heap: heap! })).toEqual({ heap: '[ 0 ] true\n' });
    expect(readFileSync(join(root, 'packages', 'engine', 'README.md'), 'utf8')).toContain('prints `[ 0 ] true`');
  });

  test('all of them, from their tarballs, can be imported at every entry, and the programs of the pages run', async () => {
    const names = packages.map(({ name }) => name);
    const project = await projectWith(...names);
    const specifiers = packages.flatMap(({ manifest }) =>
      Object.keys(manifest.exports).map((path) => manifest.name + path.slice(1)),
    );
    const imports = specifiers.map(
      (specifier) => `['${specifier}', Object.keys(await import('${specifier}')).length],`,
    );
    writeFileSync(join(project, 'imports.js'), `console.log(JSON.stringify([${imports.join('\n')}]));`);
    const output = await quietly(run(process.execPath, [join(project, 'imports.js')], { quiet: true }));
    for (const [specifier, count] of JSON.parse(output)) expect(count, specifier).toBeGreaterThan(0);

    const programs: Record<string, string> = { library: excerptsOf('docs', 'library.md')[0]! };
    for (const name of names) {
      const [program] = excerptsOf('packages', name, 'README.md');
      programs[`${name}-readme`] = program!;
    }
    const printed = await runIn(project, programs);
    expect(printed).toEqual({
      library: expect.stringMatching(/^\w+ \[ \d+, \d+ \] \d+ true\n$/),
      'engine-readme': '[ 0 ] true\n',
      'games-readme': expect.stringMatching(/^(?:[a-z-]+ \d+\n)+true\ntrue\n$/),
      'bots-readme': expect.stringMatching(/^random (?:[a-z-]+ )*trail-hand\n1\n$/),
      ...Object.fromEntries(
        names
          .filter((name) => !['engine', 'games', 'bots'].includes(name))
          .map((game) => [`${game}-readme`, expect.stringMatching(/^[23]\n$/)]),
      ),
    });
  });
});
