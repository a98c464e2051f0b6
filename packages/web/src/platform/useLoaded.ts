import { useEffect, useState } from 'react';

export interface Loaded<T> {
  /** Null until it is there. */
  found: T | null;
  /** Why it did not come; null as long as it still may. */
  error: unknown;
  reload: () => void;
}

/** Fetches what a part of a screen needs, once for each `key`, and again on request. `wanted`: not before it is needed. */
export function useLoaded<T>(load: () => Promise<T>, key = '', wanted = true): Loaded<T> {
  const [found, setFound] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is fetched
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    setError(null);
    load().then(
      (answer) => !left && setFound(() => answer),
      (problem: unknown) => !left && setError(problem),
    );
    return () => {
      left = true;
    };
  }, [key, wanted, tries]);
  return { found, error, reload: () => setTries((before) => before + 1) };
}
