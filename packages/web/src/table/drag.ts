import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { swallowClick } from './swallow.ts';

interface DragInput<Thing, Target> {
  /** The target under this point of the page, or none. */
  targetAt: (thing: Thing, x: number, y: number) => Target | null;
  /** The thing leaves its place. */
  onStart: (thing: Thing) => void;
  /** It is over another target now; `null`: over none. */
  onOver: (target: Target | null) => void;
  /** It is let go, over a target or over none. */
  onDrop: (thing: Thing, target: Target | null) => void;
  /** Called in every frame while it is held, with the point that aims: what lies there may move on. */
  onHold?: (x: number, y: number) => void;
}

export interface Drag<Thing> {
  /** What is being dragged, and the size it had. */
  dragged: { thing: Thing; width: number; height: number } | null;
  /** Put this on what is drawn under the pointer; it is moved without a render. */
  ghost: (element: HTMLElement | null) => void;
  /** For the `onPointerDown` of a thing that can be dragged. */
  begin: (event: PointerEvent, thing: Thing) => void;
}

/** A pointer that moved less than this has tapped. */
const slip = 7;
/** A finger hides what lies under it: the thing floats so far above. */
const aboveFinger = 70;

/** Dragging with mouse, pen or finger. What is dragged is a picture beside the pointer; nothing moves in the page. */
export function useDrag<Thing, Target>(input: DragInput<Thing, Target>): Drag<Thing> {
  const latest = useRef(input);
  latest.current = input;
  const [dragged, setDragged] = useState<Drag<Thing>['dragged']>(null);
  const ghost = useRef<HTMLElement | null>(null);
  const at = useRef({ x: 0, y: 0, width: 0, height: 0, touch: false });
  const stop = useRef<(() => void) | null>(null);

  const show = useCallback(() => {
    const { x, y, width, height, touch } = at.current;
    const up = touch ? height / 2 + aboveFinger - 30 : height * 0.35;
    if (ghost.current) ghost.current.style.translate = `${x - width / 2}px ${y - up - height * 0.15}px`;
  }, []);

  const begin = useCallback(
    (down: PointerEvent, thing: Thing) => {
      if (down.pointerType === 'mouse' && down.button !== 0) return;
      stop.current?.();
      const element = down.currentTarget as HTMLElement;
      const { width, height } = element.getBoundingClientRect();
      const { pointerId, clientX, clientY } = down;
      const touch = down.pointerType !== 'mouse';
      let isMoving = false;
      let over: Target | null = null;

      /** The place under the finger is meant, wherever the card floats. */
      const aim = (): void => {
        const next = latest.current.targetAt(thing, at.current.x, at.current.y);
        if (JSON.stringify(next) === JSON.stringify(over)) return;
        over = next;
        latest.current.onOver(next);
      };
      // A finger that rests near an edge moves the sheet under it: the aim changes without a move.
      let frame = 0;
      const hold = (): void => {
        latest.current.onHold?.(at.current.x, at.current.y);
        aim();
        frame = requestAnimationFrame(hold);
      };
      const move = (event: globalThis.PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        at.current = { x: event.clientX, y: event.clientY, width, height, touch };
        if (!isMoving) {
          if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < slip) return;
          isMoving = true;
          setDragged({ thing, width, height });
          latest.current.onStart(thing);
          frame = requestAnimationFrame(hold);
        }
        show();
        aim();
      };
      const drop = (target: Target | null): void => {
        stop.current?.();
        if (!isMoving) return;
        setDragged(null);
        latest.current.onOver(null);
        latest.current.onDrop(thing, target);
        swallowClick();
      };
      const end = (event: globalThis.PointerEvent): void => {
        if (event.pointerId === pointerId) drop(event.type === 'pointerup' ? over : null);
      };
      const onKey = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') drop(null);
      };
      // Otherwise a finger lifted on the run flings, and the browser takes the next tap for the end of that.
      const keepStill = (event: TouchEvent): void => event.preventDefault();
      stop.current = () => {
        cancelAnimationFrame(frame);
        removeEventListener('touchmove', keepStill);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        removeEventListener('keydown', onKey);
        stop.current = null;
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
      addEventListener('keydown', onKey);
      addEventListener('touchmove', keepStill, { passive: false });
    },
    [show],
  );

  useEffect(() => () => stop.current?.(), []);

  return {
    dragged,
    begin,
    ghost: useCallback(
      (element) => {
        ghost.current = element;
        show();
      },
      [show],
    ),
  };
}
