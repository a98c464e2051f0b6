import { createRandom, type Match, pick, type Viewer } from '@cordillera/engine';

/** Lengths of a short and a long match, in choices. */
export const SHORT = 30;
export const LONG = 3000;
/** A page that comes back asks for its last few events. */
const MISSED = 5;
/** Asked this often at a time: one answer is too quick for the clock. */
const REPEATS = 200;
const ROUNDS = 41;

/** How long the answer to "what since n?" takes in a short and in a long match, in microseconds. */
export interface EventsSinceTiming {
  short: number;
  long: number;
  /** Long against short, each pair measured side by side. */
  ratio: number;
}

/** Plays by chance, taking back included, up to this length; false when the match ended before. */
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
  if (events !== MISSED * REPEATS) throw new Error('news: the match told something else');
  return (time * 1000) / REPEATS;
}

/** Null where a match by chance ends before it is long. */
export function measureEventsSince(newMatch: () => Match): EventsSinceTiming | null {
  const [short, long] = [newMatch(), newMatch()];
  if (!playTo(short, SHORT) || !playTo(long, LONG)) return null;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [a, b] = [microseconds(short, 0), microseconds(long, 0)];
    return { short: a, long: b, ratio: b / a };
  }).toSorted((a, b) => a.ratio - b.ratio);
  return rounds[ROUNDS >> 1] as EventsSinceTiming;
}
