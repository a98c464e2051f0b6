import { useEffect, useRef } from 'react';
import type { PlaceName } from './places.ts';

interface GlowingPlaceInput {
  /** On only where one panel is shown at a time. */
  isOn: boolean;
  place: string;
  setPlace: (name: string) => void;
  counts: Partial<Record<PlaceName, number>>;
  /** The current question and the selection so far; stable while nothing changes. */
  question: unknown;
  picked: readonly string[];
}

/**
 * Opens the panel with a glowing target when a new question has none in the current panel; never while a finger is
 * down, nor after the player has chosen a panel for this question. Returns the handler for choosing a panel.
 */
export function useGlowingPlace(input: GlowingPlaceInput): (name: string) => void {
  const { isOn, place, setPlace, counts, question, picked } = input;
  const step = picked.join(' ');
  const fingers = useRef(new Set<number>());
  const chosen = useRef(false);
  const latest = useRef<() => void>(() => undefined);
  latest.current = () => {
    if (!isOn || question === null || chosen.current || (counts[place as PlaceName] ?? 0) > 0) return;
    const to = (Object.keys(counts) as PlaceName[]).find((name) => counts[name]);
    if (to) setPlace(to);
  };
  const isWaiting = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question and every step of it
  useEffect(() => {
    chosen.current = false;
    isWaiting.current = fingers.current.size > 0;
    if (!isWaiting.current) latest.current();
  }, [question, step]);

  useEffect(() => {
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') fingers.current.add(event.pointerId);
    };
    const up = (event: PointerEvent): void => {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size > 0 || !isWaiting.current) return;
      isWaiting.current = false;
      // The tap in progress comes first.
      setTimeout(() => latest.current(), 60);
    };
    addEventListener('pointerdown', down, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }, []);

  return (name) => {
    chosen.current = true;
    setPlace(name);
  };
}
