import type { SierraWestTypes } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained } from '../../../../table/explain/Explain.tsx';
import type { TableState } from '../../../../table/session/session.ts';
import { Die } from '../../art/Die.tsx';
import type { TableContext } from '../tableContext.ts';
import { type DiceRoll, lastDiceRoll } from './diceRolls.ts';
import { type ModeWords, modeWords } from './modeWords.ts';
import { Sized } from './Pic.tsx';
import './dice.css';

/** All events shown so far, and the number of those shown just now. */
export type ShownEvents = Pick<TableState<SierraWestTypes>, 'events' | 'newEventCount' | 'skipsAnimation'>;

/** The last throw of the die, its player and its meaning; nothing in a game without dice. */
export function DiceTray({ context, shown }: { context: TableContext; shown: ShownEvents }): ReactNode {
  const { view, speaker } = context;
  const words = useWords(modeWords);
  const { mode, hastings, seats } = view;
  if (mode === 'apple-hill' || (mode === 'boats-and-banjos' && hastings === null)) return null;
  const thrown = lastDiceRoll(shown.events, seats);
  // A new throw rolls while in view; one that is shown without animation lies there already.
  const rolls = thrown !== null && !shown.skipsAnimation && thrown.at >= shown.events.length - shown.newEventCount;
  return (
    <section className="dice-tray" aria-label={speaker.term('die')}>
      <Explained
        by={() => ({
          title: speaker.term('die'),
          text: thrown ? rollMeaning(thrown, context, words).join(', ') : words.noThrow,
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
              {rollMeaning(thrown, context, words).map((line) => (
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
function rollMeaning({ roll, meant }: DiceRoll, { speaker }: TableContext, words: ModeWords): string[] {
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
