import type { ScoreLine } from '@cordillera/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { ticks } from './chart.ts';
import { type Counted, endWords } from './endWords.ts';
import { Plot } from './Plot.tsx';
import { ChartTable } from './ScoreHistoryTable.tsx';
import type { RoundScores } from './scoreHistory.ts';
import { barOf, sourcesOf } from './sources.ts';
import './scoreHistory.css';
import './sources.css';

interface SourceChartProps {
  history: RoundScores[];
  names: readonly string[];
  /** Whose points are shown first. */
  first: number;
  /** What a line of the score sheet is called. */
  nameOf: (line: ScoreLine) => string;
  axis: string;
  counted?: Counted;
}

/** Where one player's points came from, round by round. */
export function SourceChart({ history, names, first, nameOf, axis, counted = 'round' }: SourceChartProps): ReactNode {
  const { story: words, counted: all } = useWords(endWords);
  const counting = all[counted];
  const [who, setWho] = useState(first);
  const [at, setAt] = useState<number | null>(null);
  const last = history.length - 1;
  const sources = useMemo(() => sourcesOf(history, who, nameOf), [history, who, nameOf]);
  const bars = useMemo(() => history.map((_, round) => barOf(sources, round)), [history, sources]);
  const ends = bars.flat().map(({ to }) => to);
  const values = ticks(Math.min(0, ...ends), Math.max(0, ...ends));
  const said = history[at ?? last]!;
  const pointsAt = (source: number): number => sources[source]!.points[at ?? last]!;

  return (
    <div className="story story-sources">
      <fieldset className="story-who">
        <legend className="hidden-text">{words.whose}</legend>
        {names.map((name, index) => (
          <button key={name} type="button" aria-pressed={index === who} onClick={() => setWho(index)}>
            {name}
          </button>
        ))}
      </fieldset>
      <div className="story-parts">
        <Plot
          rounds={history.map(({ round }) => round)}
          values={values}
          at={at}
          onAt={setAt}
          label={counting.read}
          reading={counting.reading(
            said.round,
            sources.map(({ name }, source) => `${name} ${pointsAt(source)}`).join(', '),
          )}
          axis={axis}
          isBars
        >
          {({ left, right, xAt, yAt }) => {
            const width = Math.min(34, ((right - left) / history.length) * 0.72);
            return bars.map((bar, round) => (
              <g key={history[round]!.round} data-dim={(at !== null && at !== round) || undefined}>
                {bar.map(({ source, from, to }) => (
                  <rect
                    key={source}
                    data-source={sources[source]!.colour % 10}
                    x={xAt(round) - width / 2}
                    width={width}
                    y={yAt(Math.max(from, to))}
                    height={Math.max(0, yAt(Math.min(from, to)) - yAt(Math.max(from, to)) - 1)}
                  />
                ))}
              </g>
            ));
          }}
        </Plot>
        <div className="story-legend" aria-hidden="true">
          <p>{at === null ? words.atTheEnd : counting.after(said.round)}</p>
          <ul>
            {sources.map(({ name, colour }, source) => (
              <li key={name}>
                <i data-source={colour % 10} />
                <span>{name}</span>
                <b>{String(pointsAt(source)).replace('-', '−')}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ChartTable
        head={counting.head}
        caption={words.bySource(names[who]!)}
        columns={sources.map(({ name }) => name)}
        rows={history.map(({ round }, i) => ({ round, cells: sources.map(({ points }) => points[i]!) }))}
      />
    </div>
  );
}
