import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePointerDrag } from '../../design/hooks/usePointerDrag.ts';
import { allowsMotion } from '../../platform/settings.ts';

const rowsOf = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-seat]') ?? []),
];

/** Animates rows that change places. Call the returned function just before the change. */
export function useAutoScroll(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Map<string | undefined, number> | null>(null);
  useLayoutEffect(() => {
    const tops = before.current;
    before.current = null;
    if (!tops || !allowsMotion()) return;
    for (const row of rowsOf(list)) {
      const from = (tops.get(row.dataset.seat) ?? Number.NaN) - row.getBoundingClientRect().top;
      if (Math.abs(from) > 1)
        row.animate([{ translate: `0 ${from}px` }, { translate: '0 0' }], {
          duration: 240,
          easing: 'cubic-bezier(.2,.9,.25,1.05)',
        });
    }
  });
  return () => {
    before.current = new Map(rowsOf(list).map((row) => [row.dataset.seat, row.getBoundingClientRect().top]));
  };
}

/** The dragged row, and the one it is held over. */
export interface HeldSeat {
  seat: number;
  over: number | null;
}

interface Hold {
  seat: number;
  row: HTMLElement;
  /** Where in the document the row was taken. */
  from: number;
  /** Where on the screen the finger is now. */
  at: number;
}

/** Near the top and bottom of the screen the page scrolls along: distance from the edge, and px per frame. */
const scrollMarginPx = 84;
const scrollPxPerFrame = 9;

/**
 * Drags rows of `list` (those with data-seat) by their handles, with mouse, pen or finger. `onDrop` gets the row and
 * the row it was dropped on. A press that does not move is left to the handle's own click; `wasDrag` distinguishes the
 * two.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (seat: number, over: number) => void,
): {
  held: HeldSeat | null;
  wasDrag: () => boolean;
  handleOf: (seat: number) => { onPointerDown: (event: PointerEvent<HTMLElement>) => void };
} {
  const [held, setHeld] = useState<HeldSeat | null>(null);
  const hold = useRef<Hold | null>(null);
  const dragged = useRef(false);
  const latestDrop = useRef(onDrop);
  latestDrop.current = onDrop;
  const track = usePointerDrag();

  const over = ({ seat, at }: Hold): number | null => {
    const row = rowsOf(list).find((candidate) => {
      const { top, bottom } = candidate.getBoundingClientRect();
      return Number(candidate.dataset.seat) !== seat && at >= top && at <= bottom;
    });
    return row ? Number(row.dataset.seat) : null;
  };

  const follow = (): void => {
    const now = hold.current;
    if (!now) return;
    now.row.style.translate = `0 ${now.at + scrollY - now.from}px`;
    const target = over(now);
    setHeld((known) => (known?.seat === now.seat && known.over === target ? known : { seat: now.seat, over: target }));
  };

  const letGo = (now: Hold, drop: boolean): void => {
    hold.current = null;
    const target = drop ? over(now) : null;
    if (target !== null) latestDrop.current(now.seat, target);
    now.row.style.translate = '';
    setHeld(null);
  };

  const busy = held !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is held from the ref
  useEffect(() => {
    if (!busy) return;
    let frame = requestAnimationFrame(function scroll() {
      const at = hold.current?.at ?? scrollMarginPx;
      const by = at < scrollMarginPx ? -scrollPxPerFrame : at > innerHeight - scrollMarginPx ? scrollPxPerFrame : 0;
      if (by !== 0) {
        scrollBy(0, by);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [busy]);

  return {
    held,
    wasDrag: () => dragged.current,
    handleOf: (seat) => ({
      onPointerDown: (event) => {
        dragged.current = false;
        const row = event.currentTarget.closest<HTMLElement>('[data-seat]');
        if (!event.isPrimary || event.button !== 0 || !row) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const now: Hold = { seat, row, from: event.clientY + scrollY, at: event.clientY };
        track(event, {
          distance: ({ clientY }) => Math.abs(clientY + scrollY - now.from),
          onMove: ({ clientY }) => {
            dragged.current = true;
            hold.current = now;
            now.at = clientY;
            follow();
          },
          onEnd: (isLetGo) => letGo(now, isLetGo),
        });
      },
    }),
  };
}
