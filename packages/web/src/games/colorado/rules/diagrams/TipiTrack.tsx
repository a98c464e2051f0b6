import type { ReactNode } from 'react';
import { FeltTick } from '../../art/FeltTick.tsx';
import { Put } from '../../art/Put.tsx';

const boxes = ['goal', 'shut', 'open', 'ticked', 'ticked', 'open', 'goal'] as const;

/** The middle box and one beside it are ticked: the next lies at either side. */
export const TipiTrack = (): ReactNode => (
  <svg className="co-diagram" viewBox="0 0 320 84" aria-hidden="true">
    <Put name="tipi" x={160} y={16} size={30} />
    {boxes.map((state, i) => {
      const x = 6 + i * 44.6;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes keep their order
        <g key={i}>
          <rect
            x={x}
            y={38}
            width={40}
            height={40}
            rx={4}
            fill={state === 'open' ? '#ffc95c' : '#f4ead4'}
            stroke={state === 'goal' ? '#c98a12' : '#9c8159'}
            strokeWidth={state === 'goal' ? 4 : 2}
          />
          {state === 'goal' && <Put name="medal" x={x + 20} y={58} size={30} />}
          {state === 'ticked' && <FeltTick seed={i} x={x + 21} y={57} size={36} />}
        </g>
      );
    })}
  </svg>
);
