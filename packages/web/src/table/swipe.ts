import { type PointerEvent, useRef } from 'react';
import type { Part, Tab } from './Tabs.tsx';

/** So far, and so much more across than down, a finger must go within this time; in px and ms. */
const far = 60;
const steep = 2;
const quick = 600;

/** Which way a finger has swept: 1 to the next part, −1 to the one before, 0 neither. */
export function sweep(across: number, down: number, ms: number): -1 | 0 | 1 {
  if (ms > quick || Math.abs(across) < far || Math.abs(across) < Math.abs(down) * steep) return 0;
  return across < 0 ? 1 : -1;
}

/** Parts over which a finger sweeps; a board that can be moved itself (`data-pans`) is not one of them. */
const swept = '.part-board:not([data-pans]), .part-panel, .part-others, .log';

interface Swipe {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/** Narrow screens: a finger that sweeps over a part goes on to the part beside it, in the order of the tabs. */
export function useSwipe(tabs: readonly Tab[], part: Part, onPart: (part: Part) => void): Swipe {
  const from = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  return {
    onPointerDown(event) {
      const isSwept = event.target instanceof Element && event.target.closest(swept) !== null;
      from.current =
        event.pointerType === 'touch' && event.isPrimary && isSwept
          ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
          : null;
    },
    onPointerUp({ pointerId, clientX, clientY, timeStamp }) {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const way = sweep(clientX - start.x, clientY - start.y, timeStamp - start.at);
      const next = way === 0 ? undefined : tabs[tabs.findIndex((tab) => tab.part === part) + way];
      if (next) onPart(next.part);
    },
  };
}
