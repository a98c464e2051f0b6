import type { ReactNode } from 'react';
import { FeltTick } from '../../art/FeltTick.tsx';
import { MedalStar } from '../../art/MedalStar.tsx';

/** The house deserts, as bounty-board.json has them: a test compares them. */
export const values = [1, 3, 10] as const;
export const medal = 5;
const ticked = 2;

/** Two deserts discovered: the value above the second box counts. */
export const FlagValues = (): ReactNode => (
  <svg className="co-diagram" viewBox="0 0 320 92" aria-hidden="true">
    <use href="#co-flag-disc-desert" transform="translate(40 62) scale(1.1)" />
    {values.map((value, i) => {
      const x = 92 + i * 56;
      return (
        <g key={value}>
          {i === ticked - 1 && <circle cx={x + 20} cy={18} r={16} fill="#ffc95c" stroke="#c9770a" strokeWidth={3} />}
          <text x={x + 20} y={24}>
            {value}
          </text>
          <rect x={x} y={42} width={40} height={40} rx={4} fill="#f4ead4" stroke="#9c8159" strokeWidth={2} />
          {i < ticked && <FeltTick seed={i} x={x + 21} y={61} size={36} />}
        </g>
      );
    })}
    <MedalStar points={medal} x={286} y={62} size={44} />
  </svg>
);
