import type { ReactNode } from 'react';
import { SeatMark } from '../../../../design/players/Avatar.tsx';
import type { Zone } from '../content.ts';
import { Box } from './Box.tsx';
import { boxesOf, hasBox, isGoal } from './contested.ts';
import type { BoardProps } from './parts.ts';

/** The marks of the seats in the first column, and the strip under the viewer's row. */
export const Marks = ({ view, viewer }: Pick<BoardProps, 'view' | 'viewer'>): ReactNode => (
  <>
    {viewer !== null && <span className="co-mine" style={{ gridRow: viewer + 3 }} />}
    {view.players.map((_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <span key={seat} className="co-mark" style={{ gridRow: seat + 3 }}>
        <SeatMark seat={seat} />
      </span>
    ))}
  </>
);

/** The boxes of one zone, a row for each seat; `first` is the column they begin in. */
export function BoxRows({
  zone,
  first,
  say,
  ...props
}: BoardProps & { zone: Zone; first: number; say: (seat: number) => string }): ReactNode {
  const { board, view, box, frame } = props;
  const count = boxesOf(board, zone);
  return view.players.map((marks, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <li key={seat} className="co-row">
      <span className="hidden-text">{say(seat)}</span>
      {Array.from({ length: count }, (_, i) => {
        const drawing = (
          <Box
            {...box?.(zone, seat, i)}
            goal={isGoal(board, zone, i)}
            ticked={hasBox(marks, zone, i)}
            seat={seat}
            seed={i + seat}
          />
        );
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its number
            key={i}
            className="co-box-place"
            data-box={`${zone} ${seat} ${i}`}
            style={{ gridRow: seat + 3, gridColumn: first + i }}
          >
            {frame?.({ zone, seat, box: i, drawing }) ?? drawing}
          </span>
        );
      })}
    </li>
  ));
}
