import { isInCamp } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import type { Sight } from '../tableContext.ts';
import { CampFigure } from './CampFigure.tsx';
import { around, standAt } from './geometry.ts';
import type { SeenBoard } from './playerBoard.ts';

interface CampFiguresProps {
  sight: Sight;
  figures: SeenBoard['figures'];
  still: boolean;
}

/** The pioneers and the mule where they stand on a board; those in camp side by side, closer when they are three. */
export function CampFigures({ sight, figures, still }: CampFiguresProps): ReactNode {
  const waiting = figures.filter(({ place }) => isInCamp(place)).map(({ figure }) => figure);
  const isCrowded = waiting.length > 2;
  return figures.map(({ figure, place }) => (
    <CampFigure
      key={figure}
      sight={sight}
      figure={figure}
      place={place}
      still={still}
      style={around(
        standAt(sight.box, place, waiting.indexOf(figure) * (isCrowded ? 1 : 1.7)),
        isInCamp(place) ? (isCrowded ? 40 : 48) : 54,
      )}
    />
  ));
}
