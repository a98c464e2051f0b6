import type { ReactNode } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { Torn } from '../design/Torn.tsx';
import { Landscape } from '../sierra/Landscape.tsx';
import { useSpeech } from '../words/index.tsx';
import type { TableGroup } from './table.ts';

interface PeopleProps {
  group: TableGroup;
  others: readonly TableGroup[];
  onFocus: (group: number) => void;
}

/** Narrow screens: the members of the group in the middle, and the other landscapes as thumbnails to tap. */
export function People({ group, others, onFocus }: PeopleProps): ReactNode {
  const { words } = useSpeech();
  return (
    <Torn className="people" lift={1} seed="people">
      <ul className="people-mine">
        {group.seats.map((seat) => (
          <li key={seat.seat}>
            <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
            <span className="people-name">{seat.name}</span>
            <b className="display">{seat.total}</b>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="people-others" data-count={others.length}>
          {others.map((other) => (
            <li key={other.id}>
              <button type="button" onClick={() => onFocus(other.id)}>
                <Landscape lines={other.lines} seed={`thumb ${other.id}`} small />
                <span className="hidden-text">{words.watch.focus(other.name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Torn>
  );
}
