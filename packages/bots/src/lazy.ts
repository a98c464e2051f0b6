import type { Bot } from './bot.ts';

export type { Bot, BotPosition } from './bot.ts';

const loaders: Record<string, () => Promise<readonly Bot[]>> = {
  sierra: () => import('./sierra/index.ts').then(({ sierraBots }) => sierraBots),
  'sierra-west': () => import('./sierra-west/index.ts').then(({ sierraWestBots }) => sierraWestBots),
  colorado: () => import('./colorado/index.ts').then(({ coloradoBots }) => coloradoBots),
};

/** The bots of one game, weakest first, without loading those of the others. */
export async function loadBots(game: string): Promise<readonly Bot[]> {
  if (!Object.hasOwn(loaders, game))
    throw new Error(`There are no bots for "${game}"; known: ${Object.keys(loaders).join(', ')}.`);
  return loaders[game]!();
}
