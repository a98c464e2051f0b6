import { type ReactNode, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { recall, remember } from '../../design/memory.ts';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import { useWords } from '../../words/index.tsx';
import type { TableModel } from './model.ts';
import { sierraTableWords } from './words.ts';

/** On the still empty landscape: what this game is about, in three lines. Put away once, it never comes back. */
export function Coach({ table }: { table: TableModel }): ReactNode {
  const words = useWords(sierraTableWords);
  const [away, setAway] = useState(() => recall('coach') === 'away');
  if (away) return null;
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
      <button
        type="button"
        onClick={() => {
          remember('coach', 'away');
          setAway(true);
        }}
      >
        <Icon name="close" />
        <span className="hidden-text">{words.coach.putAway}</span>
      </button>
    </aside>
  );
}
