import type { ReactNode } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';

/** Shown only if the setting asks for it. */
export function ConfirmReady({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }): ReactNode {
  const words = useWords(tableWords);
  return (
    <Dialog label={words.ready} onClose={onClose}>
      <div className="menu">
        <p>{words.confirmText}</p>
        <button type="button" className="button primary" onClick={onConfirm}>
          {words.confirm}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
