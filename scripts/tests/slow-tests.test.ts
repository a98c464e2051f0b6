import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { slowProjects, slowTests } from '../slow-tests.mjs';

const testsIn = (...folder: string[]): string[] =>
  readdirSync(join(root, ...folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => basename(file));

test('what --quick leaves out is there', () => {
  const folders = readdirSync(join(root, 'packages'));
  expect([...folders, 'browser']).toEqual(expect.arrayContaining(slowProjects));
  const known = new Set([
    ...testsIn('scripts', 'tests'),
    ...folders.flatMap((name) => testsIn('packages', name, 'tests')),
  ]);
  for (const pattern of slowTests) {
    const [, names, ending] = /\/\{?([\w,-]+)\}?(\.test\.ts)$/.exec(pattern)!;
    for (const name of names!.split(',')) expect([...known]).toContain(name + ending);
  }
});
