import { useEffect } from 'react';
import { elementOf } from './useGuidedFocus.ts';

/** Whatever comes next finds done what was pressed before; a page that nobody sees is not drawn. */
const nexts = ['pointerdown', 'keydown', 'visibilitychange', 'pagehide'];
/** Should no picture come at all: nothing waits longer than this, in ms. A busy machine may need more than a tenth of a second. */
const maxPressDelayMs = 500;

/**
 * Every button of the page answers at once: it looks pressed (`data-pressed`) in the very next picture, and only after that
 * the press is heard, because drawing a whole table anew takes longer than a finger wants to wait. No press is lost, and
 * none is heard in the wrong order.
 */
export function useInstantPress(): void {
  useEffect(() => {
    /** Lets the press be heard that waits for its picture. */
    let waiting: (() => void) | null = null;
    const onNext = (): void => waiting?.();
    // Not at the window: what is swallowed there was no press.
    const onClick = (click: MouseEvent): void => {
      const { target } = click;
      const button = click.isTrusted && target instanceof Element ? target.closest('button') : null;
      if (!target || !button) return;
      click.stopPropagation();
      onNext();
      const press = (): void => {
        if (waiting !== press) return;
        waiting = null;
        clearTimeout(timer);
        button.removeAttribute('data-pressed');
        // The table may have been drawn anew meanwhile.
        const there = button.isConnected ? target : elementOf(button.dataset.target ?? '');
        there?.dispatchEvent(new PointerEvent('click', click));
      };
      waiting = press;
      button.setAttribute('data-pressed', '');
      const timer = setTimeout(press, maxPressDelayMs);
      requestAnimationFrame(() => setTimeout(press));
    };
    document.addEventListener('click', onClick, true);
    for (const next of nexts) addEventListener(next, onNext, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      for (const next of nexts) removeEventListener(next, onNext, true);
    };
  }, []);
}
