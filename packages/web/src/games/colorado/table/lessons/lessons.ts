import type { ColoradoChoice } from '@cordillera/colorado';
import type { Decision } from '@cordillera/engine';

/** Tips for new players, each shown when it first helps. */
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

/** All tips that apply now, most urgent first. */
export function lessonsFor({ prompt, params = {} }: Asked, turn: number): Lesson[] {
  // a tip about a move that is not possible now would only confuse
  if ([params.cards, params.buys, params.swaps].includes(0)) return [];
  const own = LESSONS.filter((lesson) => lesson === prompt);
  // the aim of the game is explained after the first turns
  if (prompt === 'call' && turn > 2) return [...own, 'families', 'medals'];
  return own;
}
