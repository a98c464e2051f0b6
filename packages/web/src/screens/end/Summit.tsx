import { type ReactNode, useId, useMemo, useRef } from 'react';
import { type Size, useSize } from '../../design/hooks/useSize.ts';
import { blobOutline, tornOutline } from '../../design/paper/outlines.ts';
import { Sky } from '../../design/paper/Sky.tsx';
import { seatLook } from '../../design/players/seats.ts';
import { formatWithMinus } from '../../i18n/signedNumber.ts';
import { compose, footMist, mountain, type Peak } from './summit.ts';
import './summit.css';

interface Climber {
  seat: number;
  name: string;
  total: number;
  flag: boolean;
  /** False for a mountain whose score does not count: it stands behind, in the haze. */
  counts: boolean;
}

export interface SummitProps {
  people: Climber[];
  /** Scores to exceed for a sun; none when everybody climbs against the others. */
  goals: { points: number; reached: boolean }[];
  /** The picture in words. */
  label: string;
  /** The note beside the names whose score counts; null when all do. */
  countsLabel: string | null;
}

const seed = 'summit';
const sun = { x: 0.12, y: 0.26, size: 0.058 };
/** Above the goals. */
const highSun = { x: 0.12, y: 0.18, size: 0.048 };

/** One mountain per player under the sky, as high as the score. */
export function Summit(props: SummitProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const isSeen = size !== null && size.width > 0 && size.height > 0;
  return (
    <div ref={ref} className="summit" role="img" aria-label={props.label}>
      {isSeen && <SummitPicture {...props} {...size} />}
    </div>
  );
}

function SummitPicture({ people, goals, countsLabel, width, height }: SummitProps & Size): ReactNode {
  const id = useId();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const hasLabels = countsLabel !== null;
  const { peaks, step, middle, mistTop, unit, heightAt, isWide, isTwoLines } = useMemo(
    () => compose({ people, goals, hasLabels, width, height, rem }),
    [people, goals, hasLabels, width, height, rem],
  );
  const hasGoals = goals.length > 0;
  // The best stands in front.
  const backToFront = [...peaks].sort((a, b) => Number(a.counts) - Number(b.counts) || a.total - b.total);
  return (
    <>
      <Sky
        width={width}
        height={height}
        seed={seed}
        ranges
        layers
        {...(!hasGoals ? { sun } : isWide && { sun: highSun })}
      />
      <svg className="summit-range" width={width} height={height} aria-hidden="true">
        <clipPath id={id}>
          <path d={tornOutline(width, height, { seed, amp: 3, drift: 1.6, step: 30, radius: 8 })} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          {goals.map(({ points }) => (
            <path key={points} className="summit-goal" d={`M0 ${heightAt(points)}H${width}`} />
          ))}
          {backToFront.map((peak, i) => (
            <Mountain key={peak.seat} {...peak} foot={height + 10} unit={unit} mistTop={mistTop} delay={i * 60} />
          ))}
          <path className="summit-mist" d={footMist(width, height, mistTop)} filter="url(#lift-ridge)" />
        </g>
        {peaks.map((peak) => peak.flag && <Flag key={peak.seat} x={peak.x} y={peak.top} unit={unit} />)}
        {goals.map(({ points, reached }) => (
          <g key={points} transform={`translate(${width * 0.02 + 6} ${heightAt(points)}) scale(${rem / 16})`}>
            <rect className="summit-chip" x={0} y={-13} width={72} height={26} rx={9} />
            <use
              href={reached ? '#y-sun-full' : '#y-sun-empty'}
              className={reached ? undefined : 'summit-no-sun'}
              x={3}
              y={-12}
              width={24}
              height={24}
            />
            <text className="summit-chip-text" x={31} y={5.4}>
              &gt; {points}
            </text>
          </g>
        ))}
      </svg>
      <div
        className="summit-names"
        aria-hidden="true"
        data-two-lines={isTwoLines || undefined}
        data-tight={step < 3.6 * rem || undefined}
        style={{ left: middle, width: step * peaks.length }}
      >
        {peaks.map(({ seat, name, counts }) =>
          countsLabel !== null && counts ? (
            <span key={seat} className="summit-counts">
              <span>{name}</span> <small>{countsLabel}</small>
            </span>
          ) : (
            <span key={seat}>{name}</span>
          ),
        )}
      </div>
    </>
  );
}

function Mountain(props: Peak<Climber> & { foot: number; unit: number; mistTop: number; delay: number }): ReactNode {
  const { seat, name, total, flag, counts, x, top, half, foot, unit, mistTop, delay } = props;
  const { colour } = seatLook(seat);
  const shape = mountain(x, top, foot, half, `${seed} ${seat}`);
  const disc = Math.max(9, 17.5 * unit);
  const y = mistTop - disc - 8 * unit;
  const size = Math.max(15, (flag ? 42 : 34) * unit);
  return (
    <g className="summit-mountain" style={{ animationDelay: `${delay}ms` }}>
      <g filter="url(#lift-ridge)">
        <path d={shape.deckle} fill="var(--deckle)" />
        <path d={shape.body} fill={`var(--${colour})`} />
      </g>
      <path d={shape.shade} fill="#20160c" opacity={0.16} />
      {flag && <path d={shape.snow} fill="#f6f5ec" />}
      {!counts && <path className="summit-haze" d={shape.body} />}
      <text className="summit-total" x={x} y={y - disc - 7 * unit} fontSize={size} fill={`var(--on-${colour})`}>
        {formatWithMinus(total)}
      </text>
      <path
        d={blobOutline(x, y, disc, `summit ${seat}`, disc * 0.04)}
        fill={`color-mix(in srgb, var(--${colour}) 82%, #20160c)`}
        className="summit-disc"
      />
      <text className="summit-letter" x={x} y={y + disc * 0.37} fontSize={disc * 1.07} fill="#fff6e4">
        {[...name][0]}
      </text>
    </g>
  );
}

const Flag = ({ x, y, unit }: { x: number; y: number; unit: number }): ReactNode => (
  <g className="summit-flag" transform={`translate(${x} ${y}) scale(${Math.max(0.6, unit)})`}>
    <g>
      <path d="M0 2v-44" stroke="#5b3a22" strokeWidth={3.5} strokeLinecap="round" />
      <path
        d="M-1-42l-34 10 34 13z"
        fill="var(--accent)"
        stroke="var(--deckle)"
        strokeWidth={1.8}
        strokeLinejoin="round"
        filter="url(#lift-1)"
      />
    </g>
  </g>
);
