import type { Budget } from '../bot.ts';

/** With a signal, control is given back to others after this many milliseconds. */
const yieldAfterMs = 40;

/**
 * Follows a line of thinking until it ends or the budget is spent, and decides by what it found last. Every step is one
 * node and yields the best known so far; the first is always taken, so that there is an answer.
 *
 * Without a signal nothing could interrupt it, so it answers at once. With one it returns a promise.
 */
export function searchWithinBudget<Found, Choice>(
  thinking: Iterable<Found>,
  budget: Budget,
  decide: (found: Found) => Choice,
): Choice | Promise<Choice> {
  const steps = within(thinking, budget);
  if (budget.signal) return inSlices(steps, budget.signal).then(decide);
  let found: { last: Found } | null = null;
  for (const last of steps) found = { last };
  return decide(given(found));
}

function* within<Found>(thinking: Iterable<Found>, { nodes, ms }: Budget): Generator<Found> {
  const end = ms === undefined ? null : performance.now() + ms;
  let left = nodes ?? Number.POSITIVE_INFINITY;
  for (const found of thinking) {
    yield found;
    if (--left <= 0 || (end !== null && performance.now() >= end)) return;
  }
}

async function inSlices<Found>(steps: Iterable<Found>, signal: AbortSignal): Promise<Found> {
  signal.throwIfAborted();
  let found: { last: Found } | null = null;
  let until = performance.now() + yieldAfterMs;
  for (const last of steps) {
    found = { last };
    if (performance.now() < until) continue;
    await new Promise<void>((done) => setTimeout(done, 0));
    signal.throwIfAborted();
    until = performance.now() + yieldAfterMs;
  }
  return given(found);
}

function given<Found>(found: { last: Found } | null): Found {
  if (found === null) throw new Error('a thinking must find something in its first step');
  return found.last;
}
