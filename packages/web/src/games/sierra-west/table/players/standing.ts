import type { SierraWestView } from '@cordillera/sierra-west';

/** How a seat stands in the round, for its summary. */
export type Standing = 'playing' | 'asked' | 'next' | 'passed' | 'done' | 'waiting';

/** `asked`: the acting player waits for an answer of this seat. `done`: no more turns. */
export function standingOf(view: SierraWestView, seat: number): Standing {
  if (view.over) return 'done';
  if ((view.flow.lanes?.[seat] ?? []).length > 0) return 'asked';
  if (seat === view.active) return 'playing';
  const turn = (each: number): number => (each - view.start + view.seats) % view.seats;
  // Hastings plays after the only seat.
  const hasPlayed = view.active >= view.seats || turn(seat) < turn(view.active);
  if (hasPlayed && view.round === view.lastRound) return 'done';
  if (view.active >= view.seats || seat === (view.active + 1) % view.seats) return 'next';
  return hasPlayed ? 'passed' : 'waiting';
}
