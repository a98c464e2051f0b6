import { CordilleraError } from '@cordillera/engine';
import { type ReactNode, useRef, useState } from 'react';
import { useSpeech, useWords } from '../words/index.tsx';
import { NoConnection } from './api.ts';
import { OnlineRefusal } from './refusal.ts';
import { onlineWords } from './words.ts';

export interface Deed {
  run: (deed: () => Promise<unknown>) => Promise<void>;
  busy: boolean;
  /** Why it was not done, in words; null while nothing is wrong. */
  failure: ReactNode;
}

/**
 * Asks the server for something, one thing at a time, and says why when it was not done. Meanwhile nothing else is asked;
 * with `inTurn` it waits for its turn.
 */
export function useDeed({ inTurn = false } = {}): Deed {
  const { language } = useSpeech();
  const words = useWords(onlineWords);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const last = useRef(Promise.resolve());
  const run = (deed: () => Promise<unknown>): Promise<void> => {
    if (busy && !inTurn) return last.current;
    last.current = last.current.then(() => ask(deed));
    return last.current;
  };
  const ask = async (deed: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await deed();
    } catch (problem) {
      if (!isTold(problem)) console.error(problem);
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  const text =
    error === null
      ? null
      : error instanceof NoConnection
        ? words.noConnection.text
        : isTold(error)
          ? error.describe(language)
          : words.states.unknown;
  const failure =
    text === null ? null : (
      <p className="online-failure" role="alert">
        {text}
      </p>
    );
  return { run, busy, failure };
}

const isTold = (error: unknown): error is OnlineRefusal | CordilleraError =>
  error instanceof OnlineRefusal || error instanceof CordilleraError;
