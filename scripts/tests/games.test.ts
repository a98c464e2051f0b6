import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games as registered } from '@cordillera/games';
import { expect, onTestFinished, test } from 'vitest';
import { findGames, gameIds, gameOfPath, games, isOnFirstLoad } from '../games.mjs';
import { root } from '../install.mjs';

test('the packages declared as games are the games that can be played', () => {
  expect(gameIds.toSorted()).toEqual(registered.map(({ id }) => id).toSorted());
  for (const { id, name, rules } of games)
    expect(readFileSync(join(root, 'docs', 'rules', `${id}.md`), 'utf8'), name).toMatch(new RegExp(`\\b${rules}-`));
});

test('the root tsconfig references every game', () => {
  const compiled = new Set<string>();
  const follow = (folder: string): void => {
    if (compiled.has(folder)) return;
    compiled.add(folder);
    const { references = [] } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as {
      references?: { path: string }[];
    };
    for (const { path } of references) follow(join(folder, path));
  };
  follow(join(root, '.'));
  for (const game of gameIds)
    expect([...compiled], 'run "node scripts/wire-packages.mjs"').toContain(join(root, 'packages', game));
});

test.each([
  ['packages/sierra-west/src/flow/steps.ts', 'sierra-west'],
  ['packages/bots/src/colorado/index.ts', 'colorado'],
  ['packages/web/src/games/sierra/table/tableGame.ts', 'sierra'],
  ['packages/web/src/sierra/table/tableGame.ts', null],
  ['packages/web/src/i18n/relativeTime.ts', null],
  ['packages/web/src/table/shell/Shell.tsx', null],
  ['packages/engine/src/match.ts', null],
  ['packages/lab/src/colorado/x.ts', null],
  ['docs/rules/sierra.md', null],
])('gameOfPath: %s belongs to %s', (path, game) => {
  expect(gameOfPath(path)).toBe(game);
});

test.each([
  ['packages/web/src/games/sierra/manifest.ts', true],
  ['packages/web/src/games/sierra/module.ts', true],
  ['packages/web/src/games/sierra/cover-dusk.svg', true],
  ['packages/web/src/games/sierra/art/manifest.ts', false],
  ['packages/web/src/sierra/manifest.ts', false],
  ['packages/web/src/games/sierra/houseSet.ts', false],
  ['packages/web/src/screens/home/manifest.ts', false],
  ['packages/sierra/src/module.ts', false],
])('isOnFirstLoad: %s is fetched with the home page: %s', (path, expected) => {
  expect(isOnFirstLoad(path)).toBe(expected);
});

test('a game without a name is refused with what to write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-games-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, manifest: unknown): void => {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    writeFileSync(join(folder, 'packages', name, 'package.json'), JSON.stringify(manifest));
  };
  write('engine', {});
  write('bivouac', { cordillera: { game: { name: 'Bivouac', rules: 'BI' } } });
  mkdirSync(join(folder, 'packages', 'empty'));
  expect(findGames(folder)).toEqual([{ id: 'bivouac', name: 'Bivouac', rules: 'BI' }]);
  write('caravan', { cordillera: { game: { name: 'Caravan', rules: 'caravan' } } });
  expect(() => findGames(folder)).toThrow('as "rules" the two capital letters of its rule IDs');
});
