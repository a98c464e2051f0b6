import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Size, useSize } from '../../../design/hooks/useSize.ts';
import { Sky, type SkyProps } from '../../../design/paper/Sky.tsx';
import type { Line } from './cards.ts';
import { boundsOf, placeIn } from './fit.ts';
import { cardHeight, column, mist, outlineOf, pitch } from './ridges.ts';

interface LandscapeProps {
  lines: readonly Line[];
  /** Cards placed this round: their crest is dotted. */
  laid?: ReadonlySet<string>;
  /** Highlighted cards. */
  lit?: ReadonlySet<string> | undefined;
  /** The landscape in words; without it the picture is decorative. */
  label?: string;
  seed: string;
  sun?: SkyProps['sun'];
  /** A thumbnail has no far ranges or sheets below, and larger symbols. */
  small?: boolean;
  /** Space kept free of mountains above, below and beside, in rem. */
  inset?: Inset;
}

export interface Inset {
  top: number;
  bottom: number;
  sides: number;
}

const noInset: Inset = { top: 0, bottom: 0, sides: 0 };

const remInPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** An inset in px, at the user's text size. */
export function useInset({ top, bottom, sides }: Inset, size: Size | null): Inset {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured in rem changes its size with it
  const rem = useMemo(remInPx, [size]);
  return { top: top * rem, bottom: bottom * rem, sides: sides * rem };
}

/** A landscape on its sheet of sky: a picture, whole and as large as fits. */
export function Landscape(props: LandscapeProps): ReactNode {
  const { lines, laid, lit, label, seed, sun, small = false, inset: insetInRem = noInset } = props;
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const inset = useInset(insetInRem, size);
  const isSeen = size !== null && size.width > 0 && size.height > 0;
  const place = isSeen && placeIn(size, lines, { inset, ...(small && { columns: 4, rows: 5 }) });
  return (
    <div ref={ref} className="landscape" aria-hidden={label ? undefined : true} data-small={small || undefined}>
      {isSeen && place && (
        <>
          <Sky {...size} seed={seed} ranges={!small} layers={!small} {...(sun && { sun })} />
          <svg
            className="range"
            width="1"
            height="1"
            role={label ? 'img' : undefined}
            aria-label={label}
            aria-hidden={label ? undefined : true}
            style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
          >
            <Range lines={lines} laid={laid} lit={lit} scale={place.scale} />
          </svg>
        </>
      )}
    </div>
  );
}

/** Dotted lines between columns, so that a gap in a column is seen at once. They never leave the sheet. */
export function ColumnGuides({
  lines,
  above,
  below,
}: {
  lines: readonly Line[];
  above: number;
  below: number;
}): ReactNode {
  const box = boundsOf(lines);
  const guides = [];
  for (let x = box.left; x <= box.right; x += column) guides.push(x);
  return (
    <g className="column-guides">
      {guides.map((x) => (
        <path key={x} d={`M${x} ${box.top - Math.min(40, above)}V${box.bottom + Math.min(30, below)}`} />
      ))}
    </g>
  );
}

interface RangeProps {
  lines: readonly Line[];
  laid?: ReadonlySet<string> | undefined;
  /** Highlighted cards. */
  lit?: ReadonlySet<string> | undefined;
  /** The card previewed there: its crest glows. */
  held?: string | undefined;
  /** How much the range is scaled by its frame: small ones get larger symbols and no mist. */
  scale: number;
}

/** The lines of a landscape from the back (top) to the front. Column 0 of row 0 begins at 0, 0. */
export function Range({ lines, laid, lit, held, scale }: RangeProps): ReactNode {
  const backToFront = [...lines].sort((a, b) => b.row - a.row);
  const taken = new Set(lines.flatMap((line) => line.cards.map((_, i) => `${line.row},${line.start + i}`)));
  const symbolSize = scale > 0.5 ? 52 : scale > 0.3 ? 60 : scale > 0.16 ? 72 : 80;
  const steps = Math.max(6, backToFront.length);
  return backToFront.map((line, i) => {
    const open = line.cards.map((_, k) => !taken.has(`${line.row - 1},${line.start + k}`)).join();
    return (
      <RidgeLine
        key={line.row}
        line={line}
        open={open}
        haze={((backToFront.length - 1 - i) / steps) * 0.22}
        laid={laid ? line.cards.map((card) => laid.has(card.id)).join() : ''}
        lit={lit && lit.size > 0 ? line.cards.map((card) => lit.has(card.id)).join() : ''}
        held={held !== undefined && line.cards.some((card) => card.id === held) ? held : ''}
        symbolSize={symbolSize}
        misty={scale > 0.2}
      />
    );
  });
}

interface RidgeLineProps {
  line: Line;
  /** For each card, whether nothing lies below it: "true,false,…". A string, so that memo can compare it. */
  open: string;
  laid: string;
  lit: string;
  held: string;
  haze: number;
  symbolSize: number;
  misty: boolean;
}

