import type { ReactNode } from 'react';
import type { ColoradoIconName } from '../../art/ColoradoIcon.tsx';
import { FeltTick } from '../../art/FeltTick.tsx';
import { MedalStar } from '../../art/MedalStar.tsx';
import { Put } from '../../art/Put.tsx';
import { Ring } from './Ring.tsx';

const STATIONS: readonly {
  x: number;
  y: number;
  icon: ColoradoIconName;
  state: 'ticked' | 'open' | 'far' | 'closed';
}[] = [
  { x: 28, y: 66, icon: 'nuggets', state: 'ticked' },
  { x: 122, y: 30, icon: 'tipi', state: 'ticked' },
  { x: 122, y: 102, icon: 'discover', state: 'closed' },
  { x: 206, y: 66, icon: 'cards', state: 'open' },
  { x: 270, y: 66, icon: 'free', state: 'far' },
];

/** A switch, taken upwards: the lower branch is closed, the line goes on to the right. */
export const RailPiece = (): ReactNode => (
  <svg className="co-diagram" viewBox="0 0 320 132" aria-hidden="true">
    <path d="M28 66C80 66 80 102 122 102S164 66 206 66" className="co-diagram-rail" opacity={0.4} />
    <path d="M28 66C80 66 80 30 122 30S164 66 206 66H296" className="co-diagram-rail" />
    {STATIONS.map(({ x, y, icon, state }, i) => (
      <g key={`${x} ${y}`} opacity={state === 'closed' ? 0.6 : 1}>
        {state === 'open' && <Ring x={x} y={y} r={26} />}
        <rect x={x - 20} y={y - 18} width={40} height={36} rx={6} fill="#fbf3e0" stroke="#5b3a22" strokeWidth={2} />
        <Put name={icon} x={x} y={y} size={28} />
        {state === 'ticked' && <FeltTick seed={i} x={x + 3} y={y - 4} size={40} />}
        {state === 'closed' && (
          <g color="#b0432a">
            <Put name="cross" x={x + 22} y={y - 16} size={26} />
          </g>
        )}
      </g>
    ))}
    <use href="#co-switch-disc" transform="translate(72 66)" />
    <Put name="switch-closed" x={72} y={66} size={22} />
    <MedalStar points={7} x={300} y={36} size={38} />
  </svg>
);
