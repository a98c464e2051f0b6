import { type RefObject, useEffect } from 'react';

/** Targets appear and disappear under a notice, so its place is checked this often. */
const checkIntervalMs = 400;

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How far a box at the top moves down to cover fewer of the `things`, and above all nothing of `read`; 0 to stay. Its
 * lower edge may end at any of these `bottoms`.
 */
export function shiftFor(
  box: Rect,
  things: readonly Rect[],
  read: readonly Rect[],
  bottoms: readonly number[],
): number {
  const covered = (by: number): number => {
    const there = { ...box, top: box.top + by, bottom: box.bottom + by };
    const over = (all: readonly Rect[]): number => all.filter((thing) => meet(there, thing)).length;
    return over(things) + over(read) * (things.length + 1);
  };
  const downs = bottoms.map((bottom) => bottom - box.bottom).filter((down) => down > 0);
  return downs.reduce((best, down) => (covered(down) < covered(best) ? down : best), 0);
}

/** Moves a notice away from the targets on the table: it stays at the top or moves to the bottom. */
export function useAvoidTargets(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = (): void => {
      const notice = place.current?.firstElementChild;
      if (!place.current || !notice) return;
      const { left, right, top, bottom } = notice.getBoundingClientRect();
      const by = Number(place.current.dataset.down ?? 0);
      const box = { left, right, top: top - by, bottom: bottom - by };
      const boxes = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)]
          .filter((thing) => thing.checkVisibility?.() ?? true)
          .map((thing) => thing.getBoundingClientRect());
      const read = boxes('.prompt, .tabs');
      const bottoms = [...read.map((each) => each.top), innerHeight].map((each) => each - 12);
      const down = Math.round(shiftFor(box, boxes('[data-touch="possible"]'), read, bottoms));
      if (down === by) return;
      place.current.dataset.down = String(down);
      place.current.style.translate = `0 ${down}px`;
    };
    look();
    const timer = setInterval(look, checkIntervalMs);
    return () => clearInterval(timer);
  }, [place]);
}
