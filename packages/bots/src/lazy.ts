import { gameIds } from '@cordillera/games/lazy';
import type { Bot } from './bot.ts';

export type { Bot, BotPosition } from './bot.ts';

/** The games that have bots of their own. */
const loaders: Record<string, () => Promise<readonly Bot[]>> = {
  sierra: () => import('./sierra/index.ts').then(({ sierraBots }) => sierraBots),
  'sierra-west': () => import('./sierra-west/index.ts').then(({ sierraWestBots }) => sierraWestBots),
  colorado: () => import('./colorado/index.ts').then(({ coloradoBots }) => coloradoBots),
};

/** The bots of one game, weakest first, without loading those of others: at least the random one. */
export async function loadBots(game: string): Promise<readonly Bot[]> {
  if (!gameIds.includes(game)) throw new Error(`There are no bots for "${game}"; known: ${gameIds.join(', ')}.`);
  if (!Object.hasOwn(loaders, game)) return [(await import('./random.ts')).randomBot];
  return loaders[game]!();
}
