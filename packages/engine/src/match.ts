import * as v from 'valibot';
import { loadPack, type Pack } from './content.ts';
import { CordilleraError } from './errors.ts';
import type { Decision, Game, GameTypes, Rules, ScoreSheet, Seat, Viewer } from './game.ts';
import { isSeed, newSeed, seedHash, stateHash } from './hash.ts';
import { listedChoice, maySee, openDecisions } from './play.ts';
import { type SavedMatch, sealed } from './save.ts';

export interface SeatInfo {
  name: string;
  /** The bot that sits here; absent for a person. */
  bot?: string;
}

export interface MatchInput<T extends GameTypes> {
  options: unknown;
  seats: SeatInfo[];
  /** 32 hexadecimal digits; drawn from the secure source when absent. */
  seed?: string;
  /** The game's house set when absent. */
  content?: Pack<T['Content']>;
}

/** One accepted choice and what it did. */
interface Entry<T extends GameTypes> {
  seat: Seat;
  choice: T['Choice'];
  hash: string;
  /** The seats whose choices are independent of this one's: they may undo past it. */
  passable: boolean[];
  events: T['Event'][];
}

const SeatsSchema = v.pipe(
  v.array(
    v.strictObject({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
      bot: v.optional(v.pipe(v.string(), v.maxLength(60))),
    }),
  ),
  v.minLength(1),
);

const problemOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};

