import type { ReactNode } from 'react';
import { LanguageSwitch, ThemeSwitch } from '../../design/controls/Switches.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Emblem } from '../../design/paper/Logo.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';

interface TableBarProps {
  /** The game's name, and its mode. */
  name: string;
  kind: ReactNode;
  /** The progress: rounds, turns. */
  children: ReactNode;
  rules: string | null;
  /** The game's own buttons. */
  buttons?: ReactNode;
  onMenu: () => void;
}

/** The bar over every table: the way home, the game, its progress, the rules, the menu. */
export function TableBar({ name, kind, children, rules, buttons, onMenu }: TableBarProps): ReactNode {
  const { words } = useLanguage();
  const table = useWords(tableWords);
  return (
    <header className="table-bar">
      <a className="table-home" href="#/">
        <Emblem />
        <span className="display">{name}</span>
        <span className="hidden-text">{words.backHome}</span>
      </a>
      <p className="table-mode">{kind}</p>
      {children}
      {buttons}
      {rules !== null && (
        <a className="bar-button wide-only" href={rules} target="_blank" rel="noopener">
          {table.rules}
        </a>
      )}
      <div className="table-switches wide-only">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <button type="button" className="bar-button" onClick={onMenu}>
        <Icon name="menu" />
        <span className="hidden-text">{table.menu}</span>
      </button>
    </header>
  );
}
