import type { ReactNode } from 'react';
import { Put } from '../../art/Put.tsx';

/** Points of the medals won so far, of the house set; then the slot that ends the game. */
export const points = [7, 3, 9, 8, 5] as const;

export const Slots = (): ReactNode => (
  <svg className="co-diagram" viewBox="0 0 320 60" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6, 7].map((slot, i) => {
      const x = 6 + i * 44.6;
      const won = points[i];
      return (
        <g key={slot}>
          <rect
            x={x}
            y={10}
            width={40}
            height={40}
            rx={4}
            fill={won === undefined ? '#f4ead4' : '#f7d774'}
            stroke={slot === 7 ? '#b0432a' : '#9c8159'}
            strokeWidth={slot === 7 ? 4 : 2}
          />
          {won !== undefined && (
            <text x={x + 20} y={37}>
              {won}
            </text>
          )}
          {slot === 7 && <Put name="medal-seven" x={x + 20} y={30} size={32} />}
        </g>
      );
    })}
  </svg>
);
