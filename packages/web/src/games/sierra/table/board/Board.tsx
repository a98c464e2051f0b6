import type { Cell } from '@cordillera/sierra';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePanZoom } from '../../../../design/hooks/usePanZoom.ts';
import { type Size, useSize } from '../../../../design/hooks/useSize.ts';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { Sky } from '../../../../design/paper/Sky.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { OffscreenHints } from '../../../../table/shell/EdgeSigns.tsx';
import {
  type Free,
  offscreenHints,
  type Side,
  type Spot,
  viewOf,
  zoomFor,
} from '../../../../table/shell/offscreenHints.ts';
import type { Line } from '../../art/cards.ts';
import { boundsOf, fitsIn, type Placement, placeIn, withMargin } from '../../art/fit.ts';
import { ColumnGuides, type Inset, Range, useInset } from '../../art/Landscape.tsx';
import { column } from '../../art/ridges.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { spotOf } from './cells.ts';
import './board.css';

/** Kept outside, so that the sky is cut only once. */
const sun = { x: 0.88, y: 0.26, size: 0.042 };
const insetInRem = { top: 3.25, bottom: 1.1, sides: 0.5 };
/** Target width of places in px, for touch and for a mouse: preferred, and the minimum at which all of them fit. */
const fingertip = { comfortable: 44, least: 36 };
const pointer = { comfortable: 28, least: 28 };
/** The maximum zoom. */
const maxZoom = 5;
/** Dragging this near to an edge pans the sheet, by at most this much per frame; in px. */
const edge = 40;
const scrollPxPerFrame = 9;

/** A place that can be tapped, with its points; null when points are not shown. */
interface Target extends Cell {
  gain: number | null;
}

/** The sheet as dragging knows it. */
export interface Sheet {
  place: Placement;
  /** A card is held over this point of the page: near an edge with places beyond it, the sheet pans towards them. */
  holdAt: (x: number, y: number) => void;
  /** The card was released. */
  rest: () => void;
}

const spotsOf = (cells: readonly Cell[], place: Placement): Spot[] => cells.map((cell) => spotOf(cell, place));

const isWhole = ({ x, y, width, height }: Spot, frame: Free): boolean =>
  x >= 0 && y >= frame.top && x + width <= frame.width && y + height <= frame.height;

interface BoardProps {
  seed: string;
  /** The name of its anchor for animations. */
  place: string;
  label: string;
  /** The landscape in words. */
  description: string;
  /** While a card is held, overlays make room for its places. */
  holding: boolean;
  /** Another overlay covers the sheet. */
  choosing: boolean;
  /** The lines drawn, and those the sheet is fitted to: a card that is only tried must not move everything. */
  lines: readonly Line[];
  fitted: readonly Line[];
  laid: ReadonlySet<string>;
  lit: ReadonlySet<string> | undefined;
  held: string | undefined;
  /** Cells to keep free around the landscape, for cards to come. */
  margin: number;
  /** Places that can be tapped now: on a small screen they are brought near. */
  targets: readonly Target[];
  /** The places, drawn over the picture; a focused place is scrolled into sight. */
  children: (place: Placement, show: (cell: Cell) => void) => ReactNode;
  /** Gives dragging access to the sheet. */
  sheet: RefObject<Sheet | null>;
  caption: ReactNode;
}

