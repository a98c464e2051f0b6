import type { LoadProgress } from '@cordillera/engine';

/** Work in slices shorter than a frame, so the page stays responsive. */
const sliceMs = 12;
/** Shorter work shows no progress bar. */
const showProgressAfterMs = 300;

export interface ProgressOptions {
  /** Called only for long work. */
  onProgress?: (progress: LoadProgress) => void;
  /** Cancels the work: the promise rejects with its reason. */
  signal?: AbortSignal;
}

/** Yields to the event loop. By a message, because timers of a hidden page fire once a second. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Runs the steps to the end in slices, so that the page stays responsive. */
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
