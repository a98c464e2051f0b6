import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Size } from './useSize.ts';

/** How a sheet is shown: enlarged, and offset from its centre, in px. */
export interface Viewport {
  zoom: number;
  x: number;
  y: number;
}

const fullViewport: Viewport = { zoom: 1, x: 0, y: 0 };
const maxZoom = 5;
/** A pointer that moved less than this was a tap. */
const dragThresholdPx = 7;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

/** Keeps the sheet over the whole frame. */
const clampViewport = ({ zoom, x, y }: Viewport, { width, height }: Size): Viewport => {
  const across = ((zoom - 1) * width) / 2;
  const down = ((zoom - 1) * height) / 2;
  return { zoom, x: between(-across, x, across), y: between(-down, y, down) };
};

export interface PanZoom {
  viewport: Viewport;
  /** Whether fingers or the mouse are moving it: then transitions are off. */
  moving: boolean;
  zoomBy: (factor: number) => void;
  /** Moves the sheet by this many px; (0, 0) ends the movement. */
  panBy: (x: number, y: number) => void;
  /** Centres this part of the sheet, in px of the unscaled sheet, enlarged to `minZoom` as far as it fits. */
  lookAt: (part: { x: number; y: number; width: number; height: number }, minZoom: number) => void;
  reset: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

/** Zoom by wheel, pinch and buttons; pan by dragging an enlarged sheet. `start` gives the initial viewport. */
export function usePanZoom(
  frame: RefObject<HTMLElement | null>,
  size: Size | null,
  start: Viewport = fullViewport,
): PanZoom {
  const [viewport, setViewport] = useState(start);
  const [moving, setMoving] = useState(false);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const from = useRef<{ x: number; y: number } | null>(null);
  const zoomed = useRef(1);
  useEffect(() => {
    zoomed.current = viewport.zoom;
  }, [viewport.zoom]);

  const change = useCallback(
    (next: (viewport: Viewport) => Viewport) => {
      if (size) setViewport((now) => clampViewport(next(now), size));
    },
    [size],
  );

  /** Zooms around a point that stays in place. */
  const zoomAt = useCallback(
    (factor: number, point: { x: number; y: number } | null) =>
      change((now) => {
        const zoom = between(1, now.zoom * factor, maxZoom);
        const box = frame.current?.getBoundingClientRect();
        if (!box || !point) return { zoom, x: (now.x * zoom) / now.zoom, y: (now.y * zoom) / now.zoom };
        const q = { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 };
        const grown = zoom / now.zoom;
        return { zoom, x: q.x - (q.x - now.x) * grown, y: q.y - (q.y - now.y) * grown };
      }),
    [change, frame],
  );

  // React's wheel listeners are passive and cannot stop the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element || !size) return;
    const wheel = (event: WheelEvent): void => {
      // The sheet is at its smallest: the wheel scrolls the page.
      if (zoomed.current === 1 && event.deltaY > 0) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 30 : 1;
      if (event.shiftKey) change((now) => ({ ...now, x: now.x - (event.deltaX || event.deltaY) * lines }));
      else zoomAt(Math.exp(-event.deltaY * lines * 0.0016), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame, size, change, zoomAt]);

  const handlers = useMemo<PanZoom['handlers']>(() => {
    const leave = (event: PointerEvent): void => {
      pointers.current.delete(event.pointerId);
      if (pointers.current.size === 0) {
        from.current = null;
        setMoving(false);
      }
    };
    return {
      onPointerDown(event) {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
        if (others.length > 0) {
          const [, other] = others[0]!;
          const apart = (a: typeof now, b: typeof now): number => Math.max(20, Math.hypot(a.x - b.x, a.y - b.y));
          zoomAt(apart(now, other) / apart(before, other), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
          setMoving(true);
        } else {
          const start = from.current;
          if (start && Math.hypot(now.x - start.x, now.y - start.y) < dragThresholdPx) return;
          if (start) {
            from.current = null;
            setMoving(true);
            // From here on it is a drag: the element under the pointer must not receive a click.
            event.currentTarget.setPointerCapture(event.pointerId);
          }
          change((viewport) => ({ ...viewport, x: viewport.x + now.x - before.x, y: viewport.y + now.y - before.y }));
        }
        pointers.current.set(event.pointerId, now);
      },
      onPointerUp: leave,
      onPointerCancel: leave,
    };
  }, [change, zoomAt]);

  const lookAt = useCallback<PanZoom['lookAt']>(
    (part, minZoom) =>
      change((now) => {
        const frameSize = size!;
        // never so large that a part of it is out of view
        const fits = Math.max(1, Math.min(frameSize.width / part.width, frameSize.height / part.height));
        const zoom = between(1, Math.min(Math.max(now.zoom, minZoom), fits), maxZoom);
        const middle = {
          x: part.x + part.width / 2 - frameSize.width / 2,
          y: part.y + part.height / 2 - frameSize.height / 2,
        };
        return { zoom, x: -middle.x * zoom, y: -middle.y * zoom };
      }),
    [change, size],
  );

  const panBy = useCallback<PanZoom['panBy']>(
    (x, y) => {
      setMoving(x !== 0 || y !== 0);
      if (x !== 0 || y !== 0) change((now) => ({ ...now, x: now.x + x, y: now.y + y }));
    },
    [change],
  );

  return {
    viewport: size ? clampViewport(viewport, size) : viewport,
    moving,
    zoomBy: (factor) => zoomAt(factor, null),
    panBy,
    lookAt,
    reset: () => setViewport(fullViewport),
    handlers,
  };
}
