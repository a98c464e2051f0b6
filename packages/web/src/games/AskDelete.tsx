import type { ReactNode } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../words/index.tsx';
import { gamesWords } from './words.ts';

/** Asks once more before a match is gone. */
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
