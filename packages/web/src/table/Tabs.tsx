import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { tableWords } from './words.ts';

/** The parts of a table that share one place on a narrow screen. */
export type Part = 'board' | 'panel' | 'others' | 'log';

export interface Tab {
  part: Part;
  label: string;
  picture: ReactNode;
  /** How much in it was not looked at yet. */
  news?: number;
}

interface TabsProps {
  tabs: readonly Tab[];
  part: Part;
  onPart: (part: Part) => void;
}

/** Narrow screens: the parts of the table, one at a time. */
export function Tabs({ tabs, part, onPart }: TabsProps): ReactNode {
  const words = useWords(tableWords);
  return (
    <nav className="tabs" aria-label={words.parts}>
      {tabs.map(({ part: name, label, picture, news = 0 }) => (
        <button key={name} type="button" aria-pressed={part === name} onClick={() => onPart(name)}>
          {picture}
          <span>{label}</span>
          {news > 0 && (
            <b className="tab-new">
              {Math.min(news, 99)}
              <span className="hidden-text"> {words.news}</span>
            </b>
          )}
        </button>
      ))}
    </nav>
  );
}
