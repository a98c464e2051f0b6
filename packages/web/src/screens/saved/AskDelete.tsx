import type { ReactNode } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { gamesWords } from './gamesWords.ts';

/** Asks for confirmation before a match is deleted. */
export function AskDelete({ onDelete, onClose }: { onDelete: () => void; onClose: () => void }): ReactNode {
  const words = useWords(gamesWords).ask;
  return (
    <Dialog label={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <div className="ask-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words.keep}
        </button>
        <button type="button" className="button primary" onClick={onDelete}>
          <Icon name="bin" />
          {words.delete}
        </button>
      </div>
    </Dialog>
  );
}
