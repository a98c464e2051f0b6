import type { Game } from '@cordillera/engine';

export { gameOfFiles } from './gameOfFiles.ts';

/** Each game is fetched separately: opening one does not load the rules and words of the others. */
const loaders: Record<string, () => Promise<unknown>> = {
  sierra: () => import('@cordillera/sierra').then(({ sierra }) => sierra),
  'sierra-west': () => import('@cordillera/sierra-west').then(({ sierraWest }) => sierraWest),
  colorado: () => import('@cordillera/colorado').then(({ colorado }) => colorado),
};

/** The games that `loadGame` knows. */
export const gameIds: readonly string[] = Object.keys(loaders);

/** The game of that ID, with its rules and words. */
export async function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(loaders, id)) throw new Error(`There is no game "${id}"; known: ${gameIds.join(', ')}.`);
  return (await loaders[id]!()) as Game;
}
