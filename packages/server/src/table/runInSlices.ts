/** How long a slice of long work may block the event loop. */
const sliceMs = 5;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs long work in slices, so that other work goes on in between; only one such work runs at a time. The work yields
 * wherever it may be interrupted.
 */
export function inSlices<Result>(work: Generator<void, Result>, slice: number = sliceMs): Promise<Result> {
  const done = last.then(async () => {
    for (;;) {
      const until = performance.now() + slice;
      do {
        const next = work.next();
        if (next.done) return next.value;
      } while (performance.now() < until);
      await new Promise((goOn) => setImmediate(goOn));
    }
  });
  last = done.catch(() => undefined);
  return done;
}
