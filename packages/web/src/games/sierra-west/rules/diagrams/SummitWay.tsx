import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import { Disc } from './Disc.tsx';
import { Piece } from './Piece.tsx';

/** From the last space to the end of the path, and up to the sign of a card. */
export const SummitWay = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 292 150" aria-hidden="true">
    <rect x={2} y={92} width={288} height={56} rx={6} fill="#7fa06a" />
    <path d="M10 120H180" stroke="#335a3a" strokeWidth={3} strokeDasharray="8 6" />
    <Disc icon="boot" x={36} y={120} />
    <Disc icon="gold" x={96} y={120} />
    <Put name="end" x={156} y={120} size={38} />
    <Piece name="pioneer-green" x={182} y={108} size={48} />
    <path d="M206 104C236 104 240 96 240 84" fill="none" stroke="#f7b52c" strokeWidth={5} strokeLinecap="round" />
    <path d="M231 92l9-11 9 11" fill="none" stroke="#f7b52c" strokeWidth={5} strokeLinecap="round" />
    <use href="#west-sign" transform="translate(240 41) scale(.6) translate(-140 -117)" />
    <Put name="food" x={224} y={27} size={17} />
    <Put name="wood" x={240} y={21} size={17} />
    <Put name="stone" x={256} y={27} size={17} />
    <Put name="homestead-any" x={240} y={62} size={34} />
  </svg>
);
