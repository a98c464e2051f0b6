import type { Seat } from '@cordillera/engine';
import {
  cardCount,
  type Face,
  type GroupView,
  legalCells,
  type MountainCard,
  type PlayerView,
  rulesOf,
  type SierraChoice,
  type SierraTypes,
  type SierraView,
} from '@cordillera/sierra';
import type { Bot, BotPosition } from '../bot.ts';
import { otherCards, rollout } from './rollout.ts';
import { type Lay, type Thought, think, tried, worth } from './table.ts';

/** How many of the placements that bring most at once are looked at more closely. */
const BEAM = 8;
/** How often the rest of the game is guessed before a Notebook card is kept or a face chosen. */
const GUESSES = 4;
/** How many cards to come are tried for the outlook, and for how many it counts. */
const OUTLOOK = 10;
const WEIGHT = 2;

type Position = BotPosition<SierraTypes> & { view: SierraView };

/** Trail hand: greedy on what the group's landscape brings now and could bring with the next cards. */
export const trailHand: Bot<SierraTypes> = {
  id: 'trail-hand',
  choose(position) {
    const { decision } = position;
    const forward = decision.choices.slice(0, decision.forward);
    const first = forward[0] as SierraChoice;
    if (forward.length === 1) return first;
    const seeing = position as Position;
    if (first.do === 'face') return bestFace(seeing, forward);
    if (first.do === 'keep') return bestKeep(seeing, forward);
    if (first.do === 'discard') return bestDiscard(seeing, forward);
    return bestLay(seeing, forward);
  },
};

/** The best of the choices; the first of equals. */
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

/** The sum of several guesses of the group's worth at the end, always with the same cards to come. */
function guess(thought: Thought, decks: readonly number[][]): number {
  return decks.reduce((sum, deck) => sum + rollout(thought, deck), 0);
}

const guessedDecks = (thought: Thought, { random }: Position): number[][] =>
  Array.from({ length: GUESSES }, () => otherCards(thought, random));

function bestFace(position: Position, choices: SierraChoice[]): SierraChoice {
  const { rules, view, decision } = position;
  const decks = guessedDecks(think(rules, view, decision.seat), position);
  const faces = choices.filter((choice) => choice.do === 'face');
  return best(faces, ({ face }) => guess(think(rules, withFace(view, decision.seat, face), decision.seat), decks));
}

const withFace = (view: SierraView, seat: Seat, face: Face): SierraView => {
  const own = view.players[seat]?.group;
  return { ...view, groups: view.groups.map((group, index) => (index === own ? { ...group, face } : group)) };
};

/** Which card will have brought more at the end, by a few quick guesses of how the game goes on. */
function bestKeep(position: Position, choices: SierraChoice[]): SierraChoice {
  const thought = think(position.rules, position.view, position.decision.seat);
  const decks = guessedDecks(thought, position);
  const keeps = choices.filter((choice) => choice.do === 'keep');
  return best(keeps, ({ card }) => guess(withNotebook(thought, card), decks));
}

const withNotebook = (thought: Thought, card: number): Thought => ({
  ...thought,
  members: thought.members.map((member) =>
    member.seat === thought.seat ? { ...member, notebook: [...member.notebook, card] } : member,
  ),
});

/** The card not put aside goes to the next group: put aside the one that would help them more. */
function bestDiscard({ rules, view, decision }: Position, choices: SierraChoice[]): SierraChoice {
  const own = (view.players[decision.seat] as PlayerView).group;
  const next = view.groups[(own + 1) % view.groups.length] as GroupView;
  const theirs = think(rules, view, next.members[0] as Seat);
  const discards = choices.filter((choice) => choice.do === 'discard');
  return best(discards, ({ card }) => outlook(theirs, [card]));
}

/** Tries pairs of placements; the best few are told apart by what the next cards could bring. */
function bestLay(position: Position, choices: SierraChoice[]): SierraChoice {
  const thought = think(position.rules, position.view, position.decision.seat);
  const cards = otherCards(thought, position.random).slice(0, OUTLOOK);
  const value = (): number => worth(thought) + weight(thought) * outlook(thought, cards);
  const lays = choices.filter((choice) => choice.do === 'lay');
  const firsts = topOf(lays.map((lay) => ({ lay, points: tried(thought, lay, () => worth(thought)) })));
  const next = nextHand(thought);
  if (next.length === 0) return best(firsts, ({ lay }) => tried(thought, lay, value)).lay;
  const pairs = firsts.flatMap(({ lay }) =>
    tried(thought, lay, () => secondsAfter(thought, lay, next)).map((second) => ({ lay, ...second })),
  );
  if (pairs.length === 0) return (firsts[0] as { lay: Lay }).lay;
  return best(topOf(pairs), ({ lay, second }) => tried(thought, lay, () => tried(thought, second, value))).lay;
}

const topOf = <T extends { points: number }>(items: T[]): T[] =>
  items.sort((a, b) => b.points - a.points).slice(0, BEAM);

/** The hand from which the group's other card of this round comes: the own, or in a trio that of a companion still to lay. */
function nextHand({ view, seat }: Thought): number[] {
  const { members, draft, role } = view.groups[(view.players[seat] as PlayerView).group] as GroupView;
  if (draft === null || draft.length > 0) return [];
  const layer = members.length < 3 ? seat : (members.find((other) => other !== seat && other !== role) as Seat);
  return (view.players[layer] as PlayerView).hand ?? [];
}

function secondsAfter(thought: Thought, first: Lay, hand: readonly number[]): { second: Lay; points: number }[] {
  const { box, view, landscape } = thought;
  const { limits } = rulesOf(box, view.stage);
  const seconds: { second: Lay; points: number }[] = [];
  for (const card of hand) {
    if (card === first.card) continue;
    for (const cell of legalCells(landscape, (box.mountain[card] as MountainCard).colour, limits)) {
      const second: Lay = { do: 'lay', card, ...cell };
      seconds.push({ second, points: tried(thought, second, () => worth(thought)) });
    }
  }
  return seconds;
}

/** What one of these cards would add at its best place, on average. */
function outlook(thought: Thought, cards: readonly number[]): number {
  const { box, view, landscape } = thought;
  const { limits } = rulesOf(box, view.stage);
  const now = worth(thought);
  let sum = 0;
  for (const card of cards) {
    let top = 0;
    for (const cell of legalCells(landscape, (box.mountain[card] as MountainCard).colour, limits)) {
      top = Math.max(top, tried(thought, { do: 'lay', card, ...cell }, () => worth(thought)) - now);
    }
    sum += top;
  }
  return sum / cards.length;
}

/** The outlook counts for the cards still to come, up to a point: later ones meet another landscape. */
const weight = ({ landscape, finalSize }: Thought): number =>
  Math.max(0, Math.min(WEIGHT, finalSize - cardCount(landscape)));
