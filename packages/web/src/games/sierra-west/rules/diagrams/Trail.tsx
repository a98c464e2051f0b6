import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import { Piece } from './Piece.tsx';

/** The house trail, as boards.json has it: a test compares them. */
export const spaces = [
  { multiplier: 1, reach: 0 },
  { multiplier: 1, reach: 1 },
  { multiplier: 1, reach: 2 },
  { multiplier: 2, reach: 2 },
  { multiplier: 2, reach: 3 },
  { multiplier: 3, reach: 4 },
  { multiplier: 3, reach: 5 },
  { multiplier: 3, reach: 5 },
  { multiplier: 4, reach: 6 },
] as const;

const wagonAt = 4;
const tones = ['#efe0bf', '#f5d69d', '#f2c230', '#e08a2c'] as const;
const spaceX = (i: number): number => 24 + i * 33.5;
const slotX = (i: number): number => 52 + i * 46;

/** A wagon on its way, and the slots that it reaches. */
export const Trail = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 316 156" aria-hidden="true">
    <rect x={2} y={34} width={312} height={118} rx={6} fill="#d9bd8d" />
    <path d={`M${spaceX(0)} 58H${spaceX(8)}`} stroke="#8a5a36" strokeWidth={4} />
    {spaces.map(({ reach }, i) =>
      reach > 0 ? (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces keep their order
          key={i}
          d={`M${spaceX(i)} 60L${slotX(reach - 1)} 94`}
          stroke={reach <= spaces[wagonAt].reach ? '#3f8fc0' : '#a9764a'}
          strokeWidth={3}
        />
      ) : null,
    )}
    {spaces.map(({ multiplier }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: spaces keep their order
      <g key={i}>
        <circle cx={spaceX(i)} cy={58} r={14} fill={tones[multiplier - 1]} stroke="#5b3a22" strokeWidth={2} />
        <text x={spaceX(i)} y={63}>
          {multiplier}×
        </text>
      </g>
    ))}
    {[1, 2, 3, 4, 5, 6].map((slot, i) => {
      const isReached = slot <= spaces[wagonAt].reach;
      return (
        <g key={slot}>
          <rect
            x={slotX(i) - 20}
            y={94}
            width={40}
            height={52}
            rx={3}
            fill={isReached ? '#fbf3e0' : '#c9a873'}
            stroke={isReached ? '#3f8fc0' : '#8a5a36'}
            strokeWidth={isReached ? 4 : 1.6}
            strokeDasharray={isReached ? undefined : '5 4'}
          />
          {isReached ? (
            <Put name="orchard" x={slotX(i)} y={120} size={34} />
          ) : (
            <text x={slotX(i)} y={126} fill="#573713">
              {slot}
            </text>
          )}
        </g>
      );
    })}
    <Piece name="wagon" x={spaceX(wagonAt)} y={26} size={44} />
  </svg>
);
