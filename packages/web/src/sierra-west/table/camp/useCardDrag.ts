import { type PointerEvent, useEffect, useRef } from 'react';
import { swallowClick } from '../../../table/swallow.ts';
import type { Planning } from './usePlanning.ts';

/** A pointer that moved less than this has tapped; a finger that rests so long takes the card, before that it swipes. */
const slip = 7;
const rest = 180;

/**
 * Dragging a card of the plan: it lies on the place that the pointer is nearest to, and the card that lay there has
 * already moved. Esc puts both back. Places are found by `data-place`.
 */
export function useCardDrag(planning: Planning | null): (down: PointerEvent, card: number) => void {
  const latest = useRef(planning);
  latest.current = planning;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (down, card) => {
    if (down.button !== 0 || !latest.current) return;
    stop.current?.();
    const root = (down.currentTarget as Element).closest('[data-places]');
    if (!root) return;
    const { pointerId, pointerType, clientX, clientY, timeStamp } = down;
    let over: number | null = null;
    let isHeld = false;
    const end = (isKept: boolean): void => {
      stop.current?.();
      if (!isHeld) return;
      latest.current?.drop(isKept);
      swallowClick();
    };
    const move = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      if (!isHeld) {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < slip) return;
        if (pointerType !== 'mouse' && event.timeStamp - timeStamp < rest) {
          stop.current?.();
          return;
        }
        isHeld = true;
      }
      // A card that is dragged sideways is no swipe to the next place.
      event.preventDefault();
      const place = placeAt(root, event.clientX, event.clientY);
      if (place === over) return;
      over = place;
      latest.current?.hold(card, place);
    };
    const up = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      end(event.type === 'pointerup' && over !== null);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end(false);
    };
    // While a finger holds the card, the page below must not scroll.
    const keepStill = (event: TouchEvent): void => {
      if (isHeld || event.timeStamp - timeStamp >= rest) event.preventDefault();
    };
    stop.current = () => {
      removeEventListener('pointermove', move, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
      removeEventListener('keydown', onKey);
      removeEventListener('touchmove', keepStill);
      stop.current = null;
    };
    // Before whatever else listens: who swipes must see that the move is taken.
    addEventListener('pointermove', move, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    addEventListener('keydown', onKey);
    addEventListener('touchmove', keepStill, { passive: false });
  };
}

/** What lies on a card answers as the card does. Null when the card is not to be touched. */
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
