import type { SierraWestTypes } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained } from '../../../../table/explain/Explain.tsx';
import type { TableState } from '../../../../table/session/session.ts';
import { Die } from '../../art/Die.tsx';
import type { Sight } from '../tableContext.ts';
import { lastThrow, type Throw } from './diceRolls.ts';
import { type ModeWords, modeWords } from './modeWords.ts';
import { Sized } from './Pic.tsx';
import './dice.css';

/** What has been told, and how much of it just now. */
export type Told = Pick<TableState<SierraWestTypes>, 'events' | 'fresh' | 'hurried'>;

/** The last throw of the die, whose it was and what it meant; nothing in a game without dice. */
export function DiceTray({ sight, told }: { sight: Sight; told: Told }): ReactNode {
  const { view, speaker } = sight;
  const words = useWords(modeWords);
  const { mode, hastings, seats } = view;
  if (mode === 'apple-hill' || (mode === 'boats-and-banjos' && hastings === null)) return null;
  const thrown = lastThrow(told.events, seats);
  // Told just now, in view: it rolls. What is shown all at once lies there already.
  const rolls = thrown !== null && !told.hurried && thrown.at >= told.events.length - told.fresh;
  return (
    <section className="dice-tray" aria-label={speaker.term('die')}>
      <Explained
        by={() => ({
          title: speaker.term('die'),
          text: thrown ? whatItMeant(thrown, sight, words).join(', ') : words.noThrow,
        })}
      >
        {thrown ? (
          <>
            <span className="die-trace">
              <Sized size={30}>
                <Die face={7 - thrown.roll} />
              </Sized>
            </span>
            <span className="die" key={thrown.at} data-rolls={rolls || undefined}>
              {[7 - thrown.roll, (thrown.roll % 6) + 1, thrown.roll].map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: faces seen one after the other
                <span key={i} className="die-face">
                  <Sized size={44}>
                    <Die face={face} />
                  </Sized>
                </span>
              ))}
            </span>
            <span className="throw-said">
              <b>
                <SeatMark seat={thrown.player} />
                {speaker.player(thrown.player)}
              </b>
              {whatItMeant(thrown, sight, words).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </>
        ) : (
          <span className="throw-said">{words.noThrow}</span>
        )}
      </Explained>
    </section>
  );
}

/** In short lines: the roll, and what came of it. */
function whatItMeant({ roll, meant }: Throw, { speaker }: Sight, words: ModeWords): string[] {
  switch (meant.kind) {
    case 'mined':
      return [words.rolled(`${roll}`, speaker.goods(meant.got))];
    case 'fish':
      return [words.rolled(`${roll}`, meant.got ? speaker.goods(meant.got) : words.noFish)];
    case 'shot':
      return [
        words.rolled(meant.bonus > 0 ? `${roll} + ${meant.bonus}` : `${roll}`, meant.hit ? words.hit : words.missed),
        meant.needed === null ? words.noPoster : words.needed(meant.needed),
      ];
  }
}
