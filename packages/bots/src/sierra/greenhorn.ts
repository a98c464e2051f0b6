import { pick } from '@cordillera/engine';
import { fillBoard, type ScoreFormula, type SierraChoice, type SierraTypes } from '@cordillera/sierra';
import type { SyncBot } from '../bot.ts';
import { evaluate, type GroupPosition, groupPositionOf, withTrialCard } from './groupPosition.ts';

/** One choice in this many is random. */
const RANDOM_MOVE_ONE_IN = 3;
/** Points by which a choice may be misjudged. */
const NOISE = 9;

/** Greenhorn: sees the immediate points of a card, misjudges them a little, and sometimes plays at random. */
export const greenhorn: SyncBot<SierraTypes> = {
  id: 'greenhorn',
  choose({ decision, rules, view, random }) {
    const forward = decision.choices.slice(0, decision.forward);
    if (forward.length === 1 || random.int(RANDOM_MOVE_ONE_IN) === 0) return pick(random, forward);
    const thought = groupPositionOf(rules, view as SierraTypes['View'], decision.seat);
    const kind = forward[0]?.do;
    let found = forward[0] as SierraChoice;
    let top = Number.NEGATIVE_INFINITY;
    for (const choice of forward) {
      if (choice.do !== kind) break;
      const points = pointsNow(thought, choice) + random.int(NOISE);
      if (points > top) {
        top = points;
        found = choice;
      }
    }
    return found;
  },
};

function pointsNow(thought: GroupPosition, choice: SierraChoice): number {
  if (choice.do === 'lay') return withTrialCard(thought, choice, () => evaluate(thought));
  if (choice.do !== 'keep') return 0;
  const board = fillBoard(thought.board, thought.landscape, thought.box.mountain);
  return (thought.box.notebookFormulas[choice.card] as ScoreFormula)(board);
}
