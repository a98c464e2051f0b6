import { useEffect, useState } from 'react';
import { onStoreChange } from './storeEvents.ts';

/** What `read` finds on the shelf, always up to date; null until it is known. */
export function useStoreQuery<T>(read: () => Promise<T>): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    // Only the newest question is answered: an older one may come back later.
    let asked = 0;
    const ask = (): void => {
      const question = ++asked;
      void read().then((answer) => {
        if (question === asked) setFound(() => answer);
      });
    };
    ask();
    const forget = onStoreChange(ask);
    return () => {
      asked = -1;
      forget();
    };
  }, [read]);
  return found;
}
