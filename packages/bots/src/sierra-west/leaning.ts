import { lean, type SierraWestChoice, type SierraWestTypes } from '@cordillera/sierra-west';
import type { QuickBot } from '../bot.ts';

/** Plays by chance that climbs, claims and seldom passes. */
export const leaningBot: QuickBot<SierraWestTypes> = {
  id: 'leaning',
  blind: true,
  choose: ({ decision: { choices, forward }, random }) =>
    choices[lean(choices.slice(0, forward), random)] as SierraWestChoice,
};
