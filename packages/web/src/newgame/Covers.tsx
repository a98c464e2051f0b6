import type { ReactNode } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useTheme } from '../design/theme.ts';
import { covers } from '../home/covers.ts';
import type { GameId } from '../store/records.ts';
import { useWords } from '../words/index.tsx';
import { newGameWords } from './words.ts';

const games: readonly { id: GameId; name: string; here: boolean }[] = [
  { id: 'sierra', name: 'Sierra', here: true },
  { id: 'sierra-west', name: 'Sierra West', here: false },
  { id: 'colorado', name: 'Colorado', here: false },
];

/** The three games. As long as only one can be played there is nothing to choose: it is simply marked. */
export function Covers(): ReactNode {
  const words = useWords(newGameWords);
  const theme = useTheme();
  return (
    <section className="covers" aria-label={words.games}>
      <ul>
        {games.map(({ id, name, here }) => (
          <li key={id} className="cover" data-game={id} data-here={here || undefined}>
            <img src={covers[id][theme]} alt="" width={396} height={360} />
            <h2>
              <span>{name}</span>
            </h2>
            {here ? (
              <span className="cover-tick">
                <Icon name="tick" />
                <span className="hidden-text">{words.chosen}</span>
              </span>
            ) : (
              <p>{words.coming}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
