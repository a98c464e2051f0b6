import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { usePointerDrag } from '../../design/hooks/usePointerDrag.ts';
import { swallowClick } from './swallowClick.ts';

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

/** A finger hides what lies under it: the thing floats so far above. */
const aboveFingerPx = 70;

/** Dragging with mouse, pen or finger. What is dragged is a picture beside the pointer; nothing moves in the page. */
export function useDrag<Thing, Target>(input: DragInput<Thing, Target>): Drag<Thing> {
  const latest = useRef(input);
  latest.current = input;
  const [dragged, setDragged] = useState<Drag<Thing>['dragged']>(null);
  const ghost = useRef<HTMLElement | null>(null);
  const at = useRef({ x: 0, y: 0, width: 0, height: 0, touch: false });
  const follow = usePointerDrag();
  const frame = useRef(0);

  const show = useCallback(() => {
    const { x, y, width, height, touch } = at.current;
    const up = touch ? height / 2 + aboveFingerPx - 30 : height * 0.35;
    if (ghost.current) ghost.current.style.translate = `${x - width / 2}px ${y - up - height * 0.15}px`;
  }, []);

  const begin = useCallback(
    (down: PointerEvent, thing: Thing) => {
      if (down.pointerType === 'mouse' && down.button !== 0) return;
      cancelAnimationFrame(frame.current);
      const { width, height } = (down.currentTarget as HTMLElement).getBoundingClientRect();
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
      const hold = (): void => {
        latest.current.onHold?.(at.current.x, at.current.y);
        aim();
        frame.current = requestAnimationFrame(hold);
      };
      follow(down, {
        onMove: ({ clientX, clientY }) => {
          at.current = { x: clientX, y: clientY, width, height, touch };
          if (!isMoving) {
            isMoving = true;
            setDragged({ thing, width, height });
            latest.current.onStart(thing);
            frame.current = requestAnimationFrame(hold);
          }
          show();
          aim();
        },
        onEnd: (isLetGo) => {
          cancelAnimationFrame(frame.current);
          setDragged(null);
          latest.current.onOver(null);
          latest.current.onDrop(thing, isLetGo ? over : null);
          swallowClick();
        },
      });
    },
    [show, follow],
  );

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

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
