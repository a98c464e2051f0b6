import type { ReactNode } from 'react';
import { Avatar } from '../../design/Avatar.tsx';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import { Torn } from '../../design/Torn.tsx';
import { useWords } from '../../words/index.tsx';
import { Landscape } from '../Landscape.tsx';
import { Figure } from './Figure.tsx';
import type { TableGroup } from './model.ts';
import { sierraTableWords } from './words.ts';

interface PeopleProps {
  group: TableGroup;
  others: readonly TableGroup[];
  onFocus: (group: number) => void;
}

/** Narrow screens: the members of the group in the middle, and the other landscapes as thumbnails to tap. */
export function People({ group, others, onFocus }: PeopleProps): ReactNode {
  const words = useWords(sierraTableWords);
  return (
    <Torn className="people" lift={1} seed="people">
      <ul className="people-mine">
        {group.seats.map((seat) => (
          <li key={seat.seat} data-place={`seat-${seat.seat}`}>
            <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
            <span className="people-name">{seat.name}</span>
            {seat.role && <SymbolPicture name={`role-${seat.role}`} size={1.3} label={words.role} />}
            <b className="display">
              <Figure now={seat.total} next={seat.preview} label={words.points(seat.preview ?? seat.total)} />
            </b>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="people-others" data-count={others.length}>
          {others.map((other) => (
            <li key={other.id} data-place={`group-${other.id}`}>
              <button type="button" onClick={() => onFocus(other.id)}>
                <Landscape lines={other.lines} seed={`thumb ${other.id}`} small />
                <span className="hidden-text">{words.focus(other.name)}</span>
              </button>
              <span className="people-faces" aria-hidden="true">
                {other.seats.map((seat) => (
                  <Avatar key={seat.seat} seat={seat.seat} name={seat.name} ready={seat.ready} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Torn>
  );
}
