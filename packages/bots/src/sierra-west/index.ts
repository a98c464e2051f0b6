import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greenhorn } from './greenhorn.ts';
import { stableHand, wagoner } from './mixedLevels.ts';
import { trailHand } from './trailHand.ts';

/** The bots that play Sierra West, weakest first. */
export const sierraWestBots: readonly Bot[] = [
  randomBot,
  greenhorn,
  stableHand,
  wagoner,
  trailHand,
] as unknown as readonly Bot[];
