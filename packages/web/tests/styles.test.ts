import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cards } from '../src/app/games.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const games = cards.map(({ id }) => id as string);

const sheetsUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sheetsUnder(path) : name.endsWith('.css') ? [path] : [];
  });

/** The classes that a sheet styles wherever they stand, and those below which it styles something. */
function classesOf(path: string): { bare: Set<string>; leading: Set<string> } {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const [bare, leading] = [new Set<string>(), new Set<string>()];
  for (const [, rule] of text.matchAll(/([^{};]+)\{/g))
    for (const selector of rule!.trim().split(/,(?![^(]*\))/)) {
      const [, name, rest] = /^\.([\w-]+)(.*)$/s.exec(selector.trim()) ?? [];
      if (name === undefined) continue;
      leading.add(name);
      if (rest === '') bare.add(name);
    }
  return { bare, leading };
}

// Whoever has been at a table has its styles until the page is loaded anew.
test('no game styles a class that another game, or a page of all games, has for something else', () => {
  const sheets = sheetsUnder(source).map((path) => ({
    folder: relative(source, path).split('/')[0]!,
    ...classesOf(path),
  }));
  expect(sheets.length).toBeGreaterThan(40);
  const wrong = new Set<string>();
  // a game's table fills the places of every table
  for (const { folder, bare } of sheets)
    for (const other of sheets)
      if (games.includes(folder) && other.folder !== folder && other.folder !== 'table')
        for (const name of bare) if (other.leading.has(name)) wrong.add(`.${name}: ${folder} and ${other.folder}`);
  expect([...wrong]).toEqual([]);
});
