import { pickBiased, type SierraWestChoice, type SierraWestTypes } from '@cordillera/sierra-west';
import type { SyncBot } from '../bot.ts';

/** Plays at random, but prefers to climb and claim, and seldom passes. */
export const biasedRandomBot: SyncBot<SierraWestTypes> = {
  id: 'leaning',
  ignoresView: true,
  choose: ({ decision: { choices, forward }, random }) =>
    choices[pickBiased(choices.slice(0, forward), random)] as SierraWestChoice,
};
