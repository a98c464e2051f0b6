import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greenhorn } from './greenhorn.ts';
import { hiker } from './mixedLevels.ts';
import { trailHand } from './trailHand.ts';

/** The bots that play Sierra, weakest first. */
export const sierraBots: readonly Bot[] = [randomBot, greenhorn, hiker, trailHand] as unknown as readonly Bot[];
