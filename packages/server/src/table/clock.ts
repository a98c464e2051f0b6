import type { Seat } from '@cordillera/engine';
import type { TimeControl } from '@cordillera/protocol';
import type { SeatClock } from '../store/seatClock.ts';

export const firstClocks = (pace: TimeControl, seats: number): SeatClock[] =>
  Array.from({ length: seats }, () => ({ left: pace.kind === 'bank' ? pace.seconds * 1000 : 0, since: null }));

/**
 * The clocks after something happened. A move lasts from when the table begins to wait for a seat until it does not any
 * more, or until a new turn begins: single choices do not count, because some are secret, and could be taken back and
 * made again for ever. What happened is told for so many ms: whoever is asked then begins to think after it.
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

/** How long it has run. A clock that was set back, or another machine's, takes nothing back. */
const spent = (since: number, now: number): number => Math.max(0, now - since);

/** A bank after a move: a little more, but never more than at first. */
const leftAfter = (pace: TimeControl, left: number): number =>
  pace.kind === 'bank' ? Math.min(pace.seconds, Math.max(0, left / 1000) + pace.more) * 1000 : 0;

/** When this seat's time is up; null when no time runs. */
export function deadlineOf(pace: TimeControl, { left, since }: SeatClock): number | null {
  if (since === null || pace.kind === 'free') return null;
  return since + (pace.kind === 'move' ? pace.seconds * 1000 : left);
}

/** Nobody's time runs; what has been spent stays spent. */
export const clocksStopped = (clocks: readonly SeatClock[], now: number): SeatClock[] =>
  clocks.map(({ left, since }) => ({
    left: since === null ? left : Math.max(0, left - spent(since, now)),
    since: null,
  }));

/** Time runs on for those whom the game waits for. */
export const clocksResumed = (clocks: readonly SeatClock[], waiting: readonly Seat[], now: number): SeatClock[] =>
  clocks.map(({ left }, seat) => ({ left, since: waiting.includes(seat) ? now : null }));
