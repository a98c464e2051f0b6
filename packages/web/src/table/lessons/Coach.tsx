import { type ReactNode, useState } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { readLocal, writeLocal } from '../../store/localValues.ts';
import { tableWords } from '../tableWords.ts';
import './coach.css';

interface CoachProps {
  /** Under this name it is remembered that the note was put away. */
  note: string;
  label: string;
  /** It lies in the band at the top and leaves the places in sight that it speaks of. */
  teaches?: string;
  children: ReactNode;
}

/** A note for newcomers, for its own moment. Put away once, it never comes back. */
export function Coach({ note, label, teaches, children }: CoachProps): ReactNode {
  const words = useWords(tableWords);
  const [away, setAway] = useState(() => readLocal(note) === 'away');
  if (away) return null;
  const putAway = (): void => {
    writeLocal(note, 'away');
    setAway(true);
  };
  return (
    <aside className="coach" data-teaches={teaches} aria-label={label} aria-live={teaches ? 'polite' : undefined}>
      {children}
      <button type="button" onClick={putAway}>
        <Icon name="close" />
        <span className="hidden-text">{words.putAway}</span>
      </button>
    </aside>
  );
}
