import { useEffect } from 'react';
import { swallowClick } from '../input/swallowClick.ts';
import type { Session } from './session.ts';

/** During playback any key or tap shows the remaining events at once, and does nothing else. */
export function useSkip(session: Pick<Session, 'skip'>, isPlayingBack: boolean): void {
  useEffect(() => {
    if (!isPlayingBack) return;
    const byKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
      session.skip();
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const byTap = (event: PointerEvent): void => {
      session.skip();
      if (
        !(event.target instanceof Element) ||
        !event.target.closest('.prompt, .part-tray, .part-board, :is(.west, .colorado) > .table-main')
      )
        return;
      swallowClick();
    };
    addEventListener('keydown', byKey, true);
    addEventListener('pointerdown', byTap, true);
    return () => {
      removeEventListener('keydown', byKey, true);
      removeEventListener('pointerdown', byTap, true);
    };
  }, [isPlayingBack, session]);
}
