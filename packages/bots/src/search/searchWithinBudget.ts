import type { Budget } from '../bot.ts';

/** With a signal, the search yields to the event loop after this many milliseconds. */
const yieldAfterMs = 40;

/**
 * Runs a search until it ends or the budget is spent, and decides by its last result. Every step is one node and yields
 * the best result so far; the first step always runs, so that there is a result.
 *
 * Without a signal it cannot be interrupted, so it answers synchronously; with one it returns a promise.
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
  if (found === null) throw new Error('a search must yield a result in its first step');
  return found.last;
}
