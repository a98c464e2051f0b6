import type { Game, RawPack } from '@cordillera/engine';

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

/** Fetched only for a match that needs one. */
const older: Record<string, () => Promise<{ olderHouse(hash: string): RawPack['files'] | null }>> = {
  sierra: () => import('@cordillera/sierra/older'),
  'sierra-west': () => import('@cordillera/sierra-west/older'),
  colorado: () => import('@cordillera/colorado/older'),
};

/** The files of an earlier house set of the game; null when it never had one of this hash. */
export async function loadOlderHouse(id: string, hash: string): Promise<RawPack['files'] | null> {
  return Object.hasOwn(older, id) ? (await older[id]!()).olderHouse(hash) : null;
}
