import { type PointerEvent, useRef } from 'react';
import { usePointerDrag } from '../../../../design/hooks/usePointerDrag.ts';
import { swallowClick } from '../../../../table/input/swallowClick.ts';
import type { Planning } from './usePlanning.ts';

/** A finger must rest this long to pick up the card; moving earlier is a swipe. */
const holdDelayMs = 180;

/**
 * Drags a card of the plan: it takes the place nearest to the pointer, and the card there has
 * already moved. Esc puts both back. Places are found by `data-place`.
 */
export function useCardDrag(planning: Planning | null): (down: PointerEvent, card: number) => void {
  const latest = useRef(planning);
  latest.current = planning;
  const follow = usePointerDrag();
  return (down, card) => {
    if (down.button !== 0 || !latest.current) return;
    const root = (down.currentTarget as Element).closest('[data-places]');
    if (!root) return;
    const isFinger = down.pointerType !== 'mouse';
    const hasRested = ({ timeStamp }: Event): boolean => timeStamp - down.timeStamp >= holdDelayMs;
    let over: number | null = null;
    follow(down, {
      canStart: (event) => !isFinger || hasRested(event),
      onMove: (event) => {
        // Dragging a card sideways must not swipe to the next panel.
        event.preventDefault();
        const place = placeAt(root, event.clientX, event.clientY);
        if (place === over) return;
        over = place;
        latest.current?.hold(card, place);
      },
      onEnd: (isLetGo) => {
        latest.current?.drop(isLetGo && over !== null);
        swallowClick();
      },
      // While a finger holds the card, the page below must not scroll.
      keepsStill: hasRested,
      // In the capture phase: the swipe handler must see that the move is taken.
      isFirst: true,
    });
  };
}

/** Handlers for elements on a card, which act as the card does. Null when the card cannot be arranged. */
export const onCard = (planning: Planning | null, isLaid: boolean, begin: ReturnType<typeof useCardDrag>) =>
  planning === null || isLaid
    ? null
    : (card: number) => ({
        onClick: () => planning.tap(card),
        onPointerDown: (event: PointerEvent) => begin(event, card),
      });

/** The place whose middle is nearest; none far from all of them. */
function placeAt(root: Element, x: number, y: number): number | null {
  const { left, right, top, bottom } = root.getBoundingClientRect();
  if (x < left - 60 || x > right + 60 || y < top - 60 || y > bottom + 60) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = element.getBoundingClientRect();
    const far = Math.hypot(x - (box.left + box.right) / 2, (y - (box.top + box.bottom) / 2) / 2);
    if (far >= least) continue;
    least = far;
    best = Number(element.dataset.place);
  }
  return best;
}
