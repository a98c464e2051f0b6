import { lean, type SierraWestChoice, type SierraWestTypes } from '@cordillera/sierra-west';
import type { QuickBot } from '../bot.ts';

/** Plays at random, but prefers to climb and claim, and seldom passes. */
export const leaningBot: QuickBot<SierraWestTypes> = {
  id: 'leaning',
  blind: true,
  choose: ({ decision: { choices, forward }, random }) =>
    choices[lean(choices.slice(0, forward), random)] as SierraWestChoice,
};
