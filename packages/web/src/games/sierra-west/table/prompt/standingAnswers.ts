import type { Decision } from '@cordillera/engine';
import { ANIMALS, type SierraWestChoice } from '@cordillera/sierra-west';
import type { Wish } from '../../../../store/records.ts';

/** How somebody wants to be asked out of turn: when an animal shows, and when another player rises on a track. */
export const wishes = {
  trapper: ['always', 'mode', 'never'],
  tracker: ['always', 'never'],
} as const;

export type Question = keyof typeof wishes;
export type Asking = (typeof wishes)[Question][number];

export const isQuestion = (prompt: string): prompt is Question => prompt in wishes;

/** As long as nothing else was wished for, everybody is asked. */
export const askingOf = (wish: Wish | undefined, question: Question): Asking =>
  (wishes[question] as readonly string[]).includes(wish?.[question] ?? '') ? (wish![question] as Asking) : 'always';

/** Declines for whoever does not want to be asked this; null when they are asked. */
export function standingAnswer(wish: Wish, { prompt, choices }: Decision<SierraWestChoice>): SierraWestChoice | null {
  if (!isQuestion(prompt)) return null;
  const asking = askingOf(wish, prompt);
  const isAsked =
    asking === 'always' ||
    (asking === 'mode' && choices.some((choice) => choice.do === 'trap' && !COMMON.has(choice.animal)));
  return isAsked ? null : (choices.find((choice) => choice.do === 'decline') ?? null);
}

/** The animals of every mode; what else can be trapped is the mode's own. */
const COMMON: ReadonlySet<string> = new Set(ANIMALS.slice(0, 4));
