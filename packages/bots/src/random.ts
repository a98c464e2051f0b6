import type { QuickBot } from './bot.ts';

/** Picks any forward choice. */
export const randomBot: QuickBot = {
  id: 'random',
  blind: true,
  choose: ({ decision: { choices, forward }, random }) => choices[random.int(forward)] as object,
};
