import { useEffect, useState } from 'react';
import { onStoreChange } from './storeEvents.ts';

/** The result of `read`, kept up to date; null until loaded. */
export function useStoreQuery<T>(read: () => Promise<T>): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    // Only the latest query counts: an older one may finish later.
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
