import type { Cell } from '@cordillera/sierra';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { usePanZoom } from '../../design/panZoom.ts';
import { Sky } from '../../design/Sky.tsx';
import { useSize } from '../../design/size.ts';
import { useWords } from '../../words/index.tsx';
import type { Line } from '../cards.ts';
import { boundsOf, type Placement, placeIn, withMargin } from '../fit.ts';
import { ColumnGuides, Range, useInset } from '../Landscape.tsx';
import { column, pitch } from '../ridges.ts';
import { cellHeight } from './glow.ts';
import { sierraTableWords } from './words.ts';
import './board.css';

/** Kept outside, so that the sky is cut only once. */
const sun = { x: 0.88, y: 0.26, size: 0.042 };
const insetInRem = { top: 3.25, bottom: 1.1, sides: 0.5 };
/** Places narrower than a fingertip are enlarged before they are tapped. */
const fingertip = 44;

/** Where a place lies on the sheet, in px. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const spotOf = ({ row, column: at }: Cell, { x, y, scale }: Placement): Spot => ({
  x: x + at * column * scale,
  y: y - row * pitch * scale,
  width: column * scale,
  height: cellHeight * scale,
});

interface BoardProps {
  seed: string;
  label: string;
  /** What is drawn, and what the sheet is fitted to: a card that is only tried must not move everything. */
  lines: readonly Line[];
  fitted: readonly Line[];
  laid: ReadonlySet<string>;
  lit: ReadonlySet<string> | undefined;
  held: string | undefined;
  /** Cells to keep free around the landscape, for cards to come. */
  margin: number;
  /** Places that can be tapped now: on a small screen they are brought near. */
  targets: readonly Cell[];
  /** The places, drawn over the picture. */
  children: (place: Placement) => ReactNode;
  /** Where the sheet is told which placement it has: dragging asks it. */
  placement: RefObject<Placement | null>;
  caption: ReactNode;
}

/** The large landscape: a torn sheet that can be enlarged and moved, with its places over it. */
export function Board(props: BoardProps): ReactNode {
  const { seed, label, lines, fitted, laid, lit, held, margin, targets, children, placement, caption } = props;
  const words = useWords(sierraTableWords);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const inset = useInset(insetInRem, size);
  const { gaze, moving, zoomBy, lookAt, reset, handlers } = usePanZoom(frame, size);
  const isSeen = size !== null && size.width > 0 && size.height > 0;
  const whole = isSeen ? placeIn(size, fitted, { inset, margin }) : null;
  const place = whole && size ? moved(whole, size, gaze) : null;
  placement.current = place;

  // Small places are enlarged when they begin to glow, for fingers.
  const wanted = targets.map(({ row, column: at }) => `${row}/${at}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other places begin to glow
  useEffect(() => {
    if (!whole || targets.length === 0 || !matchMedia('(pointer: coarse)').matches) return;
    const narrow = column * whole.scale;
    if (narrow >= fingertip) return;
    const spots = targets.map((cell) => spotOf(cell, whole));
    const left = Math.min(...spots.map(({ x }) => x));
    const top = Math.min(...spots.map(({ y }) => y));
    const right = Math.max(...spots.map(({ x, width }) => x + width));
    const bottom = Math.max(...spots.map(({ y, height }) => y + height));
    lookAt({ x: left - 8, y: top - 8, width: right - left + 16, height: bottom - top + 16 }, fingertip / narrow);
  }, [wanted]);

  return (
    <section className="board" id="board" tabIndex={-1} aria-label={label}>
      <div
        ref={frame}
        className="landscape"
        data-zoomed={gaze.zoom > 1 || undefined}
        data-moving={moving || undefined}
        {...handlers}
      >
        {isSeen && place && (
          <>
            <Sky {...size} seed={seed} ranges layers sun={sun} />
            <div className="board-view">
              <svg
                className="range"
                width="1"
                height="1"
                aria-hidden="true"
                style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
              >
                {fitted.length > 0 && <Guides lines={fitted} margin={margin} />}
                <Range lines={lines} laid={laid} lit={lit} held={held} scale={place.scale} />
              </svg>
              {children(place)}
            </div>
          </>
        )}
      </div>
      {caption}
      <div className="zoom">
        <button type="button" onClick={() => zoomBy(1.5)} disabled={gaze.zoom >= 5}>
          <Icon name="plus" />
          <span className="hidden-text">{words.zoomIn}</span>
        </button>
        {gaze.zoom > 1 && (
          <>
            <button type="button" onClick={() => zoomBy(1 / 1.5)}>
              <Icon name="minus" />
              <span className="hidden-text">{words.zoomOut}</span>
            </button>
            <button type="button" onClick={reset}>
              <Icon name="whole" />
              <span className="hidden-text">{words.whole}</span>
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Guides between columns reach one cell beyond the landscape, where the next cards may come. */
function Guides({ lines, margin }: { lines: readonly Line[]; margin: number }): ReactNode {
  const box = boundsOf(lines);
  const wide = withMargin(box, margin);
  return <ColumnGuides lines={lines} above={box.top - wide.top + 20} below={wide.bottom - box.bottom + 20} />;
}

/** The placement as it is looked at. */
function moved(
  { x, y, scale }: Placement,
  { width, height }: { width: number; height: number },
  gaze: { zoom: number; x: number; y: number },
): Placement {
  const [cx, cy] = [width / 2, height / 2];
  return {
    scale: scale * gaze.zoom,
    x: (x - cx) * gaze.zoom + cx + gaze.x,
    y: (y - cy) * gaze.zoom + cy + gaze.y,
  };
}
