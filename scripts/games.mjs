// Which packages are games, for tools and tests. A game declares it in its package.json: "cordillera": { "game": … }.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * The games below `folder`, as their packages describe them: `id` (also the name of their folders everywhere), `name`
 * and `rules`, the first letters of their rule IDs.
 */
export function findGames(folder) {
  const packages = join(folder, 'packages');
  return readdirSync(packages)
    .sort()
    .flatMap((id) => {
      const manifest = join(packages, id, 'package.json');
      if (!existsSync(manifest)) return [];
      const game = JSON.parse(readFileSync(manifest, 'utf8')).cordillera?.game;
      if (game === undefined) return [];
      if (typeof game.name !== 'string' || !/^[A-Z]{2}$/.test(game.rules))
        throw new Error(
          `${manifest}: "cordillera": { "game": … } needs a "name" and as "rules" the two capital letters of its rule IDs`,
        );
      return [{ id, name: game.name, rules: game.rules }];
    });
}

export const games = findGames(root);
export const gameIds = games.map(({ id }) => id);

/**
 * The game to which a file belongs, by its path from the root of the repository: its rules, its bots, its part of the
 * page. Null for files shared by all games.
 */
export function gameOfPath(path, ids = gameIds) {
  const [, folder] = /^packages\/(?:bots\/src\/|web\/src\/games\/)?([^/]+)\//.exec(path) ?? [];
  return ids.includes(folder) ? folder : null;
}

/** Whether this file of a game is part of the page's first load: its name, and where its parts are fetched from. */
export const isOnFirstLoad = (path, ids = gameIds) =>
  gameOfPath(path, ids) !== null &&
  /^packages\/web\/src\/games\/[^/]+\/((manifest|module)\.ts|cover-[^/]*)$/.test(path);
