import type { Game } from '@cordillera/engine';
import { UsageError } from '../cli/command.ts';
import { didYouMean } from '../cli/suggest.ts';
import type { Registry } from './registry.ts';

/** The game that --game names. */
export function chooseGame({ games }: Registry, id: string | undefined): Game {
  const known = games.map((game) => game.id);
  if (id === undefined) throw new UsageError(`--game is missing: say which game, one of ${known.join(', ')}.`);
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new UsageError(`unknown game "${id}"${didYouMean(id, known, 'games')}`);
  return game;
}
