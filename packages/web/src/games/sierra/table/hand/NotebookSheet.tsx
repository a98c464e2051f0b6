import type { ReactNode } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { NotebookCard } from '../../art/NotebookCard.tsx';
import type { DrawnCard } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';

interface NotebookSheetProps {
  drawn: readonly DrawnCard[];
  isFree: (card: number) => boolean;
  onKeep: (card: number) => void;
  onClose: () => void;
}

/** Narrow screens: the Notebook cards drawn, large enough to read, each with its button. */
export function NotebookSheet({ drawn, isFree, onKeep, onClose }: NotebookSheetProps): ReactNode {
  const words = useWords(sierraTableWords);
  return (
    <Dialog label={words.notebookChoice} onClose={onClose}>
      <p className="notebook-note">{words.notebookChoiceText}</p>
      <ul className="notebook-sheet">
        {drawn.map((card) => (
          <li key={card.card} data-keeping={card.keeping || undefined}>
            <NotebookCard card={card.face} kindLabel={words[card.face.kind]} />
            <p>{words.now(card.points)}</p>
            <button
              type="button"
              className={card.keeping ? 'button' : 'button primary'}
              data-notebook={card.card}
              disabled={!isFree(card.card)}
              onClick={() => onKeep(card.card)}
            >
              {card.keeping ? words.keeping : words.keep}
              <span className="hidden-text"> {card.face.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
