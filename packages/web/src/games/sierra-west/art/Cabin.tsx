import type { CabinType } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Put } from './Art.tsx';

/** A cabin, 48 by 48; X is the grey one of the board. A used one is pale. */
export const Cabin = ({ type, used = false }: { type: CabinType | 'X'; used?: boolean }): ReactNode => (
  <svg className="west-art" viewBox="0 0 48 48" aria-hidden="true">
    {!used && <use href={`#w-cabin-${type}`} className="west-cabin-shadow" />}
    <use href={`#w-cabin-${type}`} opacity={used ? 0.45 : 1} />
  </svg>
);

/** An empty place for a cabin, with what it costs at the end if there is room to say it. */
export const CabinSpace = ({ colour, label }: { colour: 'green' | 'tan'; label?: string }): ReactNode => (
  <svg className="west-art" viewBox="0 0 48 48" aria-hidden="true">
    <Put name={`cabin-space-${colour}`} x={24} y={24} size={48} />
    {label && (
      <text className="west-space-label" data-colour={colour} x={24} y={38} fontSize={13}>
        {label}
      </text>
    )}
  </svg>
);
