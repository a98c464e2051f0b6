import type { ReactNode } from 'react';
import { SeatMark } from '../design/Avatar.tsx';
import { NotebookChip } from '../sierra/NotebookChip.tsx';
import { useSpeech } from '../words/index.tsx';
import type { OpenCard } from './CardDialog.tsx';
import { opened } from './Member.tsx';
import type { TableGroup } from './table.ts';

/** Narrow screens: the Notebook cards of the group in the middle, side by side. */
export function ChipRow({ group, onOpen }: { group: TableGroup; onOpen: (card: OpenCard) => void }): ReactNode {
  const { words } = useSpeech();
  return (
    <ul className="chip-row" aria-label={words.watch.tabs.notebooks}>
      {group.seats.flatMap((seat) =>
        seat.kept.map((kept) => (
          <li key={kept.key}>
            <SeatMark seat={seat.seat} />
            <NotebookChip
              card={kept.face}
              points={kept.points}
              gained={kept.gained}
              pointsLabel={`${words.watch.points(kept.points)}, ${seat.name}`}
              onOpen={() => onOpen(opened(seat, kept))}
            />
          </li>
        )),
      )}
    </ul>
  );
}
