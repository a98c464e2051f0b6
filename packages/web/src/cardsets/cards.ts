import type { MatchRecord } from '../store/records.ts';

/** Which cards are meant: a card set, or what a match says it was begun with. */
export interface Cards {
  game: string;
  /** What people call the set. */
  id: string;
  hash: string;
}

/** The name of the set that comes with every game; no other may have it. */
export const houseName = 'house';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The cards that a saved match names; null when it is nothing of the kind. */
export function cardsOf(saved: unknown): Cards | null {
  if (!isObject(saved) || !isObject(saved.content)) return null;
  const { game } = saved;
  const { id, hash } = saved.content;
  return typeof game === 'string' && typeof id === 'string' && typeof hash === 'string' ? { game, id, hash } : null;
}

export const sameCards = (a: Cards, b: Cards): boolean => a.game === b.game && a.hash === b.hash;

/** A match goes on with the set of its name; one whose name is gone, with any set that has its cards. */
export function needs({ saved }: MatchRecord, set: Cards, others: readonly Cards[]): boolean {
  const cards = cardsOf(saved);
  if (cards === null || !sameCards(cards, set)) return false;
  return cards.id === set.id || !others.some((other) => sameCards(cards, other));
}

/** Why the cards of a match are not here. */
export type Missing =
  /** There is no such set. */
  | 'absent'
  /** The set of this name has other cards. */
  | 'changed'
  /** The house set has been changed since. */
  | 'house';

export function missing(cards: Cards, sets: readonly Cards[]): Missing | null {
  if (sets.some((set) => sameCards(cards, set))) return null;
  if (cards.id === houseName) return 'house';
  return sets.some((set) => set.game === cards.game && set.id === cards.id) ? 'changed' : 'absent';
}
