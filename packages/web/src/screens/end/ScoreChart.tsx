import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Point } from '../../design/paper/outlines.ts';
import { markPaths, seatLook } from '../../design/players/seats.ts';
import { useWords } from '../../i18n/index.tsx';
import { formatWithMinus } from '../../i18n/signedNumber.ts';
import { dashOf, polyline, ticks } from './chart.ts';
import { type Counted, endWords } from './endWords.ts';
import { Plot, type Scale } from './Plot.tsx';
import { ChartTable } from './ScoreHistoryTable.tsx';
import type { RoundScores } from './scoreHistory.ts';
import './scoreHistory.css';

interface ScoreChartProps {
  history: RoundScores[];
  /** By seat. */
  names: readonly string[];
  winners: readonly number[];
  /** The label of the steps, below the chart. */
  axis: string;
  counted?: Counted;
}

/** The points after every round, one line per player. */
export function ScoreChart({ history, names, winners, axis, counted = 'round' }: ScoreChartProps): ReactNode {
  const { story: words, counted: all } = useWords(endWords);
  const counting = all[counted];
  // The index of the selected round.
  const [at, setAt] = useState<number | null>(null);
  const last = history.length - 1;
  const final = history[last]!.totals;
  const ranking = useMemo(() => final.map((_, seat) => seat).sort((a, b) => final[b]! - final[a]!), [final]);
  const said = history[at ?? last]!;
  const values = useMemo(() => {
    const all = history.flatMap(({ totals }) => totals);
    return ticks(Math.min(...all), Math.max(...all));
  }, [history]);

  return (
    <div className="story" data-many={names.length > 5 || undefined}>
      <div className="story-parts">
        <Plot
          rounds={history.map(({ round }) => round)}
          values={values}
          at={at}
          onAt={setAt}
          label={counting.read}
          reading={counting.reading(
            said.round,
            ranking.map((seat) => `${names[seat]} ${formatWithMinus(said.totals[seat]!)}`).join(', '),
          )}
          axis={axis}
        >
          {(scale) => <Lines history={history} ranking={ranking} winners={winners} scale={scale} at={at} />}
        </Plot>
        <div className="story-legend" aria-hidden="true">
          <p>{at === null ? words.atTheEnd : counting.after(said.round)}</p>
          <ul>
            {ranking.map((seat) => (
              <li key={seat} data-seat={seatLook(seat).colour}>
                <svg viewBox="0 0 44 16" aria-hidden="true">
                  <path d="M2 8h40" className="story-line" strokeDasharray={dashOf(seat)} />
                  <Mark seat={seat} x={22} y={8} size={1} />
                </svg>
                <span>{names[seat]}</span>
                <b>{formatWithMinus(said.totals[seat]!)}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ChartTable
        head={counting.head}
        caption={counting.table}
        columns={ranking.map((seat) => names[seat]!)}
        rows={history.map(({ round, totals }) => ({ round, cells: ranking.map((seat) => totals[seat]!) }))}
      />
    </div>
  );
}

interface LinesProps {
  history: RoundScores[];
  ranking: number[];
  winners: readonly number[];
  scale: Scale;
  at: number | null;
}

function Lines({ history, ranking, winners, scale, at }: LinesProps): ReactNode {
  const fade = useId();
  const { left, right, top, bottom, text, xAt, yAt } = scale;
  const lineOf = (seat: number): Point[] => history.map(({ totals }, i): Point => [xAt(i), yAt(totals[seat]!)]);
  const best = lineOf(ranking[0]!);
  return (
    <g className="story-lines">
      <clipPath id={fade}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <path
        className="story-area"
        data-seat={seatLook(ranking[0]!).colour}
        clipPath={`url(#${fade})`}
        d={`${polyline(best)}L${right} ${yAt(0)}H${best[0]![0]}z`}
      />
      {[...ranking].reverse().map((seat) => {
        const points = lineOf(seat);
        return (
          <g key={seat} data-seat={seatLook(seat).colour} data-winner={winners.includes(seat) || undefined}>
            <path className="story-halo" d={polyline(points)} />
            <path className="story-line" d={polyline(points)} strokeDasharray={dashOf(seat)} />
            {points.map(([x, y], i) => (
              <Mark
                key={history[i]!.round}
                seat={seat}
                x={x}
                y={y}
                size={text * (i === at ? 1.35 : ranking.length > 5 || points.length > 16 ? 0.8 : 0.92)}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The mark of a seat round a point. */
const Mark = ({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }): ReactNode => (
  <path
    className="story-mark"
    d={markPaths[seatLook(seat).mark]}
    fillRule="evenodd"
    transform={`translate(${(x - 6 * size).toFixed(1)} ${(y - 6 * size).toFixed(1)}) scale(${size})`}
  />
);
