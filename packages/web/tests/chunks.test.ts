import { describe, expect, test } from 'vitest';
import { gameIds, gameOfPath, isOnFirstLoad } from '../../../scripts/games.mjs';
import type { Chunk } from '../chunks.ts';
import { readChunks, sourcesOf } from './scripts.ts';

const chunks = readChunks();

/** All scripts loaded with these, without any action of the user. */
function closure(from: readonly Chunk[]): Chunk[] {
  const reached = new Set<Chunk>();
  const reach = (chunk: Chunk): void => {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) reach(chunks.get(file)!);
  };
  for (const chunk of from) reach(chunk);
  return [...reached];
}

/** The scripts whose entry is this source; a worker has its own copy. */
function entries(source: RegExp): Chunk[] {
  const found = [...chunks.values()].filter(({ entry }) => entry !== null && source.test(entry));
  expect(found.length, `no script begins with ${source}`).toBeGreaterThan(0);
  return found;
}

const kilobytes = (scripts: readonly Chunk[]): number => scripts.reduce((sum, { gzip }) => sum + gzip, 0) / 1000;

test('the home page loads at most 200 kB of script, including the picture of a waiting match', () => {
  const home = entries(/web\/index\.html$/);
  expect(kilobytes(closure(home))).toBeLessThan(120);
  expect(
    kilobytes(closure([...home, ...entries(/src\/games\/sierra\/(preview\/Picture|art\/sprite)\.tsx?$/)])),
  ).toBeLessThan(200);
  expect(sourcesOf('sierra', closure(home))).toEqual([]);
});

test('a game’s script is identified by its sources', () => {
  const games = 'packages/web/src/games/';
  const parts = { own: `${games}sierra-west/table/places.ts`, light: `${games}sierra-west/module.ts` };
  const chunk = {
    modules: [parts.own, parts.light, `${games}sierra/manifest.ts`, 'packages/bots/src/sierra-west/index.ts'],
  };
  expect(sourcesOf('sierra-west', [chunk])).toEqual([parts.own, 'packages/bots/src/sierra-west/index.ts']);
  expect(sourcesOf('sierra', [chunk])).toEqual([]);
});

test.each(gameIds)('the manifest of %s is in the script that every screen needs', (game) => {
  const light = (path: string): boolean => gameOfPath(path) === game && isOnFirstLoad(path) && path.endsWith('.ts');
  const holding = [...chunks.values()].filter(({ modules }) => modules.some(light));
  expect(holding.map(({ file }) => file)).toEqual([expect.stringMatching(/\bbase-/)]);
  expect(holding[0]!.modules.filter(light)).toHaveLength(2);
});

test('no scripts import each other in a cycle: imports would not be initialized yet', () => {
  const rings: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) rings.push([...path.slice(path.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) for (const next of chunks.get(file)!.imports) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of chunks.keys()) visit(file, []);
  expect(rings).toEqual([]);
});

describe.each([
  ['sierra', 'sierra-west'],
  ['sierra', 'colorado'],
  ['sierra-west', 'sierra'],
  ['sierra-west', 'colorado'],
  ['colorado', 'sierra'],
  ['colorado', 'sierra-west'],
])('opening %s', (game, other) => {
  const opened = entries(
    new RegExp(
      `packages/${game}/src/|packages/bots/src/${game}/|web/src/games/${game}/|web/src/table/|web/src/screens/end/|index\\.html$`,
    ),
  );

  test(`downloads nothing of ${other}, on its screens, with its rules or in a worker`, () => {
    for (const entry of opened) expect(sourcesOf(other, closure([entry])), entry.entry!).toEqual([]);
  });

  test('downloads its own rules', () => {
    expect(sourcesOf(game, closure(opened))).toContain(`packages/${game}/src/index.ts`);
  });
});

test.each(['sierra', 'sierra-west', 'colorado'])(
  'the rules of %s are read without the game, in one language',
  (game) => {
    const screen = closure(entries(new RegExp(`web/src/games/${game}/(rules/Rules|art/sprite)\\.tsx?$`)));
    const sources = sourcesOf(game, screen);
    expect(sources).toContain(`packages/web/src/games/${game}/rules/Rules.tsx`);
    expect(sources).not.toContain(`packages/${game}/src/index.ts`);
    for (const language of ['en', 'fr', 'pl']) {
      const words = `packages/web/src/games/${game}/rules/${language}.ts`;
      expect(sources).not.toContain(words);
      const holding = [...chunks.values()].filter(({ modules }) => modules.includes(words));
      expect(holding.map(({ entry }) => entry)).toEqual([words]);
      expect(kilobytes(holding)).toBeLessThan(30);
    }
  },
);

test('shared scripts contain no game’s sources', () => {
  for (const screen of entries(/web\/src\/(cardsets|table|online|screens)\//))
    for (const game of ['sierra', 'sierra-west', 'colorado'])
      expect(sourcesOf(game, closure([screen])), screen.entry!).toEqual([]);
});

test('a worker contains no screen, nor the list of games that leads to them', () => {
  for (const worker of entries(/src\/table\/\w+\/\w+Worker\.ts$/))
    for (const { modules, file } of closure([worker])) {
      expect(modules, file).not.toContain('packages/web/src/app/games.ts');
      expect(
        modules.filter((path) => isOnFirstLoad(path)),
        file,
      ).toEqual([]);
    }
});

test('no script imports a worker’s entry, which exports nothing: WebKit would run it twice', () => {
  const workers = [...chunks.values()].filter(({ worker }) => worker);
  expect(workers.map(({ entry }) => entry)).toContain('packages/web/src/table/bots/tableWorker.ts');
  for (const { file, exports } of workers) {
    expect(exports, file).toEqual([]);
    const importing = [...chunks.values()].filter((chunk) =>
      [...chunk.imports, ...chunk.dynamicImports].includes(file),
    );
    expect(importing.map((chunk) => chunk.file)).toEqual([]);
  }
});

test.each(['sierra', 'sierra-west', 'colorado'])(
  'earlier house sets of %s are fetched by nobody who does not ask for them',
  (game) => {
    const older = `packages/${game}/src/content/older`;
    const holding = [...chunks.values()].filter(({ modules }) => modules.some((module) => module.startsWith(older)));
    expect(holding.length).toBeGreaterThan(0);
    for (const { file, entry, modules, gzip } of holding) {
      expect(entry, file).toBe(`${older}.ts`);
      expect(modules.filter((module) => !module.startsWith(older))).toEqual([]);
      expect(gzip).toBeLessThan(15_000);
      expect([...chunks.values()].filter(({ imports }) => imports.includes(file))).toEqual([]);
    }
  },
);
