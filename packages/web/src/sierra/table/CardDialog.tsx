import type { ReactNode } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { useWords } from '../../words/index.tsx';
import { DestinationCard } from '../DestinationCard.tsx';
import { NotebookCard, type NotebookFace } from '../NotebookCard.tsx';
import type { TableDestination } from './model.ts';
import { sierraTableWords } from './words.ts';

export type OpenCard =
  | { kind: 'notebook'; card: NotebookFace; owner: string; points: number }
  | { kind: 'destination'; card: TableDestination };

/** A scoring card, large enough to read. */
export function CardDialog({ open, onClose }: { open: OpenCard; onClose: () => void }): ReactNode {
  const words = useWords(sierraTableWords);
  const points = open.kind === 'notebook' ? open.points : open.card.points;
  const whose = open.kind === 'notebook' ? words.notebookOf(open.owner) : words.destination(open.card.face ?? '?');
  return (
    <Dialog label={open.card.name} sheet={false} onClose={onClose}>
      {open.kind === 'notebook' ? (
        <NotebookCard card={open.card} kindLabel={words[open.card.kind]} />
      ) : (
        <>
          <DestinationCard card={open.card} />
          {open.card.also && <DestinationCard card={open.card.also} />}
        </>
      )}
      <p className="dialog-caption">
        {whose} · {words.points(points)}
      </p>
    </Dialog>
  );
}
