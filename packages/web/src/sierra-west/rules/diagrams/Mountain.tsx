import type { ReactNode } from 'react';
import type { CardLook, Cell, MountainPicture } from '../pictures.ts';
import { Put } from './Put.tsx';

const tones = ['#658757', '#84976a', '#a08567', '#8b9a9b', '#a9b9c1'] as const;
const width = 44;
const height = 60;

/** From the bottom up: what lies on top is drawn last. */
const places = [1, 2, 3, 4, 5].flatMap((row) =>
  [1, 2, 3, 4, 5, 6].slice(0, 7 - row).map((column) => ({
    cell: `${row},${column}` as Cell,
    x: 4 + (column - 1 + (row - 1) / 2) * 46,
    y: 4 + (5 - row) * 30,
    tone: tones[row - 1]!,
  })),
);

/** The pyramid of twenty cards on its base. */
export const Mountain = ({ cards }: { cards: MountainPicture['cards'] }): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 284 204" aria-hidden="true">
    <rect x={2} y={182} width={280} height={20} rx={5} fill="#52754a" />
    {places.map(({ cell, ...place }) => (
      <Card key={cell} look={cards[cell]} {...place} />
    ))}
  </svg>
);

function Card({ look, x, y, tone }: { look: CardLook | undefined; x: number; y: number; tone: string }): ReactNode {
  const frame = { x, y, width, height, rx: 3 };
  if (look === 'gone') return <rect {...frame} fill="none" stroke="#8a5a36" strokeWidth={2} strokeDasharray="5 4" />;
  if (look === 'up')
    return (
      <g>
        <rect {...frame} fill="#fbf3e0" />
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} fill="#cfe3df" />
        <rect x={x + 3} y={y + 30} width={width - 6} height={14} fill="#7fa06a" />
        <rect x={x + 3} y={y + 44} width={width - 6} height={13} fill="#e6c083" />
        <Put name="star" x={x + 11} y={y + 14} size={15} />
      </g>
    );
  const isOutpost = look !== undefined && look !== 'self' && look !== 'lit';
  return (
    <g>
      <rect {...frame} fill="#fbf3e0" />
      <rect x={x + 2.5} y={y + 2.5} width={width - 5} height={height - 5} fill={isOutpost ? '#7a4727' : tone} />
      {isOutpost ? (
        <text x={x + width / 2} y={y + height - 10} fill="#fbf3e0">
          {look}
        </text>
      ) : (
        <path d={`M${x + 8} ${y + height - 8}l14-20 14 20z`} fill="#fbf3e0" opacity={0.5} />
      )}
      {(look === 'self' || look === 'lit') && (
        <rect
          x={x + 2}
          y={y + 2}
          width={width - 4}
          height={height - 4}
          rx={2}
          fill={look === 'self' ? '#b0432a' : '#f7b52c'}
          fillOpacity={look === 'self' ? 0.85 : 0.72}
        />
      )}
      {look === 'self' && <Put name="frontiersman" x={x + width / 2} y={y + height - 20} size={34} color="#fbf3e0" />}
    </g>
  );
}
