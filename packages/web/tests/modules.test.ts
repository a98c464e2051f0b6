import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { gameIds, loadGame } from '@cordillera/games/lazy';
import { describe, expect, test } from 'vitest';
import { gameOfPath } from '../../../scripts/games.mjs';
import { root } from '../../../scripts/install.mjs';
import { cardOf, cards, cardWith, isPlayable } from '../src/app/games.ts';
import { addressOf, type Route, routeOf } from '../src/app/routes.ts';
import { hasTable, loadTableGame } from '../src/table/games.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : /\.tsx?$/.test(name) ? [path] : [];
  });

const registries = ['packages/web/src/app/games.ts', 'packages/web/src/table/games.ts'];

/** The imports of a file, at `path` from the root of the repository, that lead into the folder of a game not its own. */
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
  for (const game of cards)
    expect(
      files.some((path) => gameOfPath(relative(root, path)) === game.id),
      `no file of ${game.id} was looked at`,
    ).toBe(true);
});

test.each(['packages/web/src/', 'packages/web/src/games/'])(
  'an import between games, or from what they share, is found in %s',
  (games) => {
    const [west, fromWest] = [`${games}sierra-west/table/camp/Camp.tsx`, '../../../colorado/art/paper.ts'];
    expect(importsOfOtherGames(west, `import { torn } from '${fromWest}';`)).toEqual([
      `${west} imports ${games}colorado/art/paper.ts`,
    ]);
    const shell = 'packages/web/src/table/Shell.tsx';
    const toSierra = relative('packages/web/src/table', `${games}sierra/cards.ts`);
    expect(importsOfOtherGames(shell, `const cards = await import('${toSierra}');`)).toHaveLength(1);
    expect(importsOfOtherGames(registries[0]!, `import { sierra } from '../sierra/card.ts';`)).toEqual([]);
    expect(importsOfOtherGames(west, `import { tan } from '../colours.ts';`)).toEqual([]);
  },
);

test('the page loads its games one at a time', () => {
  const all = /from '@cordillera\/(games|bots)'/;
  expect(filesUnder(source).filter((path) => all.test(readFileSync(path, 'utf8')))).toEqual([]);
});

describe('the registry of games', () => {
  test('loads the same games that the other packages have at once', async () => {
    expect(await Promise.all(gameIds.map(loadGame))).toEqual(games);
    await expect(loadGame('chess')).rejects.toThrow('known: sierra, sierra-west, colorado');
    await expect(loadGame('toString')).rejects.toThrow('There is no game');
  });

  test.each(cards)('$name has words in every language, and a table that is drawn is also told of', async (card) => {
    expect(cardOf(card.id)).toBe(card);
    for (const language of LANGUAGES) {
      const { pitch, facts, starts } = card.words[language];
      expect(pitch && facts).toBeTruthy();
      expect(starts !== '').toBe(card.module.quickPlan !== undefined);
    }
    expect(hasTable(card.id)).toBe(card.module.Table !== undefined);
    if (isPlayable(card)) expect(card.module).toMatchObject({ Table: expect.any(Function), End: expect.any(Function) });
    if (hasTable(card.id)) expect((await loadTableGame(card.id)).id).toBe(card.id);
    else await expect(loadTableGame(card.id)).rejects.toThrow('no table');
  });

  /** Of two colours, from 1 to 21 (WCAG). */
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

  test.each(cards)('the name of $name can be read on its ribbon', ({ ribbon }) => {
    expect(contrast('#fff6e4', ribbon)).toBeGreaterThan(4.5);
  });

  test('the first look of the home page shows the games that the registry has', () => {
    const html = readFileSync(join(source, '../index.html'), 'utf8');
    const shown = [...html.matchAll(/data-game="([^"]+)" style="--ribbon: ([^"]+)"/g)].map(([, id, ribbon]) => [
      id,
      ribbon,
    ]);
    expect(shown, 'packages/web/index.html: one <div class="game"> for each card of src/app/games.ts').toEqual(
      cards.map(({ id, ribbon }) => [id, ribbon]),
    );
    const css = readFileSync(join(source, 'home/shell.css'), 'utf8');
    for (const { id } of cards)
      expect(
        css.split(`.shell [data-game="${id}"] {\n  --cover`),
        'src/home/shell.css: a cover by day and one at dusk',
      ).toHaveLength(3);
  });

  test('an address that names no game, or one without that part, leads to the first that has it', () => {
    for (const game of [null, 'sierra', 'chess']) expect(cardWith('Rules', game).id).toBe('sierra');
    expect(cardWith('Rules', 'colorado').id).toBe('colorado');
    for (const game of ['colorado', 'sierra-west']) expect(cardWith('Campaign', game).id).toBe('sierra');
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
