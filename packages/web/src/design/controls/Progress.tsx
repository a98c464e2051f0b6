import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.tsx';

/** The progress of a long task, and a way to cancel it. */
export interface ProgressProps {
  done: number;
  all: number;
  onCancel?: () => void;
}

/** A bar that fills while the choices of a match are replayed. */
export function Progress({ done, all, onCancel }: ProgressProps): ReactNode {
  const { words } = useLanguage();
  const text = words.replayed(done, all);
  return (
    <div className="progress">
      <progress aria-label={text} max={all} value={done} />
      {/* screen readers already get this from the bar */}
      <p aria-hidden="true">{text}</p>
      {onCancel && (
        <button type="button" className="button" onClick={onCancel}>
          {words.cancel}
        </button>
      )}
    </div>
  );
}
