import { allPacks } from './packs.ts';
import type { PackRecord } from './records.ts';
import { useStoreQuery } from './useStoreQuery.ts';

/** The player's own card sets, the last added first, kept up to date; null until loaded. */
export const usePacks = (): readonly PackRecord[] | null => useStoreQuery(allPacks);
