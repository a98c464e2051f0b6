import { type Game, type LoadContext, loadMatch as loadMatchFrom, type Match, type RawPack } from '@cordillera/engine';
import { gameIds, loadGame, registry } from './lazy.ts';

export { gameOfFiles } from './gameOfFiles.ts';

/** Every game that can be played. */
export const games: readonly Game[] = await Promise.all(gameIds.map(loadGame));

export function gameById(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`There is no game "${id}"; known: ${games.map((g) => g.id).join(', ')}.`);
  return game;
}

const older = new Map(
  await Promise.all(gameIds.map(async (id) => [id, (await registry[id]!.older?.())?.olderHouse] as const)),
);

/** The files of an earlier house set of the game; null when it never had one of this hash. */
export const olderHouse = ({ id }: Game, hash: string): RawPack['files'] | null => older.get(id)?.(hash) ?? null;

/** Rebuilds a saved match of any game. */
export const loadMatch = (json: unknown, packs: LoadContext['packs'] = []): Match =>
  loadMatchFrom(json, { games, packs, olderHouse });
