import type { MatchRecord } from '../store/records.ts';

/** Identifies a card set by name and hash, as a match records it. */
export interface Cards {
  game: string;
  /** The name that people see. */
  id: string;
  hash: string;
}

/** The name of the set that ships with every game; no other set may use it. */
export const houseName = 'house';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The cards that a saved match names; null when the match is malformed. */
export function cardsOf(saved: unknown): Cards | null {
  if (!isObject(saved) || !isObject(saved.content)) return null;
  const { game } = saved;
  const { id, hash } = saved.content;
  return typeof game === 'string' && typeof id === 'string' && typeof hash === 'string' ? { game, id, hash } : null;
}

export const sameCards = (a: Cards, b: Cards): boolean => a.game === b.game && a.hash === b.hash;

/** Whether a match needs this set: the set of the recorded name, or, if that is gone, any set with the same cards. */
export function needs({ saved }: MatchRecord, set: Cards, others: readonly Cards[]): boolean {
  const cards = cardsOf(saved);
  if (cards === null || !sameCards(cards, set)) return false;
  return cards.id === set.id || !others.some((other) => sameCards(cards, other));
}

/** Why the cards of a match are unavailable. */
export type Missing =
  /** No set has this name. */
  | 'absent'
  /** The set of this name has different cards. */
  | 'changed'
  /** The house set has changed since. */
  | 'house';

export function missing(cards: Cards, sets: readonly Cards[]): Missing | null {
  if (sets.some((set) => sameCards(cards, set))) return null;
  if (cards.id === houseName) return 'house';
  return sets.some((set) => set.game === cards.game && set.id === cards.id) ? 'changed' : 'absent';
}
