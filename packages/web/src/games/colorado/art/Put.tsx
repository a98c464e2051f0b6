import type { ReactNode } from 'react';
import type { ColoradoIconName } from './ColoradoIcon.tsx';

interface PutProps {
  name: ColoradoIconName;
  x: number;
  y: number;
  size: number;
  className?: string;
  opacity?: number;
}

/** A symbol of the sprite round a point, inside a larger drawing. */
export const Put = ({ name, x, y, size, ...rest }: PutProps): ReactNode => (
  <use href={`#co-${name}`} x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} {...rest} />
);

/** Coordinates are computed; more than a tenth cannot be seen. */
export const round = (n: number): number => Math.round(n * 10) / 10;
