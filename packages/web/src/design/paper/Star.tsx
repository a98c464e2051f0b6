import type { ReactNode } from 'react';
import { starOutline } from './outlines.ts';

const outline = starOutline(24, 24, 22.5);

/** A score on a paper star. */
export const Star = ({ points, label }: { points: number | string; label?: string }): ReactNode => (
  <span className="star">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={outline} className="points-star" filter="url(#lift-1)" />
      <text x={24} y={32} className="points-text" fontSize={String(points).length > 2 ? 17 : 22}>
        {points}
      </text>
    </svg>
    {label && <span className="hidden-text">{label}</span>}
  </span>
);
