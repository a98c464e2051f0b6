import { useEffect, useLayoutEffect, useRef } from 'react';

/** A picture that travels across the table: from one marked place (`data-place`) to another. */
export interface Flight {
  from: string;
  to: string;
  /** How many travel, one after another. */
  count: number;
  /** Which back they show: a style of `.flying-card`. */
  kind: string;
}

/** A card crosses the table in 300 ms; it comes and goes softly before and after. */
const flightMs = 300 / 0.7;
const staggerMs = 60;

const middleOf = (place: string): { x: number; y: number } | null => {
  for (const element of document.querySelectorAll(`[data-place="${place}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
};

/**
 * Shows the flights of one beat once. They are decoration: nothing waits for them, and nothing is lost without them.
 * `skipped`: what is told now was skipped, and what still flies lands at once.
 */
export function useFlights(beat: number, flights: readonly Flight[], skipped: boolean): void {
  const shown = useRef(beat);
  const flying = useRef(new Set<Animation>());
  const land = (): void => {
    for (const flight of flying.current) flight.cancel();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the table is left
  useEffect(() => land, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every beat
  useLayoutEffect(() => {
    if (shown.current === beat) return;
    shown.current = beat;
    if (skipped) land();
    for (const { from, to, count, kind } of flights) {
      const start = middleOf(from);
      const end = middleOf(to);
      if (!start || !end) continue;
      for (let i = 0; i < count; i++) {
        const card = document.createElement('div');
        card.className = 'flying-card';
        card.dataset.kind = kind;
        document.body.append(card);
        const at = ({ x, y }: { x: number; y: number }): string => `translate(${x - 22}px, ${y - 29}px)`;
        const flight = card.animate(
          [
            { transform: `${at(start)} rotate(-8deg) scale(.7)`, opacity: 0 },
            { transform: `${at(start)} rotate(-8deg)`, opacity: 1, offset: 0.15 },
            { transform: `${at(end)} rotate(6deg)`, opacity: 1, offset: 0.85 },
            { transform: `${at(end)} rotate(6deg) scale(.7)`, opacity: 0 },
          ],
          { duration: flightMs, delay: i * staggerMs, easing: 'cubic-bezier(.2,.9,.25,1.05)', fill: 'both' },
        );
        const done = (): void => {
          flying.current.delete(flight);
          card.remove();
        };
        flying.current.add(flight);
        flight.finished.then(done, done);
      }
    }
  }, [beat]);
}
