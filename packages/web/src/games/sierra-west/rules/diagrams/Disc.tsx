import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';

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
    <g transform={`translate(${x} ${y})`}>
      <g transform="scale(.62)">
        {price !== undefined && <use href="#west-toll" />}
        <use href={mandatory ? '#west-ring' : '#west-disc'} />
      </g>
      <Put name={icon} x={0} y={0} size={mandatory ? 31 : 32} />
      {price !== undefined && (
        <text className="west-price" y={34}>
          {price}
        </text>
      )}
    </g>
  );
}
