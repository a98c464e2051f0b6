import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import { tableWords } from '../../table/words.ts';
import { useWords } from '../../words/index.tsx';
import { sierraTableWords } from './words.ts';

const tabs = ['landscape', 'notebooks', 'others', 'log'] as const;
export type Tab = (typeof tabs)[number];
const symbols = { landscape: 'destination', notebooks: 'notebook', others: 'role-trio', log: null } as const;

interface TabsProps {
  tab: Tab;
  /** Whether there are other landscapes. */
  others: boolean;
  /** Lines of the log that were not looked at yet. */
  news: number;
  onTab: (tab: Tab) => void;
}

/** Narrow screens: the parts of the table, one at a time. */
export function Tabs({ tab, others, news, onTab }: TabsProps): ReactNode {
  const words = useWords(sierraTableWords);
  const { parts } = useWords(tableWords);
  return (
    <nav className="tabs" aria-label={parts}>
      {tabs
        .filter((name) => name !== 'others' || others)
        .map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
            {symbols[name] ? <SymbolPicture name={symbols[name]} size={1.97} /> : <Icon name="log" />}
            <span>{words.tabs[name]}</span>
            {name === 'log' && news > 0 && (
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
