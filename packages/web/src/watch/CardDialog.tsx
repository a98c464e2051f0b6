import type { ReactNode } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { DestinationCard } from '../sierra/DestinationCard.tsx';
import { NotebookCard, type NotebookFace } from '../sierra/NotebookCard.tsx';
import { useSpeech } from '../words/index.tsx';
import type { TableDestination } from './table.ts';

export type OpenCard =
  | { kind: 'notebook'; card: NotebookFace; owner: string; points: number }
  | { kind: 'destination'; card: TableDestination };

/** A scoring card, large enough to read. */
export function CardDialog({ open, onClose }: { open: OpenCard; onClose: () => void }): ReactNode {
  const { words } = useSpeech();
  const points = open.kind === 'notebook' ? open.points : open.card.points;
  const whose =
    open.kind === 'notebook' ? words.watch.notebookOf(open.owner) : words.watch.destination(open.card.face ?? '?');
  return (
    <Dialog label={open.card.name} sheet={false} onClose={onClose}>
      {open.kind === 'notebook' ? (
        <NotebookCard card={open.card} kindLabel={words.watch[open.card.kind]} />
      ) : (
        <>
          <DestinationCard card={open.card} />
          {open.card.also && <DestinationCard card={open.card.also} />}
        </>
      )}
      <p className="dialog-caption">
        {whose} · {words.watch.points(points)}
      </p>
    </Dialog>
  );
}
