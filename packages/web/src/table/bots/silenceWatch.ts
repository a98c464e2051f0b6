/** Long enough for the worker to fetch its rules over the network. */
const maxSilenceSeconds = 30;

/**
 * Reports a worker that no longer answers: a device short of memory may end it without an event. Counts only seconds
 * while an answer is awaited and the page is awake.
 */
export class SilenceWatch {
  #silence = 0;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(isWaiting: () => boolean, onSilence: () => void) {
    this.#timer = setInterval(() => {
      if (!isWaiting()) this.#silence = 0;
      else if (++this.#silence > maxSilenceSeconds) onSilence();
    }, 1000);
  }

  reset(): void {
    this.#silence = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
