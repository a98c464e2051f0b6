import type { ReactNode } from 'react';
import { Dialog } from '../design/controls/Dialog.tsx';
import { Icon } from '../design/paper/Icon.tsx';
import { useWords } from '../i18n/index.tsx';
import { packsWords } from './packsWords.ts';

interface AskRemoveProps {
  set: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a card set is removed. */
export function AskRemove({ set, onRemove, onClose }: AskRemoveProps): ReactNode {
  const words = useWords(packsWords).ask;
  return (
    <Dialog label={words.title(set)} onClose={onClose}>
      <p>{words.text}</p>
      <div className="set-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words.keep}
        </button>
        <button type="button" className="button primary" onClick={onRemove}>
          <Icon name="bin" />
          {words.remove}
        </button>
      </div>
    </Dialog>
  );
}
