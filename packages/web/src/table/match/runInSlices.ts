import type { LoadProgress } from '@cordillera/engine';

/** How long the page is held up at a time, in ms: less than a picture of the screen takes. */
const sliceMs = 12;
/** What is done sooner needs no bar. */
const showProgressAfterMs = 300;

/** Whoever opens something that may take long. */
export interface ProgressOptions {
  /** Told only when it takes long. */
  onProgress?: (progress: LoadProgress) => void;
  /** Gives it up: nothing is answered any more but its reason. */
  signal?: AbortSignal;
}

/** Lets the page do what waits. A message, because timers of a hidden page come once a second. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Takes the steps to the end, a few at a time, so that the page stays alive meanwhile. */
export async function runInSlices<T>(
  steps: Generator<LoadProgress, T, void>,
  { onProgress, signal }: ProgressOptions = {},
): Promise<T> {
  const began = performance.now();
  for (;;) {
    const until = performance.now() + sliceMs;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began > showProgressAfterMs) onProgress?.(step.value);
    await pause();
    signal?.throwIfAborted();
  }
}
