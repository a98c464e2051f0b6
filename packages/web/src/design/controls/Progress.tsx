import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.tsx';

/** How far something long is, and a way to give it up. */
export interface ProgressProps {
  done: number;
  all: number;
  onCancel?: () => void;
}

/** A bar that fills as the choices of a match are replayed. */
export function Progress({ done, all, onCancel }: ProgressProps): ReactNode {
  const { words } = useLanguage();
  const text = words.replayed(done, all);
  return (
    <div className="progress">
      <progress aria-label={text} max={all} value={done} />
      {/* the bar says it already where it is read out */}
      <p aria-hidden="true">{text}</p>
      {onCancel && (
        <button type="button" className="button" onClick={onCancel}>
          {words.cancel}
        </button>
      )}
    </div>
  );
}
