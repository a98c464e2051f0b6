import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import { Piece } from './Piece.tsx';

const spaceX = (space: number): number => 78 + space * 38;

/** A track whose top is taken: the others stop below it. */
export const Track = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 292 70" aria-hidden="true">
    <rect x={2} y={4} width={288} height={62} rx={5} fill="#f4ead4" />
    <Put name="homestead-food" x={30} y={35} size={44} />
    {[0, 1, 2, 3, 4, 5].map((space) => (
      <g key={space}>
        <rect x={spaceX(space) - 17} y={10} width={34} height={50} rx={3} fill="#e9b49e" />
        <text x={spaceX(space) - 8} y={24}>
          {space}
        </text>
      </g>
    ))}
    <Piece name="homestead-marker" x={spaceX(4)} y={42} size={30} />
    <Piece name="homestead-marker" seat={0} x={spaceX(5)} y={42} size={30} />
    <Put name="lock" x={spaceX(5) + 8} y={20} size={18} />
  </svg>
);
