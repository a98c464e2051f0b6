import type { GameTypes } from '@cordillera/engine';
import type { TableStep } from '../source/source.ts';
import type { TableGame } from '../tableGame.ts';

/** The playback speeds of a watched game: beat times are divided by them. The last one shows everything at once. */
const speeds = [0.5, 1, 2.5, Number.POSITIVE_INFINITY] as const;

interface PlaybackInput<T extends GameTypes> {
  beatOf: TableGame<T>['beatOf'];
  /** No person plays at this screen: playback has a selectable speed, and can be paused. */
  isSpectated: boolean;
  /** Shows one beat; `skipsAnimation` when nothing should move. */
  onBeat: (steps: readonly TableStep<T>[], skipsAnimation: boolean) => void;
  /** Everything was shown. */
  onSettled: () => void;
}

/** Plays events back beat by beat, and says whether a watched game goes on. */
export class Playback<T extends GameTypes = GameTypes> {
  readonly #beatOf: PlaybackInput<T>['beatOf'];
  readonly #isWatched: boolean;
  readonly #onBeat: PlaybackInput<T>['onBeat'];
  readonly #onSettled: () => void;
  #queue: { steps: TableStep<T>[]; ms: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steps = 0;
  /** Until then the last beat is being shown, although people may already act. */
  #seenUntil = 0;
  playing = true;
  /** An index of `speeds`. */
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

  /** A watched game at the last speed, without animation. */
  get isAtOnce(): boolean {
    return this.#speedOf === Number.POSITIVE_INFINITY;
  }

  /** Some events have not been shown yet. */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether the game may go on after everything was shown. */
  get goesOn(): boolean {
    return !this.#isWatched || this.playing || this.#steps > 0;
  }

  /** Nobody follows single events: many may be shown as one. */
  get isTogether(): boolean {
    return this.#steps === 0 && this.isAtOnce;
  }

  /** The speed of the source; a single step is immediate. */
  get speedFactor(): number {
    return this.#steps > 0 ? Number.POSITIVE_INFINITY : this.#speedOf;
  }

  /** Queues steps. `speed`: below 1 slower; infinity: without waiting. */
  enqueue(steps: readonly TableStep<T>[], speed = 1): void {
    // Many choices are secret: a single step goes on to the next visible event.
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

  /** Shows the next beat, and schedules the one after it. */
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
    // People may act as soon as the last beat is shown.
    if (this.#queue.length === 0 && (wait === 0 || !this.#isWatched)) this.#onSettled();
    else if (wait === 0) this.run();
    else this.#timer = setTimeout(() => this.run(), wait);
  }

  /** Shows everything that is still queued at once. */
  skip(): void {
    this.#seenUntil = 0;
    if (this.#queue.length === 0) return;
    const steps = this.#queue.flatMap((beat) => beat.steps);
    this.forget();
    this.#onBeat(steps, true);
    this.#onSettled();
  }

  /** Discards everything that is still queued. */
  forget(): void {
    this.#queue = [];
    this.pause();
  }

  /** Keeps the current beat until `run`. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  step(): void {
    this.playing = false;
    this.#steps++;
  }
}

/** The number of beats in these events, which is how many things happened from a player's point of view. */
export function beatsIn<T extends GameTypes>(events: readonly T['Event'][], beatOf: TableGame<T>['beatOf']): number {
  const keys = events.flatMap((event) => beatOf(event)?.key ?? []);
  return keys.filter((key, i) => key !== keys[i - 1]).length;
}