/**
 * A game being played: the state, its log and nothing else. Every change goes through `choose` or `undo`; a refused
 * one throws a `CordilleraError` and leaves the match as it was.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: readonly SeatInfo[];
  /** SHA-256 of the seed, shown from the start. */
  readonly seedHash: string;
  readonly content: Pack<T['Content']>;
  readonly rules: Rules<T>;
  readonly #seed: string;
  readonly #firstHash: string;
  readonly #firstEvents: T['Event'][];
  #state: T['State'];
  #log: Entry<T>[] = [];
  /** The position after the last barrier: undo replays from here and never goes behind it. */
  #base: { state: T['State']; at: number };

  constructor(game: Game<T>, input: MatchInput<T>) {
    const options = v.safeParse(game.options, input.options ?? {});
    if (!options.success) {
      const problem = options.issues.map(problemOf).join('; ');
      throw new CordilleraError('bad-options', { game: game.id, problem });
    }
    const seats = v.safeParse(SeatsSchema, input.seats);
    if (!seats.success) throw new CordilleraError('bad-seats', { problem: seats.issues.map(problemOf).join('; ') });
    const { min, max } = game.seats(options.output);
    if (seats.output.length < min || seats.output.length > max) {
      throw new CordilleraError('bad-seat-count', { game: game.id, seats: seats.output.length, min, max });
    }
    const seed = input.seed ?? newSeed();
    if (typeof seed !== 'string' || !isSeed(seed)) throw new CordilleraError('bad-seed', { seed: String(seed) });

    this.game = game;
    this.options = options.output;
    this.seats = seats.output as SeatInfo[];
    this.#seed = seed;
    this.seedHash = seedHash(seed);
    this.content = input.content ?? loadPack(game.format, game.house);
    this.rules = game.rules(this.content.content);
    const start = this.rules.setup({ options: this.options, seats: this.seats.length, seed });
    this.#state = start.state;
    this.#firstEvents = start.events;
    this.#firstHash = stateHash(this.#state);
    this.#base = { state: this.rules.clone(this.#state), at: 0 };
  }

  /** How many choices have been made. */
  get length(): number {
    return this.#log.length;
  }

  /** The fingerprint of the present state. */
  get hash(): string {
    return this.#log.at(-1)?.hash ?? this.#firstHash;
  }

  /** The fingerprints after setup and after every choice. */
  get hashes(): string[] {
    return [this.#firstHash, ...this.#log.map((entry) => entry.hash)];
  }

  /** The seed, once the game is over; null before. */
  get seed(): string | null {
    return this.result() === null ? null : this.#seed;
  }

  decisions(): Decision<T['Choice']>[] {
    return openDecisions(this.rules, this.#state, this.seats.length);
  }

  deciders(): Seat[] {
    return this.rules.deciders(this.#state);
  }

  choose(seat: Seat, choice: unknown): T['Event'][] {
    const listed = listedChoice(this.rules, this.#state, this.seats.length, seat, choice);
    return this.#take(seat, listed);
  }

  /** A fault inside `apply` is a bug: it surfaces, and the match keeps its last good state. */
  #take(seat: Seat, choice: T['Choice']): T['Event'][] {
    const next = this.rules.clone(this.#state);
    const passable = this.seats.map((_, other) => other !== seat && this.rules.independent(this.#state, seat, other));
    const events = this.rules.apply(next, seat, choice);
    const hash = stateHash(next);
    this.#state = next;
    this.#log.push({ seat, choice, hash, passable, events });
    // The end is a barrier too: it shows the seed.
    const barrier = events.some((event) => event.barrier) || this.rules.result(next) !== null;
    if (barrier) this.#base = { state: this.rules.clone(next), at: this.#log.length };
    return events;
  }

  view(viewer: Viewer): T['View'] {
    this.#checkViewer(viewer);
    return this.rules.view(this.#state, viewer);
  }

  /** What the viewer may know of what happened, oldest first, without the first `since` of them. After an undo the list is shorter. */
  events(since: number, viewer: Viewer): T['Event'][] {
    this.#checkViewer(viewer);
    return [this.#firstEvents, ...this.#log.map((entry) => entry.events)]
      .flat()
      .filter((event) => maySee(viewer, event))
      .slice(since);
  }

  blocked(seat: Seat) {
    this.#checkViewer(seat);
    return this.rules.blocked(this.#state, seat);
  }

  score(): ScoreSheet {
    return this.rules.score(this.#state);
  }

  result(): T['Result'] | null {
    return this.rules.result(this.#state);
  }

  /**
   * Index of the choice that `undo` would remove, or -1. The seats that chose since then must be independent of this
   * one both when they chose and when this one did: a choice that only opened their phase cannot go without them.
   */
  #undoable(seat: Seat): number {
    const passed: Seat[] = [];
    for (let at = this.#log.length - 1; at >= this.#base.at; at--) {
      const entry = this.#log[at] as Entry<T>;
      if (entry.seat === seat) return passed.every((other) => entry.passable[other]) ? at : -1;
      if (!entry.passable[seat]) return -1;
      passed.push(entry.seat);
    }
    return -1;
  }

  canUndo(seat: Seat): boolean {
    return this.#undoable(seat) >= 0;
  }

  /** Takes the seat's last choice out of the log. Choices of independent seats made since then stay. */
  undo(seat: Seat): void {
    this.#checkViewer(seat);
    const at = this.#undoable(seat);
    if (at < 0) throw new CordilleraError('cannot-undo', { seat });
    const before = { state: this.#state, log: this.#log, base: this.#base };
    const kept = this.#log.slice(this.#base.at).filter((_, index) => index + this.#base.at !== at);
    this.#state = this.rules.clone(this.#base.state);
    this.#log = this.#log.slice(0, this.#base.at);
    try {
      for (const entry of kept) this.choose(entry.seat, entry.choice);
    } catch (error) {
      this.#state = before.state;
      this.#log = before.log;
      this.#base = before.base;
      throw error;
    }
  }

  /** The present state, cloned: for bots that run beside the match, tests and tools. Never for a player's eyes. */
  copyState(): T['State'] {
    return this.rules.clone(this.#state);
  }

  choices(): { seat: Seat; choice: T['Choice'] }[] {
    return this.#log.map(({ seat, choice }) => ({ seat, choice }));
  }

  toJSON(): SavedMatch {
    return sealed({
      format: 'cordillera-match',
      formatVersion: 1,
      game: this.game.id,
      rulesVersion: this.game.version,
      content: { id: this.content.id, hash: this.content.hash },
      options: this.options as Record<string, unknown>,
      seats: this.seats.map((seat) => ({ ...seat })),
      seed: this.#seed,
      seedHash: this.seedHash,
      choices: this.choices() as SavedMatch['choices'],
      hashes: this.hashes,
    });
  }

  /** Another match that begins as this one did up to its first `at` choices. */
  fork(at: number): Match<T> {
    if (!Number.isInteger(at) || at < 0 || at > this.length) {
      throw new CordilleraError('bad-position', { at: String(at), last: this.length });
    }
    const fork = new Match(this.game, {
      options: this.options,
      seats: this.seats.map((seat) => ({ ...seat })),
      seed: this.#seed,
      content: this.content,
    });
    for (const entry of this.#log.slice(0, at)) fork.#take(entry.seat, entry.choice);
    return fork;
  }

  #checkViewer(viewer: Viewer): void {
    if (viewer === 'spectator') return;
    if (!Number.isInteger(viewer) || viewer < 0 || viewer >= this.seats.length) {
      throw new CordilleraError('bad-seat', { seat: String(viewer), seats: this.seats.length });
    }
  }
}

export function createMatch<T extends GameTypes>(game: Game<T>, input: MatchInput<T>): Match<T> {
  return new Match(game, input);
}

export const forkMatch = <T extends GameTypes>(match: Match<T>, atChoice: number): Match<T> => match.fork(atChoice);
