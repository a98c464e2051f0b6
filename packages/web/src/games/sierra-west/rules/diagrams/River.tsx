import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { Piece } from './Piece.tsx';

const cards: readonly (readonly [WestIconName, WestIconName])[] = [
  ['trout', 'bass'],
  ['bass', 'salmon'],
  ['trout', 'salmon'],
  ['trout', 'bass'],
];
const canoeOn = 1;
const cardX = (i: number): number => 98 + i * 58;

/** A canoe on the second river card: it catches what the first two show. */
export const River = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 308 118" aria-hidden="true">
    <rect x={2} y={2} width={304} height={114} rx={6} fill="#d9bd8d" />
    <rect x={10} y={88} width={288} height={18} rx={9} fill="#7dbcc0" />
    <Put name="fish-market" x={36} y={44} size={50} />
    {cards.map(([first, second], i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order
      <g key={i} opacity={i > canoeOn ? 0.6 : 1}>
        <rect
          x={cardX(i) - 25}
          y={10}
          width={50}
          height={68}
          rx={3}
          fill="#fbf3e0"
          stroke={i > canoeOn ? 'none' : '#f7b52c'}
          strokeWidth={5}
        />
        <rect x={cardX(i) - 22} y={13} width={44} height={18} fill="#2c6d80" />
        <Put name={first} x={cardX(i) - 8} y={46} size={28} />
        <Put name={second} x={cardX(i) + 8} y={63} size={28} />
      </g>
    ))}
    <Piece name="canoe" x={cardX(canoeOn)} y={88} size={44} />
  </svg>
);
