import { formatList } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../../design/players/Avatar.tsx';
import { useLanguage } from '../../../../i18n/index.tsx';
import { artWords } from '../artWords.ts';
import type { Contested } from '../content.ts';
import { MedalStar } from '../MedalStar.tsx';
import { contestedMedals } from './contested.ts';
import type { BoardProps } from './parts.ts';

/** How many stand below each other. */
const HIGHEST = 3;

/** The medals of a zone: free, reached in this turn, gone; beside one the seats that are one tick away. */
export function Medals({ board, view, names, zone }: BoardProps & { zone: Contested }): ReactNode {
  const { language } = useLanguage();
  const words = artWords[language];
  const medals = contestedMedals(board, view, zone);
  if (medals.length === 0) return null;
  const columns = Math.ceil(medals.length / HIGHEST);
  return (
    <ul className="co-medals" style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}>
      {medals.map(({ points, state, seats }, i) => {
        const who = formatList(
          language,
          seats.map((seat) => names[seat]!),
        );
        const about = [
          state === 'gone' ? words.medalGone(points) : words.medal(points),
          seats.length > 0 && (state === 'reached' ? words.reached(who) : words.oneAway(who)),
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: medals never change places
          <li key={i} className="co-contested" data-state={state}>
            <span className="hidden-text">{about.filter(Boolean).join(', ')}</span>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <MedalStar points={points} gone={state === 'gone'} />
            </svg>
            {seats.length > 0 && (
              <span className="co-near" aria-hidden="true">
                {seats.map((seat) => (
                  <SeatMark key={seat} seat={seat} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
