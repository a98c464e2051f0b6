import type { ReactNode } from 'react';
import { Disc } from './Disc.tsx';
import { Put } from './Put.tsx';

/** From the last space to the end of the path, and up to the sign of a card. */
export const SummitWay = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 292 150" aria-hidden="true">
    <rect x={2} y={92} width={288} height={56} rx={6} fill="#7fa06a" />
    <path d="M10 120H180" stroke="#335a3a" strokeWidth={3} strokeDasharray="8 6" />
    <Disc icon="boot" x={36} y={120} />
    <Disc icon="gold" x={96} y={120} />
    <Put name="end" x={156} y={120} size={38} />
    <Put name="pioneer-green" x={180} y={108} size={48} color="#3f8fc0" />
    <path d="M206 104C236 104 240 96 240 84" fill="none" stroke="#f7b52c" strokeWidth={5} strokeLinecap="round" />
    <path d="M231 92l9-11 9 11" fill="none" stroke="#f7b52c" strokeWidth={5} strokeLinecap="round" />
    <path d="M204 20L240 4l36 16v58h-72z" fill="#fbf3e0" stroke="#cdb78f" />
    <Put name="food" x={222} y={26} size={18} />
    <Put name="wood" x={240} y={26} size={18} />
    <Put name="stone" x={258} y={26} size={18} />
    <Put name="homestead-any" x={240} y={56} size={38} />
  </svg>
);
