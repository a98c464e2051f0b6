import { useEffect, useState } from 'react';

/** The latest event, for `ms` after it is shown or until a key or pointer is pressed; null otherwise. */
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
