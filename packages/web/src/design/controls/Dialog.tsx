import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/index.tsx';
import { Icon } from '../paper/Icon.tsx';
import { Torn } from '../paper/Torn.tsx';

interface DialogProps {
  label: string;
  /** Shows the label as a title on a torn sheet; otherwise only the content. */
  sheet?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal sheet. Escape, the cross and a tap beside it close it; focus returns to where it was. */
export function Dialog({ label, sheet = true, onClose, children }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const { words } = useLanguage();
  // Closed before it leaves the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const close = (
    <button type="button" className="dialog-close" onClick={onClose}>
      <Icon name="close" />
      <span className="hidden-text">{words.close}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way and built into the browser
    <dialog
      ref={ref}
      className="dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {sheet ? (
        <Torn className="dialog-sheet" seed={`dialog ${label.length}`}>
          <div className="dialog-head">
            <h2>{label}</h2>
            {close}
          </div>
          {children}
        </Torn>
      ) : (
        <div className="dialog-bare">
          {children}
          {close}
        </div>
      )}
    </dialog>
  );
}
