import type { Seat } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useWords } from '../../i18n/index.tsx';
import { formatWithMinus } from '../../i18n/signedNumber.ts';
import { tableWords } from '../tableWords.ts';
import './watched.css';

interface WatchedProps {
  names: readonly string[];
  totals: readonly number[];
  /** Whose board is in front. */
  seat: Seat;
  /** In a game with turns the board can follow the player to move: whether it does, and how to resume. */
  follow?: { isOn: boolean; onFollow: () => void };
  onWatch: (seat: Seat) => void;
}

/** Over a spectator's board: whose it is, everybody's score, and a choice of another board. */
export function Watched({ names, totals, seat, follow, onWatch }: WatchedProps): ReactNode {
  const words = useWords(tableWords).watched;
  return (
    <fieldset className="watched part-people">
      <legend className="hidden-text">{words.label}</legend>
      {follow && (
        <button type="button" className="watched-follow" aria-pressed={follow.isOn} onClick={follow.onFollow}>
          <Icon name="eye" />
          <span>{words.follow}</span>
        </button>
      )}
      {names.map((name, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their order, and two players may have the same name
        <button key={each} type="button" aria-pressed={each === seat} onClick={() => onWatch(each)}>
          <Avatar seat={each} name={name} />
          <b className="display">{name}</b>
          <span aria-hidden="true">{formatWithMinus(totals[each]!)}</span>
          <span className="hidden-text">{words.points(totals[each]!)}</span>
        </button>
      ))}
    </fieldset>
  );
}
