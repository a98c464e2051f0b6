import type { ReactNode } from 'react';

interface WaitProps {
  text: string;
  /** A way on, when waiting alone will not help. */
  action?: { label: string; onClick: () => void };
}

/** What stands alone on the cloth as long as there is no table to show. */
export const Wait = ({ text, action }: WaitProps): ReactNode => (
  <main className="wait">
    <p role="status">{text}</p>
    {action && (
      <button type="button" className="button primary" onClick={action.onClick}>
        {action.label}
      </button>
    )}
  </main>
);
