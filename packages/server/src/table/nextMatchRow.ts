import { isSameJson, type Match, type Seat } from '@cordillera/engine';
import { hasHumanPlayer, type TimeControl } from '@cordillera/protocol';
import type { StoredMatch, Summary } from '../store/matches.ts';
import type { SeatClock } from '../store/seatClock.ts';
import { deadlineOf } from './clock.ts';

/** A bot that has not answered after so many ms was in a process that is gone. */
const botOverdueMs = 30_000;

/** The seats whose time runs: people whom the game waits for. */
export function timedSeats(match: Match, state: StoredMatch['state']): Seat[] {
  if (state === 'paused') return [];
  return match.deciders().filter((seat) => {
    const { bot, open, standIn } = match.seats[seat]!;
    return bot === undefined && open === undefined && standIn === undefined;
  });
}

/** When the first seat's time is up; null when no time runs. */
function firstDeadline(pace: TimeControl, clocks: readonly SeatClock[]): number | null {
  const deadlines = clocks.flatMap((clock) => deadlineOf(pace, clock) ?? []);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** When the next time is up, and when somebody should look at the table though nobody does. */
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
  // bots wait for the people who have left: nobody need look, and thousands of such tables would hide those that are due
  if (!waitsForBot || !hasHumanPlayer(match.seats)) return { deadline, due: deadline };
  return { deadline, due: Math.min(deadline ?? Number.POSITIVE_INFINITY, now + botOverdueMs) };
}

/** What is to be written about a match besides its log; null when nothing of it has changed. */
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
  // a new turn alone is no change: when the table changed last is told to everybody
  if (isSameJson({ ...summary, turn: 0 }, { ...row.summary, turn: 0 })) return null;
  const state = result ? 'over' : row.state;
  return { ...row, state, summary, ...nextDeadlines(match, row.pace, clocks, now), changed: now };
}
