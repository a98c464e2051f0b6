import type { Decision } from '@cordillera/engine';
import type { SierraWestChoice } from '@cordillera/sierra-west';

/** Tips for new players, each shown when it first helps. */
export const LESSONS = [
  'plan',
  'draft',
  'walk',
  'boots',
  'held',
  'cabins',
  'summit',
  'shovel',
  'pay',
  'homestead',
  'damage',
  'trapper',
  'tracker',
  'pass',
] as const;
export type Lesson = (typeof LESSONS)[number];

type Asked = Pick<Decision<SierraWestChoice>, 'prompt' | 'choices' | 'params'>;

const byPrompt: Partial<Record<string, Lesson>> = {
  plan: 'plan',
  planFour: 'plan',
  draft: 'draft',
  shovel: 'shovel',
  pay: 'pay',
  payApples: 'pay',
  homestead: 'homestead',
  damage: 'damage',
  trapper: 'trapper',
  tracker: 'tracker',
};

/** All tips that apply now, most urgent first. */
export function lessonsFor({ prompt, choices, params = {} }: Asked): Lesson[] {
  if (prompt !== 'pioneer') return byPrompt[prompt] ? [byPrompt[prompt]] : [];
  const can = new Set(choices.map((choice) => choice.do));
  const taught: Lesson[] = [];
  if (can.has('enter')) taught.push('walk');
  if (typeof params.held === 'string' && params.held !== '') taught.push('held');
  if (typeof params.boots === 'number' && params.boots > 0) taught.push('boots');
  // most summits raise a marker: what that is worth comes next
  if (can.has('summit')) taught.push('summit', 'homestead');
  if (can.has('assign')) taught.push('cabins');
  if (!['enter', 'step', 'use', 'summit', 'climb'].some((kind) => can.has(kind as SierraWestChoice['do'])))
    taught.push('pass');
  return taught;
}
