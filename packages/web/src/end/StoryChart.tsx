import { type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Point } from '../design/cut.ts';
import { markPaths, seatLook } from '../design/seats.ts';
import { type Size, useSize } from '../design/size.ts';
import { useWords } from '../words/index.tsx';
import { dashOf, nearest, polyline, ticks } from './chart.ts';
import type { StoryRound } from './story.ts';
import { endWords } from './words.ts';
import './story.css';

interface StoryChartProps {
  story: StoryRound[];
  /** By seat. */
  names: string[];
  winners: readonly number[];
  /** What the steps of the story are, below the chart. */
  axis: string;
}

/** The points after every round, one line per player; a round can be read with mouse, finger or arrow keys. */
export function StoryChart({ story, names, winners, axis }: StoryChartProps): ReactNode {
  const words = useWords(endWords).story;
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot);
  // The round that is read, by its place in the story.
  const [at, setAt] = useState<number | null>(null);
  const last = story.length - 1;
  const final = story[last]!.totals;
  const ranking = useMemo(() => final.map((_, seat) => seat).sort((a, b) => final[b]! - final[a]!), [final]);
  const said = story[at ?? last]!;
  const values = useMemo(() => ticks(Math.max(1, ...story.flatMap(({ totals }) => totals))), [story]);
  const frame = size && size.width > 0 ? frameOf(size, String(values.at(-1)).length) : null;

  const readAt = (event: PointerEvent): void => {
    if (!frame || !plot.current) return;
    setAt(nearest(event.clientX - plot.current.getBoundingClientRect().left, frame.left, frame.right, story.length));
  };
  const pointsOf = ({ round, totals }: StoryRound): string =>
    words.reading(round, ranking.map((seat) => `${names[seat]} ${totals[seat]}`).join(', '));

  return (
    <div className="story" data-many={names.length > 5 || undefined}>
      <div className="story-parts">
        <figure className="story-figure">
          <div
            ref={plot}
            className="story-plot"
            onPointerMove={readAt}
            onPointerDown={readAt}
            onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(null)}
          >
            {frame && <Lines story={story} values={values} ranking={ranking} winners={winners} frame={frame} at={at} />}
            {/* the keyboard's way to read a round; the pointer's is the plot itself */}
            <input
              type="range"
              className="story-slider"
              min={0}
              max={last}
              value={at ?? last}
              aria-label={words.read}
              aria-valuetext={pointsOf(said)}
              onChange={(event) => setAt(Number(event.target.value))}
              onFocus={() => setAt((now) => now ?? last)}
              onBlur={() => setAt(null)}
            />
          </div>
          <figcaption>{axis}</figcaption>
        </figure>
        <div className="story-legend" aria-hidden="true">
          <p>{at === null ? words.atTheEnd : words.afterRound(said.round)}</p>
          <ul>
            {ranking.map((seat) => (
              <li key={seat} data-seat={seatLook(seat).colour}>
                <svg viewBox="0 0 44 16" aria-hidden="true">
                  <path d="M2 8h40" className="story-line" strokeDasharray={dashOf(seat)} />
                  <Mark seat={seat} x={22} y={8} size={1} />
                </svg>
                <span>{names[seat]}</span>
                <b>{said.totals[seat]}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="hidden-text">
        <table>
          <caption>{words.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {ranking.map((seat) => (
                <th key={seat} scope="col">
                  {names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {story.map(({ round, totals }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {ranking.map((seat) => (
                  <td key={seat}>{totals[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface Frame extends Size {
  /** Marks grow with the text. */
  scale: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the lines run in the plot: with room for figures of this many digits at its left, and below. */
function frameOf({ width, height }: Size, digits: number): Frame {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    scale: rem / 16,
    width,
    height,
    left: (0.9 + 0.6 * Math.max(2, digits)) * rem,
    right: width - 0.7 * rem,
    top: 0.6 * rem,
    bottom: height - 1.7 * rem,
  };
}

interface LinesProps {
  story: StoryRound[];
  /** Where the grid runs, from 0 up. */
  values: number[];
  ranking: number[];
  winners: readonly number[];
  frame: Frame;
  at: number | null;
}

function Lines({ story, values, ranking, winners, frame, at }: LinesProps): ReactNode {
  const fade = useId();
  const { left, right, top, bottom, scale } = frame;
  const greatest = values[values.length - 1]!;
  const xAt = (i: number): number => (story.length === 1 ? right : left + ((right - left) * i) / (story.length - 1));
  const yAt = (points: number): number => bottom - ((bottom - top) * points) / greatest;
  const lineOf = (seat: number): Point[] => story.map(({ totals }, i): Point => [xAt(i), yAt(totals[seat]!)]);
  const best = lineOf(ranking[0]!);
  return (
    <svg width={frame.width} height={frame.height} aria-hidden="true">
      {values.map((value) => (
        <g key={value}>
          <path className={value === 0 ? 'story-axis' : 'story-grid'} d={`M${left} ${yAt(value)}H${right}`} />
          <text className="story-figures" x={left - 10} y={yAt(value)} dy="0.35em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {story.map(({ round }, i) => (
        <text key={round} className="story-figures" x={xAt(i)} y={bottom} dy="1.6em" textAnchor="middle">
          {round}
        </text>
      ))}
      {at !== null && <path className="story-reader" d={`M${xAt(at)} ${top - 4}V${bottom}`} />}
      <g className="story-lines">
        <clipPath id={fade}>
          <rect x={left} y={top} width={right - left} height={bottom - top} />
        </clipPath>
        <path
          className="story-area"
          data-seat={seatLook(ranking[0]!).colour}
          clipPath={`url(#${fade})`}
          d={`${polyline(best)}L${right} ${bottom}H${best[0]![0]}z`}
        />
        {[...ranking].reverse().map((seat) => {
          const points = lineOf(seat);
          return (
            <g key={seat} data-seat={seatLook(seat).colour} data-winner={winners.includes(seat) || undefined}>
              <path className="story-halo" d={polyline(points)} />
              <path className="story-line" d={polyline(points)} strokeDasharray={dashOf(seat)} />
              {points.map(([x, y], i) => (
                <Mark
                  key={story[i]!.round}
                  seat={seat}
                  x={x}
                  y={y}
                  size={scale * (i === at ? 1.35 : ranking.length > 5 ? 0.8 : 0.92)}
                />
              ))}
            </g>
          );
        })}
      </g>
    </svg>
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
