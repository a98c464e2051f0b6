import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';

const faces = [1, 2, 3, 4, 5, 6] as const;
const posters = [6, 4] as const;
const lowest = Math.min(...posters);
const dieX = (i: number): number => 34 + i * 45;
const die = (face: number): WestIconName => `die-${face}` as WestIconName;

/** Two posters along the trail, and which faces of the die hit: with the Sheriff one more. */
export const Posters = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 292 160" aria-hidden="true">
    <rect x={2} y={2} width={288} height={84} rx={6} fill="#d9bd8d" />
    {posters.map((face, i) => (
      <g key={face}>
        <rect x={86 + i * 70} y={8} width={52} height={72} rx={3} fill="#fbf3e0" />
        <Put name="outlaw" x={112 + i * 70} y={30} size={38} />
        <Put name={die(face)} x={112 + i * 70} y={62} size={28} />
      </g>
    ))}
    <rect x={2} y={94} width={288} height={64} rx={6} fill="#335a3a" />
    {faces.map((face, i) => (
      <g key={face}>
        {face >= lowest && <rect x={dieX(i) - 20} y={146} width={40} height={6} rx={3} fill="#f7b52c" />}
        <Put name={die(face)} x={dieX(i)} y={122} size={38} opacity={face >= lowest - 1 ? 1 : 0.45} />
        {face === lowest - 1 && <Put name="sheriff" x={dieX(i) + 15} y={106} size={24} />}
      </g>
    ))}
  </svg>
);
