import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { useWords } from '../../words/index.tsx';
import type { TableGroup } from './model.ts';
import { sierraTableWords } from './words.ts';

interface BoardCaptionProps {
  group: TableGroup;
  isOwn: boolean;
  /** Back to the own landscape; null when there is none, or when it is shown. */
  onBack: (() => void) | null;
  onDestination: () => void;
  /** A placement is tried, and what it would change may be shown. */
  changes: boolean;
}

/** What stands in the band above the mountains: whose landscape it is, its Destination, what a placement would change. */
export function BoardCaption({ group, isOwn, onBack, onDestination, changes }: BoardCaptionProps): ReactNode {
  const words = useWords(sierraTableWords);
  const { destination } = group;
  return (
    <>
      <p className="board-label">
        {isOwn ? words.yourLandscape : group.name} · {words.cardsLaid(group.cards, group.allCards)}
      </p>
      {onBack && (
        <button type="button" className="button board-back" onClick={onBack}>
          <Icon name="back" />
          {words.backToMine}
        </button>
      )}
      <button type="button" className="board-destination" data-colour={destination.colour} onClick={onDestination}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <use href={`#y-mark-${destination.colour}`} />
        </svg>
        <span className="display">
          {destination.name} {destination.face}
        </span>
        <b className="display" aria-hidden="true">
          {destination.preview ?? destination.points}
        </b>
        <span className="hidden-text">{words.points(destination.points)}</span>
      </button>
      <div aria-live="polite">{changes && <Changes group={group} />}</div>
    </>
  );
}

/** What the placement under the pointer would change, for each companion. */
function Changes({ group }: { group: TableGroup }): ReactNode {
  const words = useWords(sierraTableWords);
  const changed = group.seats.filter(({ preview }) => preview !== null);
  return (
    <p className="changes">
      {changed.length === 0
        ? words.noChange
        : changed.map(({ seat, name, total, preview }) => (
            <span key={seat} data-changed>
              <span>{name}</span> <b aria-hidden="true">{words.becomes(total, preview!)}</b>
              <i className="hidden-text">{words.fromTo(total, preview!)}</i>
            </span>
          ))}
    </p>
  );
}
