import type { RestTo } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import type { TableContext } from '../tableContext.ts';
import { pileTarget } from '../targets.ts';
import { campWords } from './campWords.ts';
import type { Planning } from './usePlanning.ts';

const piles: readonly RestTo[] = ['deck', 'discard'];

/** With a hand of four: the destination of the card that is not in the plan (SW-VAR-02). */
export function Aside({ context, planning }: { context: TableContext; planning: Planning }): ReactNode {
  const words = useWords(campWords);
  if (planning.rest === null) return null;
  return (
    <fieldset className="camp-aside">
      <legend>{words.aside}</legend>
      {piles.map((pile) => (
        <button
          key={pile}
          type="button"
          data-target={pileTarget(pile)}
          data-touch={planning.rest === pile ? 'picked' : 'possible'}
          aria-pressed={planning.rest === pile}
          onClick={() => planning.setRest(pile)}
        >
          <span className="hidden-text">{context.speaker.term(pile)}: </span>
          {pile === 'deck' ? words.onDeck : words.onDiscard}
        </button>
      ))}
    </fieldset>
  );
}
