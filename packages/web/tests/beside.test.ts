import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beside } from '../beside.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cordillera-beside-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public', 'icon.svg'), '<svg/>');
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./page.js"></script>');
});
afterEach(() => rmSync(root, { recursive: true }));

const page = () => readFileSync(join(root, 'dist', 'index.html'), 'utf8');
const script = () => /index-[\w-]+\.js/.exec(page())![0];

async function buildPage(source: string, plugin: Plugin | null = null): Promise<void> {
  writeFileSync(join(root, 'page.js'), source);
  const plugins = [beside(join(root, 'dist')), plugin];
  await build({ root, configFile: false, logLevel: 'silent', plugins });
}

test('a build replaces the last page only when it is complete, and leaves nothing else behind', async () => {
  await buildPage('console.log(1)');
  const first = script();
  const seen: string[][] = [];
  const watch = (): void => void seen.push(readdirSync(join(root, 'dist'), { recursive: true }).map(String).sort());
  await buildPage('console.log(2)', { name: 'watch', buildStart: watch, renderStart: watch, generateBundle: watch });
  const whole = ['assets', join('assets', first), 'icon.svg', 'index.html'].sort();
  expect(seen).toEqual([whole, whole, whole]);
  expect(script()).not.toBe(first);
  expect(readdirSync(join(root, 'dist', 'assets'))).toEqual([script()]);
  expect(readdirSync(join(root, '.cache'), { recursive: true })).toEqual([`dist-${process.pid}`]);
});

test('a failed build changes nothing', async () => {
  await buildPage('console.log(1)');
  const first = page();
  const fail = () => {
    throw new Error('no');
  };
  await expect(buildPage('console.log(2)', { name: 'fail', generateBundle: fail })).rejects.toThrow('no');
  expect(page()).toBe(first);
});
