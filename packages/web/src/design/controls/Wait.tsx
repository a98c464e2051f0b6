import type { ReactNode } from 'react';
import { Progress, type ProgressProps } from './Progress.tsx';

interface SpinnerProps {
  text: string;
  /** A way on, when waiting alone will not help. */
  action?: { label: string; onClick: () => void };
  /** How far it is, when it is known and takes long. */
  progress?: ProgressProps | null;
}

/** What stands alone on the cloth as long as there is no table to show. */
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
