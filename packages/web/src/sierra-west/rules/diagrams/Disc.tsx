import type { ReactNode } from 'react';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { Put } from './Put.tsx';

interface DiscProps {
  icon: WestIconName;
  x: number;
  y: number;
  mandatory?: boolean | undefined;
  /** What the space costs: it lies on a toll plate then. */
  price?: number | undefined;
  isCovered?: boolean | undefined;
}

/** A space of a path round a point, 40 wide. */
export function Disc({ icon, x, y, mandatory, price, isCovered }: DiscProps): ReactNode {
  if (isCovered)
    return (
      <g>
        <circle cx={x} cy={y} r={13} fill="#20160c" opacity={0.22} />
        <Put name={icon} x={x} y={y} size={19} opacity={0.45} />
        <path d={`M${x - 11} ${y - 11}l22 22`} stroke="#20160c" strokeWidth={2.4} />
      </g>
    );
  return (
    <g>
      {price !== undefined && (
        <>
          <path d={`M${x - 24} ${y - 22}h48v58h-48z`} fill="#7a4727" />
          <text x={x} y={y + 33} fill="#fbf3e0">
            {price}
          </text>
        </>
      )}
      <circle cx={x} cy={y} r={20} fill={mandatory ? '#b8321f' : '#fbf3e0'} />
      {mandatory && <circle cx={x} cy={y} r={16.5} fill="#fbf3e0" />}
      <Put name={icon} x={x} y={y} size={mandatory ? 30 : 32} />
    </g>
  );
}
