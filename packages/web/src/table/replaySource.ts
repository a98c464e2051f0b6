import { CordilleraError, type GameTypes, type Match, type Seat } from '@cordillera/engine';
import { MatchSource } from './matchSource.ts';

/** The pause between two choices of a recorded match, in ms. */
const breath = 260;

/** A recorded match that is watched again: its choices are made one by one, and nothing is kept. */
export class ReplaySource<T extends GameTypes = GameTypes> extends MatchSource<T> {
  readonly #script: { seat: Seat; choice: T['Choice'] }[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Match<T>) {
    super(match.fork(0), []);
    this.#script = match.choices();
  }

  /** Nobody sits here. */
  async choose(seat: Seat): Promise<void> {
    throw new CordilleraError('not-your-decision', { seat });
  }

  async undo(seat: Seat): Promise<void> {
    throw new CordilleraError('cannot-undo', { seat });
  }

  goOn(speed: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const made = this.#script.shift();
      if (made) this.change(() => this.match.choose(made.seat, made.choice));
    }, breath / speed);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
