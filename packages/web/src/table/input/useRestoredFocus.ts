import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place: when the focused element leaves the page or is disabled, the focus moves to the next
 * thing to do instead of the beginning of the page.
 */
export function useRestoredFocus(root: RefObject<HTMLElement | null>, next: () => HTMLElement | null): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const table = root.current;
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : null;
    };
    table?.addEventListener('focusin', note);
    return () => table?.removeEventListener('focusin', note);
  }, [root]);
  // After every change of the table.
  useEffect(() => {
    const had = last.current;
    if (!had || (had.isConnected && !had.matches(':disabled'))) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    // A dialog restores the focus when it is closed.
    if (document.querySelector('dialog[open]')) return;
    last.current = null;
    next()?.focus();
  });
}
