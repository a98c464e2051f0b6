import type { ReactNode } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../design/controls/Switches.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { addressOf } from '../../platform/routes.ts';
import { Fingerprint } from '../match/Fingerprint.tsx';
import type { Session } from '../session/session.ts';
import { tableWords } from '../tableWords.ts';

interface TableMenuProps {
  session: Pick<Session, 'game' | 'get' | 'hasSecrets' | 'setOpenHands' | 'source'>;
  rules: string | null;
  onScores: () => void;
  /** Absent for a game that is not saved. */
  onExport?: (() => void) | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** Actions that the bar has no room for. Leaving needs no confirmation, because the game is saved. */
export function TableMenu({ session, rules, onScores, onExport, onClose, children }: TableMenuProps): ReactNode {
  const words = useWords(tableWords);
  const { openHands } = session.get();
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
        {rules !== null && (
          <a className="button" href={rules} target="_blank" rel="noopener">
            {words.rules}
          </a>
        )}
        {children}
        <a className="button" href="#/settings">
          {words.settings}
        </a>
        {session.hasSecrets && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose();
              session.setOpenHands(!openHands);
            }}
          >
            {openHands ? words.hands.hide : words.hands.open}
          </button>
        )}
        {onExport && (
          <button type="button" className="button" onClick={onExport}>
            <Icon name="download" />
            {words.export}
          </button>
        )}
        <a className="button" href="#/games">
          {words.allGames}
        </a>
        <a className="button" href={addressOf({ screen: 'new', game: session.game.id, mode: null, stage: null })}>
          {words.newGame}
        </a>
        <a className="button primary" href="#/">
          {words.home}
        </a>
        <Fingerprint seedHash={session.source.seedHash} />
      </div>
    </Dialog>
  );
}
