import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { gameManifests, isPlayable } from '../../platform/gameRegistry.ts';
import { addressOf } from '../../platform/routes.ts';
import { useTheme } from '../../platform/theme.ts';
import type { GameId } from '../../store/records.ts';
import { newGameWords } from '../../table/setup/newGameWords.ts';
import { useByLink } from './byLink.ts';

/** All games: the one of this form, and the way to the forms of others that can be played. */
export function Covers({ chosen }: { chosen: GameId }): ReactNode {
  const words = useWords(newGameWords);
  const theme = useTheme();
  const byLink = useByLink();
  return (
    <section className="covers" aria-label={words.games}>
      <ul>
        {gameManifests.map((card) => {
          const { id, name, cover, ribbon } = card;
          const isOther = id !== chosen && isPlayable(card);
          return (
            <li
              key={id}
              className="cover"
              data-here={id === chosen || undefined}
              style={{ '--ribbon': ribbon } as CSSProperties}
            >
              <img src={cover[theme]} alt="" width={396} height={360} />
              <h2>
                {isOther ? (
                  <a href={addressOf({ screen: 'new', game: id, mode: null, stage: null, byLink })}>{name}</a>
                ) : (
                  <span>{name}</span>
                )}
              </h2>
              {id === chosen ? (
                <span className="cover-tick">
                  <Icon name="tick" />
                  <span className="hidden-text">{words.chosen}</span>
                </span>
              ) : (
                !isOther && <p>{words.coming}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
