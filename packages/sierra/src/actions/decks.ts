import { shuffle, withStream } from '@cordillera/engine';
import type { DeckName, GroupState, SierraEvent, SierraState } from '../state.ts';

/**
 * Draws from a pile into a hand; a discard is shuffled into a new pile only when a card is needed (SI-R-37, SI-R-39).
 * Each card reaches its place before the next is drawn, so that every card has a place when a reshuffle is reported.
 */
export function draw(
  state: SierraState,
  deck: DeckName,
  count: number,
  put: (card: number) => void,
  emit: (event: SierraEvent) => void,
): number[] {
  const { pile, discard } = state[deck];
  const cards: number[] = [];
  while (cards.length < count) {
    if (pile.length === 0) {
      if (discard.length === 0) throw new Error(`The ${deck} pile and its discard are both empty (SI-R-40).`);
      pile.push(...discard.map(({ card }) => card));
      discard.length = 0;
      withStream(state.streams, deck, (random) => shuffle(random, pile));
      emit({ type: 'reshuffled', deck, size: pile.length, barrier: true });
    }
    const card = pile.pop() as number;
    cards.push(card);
    put(card);
  }
  return cards;
}

/** Puts cards of a group on a discard. Their number is public, the cards are known to the group (SI-R-36, SI-R-92). */
export function discard(
  state: SierraState,
  deck: DeckName,
  group: number,
  cards: readonly number[],
  emit: (event: SierraEvent) => void,
): void {
  if (cards.length === 0) return;
  for (const card of cards) state[deck].discard.push({ card, group });
  const { members } = state.groups[group] as GroupState;
  emit({ type: 'discarded', group, deck, count: cards.length });
  emit({ type: 'discardedCards', group, deck, cards: cards.slice(), for: members });
}

/** Hands stay in order of card number, so that a card taken back returns to where it was. */
export function addCard(hand: number[], card: number): void {
  let at = hand.length;
  while (at > 0 && (hand[at - 1] as number) > card) at--;
  hand.splice(at, 0, card);
}

export function removeCard(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1);
}
