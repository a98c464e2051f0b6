import type { ReactNode } from 'react';
import { blob } from './cut.ts';
import { markPaths, seatLook } from './seats.ts';

/** A seat as a paper disc with its letter; an hourglass or a tick at its shoulder says whether it is ready. */
export function Avatar({ seat, name, ready }: { seat: number; name: string; ready?: boolean | null }): ReactNode {
  const { colour } = seatLook(seat);
  return (
    <svg className="avatar" viewBox="0 0 48 48" aria-hidden="true">
      <path d={blob(24, 24, 20, `seat ${seat}`, 0.7)} fill={`var(--${colour})`} className="avatar-disc" />
      <text x={24} y={33.5} fill={`var(--on-${colour})`}>
        {[...name][0]}
      </text>
      {ready != null && <use href={ready ? '#y-ready' : '#y-not-ready'} x={29} y={29} width={21} height={21} />}
    </svg>
  );
}

/** The mark of a seat, as before a line of the log. */
export function SeatMark({ seat }: { seat: number }): ReactNode {
  const { colour, mark } = seatLook(seat);
  return (
    <svg className="seat-mark" viewBox="-1 -1 14 14" aria-hidden="true">
      <path d={markPaths[mark]} fill={`var(--${colour})`} fillRule="evenodd" />
    </svg>
  );
}
