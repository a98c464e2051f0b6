import { useSyncExternalStore } from 'react';
import { StorageDeniedError } from './database.ts';

/** Why something could not be stored or read. `error` is for developers. */
export type StorageProblem =
  /** The browser refuses all storage: games last as long as the page. */
  | { kind: 'refused'; error: string }
  /** The storage is full. */
  | { kind: 'full'; error: string }
  /** One write failed for another reason. */
  | { kind: 'failed'; error: string };

let problem: StorageProblem | null = null;
const listeners = new Set<() => void>();

/** A problem stays until a write succeeds; listeners are called only when its kind changes. */
export function setStorageProblem(next: StorageProblem | null): void {
  if (problem?.kind === next?.kind) return;
  problem = next;
  for (const listener of listeners) listener();
}

export const problemOf = (error: unknown): StorageProblem => ({
  kind: error instanceof StorageDeniedError ? 'refused' : isFull(error) ? 'full' : 'failed',
  error: String(error),
});

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

export const useStorageProblem = (): StorageProblem | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => problem,
  );
