import type { ReactNode } from 'react';
import { useSpeech } from '../words/index.tsx';
import type { Table } from './table.ts';

/** The rounds as a row of peaks: climbed, the one under the sun, still ahead; dashed if only a trio plays it. */
export function RoundTrack({ table }: { table: Table }): ReactNode {
  const { words } = useSpeech();
  const all = table.rounds + table.trioRounds;
  const gap = 34;
  return (
    <div className="round-track">
      <b className="display">{table.round === 0 ? words.watch.beforeRounds : words.watch.round(table.round)}</b>
      <svg
        viewBox={`-18 -20 ${(all - 1) * gap + 36} 34`}
        role="img"
        aria-label={words.watch.roundOf(table.round, all)}
        style={{ aspectRatio: `${(all - 1) * gap + 36} / 34` }}
      >
        {Array.from({ length: all }, (_, i) => {
          const round = i + 1;
          const x = i * gap;
          if (round === table.round && !table.over)
            return (
              <g key={round} className="round-now" transform={`translate(${x} 0)`}>
                <circle cx={1} cy={-8} r={11} />
                <path d="M-15 11l9-16 4.5 6 5-11 12 21z" />
              </g>
            );
          const done = round < table.round || (round === table.round && table.over);
          return (
            <path
              key={round}
              transform={`translate(${x} 0)`}
              className={done ? 'round-done' : 'round-ahead'}
              data-trio={round > table.rounds || undefined}
              d="M-13 9l8-13 4 5 4-9 10 17z"
            >
              {round > table.rounds && <title>{words.watch.trioRound(round)}</title>}
            </path>
          );
        })}
      </svg>
    </div>
  );
}
