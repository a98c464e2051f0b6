import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { CardDialog } from '../../../../table/shell/CardDialog.tsx';
import { DestinationCard } from '../../art/DestinationCard.tsx';
import { NotebookCard, type NotebookFace } from '../../art/NotebookCard.tsx';
import type { TableDestination } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';

export type OpenCard =
  | { kind: 'notebook'; card: NotebookFace; owner: string; points: number }
  | { kind: 'destination'; card: TableDestination };

/** A scoring card, large enough to read. */
export function ScoringCardDialog({ open, onClose }: { open: OpenCard; onClose: () => void }): ReactNode {
  const words = useWords(sierraTableWords);
  const points = open.kind === 'notebook' ? open.points : open.card.points;
  const whose = open.kind === 'notebook' ? words.notebookOf(open.owner) : words.destination(open.card.face ?? '?');
  return (
    <CardDialog label={open.card.name} caption={`${whose} · ${words.points(points)}`} onClose={onClose}>
      {open.kind === 'notebook' ? (
        <NotebookCard card={open.card} kindLabel={words[open.card.kind]} />
      ) : (
        <>
          <DestinationCard card={open.card} />
          {open.card.also && <DestinationCard card={open.card.also} />}
        </>
      )}
    </CardDialog>
  );
}
