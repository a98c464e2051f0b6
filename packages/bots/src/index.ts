import type { Game } from '@cordillera/engine';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { greenhorn } from './sierra/greenhorn.ts';
import { trailHand } from './sierra/trailHand.ts';
import { greenhorn as westGreenhorn } from './sierra-west/greenhorn.ts';
import { trailHand as westTrailHand } from './sierra-west/trailHand.ts';

export type { Bot, BotPosition } from './bot.ts';
export { randomBot } from './random.ts';

/** The bots of each game, weakest first. `random` plays everything. */
const byGame: Record<string, readonly Bot[]> = {
  sierra: [greenhorn, trailHand] as unknown as readonly Bot[],
  'sierra-west': [westGreenhorn, westTrailHand] as unknown as readonly Bot[],
};

export const botsFor = (game: Pick<Game, 'id'>): readonly Bot[] => [randomBot, ...(byGame[game.id] ?? [])];

/** The bot of that name for this game; an unknown name gets an error that lists the known ones. */
export function botFor(game: Pick<Game, 'id'>, id: string): Bot {
  const known = botsFor(game);
  const bot = known.find((candidate) => candidate.id === id);
  if (bot === undefined)
    throw new Error(`There is no bot "${id}" for ${game.id}; known: ${known.map((b) => b.id).join(', ')}.`);
  return bot;
}
