import { allMatches } from './matches.ts';
import type { MatchRecord } from './records.ts';
import { useStoreQuery } from './useStoreQuery.ts';

/** All matches, the last played first, kept up to date; null until loaded. */
export const useMatches = (): readonly MatchRecord[] | null => useStoreQuery(allMatches);
