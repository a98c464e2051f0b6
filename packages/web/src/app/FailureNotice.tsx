import { type ReactNode, useEffect, useState } from 'react';
import { ErrorDetails } from '../design/frame/ErrorDetails.tsx';
import { Notice } from '../design/frame/Notice.tsx';
import { useLanguage } from '../i18n/index.tsx';
import { errorMessage } from '../platform/errors.ts';
import { isPending } from '../store/storeEvents.ts';

/** Deliberately aborted work is no failure. */
const isWorthShowing = (error: unknown): boolean => error instanceof Error && error.name !== 'AbortError';

/** Reports errors that happen outside rendering, so that a failed tap does not pass in silence. */
export function FailureNotice(): ReactNode {
  const { language, words } = useLanguage();
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const note = (problem: unknown): void => {
      if (isWorthShowing(problem)) setError(problem);
    };
    // without an error it is a remark of the browser, or a script that is not part of this page
    const onError = (event: ErrorEvent): void => note(event.error);
    const onRejection = (event: PromiseRejectionEvent): void => note(event.reason);
    const leave = (): void => setError(null);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    addEventListener('hashchange', leave);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      removeEventListener('hashchange', leave);
    };
  }, []);
  if (error === null) return null;
  return (
    <Notice
      role="alert"
      icon="warning"
      onClose={() => setError(null)}
      actions={
        !isPending() && (
          <button type="button" className="button" onClick={() => location.reload()}>
            {words.failure.reload}
          </button>
        )
      }
    >
      {errorMessage(error, language)}
      <ErrorDetails error={error} />
    </Notice>
  );
}
