import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { gameIds, loadGame } from '@cordillera/games/lazy';
import { describe, expect, test } from 'vitest';
import { gameOfPath } from '../../../scripts/games.mjs';
import { root } from '../../../scripts/install.mjs';
import { sheetsOfFirstLook } from '../firstLook.ts';
import { gameManifestOf, gameManifests, isPlayable, manifestWith } from '../src/platform/gameRegistry.ts';
import { addressOf, type Route, routeOf } from '../src/platform/routes.ts';
import { hasTable, loadTableGame } from '../src/table/tableGames.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : /\.tsx?$/.test(name) ? [path] : [];
  });

const registries = ['packages/web/src/app/games.ts', 'packages/web/src/table/tableGames.ts'];

/**
 * The imports of a file, at `path` from the root of the repository, that lead into the folder of a game not its own.
 */
function importsOfOtherGames(path: string, text: string): string[] {
  if (registries.includes(path)) return [];
  const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, to]) =>
    join(dirname(path), to!),
  );
  return imported
    .filter((to) => gameOfPath(to) !== null && gameOfPath(to) !== gameOfPath(path))
    .map((to) => `${path} imports ${to}`);
}

test('only the two registries lead into a game’s folder, and no game’s folder into another’s', () => {
  const files = filesUnder(source);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((path) => importsOfOtherGames(relative(root, path), readFileSync(path, 'utf8')))).toEqual([]);
  for (const game of gameManifests)
    expect(
      files.some((path) => gameOfPath(relative(root, path)) === game.id),
      `no file of ${game.id} was looked at`,
    ).toBe(true);
});

test('an import between games, or from shared code into a game, is found', () => {
  const games = 'packages/web/src/games/';
  const [west, fromWest] = [`${games}sierra-west/table/hand/Camp.tsx`, '../../../colorado/art/paper.ts'];
  expect(importsOfOtherGames(west, `import { torn } from '${fromWest}';`)).toEqual([
    `${west} imports ${games}colorado/art/paper.ts`,
  ]);
  const shell = 'packages/web/src/table/shell/Shell.tsx';
  const toSierra = relative('packages/web/src/table/shell', `${games}sierra/art/cards.ts`);
  expect(importsOfOtherGames(shell, `const cards = await import('${toSierra}');`)).toHaveLength(1);
  expect(importsOfOtherGames(registries[0]!, `import { sierra } from '../games/sierra/manifest.ts';`)).toEqual([]);
  expect(importsOfOtherGames(west, `import { tan } from '../colours.ts';`)).toEqual([]);
});

/**
 * The entries of every game's folder and of its table; `<Game>` and `<game>` stand for the names of its table and its
 * words.
 */
const shape = {
  '': 'art cover-dusk.svg cover-light.svg end houseSet.ts manifest.ts module.ts newgame preview rules table',
  'table/':
    'TurnStatus.tsx animation board hand lessons log players prompt sheets.ts summary.ts tableGame.ts targets.ts <Game>Table.tsx <game>TableWords.ts',
};
/** Entries that only this game has. A new one needs a reason: maintainers expect the same structure in every game. */
const ownEntries: Record<string, Partial<Record<keyof typeof shape, string>>> = {
  sierra: { '': 'campaign', 'table/': 'dialogs.css model.ts narrow.css round turnStatus.css wide.css' },
  'sierra-west': { 'table/': 'modes placeWords.ts places.ts solo tableContext.ts west.css' },
  colorado: {
    'table/': 'colorado.css narrow.css phoneWords.ts places.ts tableContext.ts turnEnd useGlowingPlace.ts',
  },
};

/** The differences between the entries of a game's folder and those expected from the common shape and its own list. */
function misplaced(game: string, folder: keyof typeof shape, entries: readonly string[]): string[] {
  const name = entries.map((entry) => /^(\w+)Table\.tsx$/.exec(entry)?.[1]).find(Boolean) ?? '<Game>';
  const wordsOf = entries.map((entry) => /^(\w+)TableWords\.ts$/.exec(entry)?.[1]).find(Boolean) ?? '<game>';
  const expected = `${shape[folder]} ${ownEntries[game]?.[folder] ?? ''}`
    .replace('<Game>', name)
    .replace('<game>', wordsOf)
    .split(' ')
    .filter(Boolean);
  return [
    ...expected.filter((entry) => !entries.includes(entry)).map((entry) => `${game}/${folder}${entry} is missing`),
    ...entries.filter((entry) => !expected.includes(entry)).map((entry) => `${game}/${folder}${entry} is in no list`),
  ];
}

