import { type ReactNode, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { recall, remember } from '../../design/memory.ts';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import { useWords } from '../../words/index.tsx';
import type { TableModel } from './model.ts';
import { sierraTableWords } from './words.ts';

/** Notes for newcomers, each for its own moment. Put away once, a note never comes back. */
type Note = 'coach' | 'coach.colour';

/** Whether a note is still wanted, and what puts it away. */
function useNote(note: Note): [boolean, () => void] {
  const [away, setAway] = useState(() => recall(note) === 'away');
  return [
    !away,
    () => {
      remember(note, 'away');
      setAway(true);
    },
  ];
}

/** On the still empty landscape: what this game is about, in three lines. */
export function Coach({ table }: { table: TableModel }): ReactNode {
  const words = useWords(sierraTableWords);
  const [wanted, putAway] = useNote('coach');
  if (!wanted) return null;
  const { keep, lay, goal } = words.coach[table.mode];
  return (
    <aside className="coach" aria-label={words.coach.label}>
      <ul>
        <li>
          <SymbolPicture name="notebook" size={1.7} />
          {keep}
        </li>
        <li>
          <SymbolPicture name="destination" size={1.7} />
          {lay}
        </li>
        <li>
          <SymbolPicture name="sun-full" size={1.7} />
          {goal(table.rounds + (table.groups.length === 1 ? table.trioRounds : 0))}
        </li>
      </ul>
      <PutAway onClick={putAway} />
    </aside>
  );
}

/** At the first cards that are picked: why a card may not go beside another colour. The places it may not go to are shown. */
export function ColourCoach(): ReactNode {
  const words = useWords(sierraTableWords);
  const [wanted, putAway] = useNote('coach.colour');
  if (!wanted) return null;
  return (
    <aside className="coach" data-teaches="colour" aria-label={words.coach.colourLabel} aria-live="polite">
      <p>{words.coach.colour}</p>
      <PutAway onClick={putAway} />
    </aside>
  );
}

function PutAway({ onClick }: { onClick: () => void }): ReactNode {
  const words = useWords(sierraTableWords);
  return (
    <button type="button" onClick={onClick}>
      <Icon name="close" />
      <span className="hidden-text">{words.coach.putAway}</span>
    </button>
  );
}
