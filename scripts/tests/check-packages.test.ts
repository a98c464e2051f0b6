import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkTarball } from '../check-packages.mjs';
import { npm } from '../install.mjs';

const good = {
  'package.json': JSON.stringify({
    ...{ name: '@cordillera/sample', version: '1.0.0', license: 'MIT', type: 'module', sideEffects: false },
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  }),
  'README.md': '# sample',
  LICENSE: 'MIT',
  'dist/index.js': "export { two } from './two.js';",
  'dist/index.d.ts': "export { two } from './two.ts';",
  'dist/two.js': 'export const two = 2;',
  'dist/two.d.ts': 'export declare const two: number;',
};

/** The problems of a package with these files; a file that is null is left out. */
async function problemsOf(changes: Record<string, string | null> = {}): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files: Record<string, string | null> = { ...good, ...changes };
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    mkdirSync(join(folder, 'package', dirname(file)), { recursive: true });
    writeFileSync(join(folder, 'package', file), text);
  }
  const where = ['--pack-destination', folder, '--cache', join(folder, 'cache')];
  const { code, output } = await npm(['pack', join(folder, 'package'), ...where, '--offline'], { quiet: true });
  expect({ code, output }).toMatchObject({ code: 0 });
  const manifest = JSON.parse(files['package.json']!);
  return checkTarball({ manifest, tarball: join(folder, 'cordillera-sample-1.0.0.tgz') });
}

const manifestWith = (more: object): string => JSON.stringify({ ...JSON.parse(good['package.json']), ...more });

test('a valid package has no problems', async () => {
  expect(await problemsOf()).toEqual([]);
});

test.each<[string, Record<string, string | null>, RegExp]>([
  ['an entry whose file is not packed', { 'dist/two.js': null, 'dist/index.js': null }, /dist\/index\.js/],
  [
    'types of another module system',
    {
      'package.json': manifestWith({ exports: { types: './dist/index.d.cts', default: './dist/index.js' } }),
      'dist/index.d.cts': 'export declare const two: number;',
    },
    /types: .*FalseCJS/,
  ],
  ['no types at all', { 'dist/index.d.ts': null, 'dist/two.d.ts': null }, /index\.d\.ts/],
  ['no licence', { LICENSE: null }, /there is no LICENSE in it/],
  [
    'superfluous files',
    { 'package.json': manifestWith({ files: ['dist', 'tests'] }), 'tests/a.js': '' },
    /tests\/a\.js/,
  ],
  ['CommonJS that calls itself a module', { 'dist/index.js': 'module.exports = { two: 2 };' }, /index\.js/],
])('the package check reports %s', async (_, changes, says) => {
  expect((await problemsOf(changes)).join('\n')).toMatch(says);
});
