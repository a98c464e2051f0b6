import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** A pointer that moved less than this has tapped. */
const dragThresholdPx = 7;

interface DragHandlers {
  /** How far this move is from where the pointer went down, in px. Absent: in any direction. */
  distance?: (event: globalThis.PointerEvent) => number;
  /** Whether the first move that is far enough begins a drag; otherwise the pointer is left to others. Absent: it does. */
  canStart?: (event: globalThis.PointerEvent) => boolean;
  /** Called at that move, too. */
  onMove: (event: globalThis.PointerEvent) => void;
  /** A drag that began is over: let go, or given up. */
  onEnd: (isLetGo: boolean) => void;
  /** Whether the page must not scroll under this finger. Absent: it must not. */
  keepsStill?: (event: TouchEvent) => boolean;
  /** Hears moves before whatever else listens. */
  isFirst?: boolean;
}

/** Follows a pointer that went down, wherever it goes, until it is lifted; Esc gives up. */
function followPointer({ pointerId, clientX, clientY }: PointerEvent, handlers: DragHandlers): () => void {
  const { isFirst = false, keepsStill = () => true } = handlers;
  const distance =
    handlers.distance ??
    ((event: globalThis.PointerEvent) => Math.hypot(event.clientX - clientX, event.clientY - clientY));
  let hasBegun = false;
  const end = (isLetGo: boolean): void => {
    stop();
    if (hasBegun) handlers.onEnd(isLetGo);
  };
  const onMove = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (!hasBegun) {
      if (distance(event) < dragThresholdPx) return;
      if (handlers.canStart?.(event) === false) {
        stop();
        return;
      }
      hasBegun = true;
    }
    handlers.onMove(event);
  };
  const onUp = (event: globalThis.PointerEvent): void => {
    if (event.pointerId === pointerId) end(event.type === 'pointerup');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') end(false);
  };
  // Otherwise a finger lifted on the run flings, and the browser takes the next tap for the end of that.
  const onTouchMove = (event: TouchEvent): void => {
    if (hasBegun || keepsStill(event)) event.preventDefault();
  };
  const stop = (): void => {
    removeEventListener('pointermove', onMove, isFirst);
    removeEventListener('pointerup', onUp, isFirst);
    removeEventListener('pointercancel', onUp, isFirst);
    removeEventListener('keydown', onKey);
    removeEventListener('touchmove', onTouchMove);
  };
  addEventListener('pointermove', onMove, isFirst);
  addEventListener('pointerup', onUp, isFirst);
  addEventListener('pointercancel', onUp, isFirst);
  addEventListener('keydown', onKey);
  addEventListener('touchmove', onTouchMove, { passive: false });
  return stop;
}

/** For an `onPointerDown`: one drag at a time, as long as its component is there. */
export function usePointerDrag(): (down: PointerEvent, handlers: DragHandlers) => void {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return useCallback((down, handlers) => {
    stop.current?.();
    stop.current = followPointer(down, handlers);
  }, []);
}
