import type { ReactNode } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';

interface CardDialogProps {
  /** What the card is called. */
  label: string;
  /** Whose it is, what it brings. */
  caption: string;
  /** The card itself. */
  children: ReactNode;
  onClose: () => void;
}

/** A card, large enough to read. */
export function CardDialog({ label, caption, children, onClose }: CardDialogProps): ReactNode {
  return (
    <Dialog label={label} sheet={false} onClose={onClose}>
      {children}
      <p className="dialog-caption">{caption}</p>
    </Dialog>
  );
}
