/** For so many seconds nothing may be heard of a worker that is asked: its rules come over the network, too. */
const maxSilenceMs = 30;

/**
 * A device that needs the memory may end a worker without a word: says so when nothing was heard for too long while
 * somebody waits. Only seconds in which the page is awake count.
 */
export class SilenceWatch {
  #silence = 0;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(isWaiting: () => boolean, onSilence: () => void) {
    this.#timer = setInterval(() => {
      if (!isWaiting()) this.#silence = 0;
      else if (++this.#silence > maxSilenceMs) onSilence();
    }, 1000);
  }

  reset(): void {
    this.#silence = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
