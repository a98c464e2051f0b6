import type { ReactNode } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { LanguageSwitch, ThemeSwitch } from '../design/Switches.tsx';
import { useSpeech } from '../words/index.tsx';

interface MenuProps {
  onScores: () => void;
  onNewGame: () => void;
  onClose: () => void;
}

/** What the bar of a narrow screen has no room for. */
export function Menu({ onScores, onNewGame, onClose }: MenuProps): ReactNode {
  const { words } = useSpeech();
  return (
    <Dialog label={words.watch.menu} onClose={onClose}>
      <div className="menu">
        <div className="watch-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <button type="button" className="button" onClick={onScores}>
          {words.watch.scores}
        </button>
        <button type="button" className="button primary" onClick={onNewGame}>
          <Icon name="again" />
          {words.watch.newGame}
        </button>
      </div>
    </Dialog>
  );
}
