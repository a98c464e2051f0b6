import type { ReactNode } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';

interface CardDialogProps {
  /** The name of the card. */
  label: string;
  /** Its owner, its effect. */
  caption: string;
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
