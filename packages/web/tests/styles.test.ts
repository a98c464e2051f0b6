import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameIds, gameOfPath } from '../../../scripts/games.mjs';
import { root } from '../../../scripts/install.mjs';

const source = fileURLToPath(new URL('../src', import.meta.url));

const sheetsUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sheetsUnder(path) : name.endsWith('.css') ? [path] : [];
  });

/** The classes that a style sheet styles, and those below which it styles something. */
function classesOf(css: string): { bare: Set<string>; leading: Set<string> } {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
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

interface Sheet {
  /** From the root of the repository. */
  path: string;
  text: string;
}

/** The classes that a game styles and that another game or shared code styles too. */
function sharedClasses(sheets: readonly Sheet[]): string[] {
  const read = sheets.map(({ path, text }) => ({ owner: gameOfPath(path), path, ...classesOf(text) }));
  const wrong = new Set<string>();
  // a game's table fills the regions of the common table
  for (const { owner, bare } of read)
    for (const other of read)
      if (owner !== null && other.owner !== owner && !other.path.startsWith('packages/web/src/table/'))
        for (const name of bare) if (other.leading.has(name)) wrong.add(`.${name}: ${owner} and ${other.path}`);
  return [...wrong];
}

// Once a table has been opened, its styles stay until the page is reloaded.
test('no game styles a class of another game, or of a page shared by all games', () => {
  const sheets = sheetsUnder(source).map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
  expect(sheets.length).toBeGreaterThan(40);
  for (const game of gameIds) expect(sheets.filter(({ path }) => gameOfPath(path) === game).length).toBeGreaterThan(3);
  expect(sharedClasses(sheets)).toEqual([]);
});

test('a class of two owners is found', () => {
  const games = 'packages/web/src/games/';
  const west = { path: `${games}sierra-west/table/hand.css`, text: '.hand { gap: 1rem; }' };
  const colorado = { path: `${games}colorado/table/hand.css`, text: '.hand .card { gap: 2rem; }' };
  const home = { path: 'packages/web/src/screens/home/home.css', text: '.hand { color: red; }' };
  const table = { path: 'packages/web/src/table/shell/shell.css', text: '.hand { color: red; }' };
  expect(sharedClasses([west, colorado])).toEqual([`.hand: sierra-west and ${colorado.path}`]);
  expect(sharedClasses([west, home])).toEqual([`.hand: sierra-west and ${home.path}`]);
  expect(sharedClasses([west, table])).toEqual([]);
});

/** The style sheets of a game's table that are missing from its ordered list. */
const unlisted = (sheets: readonly string[], list: string): string[] =>
  sheets.filter((sheet) => !list.includes(`import './${sheet}';`));

test.each(gameIds)('sheets.ts lists all style sheets of the table of %s in their order', (game) => {
  const table = join(source, 'games', game, 'table');
  const sheets = sheetsUnder(table).map((path) => relative(table, path).replaceAll('\\', '/'));
  expect(sheets.length).toBeGreaterThan(4);
  expect(unlisted(sheets, readFileSync(join(table, 'sheets.ts'), 'utf8'))).toEqual([]);
  expect(unlisted(['hand/hand.css', 'wide.css'], "import './hand/hand.css';")).toEqual(['wide.css']);
});

test('every use of the display font widens its narrow spaces', () => {
  const narrow = sheetsUnder(source).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body]) => /font(-family)?:[^;]*var\(--display\)/.test(body!))
      .filter(([, , body]) => !body!.includes('word-spacing:'))
      .map(([, selector]) => `${relative(source, path)}: ${selector!.trim()}`),
  );
  expect(narrow).toEqual([]);
});