const isSameLine = (a: RidgeLineProps, b: RidgeLineProps): boolean =>
  a.open === b.open &&
  a.laid === b.laid &&
  a.lit === b.lit &&
  a.held === b.held &&
  a.haze === b.haze &&
  a.symbolSize === b.symbolSize &&
  a.misty === b.misty &&
  a.line.start === b.line.start &&
  a.line.cards.length === b.line.cards.length &&
  a.line.cards.every((card, i) => card.id === b.line.cards[i]!.id);

const RidgeLine = memo(function RidgeLine(props: RidgeLineProps): ReactNode {
  const { line, open, laid, lit, held, haze, symbolSize, misty } = props;
  const { cards, start, row } = line;
  const colour = cards[0]!.colour;
  const y = -row * pitch;
  const left = start * column;
  const right = left + cards.length * column;
  const isLaid = laid ? laid.split(',') : [];
  const isLit = lit ? lit.split(',') : [];
  // A new line rises as a whole; a card that joins it later rises alone.
  const [first] = useState(() => new Set(cards.map(({ id }) => id)));
  const pieces = cards.map((card, i) => ({
    card,
    x: left + i * column,
    key: `${colour}-${outlineOf(card.id)}`,
    laid: isLaid[i] === 'true',
    lit: isLit[i] === 'true',
    rising: first.has(card.id) ? undefined : 'rising',
  }));
  return (
    <g transform={`translate(0 ${y})`}>
      <g className="rising">
        <g filter="url(#lift-ridge)">
          <g key={`left ${cards[0]!.id}`} className={pieces[0]!.rising}>
            <use href={`#end-${colour}`} x={left} />
          </g>
          <g key={`right ${cards[cards.length - 1]!.id}`} className={pieces[pieces.length - 1]!.rising}>
            <use href={`#end-${colour}`} transform={`translate(${right}) scale(-1 1)`} />
          </g>
          {pieces.map(({ card, x, key, rising }) => (
            <g key={card.id} className={rising}>
              <use href={`#card-${key}`} x={x} />
              {x > left && <use href="#joint" x={x} />}
            </g>
          ))}
        </g>
        {haze > 0.02 && (
          <g opacity={haze.toFixed(2)} fill="url(#haze)">
            <use href={`#end-body-${colour}`} x={left} />
            <use href={`#end-body-${colour}`} transform={`translate(${right}) scale(-1 1)`} />
            {pieces.map(({ card, x, key }) => (
              <use key={card.id} href={`#body-${key}`} x={x} />
            ))}
          </g>
        )}
        <g filter="url(#lift-1)">
          {pieces.map(({ card, x, rising }) => (
            <use
              key={card.id}
              className={rising}
              href={`#y-${card.symbol}`}
              x={x + (column - symbolSize) / 2}
              y={77 - symbolSize / 2}
              width={symbolSize}
              height={symbolSize}
            />
          ))}
        </g>
        <g className="line-marks">
          {pieces.map(({ card, x }) => (
            <use key={card.id} href={`#y-mark-${colour}`} x={x + 10} y={98} width={24} height={24} />
          ))}
        </g>
        {isLit.length > 0 && (
          <g className="unlit">
            {!pieces[0]!.lit && <use href={`#end-body-${colour}`} x={left} />}
            {!pieces[pieces.length - 1]!.lit && (
              <use href={`#end-body-${colour}`} transform={`translate(${right}) scale(-1 1)`} />
            )}
            {pieces.map(({ card, x, key, lit: shines }) =>
              shines ? null : <use key={card.id} href={`#body-${key}`} x={x} />,
            )}
          </g>
        )}
        {pieces.map(({ card, x, key, lit: shines }) =>
          shines ? (
            <g key={card.id} className="lit">
              <use href={`#body-${key}`} x={x} />
              <use className="lit-crest" href={`#crest-${key}`} x={x} />
            </g>
          ) : null,
        )}
        {pieces.map(({ card, x, key, laid: fresh }) =>
          card.id === held ? (
            <use key={card.id} className="held-crest" href={`#crest-${key}`} x={x} />
          ) : fresh ? (
            <use key={card.id} className="laid-crest" href={`#crest-${key}`} x={x} />
          ) : null,
        )}
      </g>
      {misty && <MistBelow open={open.split(',').map((part) => part === 'true')} start={start} row={row} />}
    </g>
  );
}, isSameLine);

/** Torn mist under every run of cards with nothing below. */
function MistBelow({ open, start, row }: { open: boolean[]; start: number; row: number }): ReactNode {
  const runs: { from: number; length: number }[] = [];
  open.forEach((isOpen, i) => {
    const last = runs[runs.length - 1];
    if (isOpen && last && last.from + last.length === i) last.length++;
    else if (isOpen) runs.push({ from: i, length: 1 });
  });
  return runs.map(({ from, length }) => {
    const x = (start + from) * column - 36;
    const [far, near] = mist(x, cardHeight - 40, length * column + 72, `mist ${row} ${start + from}`);
    return (
      <g key={from} className="mist" filter="url(#lift-1)">
        <path d={far} fill="color-mix(in srgb, var(--mist), var(--sky-2))" opacity={0.8} />
        <path d={near} fill="var(--mist)" opacity={0.96} />
      </g>
    );
  });
}
