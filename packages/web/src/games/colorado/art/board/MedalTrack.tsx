import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { artWords } from '../artWords.ts';
import type { BoardProps } from './parts.ts';
import { Marks } from './Rows.tsx';
import { Slip } from './Slip.tsx';

/** The slot that ends the game. */
const SEVENTH = 7;

/** Medals won, written in the order they came; the seventh slot is framed. */
export function MedalTrack({
  board,
  view,
  names,
  viewer,
  freshMedal,
  note,
}: BoardProps & { note?: string | undefined }): ReactNode {
  const words = useWords(artWords);
  const slots = Math.max(board.medalSlots, ...view.players.map(({ medals }) => medals.length));
  const rows = view.players.length;
  return (
    <Slip id="medals" name={words.medals}>
      <header className="co-slip-head">
        <h2>{words.medals}</h2>
        <p>{note ?? words.seventh}</p>
      </header>
      <div
        className="co-track"
        style={{ gridTemplateColumns: `var(--co-mark) repeat(${slots}, minmax(var(--co-box), 1fr))` }}
      >
        {Array.from({ length: slots }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
            key={i}
            className="co-slot-number"
            data-seventh={i + 1 === SEVENTH || undefined}
            style={{ gridRow: 2, gridColumn: i + 2 }}
            aria-hidden="true"
          >
            {i + 1}
          </span>
        ))}
        <Marks view={view} viewer={viewer} />
        <ul className="co-rows">
          {view.players.map(({ medals }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className="co-row">
              <span className="hidden-text">
                {words.medalRow(
                  names[seat]!,
                  medals.map(({ points }) => points),
                )}
              </span>
              {Array.from({ length: slots }, (_, i) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
                  key={i}
                  className="co-box co-slot"
                  data-slot={`${seat} ${i + 1}`}
                  data-written={i < medals.length || undefined}
                  data-wide={(medals[i]?.points ?? 0) > 9 || undefined}
                  data-near={(medals.length >= SEVENTH - 2 && i >= medals.length && i < SEVENTH) || undefined}
                  data-next={freshMedal?.(seat, i) || undefined}
                  style={{ gridRow: seat + 3, gridColumn: i + 2 }}
                  aria-hidden="true"
                >
                  {medals[i]?.points}
                </span>
              ))}
            </li>
          ))}
        </ul>
        {slots >= SEVENTH && (
          <span
            className="co-seventh"
            style={{ gridRow: `3 / span ${rows}`, gridColumn: SEVENTH + 1 }}
            aria-hidden="true"
          />
        )}
      </div>
    </Slip>
  );
}
