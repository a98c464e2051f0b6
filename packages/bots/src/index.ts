import type { Game } from '@cordillera/engine';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { sierraBots } from './sierra/index.ts';
import { sierraWestBots } from './sierra-west/index.ts';

export type { Bot, BotPosition } from './bot.ts';
export { randomBot } from './random.ts';

/** The bots of each game, weakest first. */
const byGame: Record<string, readonly Bot[]> = {
  sierra: sierraBots,
  'sierra-west': sierraWestBots,
};

export const botsFor = (game: Pick<Game, 'id'>): readonly Bot[] => byGame[game.id] ?? [randomBot];

/** The bot of that name for this game; an unknown name gets an error that lists the known ones. */
export function botFor(game: Pick<Game, 'id'>, id: string): Bot {
  const known = botsFor(game);
  const bot = known.find((candidate) => candidate.id === id);
  if (bot === undefined)
    throw new Error(`There is no bot "${id}" for ${game.id}; known: ${known.map((b) => b.id).join(', ')}.`);
  return bot;
}
