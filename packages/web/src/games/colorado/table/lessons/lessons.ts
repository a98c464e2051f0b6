import type { ColoradoChoice } from '@cordillera/colorado';
import type { Decision } from '@cordillera/engine';

/** What a newcomer is told, each in the moment when it first helps. */
export const LESSONS = [
  'village',
  'call',
  'give',
  'pick',
  'nuggets',
  'cards',
  'tick',
  'tipi',
  'free',
  'discover',
  'turnIn',
  'families',
  'medals',
] as const;
export type Lesson = (typeof LESSONS)[number];

type Asked = Pick<Decision<ColoradoChoice>, 'prompt' | 'params'>;

/** Everything that can be taught at this moment, the most pressing first. */
export function lessonsFor({ prompt, params = {} }: Asked, turn: number): Lesson[] {
  // a tip that praises what cannot be done now would only puzzle
  if ([params.cards, params.buys, params.swaps].includes(0)) return [];
  const own = LESSONS.filter((lesson) => lesson === prompt);
  // what it is all for comes once the first turns are played
  if (prompt === 'call' && turn > 2) return [...own, 'families', 'medals'];
  return own;
}
