import { allPacks } from './packs.ts';
import type { PackRecord } from './records.ts';
import { useStoreQuery } from './useStoreQuery.ts';

/** The person's own card sets, the last added first, always up to date; null until they are known. */
export const usePacks = (): readonly PackRecord[] | null => useStoreQuery(allPacks);
