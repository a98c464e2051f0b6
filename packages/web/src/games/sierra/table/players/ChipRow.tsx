import type { ReactNode } from 'react';
import { SeatMark } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { useExplain } from '../../../../table/explain/Explain.tsx';
import { NotebookChip } from '../../art/NotebookChip.tsx';
import { Figure } from '../board/Figure.tsx';
import type { HighlightHandlers } from '../board/pointing.ts';
import type { TableGroup } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { notebookExplanation } from './Member.tsx';

/**
 * Narrow screens: all that scores for the group in the middle, side by side: its Destination, then its Notebook cards.
 */
export function ChipRow({ group, pointing }: { group: TableGroup; pointing: HighlightHandlers }): ReactNode {
  const words = useWords(sierraTableWords);
  const explain = useExplain();
  const alone = group.seats.length === 1;
  const { destination } = group;
  const kept = group.seats.flatMap((seat) => seat.kept.map((card) => ({ seat, card })));
  // The card chosen in this round comes first: it matters most now.
  const inOrder = [...kept.filter(({ card }) => card.chosen), ...kept.filter(({ card }) => !card.chosen)];
  return (
    <ul className="part-strip chip-row" aria-label={words.tabs.notebooks}>
      <li className="chip-destination" {...pointing.destination(group)}>
        <button
          type="button"
          data-colour={destination.colour}
          {...explain.props(() => ({ title: destination.name, text: destination.text, rule: 'SI-SET-06' }))}
          onClick={() => pointing.openDestination(destination)}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <use href={`#y-mark-${destination.colour}`} />
          </svg>
          <span>
            {destination.name} {destination.face}
          </span>
          <b className="display">
            <Figure
              now={destination.points}
              next={destination.preview}
              label={words.points(destination.preview ?? destination.points)}
            />
          </b>
        </button>
      </li>
      {kept.length === 0 && <li className="chip-none">{words.noNotebooks}</li>}
      {inOrder.map(({ seat, card }) => (
        <li key={card.key} {...pointing.kept(seat, card)}>
          {!alone && <SeatMark seat={seat.seat} />}
          <NotebookChip
            card={card.face}
            points={card.points}
            preview={card.preview}
            fresh={card.fresh}
            chosen={card.chosen}
            pointsLabel={`${words.points(card.preview ?? card.points)}, ${seat.name}`}
            asking={explain.props(() => ({
              ...notebookExplanation(card, words.points(card.points), words[card.face.kind]),
              title: seat.name,
            }))}
            onOpen={() => pointing.openKept(seat, card)}
          />
        </li>
      ))}
    </ul>
  );
}
