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
  /** In a game with turns the board may be that of whoever plays: whether it is, and how to get it back. */
  follow?: { isOn: boolean; onFollow: () => void };
  onWatch: (seat: Seat) => void;
}

/** Over the board of whoever only watches: whose it is, how everybody stands, and whom to look at instead. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their order, and two people may have one name
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
