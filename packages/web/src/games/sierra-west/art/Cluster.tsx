import type { ReactNode } from 'react';
import { Put, round } from './Art.tsx';
import type { Count } from './drawings.ts';
import { gridFor } from './grid.ts';

interface ClusterProps {
  items: readonly Count[];
  /** The middle of the room it has, and how much that is. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** No symbol is larger than this. */
  max: number;
}

/** Symbols one by one while they can be counted at a glance, else each once with its number. */
const AT_A_GLANCE = 6;

/** Symbols that share a small room, as large as they can be. */
export function Cluster({ items, x, y, width, height, max }: ClusterProps): ReactNode {
  const all = items.reduce((sum, { n }) => sum + n, 0);
  const counted = all > AT_A_GLANCE;
  const cells = counted ? items : items.flatMap(({ name, n }) => Array.from({ length: n }, () => ({ name, n: 1 })));
  const ratio = counted ? 1.7 : 1;
  const { columns, size } = gridFor(cells.length, width, height, max, ratio);
  const rows = Math.ceil(cells.length / columns);
  return cells.map(({ name, n }, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? cells.length - row * columns : columns;
    const cx = x + ((i % columns) - (inRow - 1) / 2) * size * ratio;
    const cy = y + (row - (rows - 1) / 2) * size;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
      <g key={i}>
        {counted && (
          <text
            className="west-count"
            x={round(cx - size * 0.5)}
            y={round(cy + size * 0.28)}
            fontSize={round(size * 0.8)}
            fill="#3d2717"
          >
            {n}
          </text>
        )}
        <Put name={name} x={counted ? cx + size * 0.3 : cx} y={cy} size={round(size * 0.96)} />
      </g>
    );
  });
}
