import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const built = new URL('../dist/index.html', import.meta.url);

// WebKit loses an SVG ID that was on the page twice, and draws nothing whose filter is missing.
test('the first paint has SVG IDs of its own, and references only those', () => {
  if (!existsSync(built)) throw new Error('build the page first: npm run build');
  const html = readFileSync(built, 'utf8');
  const names = [...html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name!);
  const asked = [...html.matchAll(/(?:href="|url\(["']?)#([^"')]+)/g)].map(([, name]) => name!);
  expect(names).toContain('first-emblem-edge');
  const sprite = ['logo', 'icons', 'symbols']
    .map((file) => readFileSync(new URL(`../src/design/paper/${file}.svg`, import.meta.url), 'utf8'))
    .flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name!));
  expect(sprite).toContain('emblem-edge');
  expect(names.filter((name) => sprite.includes(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});
