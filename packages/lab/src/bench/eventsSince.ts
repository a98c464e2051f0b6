import { createRandom, type Match, pick, type Viewer } from '@cordillera/engine';

/** Lengths of a short and a long match, in choices. */
export const SHORT = 30;
export const LONG = 3000;
/** How many events a reconnecting page asks for. */
const MISSED = 5;
/** Requests per measurement, because one is too quick for the clock. */
const REPEATS = 200;
const ROUNDS = 41;

/** How long `events(since)` takes in a short and in a long match, in microseconds. */
export interface EventsSinceTiming {
  short: number;
  long: number;
  /** Long divided by short, from a pair measured side by side. */
  ratio: number;
}

/** Plays at random, take-backs included, up to this length; false when the match ends before. */
function playTo(match: Match, length: number): boolean {
  const random = createRandom(`news/${length}`);
  while (match.length < length) {
    const decisions = match.decisions();
    if (match.result() !== null || decisions.length === 0) return false;
    const { seat, choices } = pick(random, decisions);
    match.choose(seat, pick(random, choices));
  }
  return true;
}

function microseconds(match: Match, viewer: Viewer): number {
  const since = match.events(0, viewer).length - MISSED;
  const start = performance.now();
  let events = 0;
  for (let i = 0; i < REPEATS; i++) events += match.events(since, viewer).length;
  const time = performance.now() - start;
  if (events !== MISSED * REPEATS) throw new Error('bench: the match returned other events than expected');
  return (time * 1000) / REPEATS;
}

/** Null where a random match ends before it is long. */
export function measureEventsSince(newMatch: () => Match): EventsSinceTiming | null {
  const [short, long] = [newMatch(), newMatch()];
  if (!playTo(short, SHORT) || !playTo(long, LONG)) return null;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [a, b] = [microseconds(short, 0), microseconds(long, 0)];
    return { short: a, long: b, ratio: b / a };
  }).toSorted((a, b) => a.ratio - b.ratio);
  return rounds[ROUNDS >> 1] as EventsSinceTiming;
}
