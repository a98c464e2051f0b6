import type { Mode } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { backId, specialBackId } from './backs.ts';
import { CardArt, CardFrame, Whole } from './CardFrame.tsx';

export interface CardBackProps {
  mode: Mode;
  /** The row of the mountain gives its tone; a deck lies in that of row 3. */
  row?: number;
  special?: boolean;
}

/** The back of a card in its own units. */
const CardBackArt = ({ mode, row = 3, special = false }: CardBackProps): ReactNode => (
  <CardArt dusk={special ? 'face' : 'back'}>
    <Whole id={special ? specialBackId(mode) : backId(row)} />
  </CardArt>
);

export const CardBack = (props: CardBackProps): ReactNode => (
  <CardFrame>
    <CardBackArt {...props} />
  </CardFrame>
);
