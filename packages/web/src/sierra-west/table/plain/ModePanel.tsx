import type { ReactNode } from 'react';
import type { Sight } from '../sight.ts';

/** What the mode brings for everybody. */
export function ModePanel({ sight }: { sight: Sight }): ReactNode {
  const { view, speaker } = sight;
  return (
    <div className="west-boards">
      {view.mode === 'apple-hill' && (
        <p>
          {speaker.term('appleSupply')}: {speaker.goods({ greenApples: view.apples[0]!, redApples: view.apples[1]! })}
        </p>
      )}
      {view.mode === 'boats-and-banjos' && (
        <p>
          {speaker.term('supply')}:{' '}
          {speaker.goods({ trout: view.fish[0]!, bass: view.fish[1]!, salmon: view.fish[2]! })}
        </p>
      )}
      {view.mode === 'gold-rush' && (
        <p>
          {speaker.term('carts')}: {view.carts}
        </p>
      )}
      {view.mode === 'outlaws-and-outposts' && (
        <ul>
          {view.outposts.map((outlaws, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outposts keep their order
            <li key={i}>
              {speaker.term('outpost')} {['I', 'II', 'III', 'IV', 'V'][i]}: {speaker.term('outlaws')} {outlaws}
            </li>
          ))}
        </ul>
      )}
      {view.hastings && (
        <p>
          Hastings: {speaker.planCard(view.hastings.active)} · {speaker.term('planDeck')}: {view.hastings.pileCount}
        </p>
      )}
    </div>
  );
}
