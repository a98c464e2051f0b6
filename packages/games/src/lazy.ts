import type { Game, OlderHouses, RawPack } from '@cordillera/engine';

export { gameOfFiles } from './gameOfFiles.ts';

interface Registered {
  game(): Promise<unknown>;
  /** Earlier house sets of the game, if there are any; fetched only for a match that needs one. */
  older?(): Promise<{ olderHouse(hash: string): RawPack['files'] | null; olderHouses: OlderHouses }>;
}

/** The games. Each is loaded separately, so opening one does not load the rules and words of the others. */
export const registry: Readonly<Record<string, Registered>> = {
  sierra: {
    game: () => import('@cordillera/sierra').then(({ sierra }) => sierra),
    older: () => import('@cordillera/sierra/older'),
  },
  'sierra-west': {
    game: () => import('@cordillera/sierra-west').then(({ sierraWest }) => sierraWest),
    older: () => import('@cordillera/sierra-west/older'),
  },
  colorado: {
    game: () => import('@cordillera/colorado').then(({ colorado }) => colorado),
    older: () => import('@cordillera/colorado/older'),
  },
};

/** The IDs that `loadGame` accepts. */
export const gameIds: readonly string[] = Object.keys(registry);

/** The game of that ID, with its rules and words. */
export async function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(registry, id)) throw new Error(`There is no game "${id}"; known: ${gameIds.join(', ')}.`);
  return (await registry[id]!.game()) as Game;
}

/** The files of an earlier house set of the game; null when it never had one of this hash. */
export async function loadOlderHouse(id: string, hash: string): Promise<RawPack['files'] | null> {
  const older = Object.hasOwn(registry, id) ? registry[id]!.older : undefined;
  return older === undefined ? null : (await older()).olderHouse(hash);
}
