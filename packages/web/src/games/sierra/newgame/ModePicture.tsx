import type { Mode } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';

const figures: Record<Exclude<Mode, 'team'>, { width: number; at: readonly number[] }> = {
  solo: { width: 34, at: [15] },
  cooperative: { width: 58, at: [15, 39] },
  competitive: { width: 84, at: [15, 67] },
};

/** Who plays with or against whom, and whether there are suns to earn. */
export function ModePicture({ mode, small = false }: { mode: Mode; small?: boolean }): ReactNode {
  if (mode === 'team')
    return (
      <span className="mode-sketch">
        <SymbolPicture name="role-duo" size={small ? 1.5 : 2.3} />
        <SymbolPicture name="role-trio" size={small ? 1.5 : 2.3} />
      </span>
    );
  const { width, at } = figures[mode];
  return (
    <span className="mode-sketch">
      <svg viewBox={`0 0 ${width} 38`} aria-hidden="true">
        {at.map((x, i) => (
          <g key={x} transform={`translate(${x} 20) scale(1.25)`}>
            <path d="M-8 12c0-8 3-11 8-11s8 3 8 11z" fill={i === 0 ? 'var(--rust)' : 'var(--sky)'} />
            <circle cy={-4} r={5.5} fill="#8a5a36" />
          </g>
        ))}
        {mode === 'competitive' && (
          <path
            d="M33 21h16m-11-5l-5 5 5 5m6-10l5 5-5 5"
            fill="none"
            stroke="var(--ink-2)"
            strokeWidth={2.4}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      {mode !== 'competitive' && <SymbolPicture name="sun-full" size={small ? 1.2 : 1.9} />}
    </span>
  );
}
