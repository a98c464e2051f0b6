import { FISH } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained } from '../../../../table/explain/Explain.tsx';
import type { TableContext } from '../tableContext.ts';
import { modeWords } from './modeWords.ts';
import { Pic } from './Pic.tsx';

/** The fish that can still be caught, per colour; for the corner of the mountain. Nothing where nobody fishes. */
export function FishLeft({ context: { view, speaker } }: { context: TableContext }): ReactNode {
  const words = useWords(modeWords);
  if (view.mode !== 'boats-and-banjos') return null;
  return (
    <Torn as="section" tone="card" className="fish-left" seed="fish left" aria-label={words.fishLeft}>
      <Explained by={() => ({ title: words.fishLeft, text: words.about.fishLeft, rule: 'SW-BOAT-05' })}>
        <span className="display">{words.fishLeft}</span>
        {FISH.map((fish, i) => (
          <span key={fish} className="fish-count" data-none={view.fish[i] === 0 || undefined}>
            <Pic name={fish} size={34} />
            <span className="hidden-text">{speaker.fish(fish)}</span>
            <b>{view.fish[i]}</b>
          </span>
        ))}
      </Explained>
    </Torn>
  );
}
