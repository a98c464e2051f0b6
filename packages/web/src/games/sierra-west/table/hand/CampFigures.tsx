import { isInCamp } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import type { TableContext } from '../tableContext.ts';
import { CampFigure } from './CampFigure.tsx';
import { around, standAt } from './geometry.ts';
import type { PlayerBoard } from './playerBoard.ts';

interface CampFiguresProps {
  context: TableContext;
  figures: PlayerBoard['figures'];
  still: boolean;
}

/** The pioneers and the mule where they stand on a board; those in camp side by side, closer when they are three. */
export function CampFigures({ context, figures, still }: CampFiguresProps): ReactNode {
  const waiting = figures.filter(({ place }) => isInCamp(place)).map(({ figure }) => figure);
  const isCrowded = waiting.length > 2;
  return figures.map(({ figure, place }) => (
    <CampFigure
      key={figure}
      context={context}
      figure={figure}
      place={place}
      still={still}
      style={around(
        standAt(context.box, place, waiting.indexOf(figure) * (isCrowded ? 1 : 1.7)),
        isInCamp(place) ? (isCrowded ? 40 : 48) : 54,
      )}
    />
  ));
}
