import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';

const before: readonly WestIconName[] = ['cabin-G8', 'cabin-G2', 'cabin-T1', 'cabin-G5'];
const after: readonly WestIconName[] = ['cabin-G7', 'cabin-G1', 'cabin-G8', 'cabin-T1'];
const spaceX = (i: number): number => 44 + i * 68;

/** The market before and after the second cabin was built. */
export const Market = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 292 186" aria-hidden="true">
    <Spaces y={4} />
    <Spaces y={106} />
    {before.map((name, i) => (
      <Put key={name} name={name} x={spaceX(i)} y={42} size={54} opacity={i === 3 ? 0.35 : 1} />
    ))}
    <circle cx={spaceX(1) + 20} cy={20} r={14} fill="#fbf3e0" />
    <Put name="build" x={spaceX(1) + 20} y={20} size={24} />
    <path d={`M${spaceX(3) - 18} 24l36 36m0-36l-36 36`} stroke="#b8321f" strokeWidth={5} strokeLinecap="round" />
    <Slide from={0} to={2} />
    <Slide from={2} to={3} />
    {after.map((name, i) => (
      <Put key={name} name={name} x={spaceX(i)} y={144} size={54} />
    ))}
    {[0, 1].map((i) => (
      <path
        key={i}
        d={`M${spaceX(i) + 22} 114l2.4 5.4 5.8.5-4.4 3.8 1.4 5.7-5.2-3-5.2 3 1.4-5.7-4.4-3.8 5.8-.5z`}
        fill="#f7b52c"
        stroke="#5b3a22"
      />
    ))}
  </svg>
);

const Spaces = ({ y }: { y: number }): ReactNode => (
  <g>
    <rect x={4} y={y} width={284} height={76} rx={5} fill="#d9bd8d" />
    {before.map((name, i) => (
      <rect
        key={name}
        x={spaceX(i) - 30}
        y={y + 6}
        width={60}
        height={64}
        rx={3}
        fill="#c9a873"
        stroke={i === 3 ? '#b8321f' : 'none'}
        strokeWidth={4}
      />
    ))}
  </g>
);

const Slide = ({ from, to }: { from: number; to: number }): ReactNode => (
  <g className="market-slide" strokeWidth={3} fill="none" strokeLinecap="round">
    <path d={`M${spaceX(from)} 82C${spaceX(from)} 96 ${spaceX(to)} 88 ${spaceX(to)} 102`} />
    <path d={`M${spaceX(to) - 5} 97l5 6 5-6`} />
  </g>
);
