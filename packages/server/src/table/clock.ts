import type { Seat } from '@cordillera/engine';
import type { TimeControl } from '@cordillera/protocol';
import type { SeatClock } from '../store/seatClock.ts';

export const firstClocks = (pace: TimeControl, seats: number): SeatClock[] =>
  Array.from({ length: seats }, () => ({ left: pace.kind === 'bank' ? pace.seconds * 1000 : 0, since: null }));

/**
 * The clocks after an entry. A move lasts from when the table begins to wait for a seat until it no longer does, or
 * until a new turn begins. Single choices do not count: some are secret, and others could be taken back and made again
 * for ever. Pages take `showMs` to show what happened; a seat that is asked next starts thinking after that.
 */
export function clocksAfter(
  pace: TimeControl,
  clocks: readonly SeatClock[],
  waiting: readonly Seat[],
  isNewTurn: boolean,
  now: number,
  showMs = 0,
): SeatClock[] {
  return clocks.map((clock, seat) => {
    const runs = waiting.includes(seat);
    const since = runs ? now + showMs : null;
    if (clock.since === null) return { ...clock, since };
    if (runs && !isNewTurn) return clock;
    return { left: leftAfter(pace, clock.left - spent(clock.since, now)), since };
  });
}

/** The time that a clock has run. A clock that was set back, or another machine's, cannot make it negative. */
const spent = (since: number, now: number): number => Math.max(0, now - since);

/** The time bank after a move: with the increment, but never more than at the start. */
const leftAfter = (pace: TimeControl, left: number): number =>
  pace.kind === 'bank' ? Math.min(pace.seconds, Math.max(0, left / 1000) + pace.more) * 1000 : 0;

/** When this seat's time runs out; null while its clock stands. */
export function deadlineOf(pace: TimeControl, { left, since }: SeatClock): number | null {
  if (since === null || pace.kind === 'free') return null;
  return since + (pace.kind === 'move' ? pace.seconds * 1000 : left);
}

/** The clocks stopped; spent time stays spent. */
export const clocksStopped = (clocks: readonly SeatClock[], now: number): SeatClock[] =>
  clocks.map(({ left, since }) => ({
    left: since === null ? left : Math.max(0, left - spent(since, now)),
    since: null,
  }));

/** The clocks running again for the seats that the game waits for. */
export const clocksResumed = (clocks: readonly SeatClock[], waiting: readonly Seat[], now: number): SeatClock[] =>
  clocks.map(({ left }, seat) => ({ left, since: waiting.includes(seat) ? now : null }));