/** The large landscape: a torn sheet that can be enlarged and moved, with its places over it. */
export function Board(props: BoardProps): ReactNode {
  const { seed, label, description, holding, choosing, lines, fitted, laid, lit, held, margin } = props;
  const { targets, children, sheet, caption } = props;
  const words = useWords(sierraTableWords);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const inset = useInset(insetInRem, size);
  const { viewport, moving, zoomBy, panBy, lookAt, reset, handlers } = usePanZoom(frame, size);
  const isSeen = size !== null && size.width > 0 && size.height > 0;
  const whole = useSteadyPlace(isSeen ? size : null, fitted, { inset, margin });
  const place = whole && size ? moved(whole, size, viewport) : null;

  const free: Free | null = size && { ...size, top: inset.top };
  /** The automatic zoom for the glowing places; null once the user has zoomed or panned. */
  const enlarged = useRef<number | null>(null);
  // The sheet zooms to places that begin to glow, and back out when they are gone.
  const wanted = targets.map(({ row, column: at }) => `${row}/${at}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other places begin to glow
  useEffect(() => {
    if (!whole || !place || !free) return;
    if (targets.length === 0) {
      if (enlarged.current !== null && Math.abs(enlarged.current - viewport.zoom) < 0.01) reset();
      enlarged.current = null;
      return;
    }
    const sizes = matchMedia('(pointer: coarse)').matches ? fingertip : pointer;
    const isLarge = column * place.scale >= sizes.least - 0.1;
    if (isLarge && targets.every((cell) => isWhole(spotOf(cell, place), free))) return;
    const spots = spotsOf(targets, whole);
    const zoom = Math.min(maxZoom, zoomFor(spots, free, sizes));
    enlarged.current = zoom;
    lookAt(viewOf(spots, zoom, free), zoom);
  }, [wanted]);

  const signs =
    place && free
      ? offscreenHints(
          targets.map((target) => ({ ...target, spot: spotOf(target, place) })),
          free,
        )
      : [];
  const seek = (cells: readonly Cell[]): void => {
    if (whole && free) lookAt(viewOf(spotsOf(cells, whole), viewport.zoom, free), viewport.zoom);
  };
  sheet.current = place && {
    place,
    holdAt(x, y) {
      const box = frame.current!.getBoundingClientRect();
      const isOver = x > box.left - edge && x < box.right + edge && y > box.top - edge && y < box.bottom + edge;
      const pull = (side: Side, far: number): number =>
        isOver && far < edge && signs.some((sign) => sign.side === side)
          ? scrollPxPerFrame * Math.min(1, (edge - far) / edge)
          : 0;
      panBy(
        pull('left', x - box.left) - pull('right', box.right - x),
        pull('up', y - box.top - inset.top) - pull('down', box.bottom - y),
      );
    },
    rest: () => panBy(0, 0),
  };
  const zoomIn = useRef<HTMLButtonElement>(null);
  /** The zoom buttons disappear with the zoom: the focus moves beside them. */
  const backTo = (smaller: () => void): void => {
    smaller();
    zoomIn.current?.focus();
  };

  return (
    <section
      className="part-board board"
      id="board"
      tabIndex={-1}
      aria-label={label}
      data-place={props.place}
      data-pans
      data-holding={holding || undefined}
      data-choosing={choosing || undefined}
    >
      <p className="hidden-text">{description}</p>
      <div
        ref={frame}
        className="landscape"
        data-zoomed={viewport.zoom > 1 || undefined}
        data-moving={moving || undefined}
        {...handlers}
      >
        {isSeen && place && (
          <>
            <Sky {...size} seed={seed} ranges layers sun={sun} />
            <div
              className="board-view"
              // The browser scrolls to what gets the focus; here the sheet is moved instead.
              onScroll={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
            >
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
              {children(place, (cell) => {
                if (free && viewport.zoom > 1 && !isWhole(spotOf(cell, place), free)) seek([cell]);
              })}
            </div>
          </>
        )}
      </div>
      {caption}
      <OffscreenHints signs={signs} onSeek={seek} />
      <div className="zoom">
        <button ref={zoomIn} type="button" onClick={() => zoomBy(1.5)} aria-disabled={viewport.zoom >= maxZoom}>
          <Icon name="larger" />
          <span className="hidden-text">{words.zoomIn}</span>
        </button>
        {viewport.zoom > 1 && (
          <>
            <button
              type="button"
              onClick={() => (viewport.zoom <= 1.5 ? backTo(() => zoomBy(1 / 1.5)) : zoomBy(1 / 1.5))}
            >
              <Icon name="smaller" />
              <span className="hidden-text">{words.zoomOut}</span>
            </button>
            <button type="button" onClick={() => backTo(reset)}>
              <Icon name="whole" />
              <span className="hidden-text">{words.whole}</span>
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/**
 * Where the landscape stands, whole. It stays where it is as long as it fits there, so that laying a card moves
 * nothing; only when it has grown out of the sheet, or become much smaller than it could be, does it find a new place.
 */
function useSteadyPlace(
  size: Size | null,
  lines: readonly Line[],
  options: { inset: Inset; margin: number },
): Placement | null {
  const steady = useRef<{ place: Placement; size: Size; margin: number } | null>(null);
  if (size === null) return null;
  const last = steady.current;
  const best = placeIn(size, lines, options);
  const isSteady =
    last !== null &&
    last.size.width === size.width &&
    last.size.height === size.height &&
    last.margin === options.margin &&
    last.place.scale * 1.25 >= best.scale &&
    fitsIn(size, lines, last.place, options);
  const place = isSteady ? last.place : best;
  steady.current = { place, size, margin: options.margin };
  return place;
}

/** Guides between columns reach one cell beyond the landscape, where the next cards may come. */
function Guides({ lines, margin }: { lines: readonly Line[]; margin: number }): ReactNode {
  const box = boundsOf(lines);
  const wide = withMargin(box, margin);
  return <ColumnGuides lines={lines} above={box.top - wide.top + 20} below={wide.bottom - box.bottom + 20} />;
}

/** The current placement after pan and zoom. */
function moved(
  { x, y, scale }: Placement,
  { width, height }: { width: number; height: number },
  viewport: { zoom: number; x: number; y: number },
): Placement {
  const [cx, cy] = [width / 2, height / 2];
  return {
    scale: scale * viewport.zoom,
    x: (x - cx) * viewport.zoom + cx + viewport.x,
    y: (y - cy) * viewport.zoom + cy + viewport.y,
  };
}
