import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { greenhorn } from './greenhorn.ts';

/** The bots that play Colorado, weakest first. */
export const coloradoBots: readonly Bot[] = [randomBot, greenhorn] as unknown as readonly Bot[];
