import type { Pack } from '@cordillera/engine';
import { useCallback } from 'react';
import { ownSets } from '../../cardsets/sets.ts';
import type { GameId } from '../../store/records.ts';
import { useStoreQuery } from '../../store/useStoreQuery.ts';

export interface CardSet {
  /** The person's own sets; none until they are known. */
  sets: readonly Pack<object>[];
  /** The chosen set; null for the house set. */
  set: Pack<object> | null;
  /** The chosen set once the store is read: a button may be pressed before. */
  ready: () => Promise<Pack<object> | null>;
}

/** The card set of this name among a person's own for the game. */
export function useCardSet(game: GameId, name: string | null): CardSet {
  const read = useCallback(() => ownSets(game), [game]);
  const known = useStoreQuery(read);
  const chosen = (sets: readonly Pack<object>[]) => sets.find(({ id }) => id === name) ?? null;
  return {
    sets: known ?? [],
    set: chosen(known ?? []),
    ready: async () => chosen(known ?? (await read())),
  };
}
