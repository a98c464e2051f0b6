import { pick } from '@cordillera/engine';
import type { Bot } from './bot.ts';

/** Picks any choice that carries the game on. */
export const randomBot: Bot = {
  id: 'random',
  blind: true,
  choose: ({ decision, random }) => pick(random, decision.choices.slice(0, decision.forward)),
};
