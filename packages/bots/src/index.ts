import type { Game } from '@cordillera/engine';
import { gameIds } from '@cordillera/games/lazy';
import type { Bot, SyncBot } from './bot.ts';
import { loadBots } from './lazy.ts';
import { randomBot } from './random.ts';
import { biasedRandomBot } from './sierra-west/biasedRandomBot.ts';

export type { Bot, BotPosition, Budget, SyncBot } from './bot.ts';
export { randomBot } from './random.ts';
export { type FlatSearch, flatMonteCarlo } from './search/flatMonteCarlo.ts';
export type { SearchModel } from './search/searchModel.ts';
export { searchWithinBudget } from './search/searchWithinBudget.ts';

/** The bots of each game, weakest first. */
const byGame = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadBots(id)] as const)));

export const botsFor = (game: Pick<Game, 'id'>): readonly Bot[] => byGame.get(game.id) ?? [randomBot];

/** The bot with this name for the game; an unknown name throws an error that lists the known ones. */
export function botFor(game: Pick<Game, 'id'>, id: string): Bot {
  const known = botsFor(game);
  const bot = known.find((candidate) => candidate.id === id);
  if (bot === undefined)
    throw new Error(`There is no bot "${id}" for ${game.id}; known: ${known.map((b) => b.id).join(', ')}.`);
  return bot;
}

/** Games that purely random play would not finish in any useful time. */
const leaning: Record<string, SyncBot> = { 'sierra-west': biasedRandomBot as unknown as SyncBot };

/** The bot that plays a game at random and still finishes it: for rollouts, measurements and tests. */
export const rolloutBotFor = (game: Pick<Game, 'id'>): SyncBot => leaning[game.id] ?? randomBot;
