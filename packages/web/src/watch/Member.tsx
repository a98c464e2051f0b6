import type { ReactNode } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { Torn } from '../design/Torn.tsx';
import { NotebookChip } from '../sierra/NotebookChip.tsx';
import { useSpeech } from '../words/index.tsx';
import type { OpenCard } from './CardDialog.tsx';
import type { KeptCard, TableSeat } from './table.ts';

interface MemberProps {
  seat: TableSeat;
  /** How the kept cards are shown: as chips with their signs, as short labels, or not at all. */
  cards: 'chips' | 'labels' | 'none';
  onOpen: (card: OpenCard) => void;
}

export const opened = (seat: TableSeat, kept: KeptCard): OpenCard => ({
  kind: 'notebook',
  card: kept.face,
  owner: seat.name,
  points: kept.points,
});

/** One seat: who, what they do, how many points, which cards. */
export function Member({ seat, cards, onOpen }: MemberProps): ReactNode {
  const { words } = useSpeech();
  return (
    <Torn
      as="article"
      className={cards === 'chips' ? 'member' : 'member small'}
      tone="sunk"
      seed={`member ${seat.seat}`}
      aria-label={seat.name}
    >
      <header className="member-head">
        <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
        <h3>
          {seat.name}
          {seat.role && <SymbolPicture name={`role-${seat.role}`} size={1.35} label={words.watch.role} />}
        </h3>
        <p>{seat.doing}</p>
        <b className="display member-total" key={seat.total}>
          <span aria-hidden="true">{seat.total}</span>
          <span className="hidden-text">{words.watch.points(seat.total)}</span>
        </b>
      </header>
      {cards !== 'none' && seat.kept.length > 0 && (
        <ul className={cards === 'chips' ? 'member-cards' : 'mini-cards'}>
          {seat.kept.map((kept) => (
            <li key={kept.key}>
              {cards === 'chips' ? (
                <NotebookChip
                  card={kept.face}
                  points={kept.points}
                  gained={kept.gained}
                  pointsLabel={words.watch.points(kept.points)}
                  onOpen={() => onOpen(opened(seat, kept))}
                />
              ) : (
                <button type="button" data-kind={kept.face.kind} onClick={() => onOpen(opened(seat, kept))}>
                  <span>{kept.face.name}</span>
                  <b aria-hidden="true">{kept.points}</b>
                  <span className="hidden-text">{words.watch.points(kept.points)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Torn>
  );
}
