import type { ReactNode } from 'react';
import type { WestIconName } from '../../art/WestIcon.tsx';

interface PutProps {
  name: WestIconName;
  x: number;
  y: number;
  size: number;
  color?: string;
  opacity?: number;
}

/** A symbol round a point of a drawing. */
export const Put = ({ name, x, y, size, ...look }: PutProps): ReactNode => (
  <use href={`#w-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} {...look} />
);
