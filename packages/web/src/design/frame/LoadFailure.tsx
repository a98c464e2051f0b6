import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.tsx';
import { errorMessage } from '../../platform/errors.ts';
import { tryAgain } from '../../platform/loading.ts';
import './failure.css';

/** Replaces a small part of a screen that could not be fetched; the rest of the screen works. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const { language, words } = useLanguage();
  return (
    <p className="load-failure" role="alert">
      {errorMessage(error, language)}{' '}
      <button type="button" className="button" onClick={() => void tryAgain(error, onRetry)}>
        {words.reload}
      </button>
    </p>
  );
}
