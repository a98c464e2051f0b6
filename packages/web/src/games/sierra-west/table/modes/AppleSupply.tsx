import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained } from '../../../../table/explain/Explain.tsx';
import type { TableContext } from '../tableContext.ts';
import { modeWords } from './modeWords.ts';
import { Pic } from './Pic.tsx';

/** Places for each colour on the board. */
const places = [0, 1, 2, 3, 4, 5];
const colours = ['green', 'red'] as const;

/** The apples that everybody shares: two rows of six. */
export function AppleSupply({ context: { view, speaker } }: { context: TableContext }): ReactNode {
  const words = useWords(modeWords);
  return (
    <Torn as="section" className="mode-panel apple-supply" seed="apple supply" aria-label={speaker.term('appleSupply')}>
      <h2>{speaker.term('appleSupply')}</h2>
      <p className="mode-note">{words.shared}</p>
      {colours.map((colour, i) => (
        <Explained
          key={colour}
          className={`apple-row ${colour}`}
          by={() => ({ title: speaker.term('appleSupply'), text: words.about.apples, rule: 'SW-APPLE-04' })}
        >
          {places.map((place) =>
            place < view.apples[i]! ? (
              <Pic key={place} name={`apple-${colour}`} size={27} />
            ) : (
              <i key={place} className="apple-place" />
            ),
          )}
          <span className="hidden-text">{speaker.term(colour === 'green' ? 'greenApples' : 'redApples')}</span>
          <b>{view.apples[i]}</b>
        </Explained>
      ))}
    </Torn>
  );
}
