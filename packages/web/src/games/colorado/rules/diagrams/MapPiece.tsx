import type { ReactNode } from 'react';
import type { ColoradoIconName } from '../../art/ColoradoIcon.tsx';
import { FeltTick } from '../../art/FeltTick.tsx';
import { Put } from '../../art/Put.tsx';
import type { MapPicture } from '../pictures.ts';
import { Ring } from './Ring.tsx';

const VILLAGE = 'M10 74L70 62 148 84 172 140 150 214 62 226 14 190z';
const DESERT = 'M172 140L236 118 306 132 312 206 236 228 150 214z';
const FOREST = 'M20 8L130 4 304 10 308 58 234 70 152 40 66 44 18 52z';
const MOUNTAIN =
  'M18 52L44 36 66 46 96 22 122 44 152 26 178 54 206 40 234 70 306 62 306 132 236 118 172 140 148 84 70 62 10 74z';

const SHADE =
  'M96 22L122 44 108 66 92 50zM152 26L178 54 168 84 146 60zM206 40L234 70 236 100 204 78zM44 36L66 46 58 60 40 54zM268 66L300 64 298 112 270 96z';

/** Stages of the village and of the desert; what is ticked, and what can be. */
const STAGES: readonly { x: number; y: number; icon: ColoradoIconName; state: 'ticked' | 'open' | 'closed' }[] = [
  { x: 98, y: 112, icon: 'nuggets', state: 'ticked' },
  { x: 136, y: 156, icon: 'saloon', state: 'open' },
  { x: 92, y: 192, icon: 'cards', state: 'closed' },
  { x: 40, y: 178, icon: 'tipi', state: 'open' },
  { x: 196, y: 176, icon: 'wanted', state: 'closed' },
  { x: 282, y: 190, icon: 'none', state: 'closed' },
];
const PATHS = 'M42 114L98 112 136 156 92 192M42 114L40 178M136 156L196 176 248 152 282 190';

/**
 * A discovered village, a desert beside it and a forest behind mountains. Either the stages that can be ticked glow, or
 * the flag that can be.
 */
export const MapPiece = ({ lit }: Pick<MapPicture, 'lit'>): ReactNode => (
  <svg className="co-diagram" viewBox="0 0 320 234" aria-hidden="true">
    <path d={FOREST} fill="#b9c7a4" stroke="#fbf3e0" strokeWidth={3} />
    <path d={DESERT} fill="#ecdcb6" stroke="#fbf3e0" strokeWidth={3} />
    <path d={VILLAGE} fill="#e39a7a" stroke="#fbf3e0" strokeWidth={3} />
    <path d={MOUNTAIN} fill="#fff" stroke="#9fb2bf" strokeWidth={2} strokeLinejoin="round" />
    <path d={SHADE} fill="#c9d6de" />
    <path d={PATHS} className="co-diagram-path" />
    {STAGES.map(({ x, y, icon, state }, i) => (
      <g key={`${x} ${y}`} opacity={state === 'closed' ? 0.62 : 1}>
        {lit === 'stages' && state === 'open' && <Ring x={x} y={y} r={23} />}
        <circle cx={x} cy={y} r={19} fill="#fbf3e0" stroke="#5b3a22" strokeWidth={2} />
        <Put name={icon} x={x} y={y} size={27} />
        {state === 'ticked' && <FeltTick seed={i} x={x + 3} y={y - 4} size={40} />}
      </g>
    ))}
    <Flag kind="village" x={42} y={114} />
    <FeltTick seed={1} x={45} y={110} size={42} />
    {lit === 'flags' && <Ring x={248} y={152} r={26} />}
    <Flag kind="desert" x={248} y={152} />
    <Flag kind="forest" x={196} y={34} />
    {lit === 'flags' && (
      <g color="#b0432a">
        <Put name="cross" x={222} y={28} size={30} />
      </g>
    )}
  </svg>
);

const Flag = ({ kind, x, y }: { kind: string; x: number; y: number }): ReactNode => (
  <use href={`#co-flag-disc-${kind}`} transform={`translate(${x} ${y}) scale(.92)`} />
);
