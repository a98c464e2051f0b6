import { memo, type ReactNode } from 'react';
import { Torn } from '../../design/Torn.tsx';
import { useWords } from '../../words/index.tsx';
import { Landscape } from '../Landscape.tsx';
import { Member } from './Member.tsx';
import type { TableGroup } from './model.ts';
import type { Pointing } from './pointing.ts';
import { sierraTableWords } from './words.ts';

/** Kept outside, so that the sky is cut only once. */
const sun = { x: 0.9, y: 0.2, size: 0.042 };

interface OtherGroupProps {
  group: TableGroup;
  /** Several others share the column: each is shown short. */
  short: boolean;
  /** Cards that a line of the log names. */
  lit: ReadonlySet<string> | undefined;
  onFocus: (group: number) => void;
  pointing: Pointing;
}

/** Another group: its landscape small, its members and their cards. The landscape brings it to the middle. */
export const OtherGroup = memo(function OtherGroup(props: OtherGroupProps): ReactNode {
  const { group, short, lit, onFocus, pointing } = props;
  const words = useWords(sierraTableWords);
  const { destination } = group;
  return (
    <Torn
      as="section"
      className={short ? 'other short' : 'other'}
      seed={`other ${group.id}`}
      aria-label={group.name}
      data-place={`group-${group.id}`}
    >
      <header>
        <h2>{group.name}</h2>
        <span>{words.cardsOf(group.cards, group.allCards)}</span>
      </header>
      <button type="button" className="other-landscape" onClick={() => onFocus(group.id)}>
        <Landscape
          lines={group.lines}
          laid={new Set(group.fresh.map(({ id }) => id))}
          lit={lit}
          seed={`other ${group.id}`}
          small
          sun={sun}
          inset={{ top: 0.4, bottom: short ? 0.5 : 2.4, sides: 0 }}
        />
        <span className="hidden-text">{words.focus(group.name)}</span>
        {!short && (
          <span className="other-destination" data-colour={destination.colour}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <use href={`#y-mark-${destination.colour}`} />
            </svg>
            {destination.name} {destination.face}
            <b aria-hidden="true">{destination.points}</b>
            <span className="hidden-text">{words.points(destination.points)}</span>
          </span>
        )}
      </button>
      <div className={short ? 'other-members' : 'other-members scroller'}>
        {group.seats.map((seat) => (
          <Member key={seat.seat} seat={seat} cards={short ? 'signs' : 'labels'} pointing={pointing} />
        ))}
      </div>
    </Torn>
  );
});
