import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { usePointerDrag } from '../../design/hooks/usePointerDrag.ts';
import { swallowClick } from './swallowClick.ts';

interface DragInput<Thing, Target> {
  /** The target at this point of the page, or none. */
  targetAt: (thing: Thing, x: number, y: number) => Target | null;
  /** The drag started. */
  onStart: (thing: Thing) => void;
  /** The drag is over another target now; `null`: over none. */
  onOver: (target: Target | null) => void;
  /** Dropped on a target, or on none. */
  onDrop: (thing: Thing, target: Target | null) => void;
  /** Called in every frame during the drag with the aiming point: what is under it may move. */
  onHold?: (x: number, y: number) => void;
}

export interface Drag<Thing> {
  /** The dragged thing and its size. */
  dragged: { thing: Thing; width: number; height: number } | null;
  /** A ref for the element drawn at the pointer; it is moved without rendering. */
  ghost: (element: HTMLElement | null) => void;
  /** For the `onPointerDown` of a draggable element. */
  begin: (event: PointerEvent, thing: Thing) => void;
}

/** Lifts the picture above the finger that would hide it. */
const aboveFingerPx = 70;

/** Dragging with mouse, pen or finger. A picture follows the pointer; nothing on the page moves. */
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

      /** The point under the finger counts, wherever the picture is drawn. */
      const aim = (): void => {
        const next = latest.current.targetAt(thing, at.current.x, at.current.y);
        if (JSON.stringify(next) === JSON.stringify(over)) return;
        over = next;
        latest.current.onOver(next);
      };
      // A finger that rests near an edge scrolls the sheet under it: the target changes without a pointer move.
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
