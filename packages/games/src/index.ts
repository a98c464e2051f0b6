import { colorado } from '@cordillera/colorado';
import { type Game, type LoadContext, loadMatch as loadMatchFrom, type Match } from '@cordillera/engine';
import { sierra } from '@cordillera/sierra';
import { sierraWest } from '@cordillera/sierra-west';

export { gameOfFiles } from './gameOfFiles.ts';

/** Every game that can be played. */
export const games: readonly Game[] = [sierra, sierraWest, colorado] as unknown as readonly Game[];

export function gameById(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`There is no game "${id}"; known: ${games.map((g) => g.id).join(', ')}.`);
  return game;
}

/** Rebuilds a saved match of any game. */
export const loadMatch = (json: unknown, packs: LoadContext['packs'] = []): Match =>
  loadMatchFrom(json, { games, packs });
