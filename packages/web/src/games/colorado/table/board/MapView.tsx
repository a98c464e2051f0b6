import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { usePanZoom, type Viewport } from '../../../../design/hooks/usePanZoom.ts';
import { type Size, useSize } from '../../../../design/hooks/useSize.ts';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import type { Spot } from '../../art/content.ts';
import { MapStamp } from '../../art/map/MapStamp.tsx';
import type { SheetNode } from '../../art/map/nodes.ts';
import { RouteMap } from '../../art/map/RouteMap.tsx';
import type { SheetNodesProps } from '../../art/map/SheetNodes.tsx';
import { NODE_BOX } from '../../art/map/view.ts';
import type { ColoradoTableWords } from '../coloradoTableWords.ts';
import { bestWindow, type Covered, isClear } from './viewport.ts';

/** Px for one unit of the map at which a disc is 40 px wide. */
const CLOSE = 0.84;
/** The whole map is large enough on a tablet. */
const LARGE = 0.76;
/** Below this a finger does not hit one disc among others. */
const SMALLEST = 44 / NODE_BOX;
/** From here on names and medals are at least 12 px high. */
const READABLE = 0.7;
/** The drawing is a little wider than the map. */
const MARGIN = 4;
const dragThresholdPx = 9;
/** The stamp and the buttons lie in the lower corners. */
const covered: Covered = { left: { width: 100, height: 80 }, right: { width: 52, height: 102 } };
/** How far the map can be moved beyond the frame, so that its corners are not covered. */
const BEYOND = 84;

interface MapViewProps {
  sheet: SheetNodesProps;
  words: ColoradoTableWords;
  /** What glows. */
  open: readonly SheetNode[];
  /** The viewport when the map was last shown. */
  memory?: MapMemory;
}

/** The viewport of a map, and the nodes it last scrolled to. */
export interface MapMemory {
  viewport?: Viewport;
  question?: string;
}

