import { colorado } from '@cordillera/colorado';
import { olderHouse as ofColorado } from '@cordillera/colorado/older';
import { type Game, type LoadContext, loadMatch as loadMatchFrom, type Match, type RawPack } from '@cordillera/engine';
import { sierra } from '@cordillera/sierra';
import { olderHouse as ofSierra } from '@cordillera/sierra/older';
import { sierraWest } from '@cordillera/sierra-west';
import { olderHouse as ofSierraWest } from '@cordillera/sierra-west/older';

export { gameOfFiles } from './gameOfFiles.ts';

/** Every game that can be played. */
export const games: readonly Game[] = [sierra, sierraWest, colorado] as unknown as readonly Game[];

export function gameById(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`There is no game "${id}"; known: ${games.map((g) => g.id).join(', ')}.`);
  return game;
}

const older: Record<string, (hash: string) => RawPack['files'] | null> = {
  [sierra.id]: ofSierra,
  [sierraWest.id]: ofSierraWest,
  [colorado.id]: ofColorado,
};

/** The files of an earlier house set of the game; null when it never had one of this hash. */
export const olderHouse = ({ id }: Game, hash: string): RawPack['files'] | null => older[id]?.(hash) ?? null;

/** Rebuilds a saved match of any game. */
export const loadMatch = (json: unknown, packs: LoadContext['packs'] = []): Match =>
  loadMatchFrom(json, { games, packs, olderHouse });
