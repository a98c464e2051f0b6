import { type ReactNode, useEffect, useState } from 'react';
import { ErrorDetails } from '../design/frame/ErrorDetails.tsx';
import { Notice } from '../design/frame/Notice.tsx';
import { useLanguage } from '../i18n/index.tsx';
import { errorMessage } from '../platform/errors.ts';
import { isPending } from '../store/storeEvents.ts';

/** Whether a person should hear of it: whatever was given up on purpose is no failure. */
const isWorthShowing = (error: unknown): boolean => error instanceof Error && error.name !== 'AbortError';

/** A tap, or whatever else goes on beside the drawing, has failed: it says so, and does not just nothing. */
export function FailureNotice(): ReactNode {
  const { language, words } = useLanguage();
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const note = (problem: unknown): void => {
      if (isWorthShowing(problem)) setError(problem);
    };
    // without an error it is the browser's own remark, or a script that is not of this page
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
