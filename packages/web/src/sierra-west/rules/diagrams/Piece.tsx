import type { ReactNode } from 'react';
import { PieceArt, type PieceName } from '../../art/Figures.tsx';

/** A piece round a point of a drawing: the reader plays blue, the other one red. */
export const Piece = ({ name, seat = 1, x, y, size }: PieceProps): ReactNode => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}>
    <PieceArt name={name} seat={seat} />
  </g>
);

interface PieceProps {
  name: PieceName;
  seat?: 0 | 1;
  x: number;
  y: number;
  size: number;
}
