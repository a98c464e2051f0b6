import { allMatches } from './matches.ts';
import type { MatchRecord } from './records.ts';
import { useStoreQuery } from './useStoreQuery.ts';

/** All matches, the last played first, always up to date; null until they are known. */
export const useMatches = (): readonly MatchRecord[] | null => useStoreQuery(allMatches);
