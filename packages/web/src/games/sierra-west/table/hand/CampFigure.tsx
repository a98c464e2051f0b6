import type { Figure } from '@cordillera/sierra-west';
import type { CSSProperties, ReactNode } from 'react';
import { PioneerFigure } from '../../art/Figures.tsx';
import { playerOf, type TableContext, whereIs } from '../tableContext.ts';
import { figureTarget } from '../targets.ts';
import { figureNames } from './names.ts';
import { Sign } from './Sign.tsx';
import { Spot } from './Spot.tsx';

interface CampFigureProps {
  context: TableContext;
  figure: Figure;
  place: number;
  still: boolean;
  style: CSSProperties;
}

/** A pioneer or the mule in its place. */
export const CampFigure = ({ context, figure, place, still, style }: CampFigureProps): ReactNode => (
  <Spot
    className="camp-figure"
    id={figureTarget(figure)}
    still={still}
    name={context.speaker.term(figureNames[figure])}
    notes={[whereIs(context, playerOf(context, context.me), place)]}
    style={style}
  >
    {figure === 'mule' ? <Sign name="mule-figure" /> : <PioneerFigure seat={context.me} pioneer={figure} />}
  </Spot>
);
