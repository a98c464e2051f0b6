import type { Rules, Seat } from '@cordillera/engine';
import {
  cardCount,
  cloneLandscape,
  type Face,
  lay,
  legalCells,
  type MountainCard,
  rulesOf,
  type SierraChoice,
  type SierraTypes,
  type SierraView,
} from '@cordillera/sierra';
import type { SearchModel } from '../search/searchModel.ts';
import { completeGreedily } from './completeGreedily.ts';
import { evaluate, type GroupPosition, groupPositionOf, type Lay, withTrialCard } from './groupPosition.ts';

/** How many future cards the expected gain is averaged over, and for how many placements it counts at most. */
const SAMPLED_CARDS = 10;
const MAX_WEIGHT = 2;

/** The group's position, and the cards to come. */
export interface SierraWorld {
  thought: GroupPosition;
  /** Empty when the game has been played to its end. */
  deck: readonly number[];
}

/**
 * The value of a face or a Notebook card shows only at the end, so the landscape is filled with future cards. A placed
 * card is evaluated at once, with the expected gain from the next cards.
 */
export const searchModelOf = (rules: Rules<SierraTypes>): SearchModel<SierraWorld, SierraChoice> => ({
  prior: ({ thought }, choice) => (choice.do === 'lay' ? withTrialCard(thought, choice, () => evaluate(thought)) : 0),
  rollout({ thought, deck }, choice) {
    if (choice.do === 'lay') return { thought: withCard(thought, choice), deck };
    const { view, seat } = thought;
    const after =
      choice.do === 'face'
        ? groupPositionOf(rules, withFace(view, seat, choice.face), seat)
        : choice.do === 'keep'
          ? withNotebook(thought, choice.card)
          : thought;
    return { thought: completeGreedily(after, deck), deck: [] };
  },
  evaluate: ({ thought, deck }) => prospect(thought, deck),
});

function withCard(thought: GroupPosition, choice: Lay): GroupPosition {
  const landscape = cloneLandscape(thought.landscape);
  lay(landscape, choice.card, (thought.box.mountain[choice.card] as MountainCard).colour, choice);
  return { ...thought, landscape };
}

const withFace = (view: SierraView, seat: Seat, face: Face): SierraView => {
  const own = view.players[seat]?.group;
  return { ...view, groups: view.groups.map((group, index) => (index === own ? { ...group, face } : group)) };
};

const withNotebook = (thought: GroupPosition, card: number): GroupPosition => ({
  ...thought,
  members: thought.members.map((member) =>
    member.seat === thought.seat ? { ...member, notebook: [...member.notebook, card] } : member,
  ),
});

/** The group's points and the expected gain from the next cards. */
export function prospect(thought: GroupPosition, deck: readonly number[]): number {
  const weight = deck.length === 0 ? 0 : weightOf(thought);
  return evaluate(thought) + (weight === 0 ? 0 : weight * expectedGain(thought, deck.slice(0, SAMPLED_CARDS)));
}

/**
 * The expected gain counts once per card still to come, up to a maximum, because later cards meet another landscape.
 */
const weightOf = ({ landscape, finalSize }: GroupPosition): number =>
  Math.max(0, Math.min(MAX_WEIGHT, finalSize - cardCount(landscape)));

/** The points that a card adds at its best place, on average over these cards. */
export function expectedGain(thought: GroupPosition, cards: readonly number[]): number {
  const { box, view, landscape } = thought;
  const { limits } = rulesOf(box, view.stage);
  const now = evaluate(thought);
  let sum = 0;
  for (const card of cards) {
    let top = 0;
    for (const cell of legalCells(landscape, (box.mountain[card] as MountainCard).colour, limits)) {
      top = Math.max(top, withTrialCard(thought, { do: 'lay', card, ...cell }, () => evaluate(thought)) - now);
    }
    sum += top;
  }
  return sum / cards.length;
}
