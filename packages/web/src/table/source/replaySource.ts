import { CordilleraError, type GameTypes, type Match, type Seat } from '@cordillera/engine';
import { MatchSource } from './matchSource.ts';

/** At the highest speed, applies choices in slices shorter than a frame. */
const sliceMs = 12;

const pauseMs = 260;

/** A recorded match being replayed: its choices are made one by one, and nothing is saved. */
export class ReplaySource<T extends GameTypes = GameTypes> extends MatchSource<T> {
  readonly #script: { seat: Seat; choice: T['Choice'] }[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Match<T>) {
    super(match.fork(0), []);
    this.#script = match.choices();
  }

  /** No player sits here. */
  async choose(seat: Seat): Promise<void> {
    throw new CordilleraError('not-your-decision', { seat });
  }

  async undo(seat: Seat): Promise<void> {
    throw new CordilleraError('cannot-undo', { seat });
  }

  advance(speed: number, together = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#script.length > 0) this.change(() => this.#make(together));
    }, pauseMs / speed);
  }

  #make(together: boolean): void {
    const until = performance.now() + sliceMs;
    do {
      const { seat, choice } = this.#script.shift()!;
      // choices applied together are not shown step by step
      this.match.choose(seat, choice, together ? undefined : this.observe);
    } while (together && this.#script.length > 0 && performance.now() < until);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
