import type { ReactNode } from 'react';
import { cards } from '../app/games.ts';
import { Icon } from '../design/Icon.tsx';
import { useTheme } from '../design/theme.ts';
import type { GameId } from '../store/records.ts';
import { useWords } from '../words/index.tsx';
import { newGameWords } from './words.ts';

/** The three games. As long as only one can be played there is nothing to choose: it is simply marked. */
export function Covers({ chosen }: { chosen: GameId }): ReactNode {
  const words = useWords(newGameWords);
  const theme = useTheme();
  return (
    <section className="covers" aria-label={words.games}>
      <ul>
        {cards.map(({ id, name, cover }) => (
          <li key={id} className="cover" data-game={id} data-here={id === chosen || undefined}>
            <img src={cover[theme]} alt="" width={396} height={360} />
            <h2>
              <span>{name}</span>
            </h2>
            {id === chosen ? (
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
