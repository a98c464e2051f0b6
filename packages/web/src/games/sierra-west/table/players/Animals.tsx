import { ANIMALS, COMMON_ANIMALS } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { AnimalToken } from '../../art/AnimalToken.tsx';
import { Sized } from '../modes/Pic.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { otherWords } from './otherWords.ts';
import { ExplainedMark } from './Tells.tsx';

/** A player's animal tiles: a portrait for what is trapped, −3 for what is not. Hastings has no tile of the mode's animal. */
export function Animals({ context, index }: { context: TableContext; index: number }): ReactNode {
  const { box, view, speaker } = context;
  const words = useWords(otherWords);
  const { animals } = playerOf(context, index);
  const own = box.kits[view.mode].animal;
  const tiles = ANIMALS.flatMap((animal, i) =>
    i < COMMON_ANIMALS.length || (i === own && index < view.seats) ? [{ animal, up: (animals & (1 << i)) !== 0 }] : [],
  );
  return (
    <ul className="animal-tiles" aria-label={speaker.term('animals')}>
      {tiles.map(({ animal, up }) => {
        const { name, text } = speaker.animal(animal);
        return (
          <li key={animal}>
            <ExplainedMark by={() => ({ title: name, text: up ? text : words.notTrapped })}>
              <Sized size={22}>
                <AnimalToken animal={animal} down={up ? undefined : '−3'} />
              </Sized>
              <span className="hidden-text">{up ? name : words.said(name, words.notTrapped)}</span>
            </ExplainedMark>
          </li>
        );
      })}
    </ul>
  );
}
