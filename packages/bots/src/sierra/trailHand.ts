import type { Seat } from '@cordillera/engine';
import {
  type GroupView,
  legalCells,
  type MountainCard,
  type PlayerView,
  rulesOf,
  type SierraChoice,
  type SierraTypes,
  type SierraView,
} from '@cordillera/sierra';
import type { Bot, BotPosition, Budget } from '../bot.ts';
import { flatMonteCarlo } from '../search/flatMonteCarlo.ts';
import { searchWithinBudget } from '../search/searchWithinBudget.ts';
import { otherCards } from './completeGreedily.ts';
import { evaluate, type GroupPosition, groupPositionOf, type Lay, withTrialCard } from './groupPosition.ts';
import { expectedGain, prospect, searchModelOf } from './sierraSearchModel.ts';

/** How many of the placements with the most immediate points are examined further. */
const BEAM = 8;
/** How often the rest of the game is guessed before a Notebook card is kept or a face chosen. */
const GUESSES = 4;

type Position = BotPosition<SierraTypes> & { view: SierraView };
type Answer = SierraChoice | Promise<SierraChoice>;

/** Trail hand: maximizes the group's points now and the expected gain from the next cards. */
export const trailHand: Bot<SierraTypes> = {
  id: 'trail-hand',
  choose(position, budget = {}) {
    const { decision } = position;
    const forward = decision.choices.slice(0, decision.forward);
    const first = forward[0] as SierraChoice;
    if (forward.length === 1) return first;
    const seeing = position as Position;
    const only = forward.filter((choice) => choice.do === first.do);
    // Decides by simulating the rest of the game a few times.
    if (first.do === 'face' || first.do === 'keep') return search(seeing, only, budget, { worlds: GUESSES });
    if (first.do === 'discard') return bestDiscard(seeing, forward);
    return bestLay(seeing, forward, budget);
  },
};

function search(
  { rules, view, decision, random }: Position,
  choices: readonly SierraChoice[],
  budget: Budget,
  extent: { worlds: number; width?: number },
): Answer {
  const { seat } = decision;
  const thought = groupPositionOf(rules, view, seat);
  const guess = () => ({ thought, deck: otherCards(thought, random) });
  return searchWithinBudget(
    flatMonteCarlo({ judge: searchModelOf(rules), seat, choices, guess, random, ...extent }),
    budget,
    (choice) => choice,
  );
}

/** The best of the choices; the first on ties. */
function best<C>(choices: readonly C[], value: (choice: C) => number): C {
  let found = choices[0] as C;
  let top = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const points = value(choice);
    if (points > top) {
      top = points;
      found = choice;
    }
  }
  return found;
}

/** The card not put aside goes to the next group, so the one that would help that group more is put aside. */
function bestDiscard({ rules, view, decision }: Position, choices: SierraChoice[]): SierraChoice {
  const own = (view.players[decision.seat] as PlayerView).group;
  const next = view.groups[(own + 1) % view.groups.length] as GroupView;
  const theirs = groupPositionOf(rules, view, next.members[0] as Seat);
  const discards = choices.filter((choice) => choice.do === 'discard');
  return best(discards, ({ card }) => expectedGain(theirs, [card]));
}

/** Tries pairs of placements; the expected gain decides between the best few. */
function bestLay(position: Position, choices: readonly SierraChoice[], budget: Budget): Answer {
  const lays = choices.filter((choice) => choice.do === 'lay');
  const thought = groupPositionOf(position.rules, position.view, position.decision.seat);
  const next = nextHand(thought);
  if (next.length === 0) return search(position, lays, budget, { worlds: 1, width: BEAM });
  const deck = otherCards(thought, position.random);
  const firsts = topOf(lays.map((lay) => ({ lay, points: withTrialCard(thought, lay, () => evaluate(thought)) })));
  const pairs = firsts.flatMap(({ lay }) =>
    withTrialCard(thought, lay, () => secondsAfter(thought, lay, next)).map((second) => ({ lay, ...second })),
  );
  if (pairs.length === 0) return (firsts[0] as { lay: Lay }).lay;
  const value = (): number => prospect(thought, deck);
  return best(topOf(pairs), ({ lay, second }) =>
    withTrialCard(thought, lay, () => withTrialCard(thought, second, value)),
  ).lay;
}

const topOf = <T extends { points: number }>(items: T[]): T[] =>
  items.sort((a, b) => b.points - a.points).slice(0, BEAM);

/**
 * The hand from which the group's other card of this round comes: this seat's or, in a trio, that of a companion who
 * has yet to place one.
 */
function nextHand({ view, seat }: GroupPosition): number[] {
  const { members, draft, role } = view.groups[(view.players[seat] as PlayerView).group] as GroupView;
  if (draft === null || draft.length > 0) return [];
  const layer = members.length < 3 ? seat : (members.find((other) => other !== seat && other !== role) as Seat);
  return (view.players[layer] as PlayerView).hand ?? [];
}

function secondsAfter(thought: GroupPosition, first: Lay, hand: readonly number[]): { second: Lay; points: number }[] {
  const { box, view, landscape } = thought;
  const { limits } = rulesOf(box, view.stage);
  const seconds: { second: Lay; points: number }[] = [];
  for (const card of hand) {
    if (card === first.card) continue;
    for (const cell of legalCells(landscape, (box.mountain[card] as MountainCard).colour, limits)) {
      const second: Lay = { do: 'lay', card, ...cell };
      seconds.push({ second, points: withTrialCard(thought, second, () => evaluate(thought)) });
    }
  }
  return seconds;
}
