import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { gameIds, loadGame } from '@cordillera/games/lazy';
import { describe, expect, test } from 'vitest';
import { cardOf, cards, cardWith, isPlayable } from '../src/app/games.ts';
import { addressOf, type Route, routeOf } from '../src/app/routes.ts';
import { hasTable, loadTableGame } from '../src/table/games.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const folders = cards.map(({ id }) => id as string);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : /\.tsx?$/.test(name) ? [path] : [];
  });

/** The folder of the game a file belongs to; null for what is every game's. */
const gameOf = (path: string): string | null => {
  const [folder] = relative(source, path).split('/');
  return folders.includes(folder!) ? folder! : null;
};

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, to]) =>
    join(dirname(path), to!),
  );

test('only the two registries lead into a game’s folder, and no game’s folder into another’s', () => {
  const files = filesUnder(source);
  expect(files.length).toBeGreaterThan(200);
  const wrong = files.flatMap((path) => {
    const from = gameOf(path);
    if (['app/games.ts', 'table/games.ts'].includes(relative(source, path))) return [];
    const led = importsOf(path).filter((to) => gameOf(to) !== null && gameOf(to) !== from);
    return led.map((to) => `${relative(source, path)} imports ${relative(source, to)}`);
  });
  expect(wrong).toEqual([]);
});

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
