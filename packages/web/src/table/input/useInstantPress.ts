import { useEffect } from 'react';
import { elementOf } from './useGuidedFocus.ts';

/** Events that run a delayed press at once: later input must find it done, and a hidden page is not painted. */
const flushEvents = ['pointerdown', 'keydown', 'visibilitychange', 'pagehide'];
/** Runs the press even if no frame is painted. A busy machine may need more than a tenth of a second for one. */
const maxPressDelayMs = 500;

/**
 * Gives every button of the page an instant response: it looks pressed (`data-pressed`) in the very next frame, and its
 * click is dispatched only after that, because rendering a whole table takes longer than a touch should. No press is
 * lost or reordered.
 */
export function useInstantPress(): void {
  useEffect(() => {
    /** Dispatches the delayed press. */
    let waiting: (() => void) | null = null;
    const flush = (): void => waiting?.();
    // On the document, not the window: clicks swallowed there are no presses.
    const onClick = (click: MouseEvent): void => {
      const { target } = click;
      const button = click.isTrusted && target instanceof Element ? target.closest('button') : null;
      if (!target || !button) return;
      click.stopPropagation();
      flush();
      const press = (): void => {
        if (waiting !== press) return;
        waiting = null;
        clearTimeout(timer);
        button.removeAttribute('data-pressed');
        // The table may have been rendered anew meanwhile.
        const there = button.isConnected ? target : elementOf(button.dataset.target ?? '');
        there?.dispatchEvent(new PointerEvent('click', click));
      };
      waiting = press;
      button.setAttribute('data-pressed', '');
      const timer = setTimeout(press, maxPressDelayMs);
      requestAnimationFrame(() => setTimeout(press));
    };
    document.addEventListener('click', onClick, true);
    for (const event of flushEvents) addEventListener(event, flush, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      for (const event of flushEvents) removeEventListener(event, flush, true);
    };
  }, []);
}
