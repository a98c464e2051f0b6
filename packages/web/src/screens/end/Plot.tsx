import { type PointerEvent, type ReactNode, useRef } from 'react';
import { type Size, useSize } from '../../design/hooks/useSize.ts';
import { nearest } from './chart.ts';

/** The coordinates of a plot. */
export interface Scale {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How much larger than usual the text is: marks grow with it. */
  text: number;
  /** The middle of a round, by its index in the score history. */
  xAt: (i: number) => number;
  yAt: (points: number) => number;
}

interface PlotProps {
  /** Their numbers, from left to right. */
  rounds: readonly number[];
  /** Where the grid runs, from the lowest. */
  values: readonly number[];
  /** The index of the selected round; null for none. */
  at: number | null;
  onAt: (change: (now: number | null) => number | null) => void;
  /** The slider's label and its current text. */
  label: string;
  reading: string;
  /** The label of the steps, below the plot. */
  axis: string;
  /** Bars stand beside each other, lines begin at the edge. */
  isBars?: boolean;
  children: (scale: Scale) => ReactNode;
}

/** The base of a chart: grid, figures, and a round that is selected with mouse, finger or arrow keys. */
export function Plot(props: PlotProps): ReactNode {
  const { rounds, values, at, onAt, label, reading, axis, isBars = false, children } = props;
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot);
  const scale = size && size.width > 0 ? scaleOf(size, values, rounds.length, isBars) : null;
  const last = rounds.length - 1;
  const readAt = (event: PointerEvent): void => {
    if (!scale || !plot.current) return;
    const x = event.clientX - plot.current.getBoundingClientRect().left;
    const place = nearest(x, scale.xAt(0), scale.xAt(last), rounds.length);
    onAt(() => place);
  };
  return (
    <figure className="story-figure">
      <div
        ref={plot}
        className="story-plot"
        onPointerMove={readAt}
        onPointerDown={readAt}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onAt(() => null)}
      >
        {scale && size && (
          <svg width={size.width} height={size.height} aria-hidden="true">
            <Grid rounds={rounds} values={values} scale={scale} />
            {at !== null && <path className="story-reader" d={`M${scale.xAt(at)} ${scale.top - 4}V${scale.bottom}`} />}
            {children(scale)}
          </svg>
        )}
        {/* selects a round by keyboard; a pointer uses the plot itself */}
        <input
          type="range"
          className="story-slider"
          min={0}
          max={last}
          value={at ?? last}
          aria-label={label}
          aria-valuetext={reading}
          onChange={(event) => {
            const place = Number(event.target.value);
            onAt(() => place);
          }}
          onFocus={() => onAt((now) => now ?? last)}
          onBlur={() => onAt(() => null)}
        />
      </div>
      <figcaption>{axis}</figcaption>
    </figure>
  );
}

/** With room for the figures at the left, and below. */
function scaleOf({ width, height }: Size, values: readonly number[], rounds: number, isBars: boolean): Scale {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const digits = Math.max(2, ...values.map((value) => String(value).length));
  const [low, high] = [values[0]!, values.at(-1)!];
  const left = (0.9 + 0.6 * digits) * rem;
  const right = width - 0.7 * rem;
  const top = 0.6 * rem;
  const bottom = height - 1.7 * rem;
  const edge = isBars ? (right - left) / rounds / 2 : 0;
  return {
    left,
    right,
    top,
    bottom,
    text: rem / 16,
    xAt: (i) =>
      rounds === 1
        ? isBars
          ? (left + right) / 2
          : right
        : left + edge + ((right - left - 2 * edge) * i) / (rounds - 1),
    yAt: (points) => bottom - ((bottom - top) * (points - low)) / (high - low),
  };
}

function Grid({ rounds, values, scale }: Pick<PlotProps, 'rounds' | 'values'> & { scale: Scale }): ReactNode {
  const { left, right, bottom, text, xAt, yAt } = scale;
  // Many rounds: every second, every third … has its number, and the last always.
  const every = Math.ceil((26 * text * rounds.length) / Math.max(1, right - left));
  const last = rounds.length - 1;
  return (
    <>
      {values.map((value) => (
        <g key={value}>
          <path className={value === 0 ? 'story-axis' : 'story-grid'} d={`M${left} ${yAt(value)}H${right}`} />
          <text className="story-figures" x={left - 10} y={yAt(value)} dy="0.35em" textAnchor="end">
            {String(value).replace('-', '−')}
          </text>
        </g>
      ))}
      {rounds.map(
        (round, i) =>
          (last - i) % every === 0 && (
            <text key={round} className="story-figures" x={xAt(i)} y={bottom} dy="1.6em" textAnchor="middle">
              {round}
            </text>
          ),
      )}
    </>
  );
}
