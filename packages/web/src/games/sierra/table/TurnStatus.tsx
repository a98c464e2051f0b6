import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import { Explained } from '../../../table/explain/Explain.tsx';
import { tableWords } from '../../../table/tableWords.ts';
import type { TableModel } from './model.ts';
import { sierraTableWords } from './sierraTableWords.ts';
import './turnStatus.css';

/** The rounds as a row of peaks: climbed, the one under the sun, still ahead; dashed if only a trio plays it. */
export function RoundTrack({ table, over }: { table: TableModel; over: boolean }): ReactNode {
  const words = useWords(sierraTableWords);
  const { round, roundOf } = useWords(tableWords);
  const all = table.rounds + table.trioRounds;
  const gap = 34;
  return (
    <div className="round-track">
      <b className="display">{table.round === 0 ? words.beforeRounds : round(table.round)}</b>
      <Explained
        by={() => ({
          title: roundOf(table.round, all),
          text: `${words.roundText(table.rounds)}${table.trioRounds > 0 ? ` ${words.trioRound(all)}` : ''}`,
          rule: 'SI-END-01',
        })}
      >
        <svg
          viewBox={`-18 -20 ${(all - 1) * gap + 36} 34`}
          role="img"
          aria-label={roundOf(table.round, all)}
          style={{ aspectRatio: `${(all - 1) * gap + 36} / 34` }}
        >
          {Array.from({ length: all }, (_, i) => {
            const peak = i + 1;
            const x = i * gap;
            if (peak === table.round && !over)
              return (
                <g key={peak} className="round-now" transform={`translate(${x} 0)`}>
                  <circle cx={1} cy={-8} r={11} />
                  <path d="M-15 11l9-16 4.5 6 5-11 12 21z" />
                </g>
              );
            const done = peak < table.round || (peak === table.round && over);
            return (
              <path
                key={peak}
                transform={`translate(${x} 0)`}
                className={done ? 'round-done' : 'round-ahead'}
                data-trio={peak > table.rounds || undefined}
                d="M-13 9l8-13 4 5 4-9 10 17z"
              />
            );
          })}
        </svg>
      </Explained>
    </div>
  );
}
