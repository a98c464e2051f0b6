import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greenhorn } from './greenhorn.ts';
import { stableHand, wagoner } from './mixedLevels.ts';
import { trailHand } from './trailHand.ts';

/** The bots that play Colorado, weakest first. */
export const coloradoBots: readonly Bot[] = [
  randomBot,
  greenhorn,
  stableHand,
  wagoner,
  trailHand,
] as unknown as readonly Bot[];
