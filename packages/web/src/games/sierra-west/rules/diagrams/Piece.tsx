import type { ReactNode } from 'react';
import { PieceArt, type PieceName } from '../../art/Figures.tsx';

/** A piece round a point of a drawing: the reader plays blue, the other one red. */
export const Piece = ({ name, seat = 1, x, y, size }: PieceProps): ReactNode => (
  <svg
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    viewBox="0 0 48 48"
    overflow="visible"
    aria-hidden="true"
  >
    <PieceArt name={name} seat={seat} />
  </svg>
);

interface PieceProps {
  name: PieceName;
  seat?: 0 | 1;
  x: number;
  y: number;
  size: number;
}
