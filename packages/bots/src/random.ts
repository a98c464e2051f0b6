import type { SyncBot } from './bot.ts';

/** Picks any forward choice. */
export const randomBot: SyncBot = {
  id: 'random',
  ignoresView: true,
  choose: ({ decision: { choices, forward }, random }) => choices[random.int(forward)] as object,
};
