import type { ReactNode } from 'react';

/** Round what can be ticked now. */
export const Ring = ({ x, y, r }: { x: number; y: number; r: number }): ReactNode => (
  <circle cx={x} cy={y} r={r} fill="#ffc95c" stroke="#c9770a" strokeWidth={3} />
);
