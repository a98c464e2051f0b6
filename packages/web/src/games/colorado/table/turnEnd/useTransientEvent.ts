import { useEffect, useState } from 'react';

/** What has just happened, for so many milliseconds after it is told or until something is touched; null at any other time. */
export function useMoment<Event extends object>(told: Event | undefined, ms: number): Event | null {
  const [latest, setLatest] = useState<Event | null>(null);
  const [past, setPast] = useState<Event | null>(null);
  if (told && told !== latest) setLatest(told);
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
