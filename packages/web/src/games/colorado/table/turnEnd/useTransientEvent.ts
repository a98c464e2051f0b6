import { useEffect, useState } from 'react';

/** What has just happened, for so many milliseconds after it is told or until something is touched; null at any other time. */
export function useTransientEvent<Event extends object>(event: Event | undefined, ms: number): Event | null {
  const [latest, setLatest] = useState<Event | null>(null);
  const [past, setPast] = useState<Event | null>(null);
  if (event && event !== latest) setLatest(event);
  const now = latest === past ? null : latest;
  useEffect(() => {
    if (now === null) return;
    const leave = (): void => setPast(now);
    const timer = setTimeout(leave, ms);
    addEventListener('keydown', leave, true);
    addEventListener('pointerdown', leave, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', leave, true);
      removeEventListener('pointerdown', leave, true);
    };
  }, [now, ms]);
  return now;
}
