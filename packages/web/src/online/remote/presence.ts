/** Without any input for this long, nobody is looking. */
const idleAfterMs = 90_000;

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Reports when the player stops or resumes looking at the page; the returned function ends it. */
export function watchPresence(onChange: (away: boolean) => void): () => void {
  let away = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean): void => {
    if (next === away) return;
    away = next;
    onChange(away);
  };
  const look = (): void => {
    clearTimeout(timer);
    const isHidden = document.visibilityState === 'hidden';
    if (!isHidden) timer = setTimeout(() => set(true), idleAfterMs);
    set(isHidden);
  };
  for (const sign of activityEvents) addEventListener(sign, look, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    for (const sign of activityEvents) removeEventListener(sign, look, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}
