import type { Decision } from '@cordillera/engine';
import { ANIMALS, type SierraWestChoice } from '@cordillera/sierra-west';
import type { StandingAnswer } from '../../../../store/records.ts';

/** A player's standing answers out of turn: when an animal shows, and when another player rises on a track. */
export const standingAnswerOptions = {
  trapper: ['always', 'mode', 'never'],
  tracker: ['always', 'never'],
} as const;

export type Question = keyof typeof standingAnswerOptions;
export type StandingAnswerOption = (typeof standingAnswerOptions)[Question][number];

const isQuestion = (prompt: string): prompt is Question => prompt in standingAnswerOptions;

/** By default a player is asked about everything. */
export const standingAnswerOf = (answer: StandingAnswer | undefined, question: Question): StandingAnswerOption =>
  (standingAnswerOptions[question] as readonly string[]).includes(answer?.[question] ?? '')
    ? (answer![question] as StandingAnswerOption)
    : 'always';

/** The choice that declines for a player who does not want to be asked this; null when the player is asked. */
export function automaticAnswer(
  answer: StandingAnswer,
  { prompt, choices }: Decision<SierraWestChoice>,
): SierraWestChoice | null {
  if (!isQuestion(prompt)) return null;
  const asking = standingAnswerOf(answer, prompt);
  const isAsked =
    asking === 'always' ||
    (asking === 'mode' && choices.some((choice) => choice.do === 'trap' && !COMMON.has(choice.animal)));
  return isAsked ? null : (choices.find((choice) => choice.do === 'decline') ?? null);
}

/** The animals of every mode; what else can be trapped is the mode's own. */
const COMMON: ReadonlySet<string> = new Set(ANIMALS.slice(0, 4));
