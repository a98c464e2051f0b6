import type { ReactNode } from 'react';
import { Put, round } from './Put.tsx';

export interface MedalStarProps {
  points: number;
  x?: number;
  y?: number;
  /** Across its tips. */
  size?: number;
  gone?: boolean;
}

/** A sheriff's star with its points, round a point of a larger drawing. */
export const MedalStar = ({ points, x = 24, y = 24, size = 48, gone = false }: MedalStarProps): ReactNode =>
  gone ? (
    <Put name="medal-gone" x={x} y={y} size={size} />
  ) : (
    <>
      <Put name="medal" x={x} y={y} size={size} />
      <text className="co-medal-points" x={x} y={round(y + size * 0.15)} fontSize={round(size * 0.43)}>
        {points}
      </text>
    </>
  );
