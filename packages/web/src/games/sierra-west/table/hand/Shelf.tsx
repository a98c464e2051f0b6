import { isOnPath, isOnSummit } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import type { Sight } from '../tableContext.ts';
import { Cabins } from './Cabins.tsx';
import { CampFigures } from './CampFigures.tsx';
import { campWords } from './campWords.ts';
import { Holdings } from './Holdings.tsx';
import { seenOf } from './playerBoard.ts';
import { CampGround } from './Wood.tsx';
import './camp.css';

/** A player's camp without cards: cabins, goods and whoever is there, while somebody else's plan is looked at. */
export function Shelf({ sight }: { sight: Sight }): ReactNode {
  const { speaker, me } = sight;
  const words = useWords(campWords);
  const seen = seenOf(sight, null);
  const figures = seen.figures.filter(({ place }) => !isOnPath(place) && !isOnSummit(place));
  return (
    <section className="camp camp-shelf" aria-label={words.camp(speaker.player(me))}>
      <div>
        <CampGround />
        <Cabins sight={sight} seen={seen} still={false} />
        <Holdings sight={sight} still={false} />
        <CampFigures sight={sight} figures={figures} still={false} />
      </div>
    </section>
  );
}
