import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { allowsMotion } from '../../platform/settings.ts';
import { snap, type Way, wayOf } from './swipe.ts';

const settleMs = 240;

interface SwipeInput {
  at: number;
  count: number;
  onGo: (to: number) => void;
  /** The element that follows the finger. */
  track: RefObject<HTMLElement | null>;
}

interface Swipe {
  /** The side on which the next panel comes into view. */
  towards: Way;
  props: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >;
}

interface Finger {
  id: number;
  x: number;
  y: number;
  /** The last x position, and the speed. */
  lastX: number;
  at: number;
  speed: number;
  way: Way | undefined;
}

/**
 * Panels side by side: they follow a finger that moves sideways, and snap when it is lifted. A swipe never starts on an
 * element that pans (`data-pans`) or is being dragged.
 */
export function useSwipe({ at, count, onGo, track }: SwipeInput): Swipe {
  const finger = useRef<Finger | null>(null);
  const [towards, setTowards] = useState<Way>(0);
  const has = (way: Way): boolean => at + way >= 0 && at + way < count;

  /** Offsets the panels, and the marker of the tab, by a fraction of one panel. */
  const show = (part: number): void => {
    if (track.current) track.current.style.translate = `${-part * 100}% 0`;
    sheetOf(track.current)?.style.setProperty('--swiped', String(part));
  };
  const partOf = (across: number): number => {
    const width = track.current?.clientWidth ?? 1;
    const part = Math.max(-1, Math.min(1, -across / width));
    // beyond the last panel it gives way a little, so that the end can be felt
    return has(part < 0 ? -1 : 1) ? part : part / 5;
  };
  const settle = async (across: number, to: Way): Promise<void> => {
    const element = track.current;
    const from = partOf(across);
    const sheet = sheetOf(element);
    const timing = { duration: allowsMotion() ? settleMs : 0, easing: 'ease-out' };
    const moves = [
      element?.animate({ translate: [`${-from * 100}% 0`, `${-to * 100}% 0`] }, timing).finished,
      sheet?.animate({ '--swiped': [String(from), String(to)] } as never, timing).finished,
    ];
    await Promise.all(moves);
    show(0);
    setTowards(0);
    if (to !== 0) onGo(at + to);
  };
  const lift = (event: PointerEvent<HTMLElement>, isDone: boolean): void => {
    const held = finger.current;
    if (held?.id !== event.pointerId) return;
    finger.current = null;
    if (!held.way) return;
    const across = event.clientX - held.x;
    const to = isDone ? snap(across, track.current?.clientWidth ?? 1, held.speed) : 0;
    void settle(across, has(to) ? to : 0);
  };
  return {
    towards,
    props: {
      onPointerDown(event) {
        const isFree = event.target instanceof Element && event.target.closest('[data-pans]') === null;
        if (event.pointerType !== 'touch' || !event.isPrimary || !isFree || towards !== 0) return;
        const { pointerId: id, clientX: x, clientY: y, timeStamp } = event;
        finger.current = { id, x, y, lastX: x, at: timeStamp, speed: 0, way: undefined };
      },
      onPointerMove(event) {
        const held = finger.current;
        if (held?.id !== event.pointerId || held.way === 0) return;
        if (event.defaultPrevented) {
          finger.current = null;
          return;
        }
        const across = event.clientX - held.x;
        const isNew = held.way === undefined;
        held.way ??= wayOf(across, event.clientY - held.y);
        if (!held.way) return;
        if (isNew) event.currentTarget.setPointerCapture(held.id);
        held.speed = (event.clientX - held.lastX) / Math.max(1, event.timeStamp - held.at);
        held.lastX = event.clientX;
        held.at = event.timeStamp;
        const side: Way = across < 0 ? 1 : -1;
        setTowards(side);
        show(partOf(across));
      },
      onPointerUp: (event) => lift(event, true),
      onPointerCancel: (event) => lift(event, false),
    },
  };
}

const sheetOf = (track: HTMLElement | null): HTMLElement | null =>
  track?.closest('.table')?.querySelector<HTMLElement>('.tab-sheet') ?? null;
