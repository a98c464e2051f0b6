import type { ReactNode } from 'react';
import { Progress, type ProgressProps } from './Progress.tsx';

interface SpinnerProps {
  text: string;
  /** An alternative to waiting. */
  action?: { label: string; onClick: () => void };
  /** Given for long tasks whose progress is known. */
  progress?: ProgressProps | null;
}

/** Fills the screen until there is a table to show. */
export const Spinner = ({ text, action, progress }: SpinnerProps): ReactNode => (
  <main className="wait">
    <p role="status">{text}</p>
    {progress && <Progress {...progress} />}
    {action && (
      <button type="button" className="button primary" onClick={action.onClick}>
        {action.label}
      </button>
    )}
  </main>
);
