import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { newGameWords } from './words.ts';

/** The button that starts the game, and above it why it could not, in words. */
export function Start({ busy, failure }: { busy: boolean; failure: string | null }): ReactNode {
  const words = useWords(newGameWords);
  return (
    <div className="setup-start">
      {failure !== null && (
        <p className="setup-failure" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className="button primary" aria-disabled={busy} aria-busy={busy}>
        {busy ? words.starting : words.start}
      </button>
    </div>
  );
}
