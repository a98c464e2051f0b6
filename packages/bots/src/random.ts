import type { QuickBot } from './bot.ts';

/** Picks any choice that carries the game on. */
export const randomBot: QuickBot = {
  id: 'random',
  blind: true,
  choose: ({ decision: { choices, forward }, random }) => choices[random.int(forward)] as object,
};
