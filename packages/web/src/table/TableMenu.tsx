import type { ReactNode } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { LanguageSwitch, ThemeSwitch } from '../design/Switches.tsx';
import { useWords } from '../words/index.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { tableWords } from './words.ts';

interface TableMenuProps {
  seedHash: string;
  rules: string;
  onScores: () => void;
  /** Absent for a game that is not kept. */
  onExport?: (() => void) | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** What the bar has no room for. Leaving needs no question: the game is kept. */
export function TableMenu({ seedHash, rules, onScores, onExport, onClose, children }: TableMenuProps): ReactNode {
  const words = useWords(tableWords);
  return (
    <Dialog label={words.menu} onClose={onClose}>
      <div className="menu">
        <div className="table-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <button type="button" className="button" onClick={onScores}>
          {words.scores}
        </button>
        <a className="button" href={rules} target="_blank" rel="noopener">
          {words.rules}
        </a>
        <a className="button" href="#/settings">
          {words.settings}
        </a>
        {onExport && (
          <button type="button" className="button" onClick={onExport}>
            <Icon name="download" />
            {words.export}
          </button>
        )}
        <a className="button" href="#/games">
          {words.allGames}
        </a>
        <a className="button" href="#/new">
          {words.newGame}
        </a>
        <a className="button primary" href="#/">
          {words.home}
        </a>
        {children}
        <Fingerprint seedHash={seedHash} />
      </div>
    </Dialog>
  );
}
