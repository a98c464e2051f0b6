import { useEffect, useState } from 'react';
import { allMatches, onMatchesChanged } from './matches.ts';
import type { MatchRecord } from './records.ts';

/** All matches, the last played first, kept true; null until they are known. */
export function useMatches(): readonly MatchRecord[] | null {
  const [matches, setMatches] = useState<readonly MatchRecord[] | null>(null);
  useEffect(() => {
    // Only the newest question is answered: an older one may come back later.
    let asked = 0;
    const ask = (): void => {
      const question = ++asked;
      void allMatches().then((found) => {
        if (question === asked) setMatches(found);
      });
    };
    ask();
    const forget = onMatchesChanged(ask);
    return () => {
      asked = -1;
      forget();
    };
  }, []);
  return matches;
}