test.each(gameIds)('the folder of %s has the common shape of all games, and the entries listed as its own', (game) => {
  for (const folder of ['', 'table/'] as const)
    expect(misplaced(game, folder, readdirSync(join(source, 'games', game, folder)))).toEqual([]);
});

test('an unlisted entry in a game’s folder is found, and a missing one', () => {
  const entries = shape[''].split(' ');
  expect(misplaced('colorado', '', entries)).toEqual([]);
  expect(misplaced('colorado', '', [...entries, 'campaign'])).toEqual(['colorado/campaign is in no list']);
  expect(misplaced('sierra', '', entries)).toEqual(['sierra/campaign is missing']);
  const table = `${shape['table/']} ${ownEntries.sierra!['table/']}`
    .replace('<Game>', 'Sierra')
    .replace('<game>', 'sierra')
    .split(' ');
  expect(misplaced('sierra', 'table/', table)).toEqual([]);
  expect(misplaced('sierra', 'table/', table.slice(1))).toEqual(['sierra/table/TurnStatus.tsx is missing']);
});

test('games/ holds every game of the page, and nothing else', () => {
  expect(readdirSync(join(source, 'games')).sort()).toEqual([...gameIds].sort());
});

test('the page loads its games one at a time', () => {
  const all = /from '@cordillera\/(games|bots)'/;
  expect(filesUnder(source).filter((path) => all.test(readFileSync(path, 'utf8')))).toEqual([]);
});

describe('the registry of games', () => {
  test('loads the same games that the other packages import directly', async () => {
    expect(await Promise.all(gameIds.map(loadGame))).toEqual(games);
    await expect(loadGame('chess')).rejects.toThrow('known: sierra, sierra-west, colorado');
    await expect(loadGame('toString')).rejects.toThrow('There is no game');
  });

  test.each(gameManifests)(
    '$name has words in every language, and a table that is drawn is also told of',
    async (card) => {
      expect(gameManifestOf(card.id)).toBe(card);
      for (const language of LANGUAGES) {
        const { pitch, facts, starts } = card.words[language];
        expect(pitch && facts).toBeTruthy();
        expect(starts !== '').toBe(card.module.quickStartSetup !== undefined);
      }
      expect(hasTable(card.id)).toBe(card.module.Table !== undefined);
      if (isPlayable(card))
        expect(card.module).toMatchObject({ Table: expect.any(Function), End: expect.any(Function) });
      if (hasTable(card.id)) expect((await loadTableGame(card.id)).id).toBe(card.id);
      else await expect(loadTableGame(card.id)).rejects.toThrow('no table');
    },
  );

  /** The contrast of two colours, from 1 to 21 (WCAG). */
  const contrast = (a: string, b: string): number => {
    const lightness = (colour: string): number => {
      const [red, green, blue] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const [light, dark] = [lightness(a), lightness(b)].toSorted((x, y) => y - x);
    return (light! + 0.05) / (dark! + 0.05);
  };

  test.each(gameManifests)('the name of $name has enough contrast on its ribbon', ({ ribbon }) => {
    expect(contrast('#fff6e4', ribbon)).toBeGreaterThan(4.5);
  });

  test('the first paint of the home page shows the games that the registry has', () => {
    const shown = sheetsOfFirstLook();
    expect(shown.map(({ id, name, ribbon }) => [id, name, ribbon])).toEqual(
      gameManifests.map(({ id, name, ribbon }) => [id, name, ribbon]),
    );
    for (const { covers } of shown)
      for (const picture of Object.values(covers)) expect(existsSync(join(source, '..', picture)), picture).toBe(true);
  });

  test('an address without a game, or with one that lacks that part, leads to the first game that has it', () => {
    for (const game of [null, 'sierra', 'chess']) expect(manifestWith('Rules', game).id).toBe('sierra');
    expect(manifestWith('Rules', 'colorado').id).toBe('colorado');
    for (const game of ['colorado', 'sierra-west']) expect(manifestWith('Campaign', game).id).toBe('sierra');
  });
});

test.each<[string, Route]>([
  ['#/new', { screen: 'new', game: null, mode: null, stage: null }],
  ['#/new/sierra', { screen: 'new', game: 'sierra', mode: null, stage: null }],
  ['#/new/sierra?mode=solo&stage=3', { screen: 'new', game: 'sierra', mode: 'solo', stage: 3 }],
  ['#/new/colorado?link=1', { screen: 'new', game: 'colorado', mode: null, stage: null, byLink: true }],
  ['#/new?mode=team', { screen: 'new', game: null, mode: 'team', stage: null }],
])('%s is an address', (address, route) => {
  expect(routeOf(address)).toEqual(route);
  expect(addressOf(route)).toBe(address);
});
