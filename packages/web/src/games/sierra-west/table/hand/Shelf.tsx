import { isOnPath, isOnSummit } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import type { TableContext } from '../tableContext.ts';
import { Cabins } from './Cabins.tsx';
import { CampFigures } from './CampFigures.tsx';
import { campWords } from './campWords.ts';
import { Holdings } from './Holdings.tsx';
import { playerBoardOf } from './playerBoard.ts';
import { CampGround } from './Wood.tsx';
import './camp.css';

/** A player's camp without cards: cabins, goods and figures, while another player's plan is shown. */
export function Shelf({ context }: { context: TableContext }): ReactNode {
  const { speaker, me } = context;
  const words = useWords(campWords);
  const seen = playerBoardOf(context, null);
  const figures = seen.figures.filter(({ place }) => !isOnPath(place) && !isOnSummit(place));
  return (
    <section className="camp camp-shelf" aria-label={words.camp(speaker.player(me))}>
      <div>
        <CampGround />
        <Cabins context={context} seen={seen} still={false} />
        <Holdings context={context} still={false} />
        <CampFigures context={context} figures={figures} still={false} />
      </div>
    </section>
  );
}
