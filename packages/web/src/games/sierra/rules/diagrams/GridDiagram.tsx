import type { ReactNode } from 'react';
import type { GridPicture } from '../pictures.ts';

const kinds: Record<string, string> = { x: 'self', o: 'counts', '#': 'other', '.': 'free' };

const places = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));

/** Three by three places: the card in question, the cards that count, other cards, free places. */
export const GridDiagram = ({ cells }: { cells: GridPicture['cells'] }): ReactNode => (
  <svg className="grid-diagram" viewBox="0 0 66 66" aria-hidden="true">
    {places.map(({ x, y }) => (
      <rect
        key={`${x},${y}`}
        data-cell={kinds[cells[y]![x]!]}
        x={x * 22 + 2}
        y={y * 22 + 2}
        width={18}
        height={18}
        rx={4}
      />
    ))}
  </svg>
);
