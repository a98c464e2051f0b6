import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';
import type { Place } from './places.ts';

interface TabsProps {
  places: readonly Place[];
  place: string;
  onPlace: (name: string) => void;
}

/** Narrow screens: the panels of the table, one at a time. */
export function Tabs({ places, place, onPlace }: TabsProps): ReactNode {
  const words = useWords(tableWords);
  const at = places.findIndex(({ name }) => name === place);
  return (
    <nav className="tabs" aria-label={words.parts}>
      {/* A marker under the selected tab that follows a swipe. */}
      <span className="tab-sheet" style={{ '--at': at, '--of': places.length } as object} />
      {places.map(({ name, label, picture, badge }) => (
        <button key={name} type="button" aria-pressed={place === name} onClick={() => onPlace(name)}>
          {picture}
          <span>{label}</span>
          {badge && badge.count > 0 && (
            <b className="tab-new">
              {Math.min(badge.count, 99)}
              <span className="hidden-text"> {badge.means}</span>
            </b>
          )}
        </button>
      ))}
    </nav>
  );
}
