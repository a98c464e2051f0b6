import type { ReactNode } from 'react';
import { CardFace } from '../../art/CardFace.tsx';
import type { CardsPicture } from '../pictures.ts';

/** Cards side by side; one that does not fit is faded. */
export const Cards = ({ cards }: Pick<CardsPicture, 'cards'>): ReactNode =>
  cards.map(({ colour, value, apart }) => (
    <span key={`${colour} ${value}`} data-apart={apart}>
      <CardFace colour={colour} value={value} size="small" silent />
    </span>
  ));
