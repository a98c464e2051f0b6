import type { GameTypes } from '@cordillera/engine';
import type { TableStep } from '../source/source.ts';
import type { TableGame } from '../tableGame.ts';

/** How fast a game without people is told: the times of its beats are divided by this. At the last, all at once. */
const speeds = [0.5, 1, 2.5, Number.POSITIVE_INFINITY] as const;

interface PlaybackInput<T extends GameTypes> {
  beatOf: TableGame<T>['beatOf'];
  /** Nobody plays at this screen: it is told at the speed that was chosen, and can be stopped. */
  isSpectated: boolean;
  /** One beat; `skipsAnimation` when nothing should move. */
  onBeat: (steps: readonly TableStep<T>[], skipsAnimation: boolean) => void;
  /** All has been told. */
  onSettled: () => void;
}

/** Tells what happened beat by beat, and says whether a game that is watched goes on. */
export class Playback<T extends GameTypes = GameTypes> {
  readonly #beatOf: PlaybackInput<T>['beatOf'];
  readonly #isWatched: boolean;
  readonly #onBeat: PlaybackInput<T>['onBeat'];
  readonly #onSettled: () => void;
  #queue: { steps: TableStep<T>[]; ms: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steps = 0;
  /** Until then the last beat is seen, although people may act already. */
  #seenUntil = 0;
  playing = true;
  /** A place in `speeds`. */
  speed = 1;

  constructor({ beatOf, isSpectated, onBeat, onSettled }: PlaybackInput<T>) {
    this.#beatOf = beatOf;
    this.#isWatched = isSpectated;
    this.#onBeat = onBeat;
    this.#onSettled = onSettled;
  }

  get #speedOf(): number {
    return this.#isWatched ? speeds[this.speed]! : 1;
  }

  /** A watched game is told at once. */
  get isAtOnce(): boolean {
    return this.#speedOf === Number.POSITIVE_INFINITY;
  }

  /** Something has happened that is not shown yet. */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether the next thing may happen, once all has been told. */
  get goesOn(): boolean {
    return !this.#isWatched || this.playing || this.#steps > 0;
  }

  /** Nobody looks at every thing that happens: many may be told as one. */
  get isTogether(): boolean {
    return this.#steps === 0 && this.isAtOnce;
  }

  /** How soon: a step is not waited for. */
  get speedFactor(): number {
    return this.#steps > 0 ? Number.POSITIVE_INFINITY : this.#speedOf;
  }

  /** `speed`: below 1 it is told more slowly, at infinity nobody waits for it. */
  enqueue(steps: readonly TableStep<T>[], speed = 1): void {
    // Many choices are secret: a step goes on to the next thing that can be seen.
    if (steps.length > 0 && this.#steps > 0) this.#steps--;
    let last: string | null = null;
    for (const step of steps) {
      const timing = this.#beatOf(step.event);
      const key: string = timing?.key ?? last ?? 'quiet';
      const ms = (timing?.ms ?? 0) / speed;
      const beat = this.#queue.at(-1);
      if (beat && last === key) {
        beat.steps.push(step);
        beat.ms = Math.max(beat.ms, ms);
      } else this.#queue.push({ steps: [step], ms });
      last = key;
    }
    const left = this.#queue.length > 0 && speed < Number.POSITIVE_INFINITY ? this.#seenUntil - Date.now() : 0;
    if (left <= 0) this.run();
    else {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.run(), left);
    }
  }

  /** Shows the next beat now; the one after it when its time is over. */
  run(): void {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift();
    if (!beat) {
      this.#onSettled();
      return;
    }
    this.#onBeat(beat.steps, this.isAtOnce);
    const wait = beat.ms / this.#speedOf;
    this.#seenUntil = this.#isWatched ? 0 : Date.now() + wait;
    // People may act as soon as the last beat is seen.
    if (this.#queue.length === 0 && (wait === 0 || !this.#isWatched)) this.#onSettled();
    else if (wait === 0) this.run();
    else this.#timer = setTimeout(() => this.run(), wait);
  }

  /** Shows at once all that has not been told yet. */
  skip(): void {
    this.#seenUntil = 0;
    if (this.#queue.length === 0) return;
    const steps = this.#queue.flatMap((beat) => beat.steps);
    this.forget();
    this.#onBeat(steps, true);
    this.#onSettled();
  }

  /** What has not been told yet is not told any more. */
  forget(): void {
    this.#queue = [];
    this.pause();
  }

  /** The beat that is shown stays, until `run`. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  step(): void {
    this.playing = false;
    this.#steps++;
  }
}

/** How many beats these events would take: what happened, as somebody would count it. */
export function beatsIn<T extends GameTypes>(events: readonly T['Event'][], beatOf: TableGame<T>['beatOf']): number {
  const keys = events.flatMap((event) => beatOf(event)?.key ?? []);
  return keys.filter((key, i) => key !== keys[i - 1]).length;
}
