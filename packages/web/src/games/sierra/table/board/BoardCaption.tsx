import type { ReactNode } from 'react';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import type { TableGroup } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';

interface BoardCaptionProps {
  group: TableGroup;
  isOwn: boolean;
  /** Returns to the viewer's own landscape; null when there is none, or when it is shown. */
  onBack: (() => void) | null;
  /** A placement is tried, and its effect is shown. */
  changes: boolean;
}

/** The caption above the mountains: the owner of the landscape, and the effect of a placement. */
export function BoardCaption({ group, isOwn, onBack, changes }: BoardCaptionProps): ReactNode {
  const words = useWords(sierraTableWords);
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
      <div aria-live="polite">{changes && <Changes group={group} />}</div>
    </>
  );
}

/** The effect of the placement under the pointer, for each companion. */
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
