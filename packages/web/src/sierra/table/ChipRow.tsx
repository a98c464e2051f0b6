import type { ReactNode } from 'react';
import { SeatMark } from '../../design/Avatar.tsx';
import { useExplain } from '../../table/Explain.tsx';
import { useWords } from '../../words/index.tsx';
import { NotebookChip } from '../NotebookChip.tsx';
import { keptExplanation } from './Member.tsx';
import type { TableGroup } from './model.ts';
import type { Pointing } from './pointing.ts';
import { sierraTableWords } from './words.ts';

/** Narrow screens: the Notebook cards of the group in the middle, side by side. */
export function ChipRow({ group, pointing }: { group: TableGroup; pointing: Pointing }): ReactNode {
  const words = useWords(sierraTableWords);
  const explain = useExplain();
  const alone = group.seats.length === 1;
  return (
    <ul className="chip-row" aria-label={words.tabs.notebooks}>
      {group.seats.every(({ kept }) => kept.length === 0) && <li className="chip-none">{words.noNotebooks}</li>}
      {group.seats.flatMap((seat) =>
        seat.kept.map((kept) => (
          <li key={kept.key} {...pointing.kept(seat, kept)}>
            {!alone && <SeatMark seat={seat.seat} />}
            <NotebookChip
              card={kept.face}
              points={kept.points}
              preview={kept.preview}
              fresh={kept.fresh}
              pointsLabel={`${words.points(kept.preview ?? kept.points)}, ${seat.name}`}
              asking={explain.props(() => ({
                ...keptExplanation(kept, words.points(kept.points), words[kept.face.kind]),
                title: seat.name,
              }))}
              onOpen={() => pointing.openKept(seat, kept)}
            />
          </li>
        )),
      )}
    </ul>
  );
}
