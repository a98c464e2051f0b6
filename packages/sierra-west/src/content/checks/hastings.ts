import type { PackProblem } from '@cordillera/engine';
import { PLAN_ACTIONS, type PlanCard, type SierraWestContent } from '../types.ts';
import { checkCount, problem, type Spot } from './problem.ts';

const file = 'hastings.json';
const PLAN_CARDS = 18;
const EDGE_PLACES = 4;
const SOLID_ARROWS = 3;
const DIE_FACES = 6;
const SIDES = ['left', 'right'] as const;

export const checkHastings = ({ planCards, fishTable }: SierraWestContent): PackProblem[] => [
  ...checkCount(planCards, PLAN_CARDS, { file, field: 'planCards' }, 'SW-D-21'),
  ...planCards.flatMap(checkPlanCard),
  ...checkPlanDeck(planCards),
  ...checkCount(fishTable, DIE_FACES, { file, field: 'fishTable' }, 'SW-D-22'),
];

function checkPlanCard({ id, arrows, actions }: PlanCard): PackProblem[] {
  const at = (field: string): Spot => ({ file, card: id, field });
  const solid = arrows.filter((arrow) => arrow).length;
  const even = arrows.length === EDGE_PLACES && solid === SOLID_ARROWS;
  const pattern = { found: `${solid}/${arrows.length}`, expected: `${SOLID_ARROWS}/${EDGE_PLACES}` };
  return [
    ...(even ? [] : [problem('plan-arrows', at('arrows'), pattern)]),
    ...checkCount(actions, EDGE_PLACES, at('actions'), 'SW-D-21'),
  ];
}

function checkPlanDeck(cards: PlanCard[]): PackProblem[] {
  const spot: Spot = { file, field: 'planCards' };
  const problems: PackProblem[] = [];
  const actions = new Set(cards.flatMap((card) => card.actions));
  for (const action of PLAN_ACTIONS) {
    if (!actions.has(action)) problems.push(problem('plan-action-missing', spot, { action }));
  }
  for (const side of SIDES) {
    if (!cards.some((card) => card.activeSide === side)) problems.push(problem('plan-side', spot, { side }));
    for (const highlighted of [true, false]) {
      const shows = ({ trapper }: PlanCard) => trapper.side === side && trapper.highlighted === highlighted;
      if (!cards.some(shows)) problems.push(problem('plan-trapper', spot, { side, highlighted: String(highlighted) }));
    }
  }
  if (!cards.some((card) => card.animals.length > 0)) problems.push(problem('plan-animals', spot));
  return problems;
}
