/** How long others wait at most while long work is done, in ms. */
const sliceMs = 5;

let last: Promise<unknown> = Promise.resolve();

/**
 * Does long work piece by piece, so that everything else goes on in between: one such work after another, however many are
 * asked for. The work yields wherever it may be interrupted.
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
