import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../i18n/index.tsx';
import { errorMessage, isLocalizedError } from '../platform/errors.ts';

export interface AsyncAction {
  run: (action: () => Promise<unknown>) => Promise<void>;
  busy: boolean;
  /** Why the last action failed, as text; null when nothing is wrong. */
  failure: ReactNode;
}

/**
 * Runs actions one at a time and shows why one failed. A call during another action is ignored, or with `inTurn`
 * queued.
 */
export function useAsyncAction({ inTurn = false } = {}): AsyncAction {
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const last = useRef(Promise.resolve());
  const run = (action: () => Promise<unknown>): Promise<void> => {
    if (busy && !inTurn) return last.current;
    last.current = last.current.then(() => ask(action));
    return last.current;
  };
  const ask = async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await action();
    } catch (problem) {
      if (!isLocalizedError(problem)) console.error(problem);
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  const failure =
    error === null ? null : (
      <p className="online-failure" role="alert">
        {errorMessage(error, language)}
      </p>
    );
  return { run, busy, failure };
}
