import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import type { CardLook, Cell, MountainPicture } from '../pictures.ts';
import { Piece } from './Piece.tsx';

const width = 44;
const height = 62;

/** From the bottom up: what lies on top is drawn last. */
const places = [1, 2, 3, 4, 5].flatMap((row) =>
  [1, 2, 3, 4, 5, 6].slice(0, 7 - row).map((column) => ({
    cell: `${row},${column}` as Cell,
    x: 4 + (column - 1 + (row - 1) / 2) * 46,
    y: 4 + (5 - row) * 30,
    row,
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

function Card({ look, x, y, row }: { look: CardLook | undefined; x: number; y: number; row: number }): ReactNode {
  const frame = { x, y, width, height };
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
      <use href={isOutpost ? '#west-back-outlaws-and-outposts' : `#west-back-${row}`} {...frame} />
      {isOutpost && (
        <>
          <circle cx={x + width / 2} cy={y + height - 14} r={11} fill="#5b3a22" />
          <text className="west-price" x={x + width / 2} y={y + height - 9}>
            {look}
          </text>
        </>
      )}
      {(look === 'self' || look === 'lit') && (
        <rect
          {...frame}
          rx={2}
          fill={look === 'self' ? '#b0432a' : '#f7b52c'}
          fillOpacity={look === 'self' ? 0.8 : 0.66}
        />
      )}
      {look === 'self' && <Piece name="frontiersman" x={x + width / 2} y={y + height - 17} size={36} />}
    </g>
  );
}
