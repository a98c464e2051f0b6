import { memo, type ReactNode } from 'react';
import { seatLook } from '../../../../design/players/seats.ts';
import { FeltTick } from '../FeltTick.tsx';
import type { BoxLook } from './parts.ts';

interface BoxProps extends BoxLook {
  goal: boolean;
  ticked: boolean;
  seat: number;
  seed: number;
}

/** A box of a track: empty, with the star of a goal, or ticked with the pen of its seat. */
export const Box = memo(function Box({ goal, seat, seed, next, fresh, held, draws, ...props }: BoxProps): ReactNode {
  const ticked = props.ticked || held === true;
  return (
    <span
      className="co-box"
      data-goal={goal || undefined}
      data-next={(next && !held) || undefined}
      data-fresh={(ticked && (fresh || held)) || undefined}
      style={ticked ? { color: `var(--co-pen-${seatLook(seat).colour})` } : undefined}
      aria-hidden="true"
    >
      {(ticked || goal) && (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          {ticked ? <FeltTick seed={seed} x={26} y={22} size={54} draws={draws ?? false} /> : <use href="#co-goal" />}
        </svg>
      )}
    </span>
  );
});
