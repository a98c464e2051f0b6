import { isSameJson, type Match, type Seat } from '@cordillera/engine';
import { hasHumanPlayer, type TimeControl } from '@cordillera/protocol';
import type { StoredMatch, Summary } from '../store/matches.ts';
import type { SeatClock } from '../store/seatClock.ts';
import { deadlineOf } from './clock.ts';

/** A bot that has been silent for this long was in a process that has died. */
const botOverdueMs = 30_000;

/** The seats whose clock runs: people whom the game waits for. */
export function timedSeats(match: Match, state: StoredMatch['state']): Seat[] {
  if (state === 'paused') return [];
  return match.deciders().filter((seat) => {
    const { bot, open, standIn } = match.seats[seat]!;
    return bot === undefined && open === undefined && standIn === undefined;
  });
}

/** The first deadline of any seat; null when no clock runs. */
function firstDeadline(pace: TimeControl, clocks: readonly SeatClock[]): number | null {
  const deadlines = clocks.flatMap((clock) => deadlineOf(pace, clock) ?? []);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** The next deadline, and when an unwatched table needs attention. */
export function nextDeadlines(
  match: Match,
  pace: TimeControl,
  clocks: readonly SeatClock[],
  now: number,
): Pick<StoredMatch, 'deadline' | 'due'> {
  const deadline = firstDeadline(pace, clocks);
  const waitsForBot = match.deciders().some((seat) => {
    const { bot, standIn } = match.seats[seat]!;
    return bot !== undefined || standIn !== undefined;
  });
  // bots wait for people who have left: nothing is due, and thousands of such tables would hide those with work due
  if (!waitsForBot || !hasHumanPlayer(match.seats)) return { deadline, due: deadline };
  return { deadline, due: Math.min(deadline ?? Number.POSITIVE_INFINITY, now + botOverdueMs) };
}

/** The row to write with an entry; null when it has not changed. */
export function nextMatchRow(
  row: StoredMatch,
  match: Match,
  clocks: readonly SeatClock[],
  now: number,
): StoredMatch | null {
  const result = match.result();
  const summary: Summary = {
    seats: match.seats.map((seat) => ({ ...seat })),
    waiting: match.deciders(),
    turn: match.turns,
    ...(row.pace.kind !== 'free' && { clocks: [...clocks] }),
    ...(result && { result, totals: result.totals }),
  };
  // a new turn alone is no change: everybody sees when the table last changed
  if (isSameJson({ ...summary, turn: 0 }, { ...row.summary, turn: 0 })) return null;
  const state = result ? 'over' : row.state;
  return { ...row, state, summary, ...nextDeadlines(match, row.pace, clocks, now), changed: now };
}
