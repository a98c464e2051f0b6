import type { ReactNode } from 'react';
import { Dialog } from '../../../design/controls/Dialog.tsx';
import { type Language, useWords } from '../../../i18n/index.tsx';
import type { ScoreCell } from '../../../table/scores/ScoreTable.tsx';
import { DestinationCard, type DestinationFace } from '../art/DestinationCard.tsx';
import { NotebookCard, type NotebookFace } from '../art/NotebookCard.tsx';
import type { Outcome } from './outcome.ts';
import { sierraEndWords } from './sierraEndWords.ts';

/** The scoring cards behind a cell of the score sheet. */
export interface OpenCards {
  owner: string;
  points: number;
  destinations: DestinationFace[];
  notebooks: NotebookFace[];
}

/** Null for points that no scoring card brings. */
export function cardsOf({ box }: Outcome, cell: ScoreCell, owner: string, language: Language): OpenCards | null {
  const idsOf = (...sources: string[]): string[] =>
    cell.lines.filter(({ source }) => sources.includes(source)).map(({ params }) => String(params?.card));
  const destinations = idsOf('destination').map((key): DestinationFace => {
    // the card's ID, a hyphen and the face
    const { id, name, colour, faces } = box.destinations.find((card) => card.id === key.slice(0, -2))!;
    const face = key.slice(-1) as 'A' | 'B';
    return { id, name: name[language], colour, face, text: faces[face].text[language], scores: faces[face].scores };
  });
  const notebooks = idsOf('given', 'notebook').map((key): NotebookFace => {
    const { id, name, text, scores, kind } = box.notebook.find((card) => card.id === key)!;
    return { id, name: name[language], text: text[language], scores, kind };
  });
  const isCard = destinations.length + notebooks.length > 0;
  return isCard ? { owner, points: cell.points, destinations, notebooks } : null;
}

/** A scoring card, large enough to read. */
export function CardDialog({ open, onClose }: { open: OpenCards; onClose: () => void }): ReactNode {
  const words = useWords(sierraEndWords).card;
  const { owner, points, destinations, notebooks } = open;
  return (
    <Dialog label={[...destinations, ...notebooks][0]!.name} sheet={false} onClose={onClose}>
      {destinations.map((card) => (
        <DestinationCard key={card.face} card={card} />
      ))}
      {notebooks.map((card) => (
        <NotebookCard key={card.id} card={card} kindLabel={words[card.kind]} />
      ))}
      <p className="dialog-caption">
        {owner} · {words.points(points)}
      </p>
    </Dialog>
  );
}
