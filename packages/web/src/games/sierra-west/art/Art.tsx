import type { ReactNode } from 'react';
import type { Drawing } from './drawings.ts';
import type { WestIconName } from './WestIcon.tsx';

/** A symbol of the sprite round a point, inside a larger drawing. */
export const Put = ({
  name,
  x,
  y,
  size,
  ...rest
}: {
  name: WestIconName;
  x: number;
  y: number;
  size: number;
  color?: string;
  opacity?: number;
}): ReactNode => (
  <use href={`#w-${name}`} x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} {...rest} />
);

/** Coordinates are computed; more than a tenth cannot be seen. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** A drawing round a point, as large as this. */
export function DrawingArt({
  drawing,
  x,
  y,
  size,
}: {
  drawing: Drawing;
  x: number;
  y: number;
  size: number;
}): ReactNode {
  const { parts, counts = [], plus } = drawing;
  const scale = size / 48;
  return (
    <g transform={`translate(${round(x - size / 2)} ${round(y - size / 2)})${scale === 1 ? '' : ` scale(${scale})`}`}>
      {parts.map((part, i) => (
        <Put
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
          key={i}
          name={part.name}
          x={part.x + part.size / 2}
          y={part.y + part.size / 2}
          size={part.size}
        />
      ))}
      {plus && (
        <g transform="translate(8.5 38.5)">
          <circle r={7.5} fill="#5b3a22" />
          <path fill="#fbf3e0" d="M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z" />
        </g>
      )}
      {counts.map(({ n, x: cx, y: cy }) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r={8.5} fill="#5b3a22" />
          <text className="west-count" x={cx} y={cy + 5} fontSize={14} fill="#fbf3e0">
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}
