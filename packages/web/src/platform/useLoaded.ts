import { useEffect, useState } from 'react';

export interface Loaded<T> {
  /** Null until loaded. */
  found: T | null;
  /** Why loading failed; null otherwise. */
  error: unknown;
  reload: () => void;
}

/** Loads the data of a part of a screen, once for each `key`, and again on request; not before it is `wanted`. */
export function useLoaded<T>(load: () => Promise<T>, key = '', wanted = true): Loaded<T> {
  const [found, setFound] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies what is loaded
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