/** A map for touch screens: it opens at the glowing nodes, and pans and zooms with fingers and buttons. */
export function MapView({ sheet: props, words, open, memory = {} }: MapViewProps): ReactNode {
  const { sheet, marks } = props;
  const { map } = sheet.canvas;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const drawn = { width: map.width + 2 * MARGIN, height: map.height + 2 * MARGIN };
  /** Px for one unit when the whole map fits. */
  const whole = size ? Math.min(size.width / drawn.width, size.height / drawn.height) : 1;
  const [seen, setSeen] = useState(1);
  // The range of panning is the part of the map that does not fit into the frame.
  const room = useMemo(() => {
    if (!size) return null;
    const over = (length: number, shown: number, beyond: number): number =>
      seen <= 1 ? 1e4 : (Math.max(0, seen * whole * length - shown) + 2 * beyond) / (seen - 1);
    return { width: over(drawn.width, size.width, 0), height: over(drawn.height, size.height, BEYOND) };
  }, [size, seen, whole, drawn.width, drawn.height]);
  const { viewport, moving, zoomBy, lookAt, reset, handlers } = usePanZoom(frame, room, memory.viewport);
  if (viewport.zoom !== seen) setSeen(viewport.zoom);
  useEffect(() => {
    if (size) memory.viewport = viewport;
  });

  const centre = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  const scale = whole * viewport.zoom;
  const middle = { x: centre.x - viewport.x / scale, y: centre.y - viewport.y / scale };
  const isWhole = viewport.zoom < 1.02;
  const glowing = open.map(({ id }) => id).join(' ');

  /** Centres a spot, at this scale. */
  const goTo = (spot: Spot, at: number): void => {
    if (!room) return;
    const x = (spot.x - centre.x) * whole + room.width / 2;
    const y = (spot.y - centre.y) * whole + room.height / 2;
    const zoom = at / whole;
    const [width, height] = [room.width / zoom, room.height / zoom];
    lookAt({ x: x - width / 2, y: y - height / 2, width, height }, zoom);
  };

  /** The window for these spots; it goes beyond the lower edge of the map only for spots the corners would cover. */
  const windowFor = (spots: readonly Spot[], shown: Size): ReturnType<typeof bestWindow> => {
    const input = { spots, size: shown, covered };
    // as near as before, but not so near that some are out of sight
    const scales = [Math.max(scale, CLOSE), CLOSE];
    const within = bestWindow({ ...input, map }, scales);
    if (within.clear === spots.length) return within;
    const further = bestWindow({ ...input, map: { ...map, height: map.height + BEYOND / CLOSE } }, scales);
    return further.clear > within.clear ? further : within;
  };

  // Scrolls to the glowing nodes once for every question, unless they are in sight already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else glows
  useEffect(() => {
    if (!size || open.length === 0 || whole >= LARGE) return;
    const question = `${glowing} in ${size.width} x ${size.height}`;
    // A player who returns from another panel finds the map as it was left.
    if (memory.question === question) return;
    memory.question = question;
    if (scale >= CLOSE * 0.98 && open.every((spot) => isClear(spot, middle, size, scale, covered))) return;
    const best = windowFor(open, size);
    // Nodes far apart are all visible only on the whole map; a tap there zooms in.
    if (open.length > 1 && best.clear * 2 <= open.length) reset();
    else goTo(best, best.scale);
  }, [glowing, size?.width, size?.height]);

  const from = useRef<Spot | null>(null);
  /** Discs are too small for a finger: a tap zooms in. */
  const tapped = (event: MouseEvent): void => {
    const start = from.current;
    from.current = null;
    const box = frame.current?.getBoundingClientRect();
    if (!box || !start || event.detail === 0 || scale >= SMALLEST) return;
    const isOnNode = event.target instanceof Element && event.target.closest('.co-node') !== null;
    if (open.length === 0 && isOnNode) return;
    event.stopPropagation();
    event.preventDefault();
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > dragThresholdPx) return;
    const spot = {
      x: middle.x + (event.clientX - box.left - box.width / 2) / scale,
      y: middle.y + (event.clientY - box.top - box.height / 2) / scale,
    };
    const aim = nearest(open, spot) ?? spot;
    goTo(size ? windowFor([aim], size) : aim, CLOSE);
  };

  const part = size && !isWhole ? windowOf(middle, size, scale, map) : undefined;
  return (
    <div className="co-map-view">
      <div
        ref={frame}
        className="co-map-frame"
        data-pans
        data-close={scale >= READABLE || undefined}
        {...handlers}
        onPointerDownCapture={(event: PointerEvent) => {
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onClickCapture={tapped}
      >
        <div
          className="co-map-sheet"
          data-moving={moving || undefined}
          style={{
            width: whole * drawn.width,
            transform: `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.zoom})`,
          }}
        >
          <RouteMap {...props} />
        </div>
      </div>
      {!isWhole && (
        <button type="button" className="co-stamp-button" onClick={reset} aria-label={words.wholeMap}>
          <MapStamp
            sheet={sheet}
            discovered={marks.ticks.reduce((bits, ticks, region) => bits | ((ticks & 1) << region), 0)}
            open={new Set(open.map(({ id }) => id))}
            window={part}
          />
        </button>
      )}
      <div className="co-zoom">
        <button type="button" onClick={() => zoomBy(1.4)}>
          <ColoradoIcon name="plus" label={words.zoomIn} />
        </button>
        <button type="button" onClick={() => zoomBy(1 / 1.4)} disabled={isWhole}>
          <ColoradoIcon name="minus" label={words.zoomOut} />
        </button>
      </div>
    </div>
  );
}

const nearest = (nodes: readonly SheetNode[], { x, y }: Spot): Spot | null =>
  nodes.reduce<SheetNode | null>(
    (best, node) =>
      best === null || Math.hypot(node.x - x, node.y - y) < Math.hypot(best.x - x, best.y - y) ? node : best,
    null,
  );

/** The visible part of the map, in its own units. */
function windowOf(middle: Spot, size: { width: number; height: number }, scale: number, map: MapFrame): MapFrame {
  const left = Math.max(map.x, middle.x - size.width / scale / 2);
  const top = Math.max(map.y, middle.y - size.height / scale / 2);
  const right = Math.min(map.x + map.width, middle.x + size.width / scale / 2);
  const bottom = Math.min(map.y + map.height, middle.y + size.height / scale / 2);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type MapFrame = Spot & { width: number; height: number };
