import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** A pointer that moved less than this was a tap. */
const dragThresholdPx = 7;

interface DragHandlers {
  /** How far this move is from where the pointer went down, in px. Absent: the distance in any direction. */
  distance?: (event: globalThis.PointerEvent) => number;
  /** Whether the first move beyond the threshold starts a drag; otherwise the pointer is released. Absent: always. */
  canStart?: (event: globalThis.PointerEvent) => boolean;
  /** Also called for the move that starts the drag. */
  onMove: (event: globalThis.PointerEvent) => void;
  /** The drag ended: released (true) or cancelled. */
  onEnd: (isLetGo: boolean) => void;
  /** Whether to prevent the page from scrolling during this touch. Absent: always. */
  keepsStill?: (event: TouchEvent) => boolean;
  /** Receives moves before other listeners. */
  isFirst?: boolean;
}

/** Follows a pointer until it is lifted; Esc cancels. */
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
  // Otherwise lifting a moving finger starts a fling, and the browser uses the next tap to stop it.
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

/** For an `onPointerDown`: one drag at a time, for the lifetime of the component. */
export function usePointerDrag(): (down: PointerEvent, handlers: DragHandlers) => void {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return useCallback((down, handlers) => {
    stop.current?.();
    stop.current = followPointer(down, handlers);
  }, []);
}
