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

      /** Fingers point with the lower part of the card that floats above them. */
      const pointOf = (event: globalThis.PointerEvent): [number, number] => [
        event.clientX,
        event.clientY - (touch ? aboveFinger * 0.75 : 0),
      ];
      const move = (event: globalThis.PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        at.current = { x: event.clientX, y: event.clientY, width, height, touch };
        if (!isMoving) {
          if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < slip) return;
          isMoving = true;
          setDragged({ thing, width, height });
          latest.current.onStart(thing);
        }
        show();
        const next = latest.current.targetAt(thing, ...pointOf(event));
        if (JSON.stringify(next) === JSON.stringify(over)) return;
        over = next;
        latest.current.onOver(next);
      };
      const end = (event: globalThis.PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        stop.current?.();
        if (!isMoving) return;
        setDragged(null);
        latest.current.onOver(null);
        latest.current.onDrop(thing, event.type === 'pointerup' ? over : null);
        swallowClick();
      };
      stop.current = () => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        stop.current = null;
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
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
