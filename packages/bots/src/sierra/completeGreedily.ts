import { type Random, shuffle } from '@cordillera/engine';
import { cardCount, cloneLandscape, lay, legalCells, type MountainCard, rulesOf, unlay } from '@cordillera/sierra';
import { evaluate, type GroupPosition } from './groupPosition.ts';

const HAND = 4;

/** The group's final position if its landscape is filled greedily with random cards. */
export function completeGreedily(thought: GroupPosition, deck: readonly number[]): GroupPosition {
  const filled = { ...thought, landscape: cloneLandscape(thought.landscape) };
  const { limits } = rulesOf(thought.box, thought.view.stage);
  let size = cardCount(filled.landscape);
  for (let next = 0; size < thought.finalSize && next + HAND <= deck.length; next += HAND) {
    const hand = deck.slice(next, next + HAND);
    for (let placed = 0; placed < 2 && size < thought.finalSize; placed++, size++) layBest(filled, hand, limits);
  }
  return filled;
}

function layBest(thought: GroupPosition, hand: number[], limits: Parameters<typeof legalCells>[2]): void {
  const { landscape, box } = thought;
  let top = Number.NEGATIVE_INFINITY;
  let found: { card: number; row: number; column: number } | null = null;
  for (const card of hand) {
    const { colour } = box.mountain[card] as MountainCard;
    for (const cell of legalCells(landscape, colour, limits)) {
      lay(landscape, card, colour, cell);
      const points = evaluate(thought);
      unlay(landscape, cell);
      if (points > top) {
        top = points;
        found = { card, ...cell };
      }
    }
  }
  if (found === null) return;
  hand.splice(hand.indexOf(found.card), 1);
  lay(landscape, found.card, (box.mountain[found.card] as MountainCard).colour, found);
}

/** Mountain cards that are not in this landscape, in a random order. */
export function otherCards({ box, landscape }: GroupPosition, random: Random): number[] {
  const laidCards = new Set(landscape.lines.flatMap((line) => line.cards));
  return shuffle(
    random,
    box.mountain.map((_, card) => card).filter((card) => !laidCards.has(card)),
  );
}
