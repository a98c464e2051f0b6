import * as v from 'valibot';
import { canonicalJson } from './canonical.ts';
import { loadPack, type Pack } from './content.ts';
import { describeIssues } from './diagnose.ts';
import { CordilleraError } from './errors.ts';
import type { Decision, Game, GameTypes, Rules, ScoreSheet, Seat, Viewer } from './game.ts';
import { isSeed, newSeed, seedHash, stateHash } from './hash.ts';
import { copyOf, deepFreeze } from './plain.ts';
import { isListed, listedChoice, maySee, openDecisions } from './play.ts';
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

/** A list is an object to a schema; as options it is a mistake. */
const asOptions = (options: unknown): unknown => (Array.isArray(options) ? null : (options ?? {}));

/**
 * A game being played: the state, its log and nothing else. Every change goes through `choose` or `undo`; a refused
 * one throws a `CordilleraError` and leaves the match as it was. What it hands out is a copy, or frozen.
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
  /** By seat, spectators last. */
  readonly #revisions: number[];
  /** The position after the last barrier: undo replays from here and never goes behind it. */
  #base: { state: T['State']; at: number };

  constructor(game: Game<T>, input: MatchInput<T>) {
    const options = v.safeParse(game.options, asOptions(input.options));
    if (!options.success) {
      const problems = describeIssues(options.issues, game.optionWords);
      throw new CordilleraError('bad-options', { game: game.id, problems });
    }
    const seats = v.safeParse(SeatsSchema, input.seats);
    if (!seats.success) throw new CordilleraError('bad-seats', { problems: describeIssues(seats.issues) });
    const { min, max } = game.seats(options.output);
    if (seats.output.length < min || seats.output.length > max) {
      throw new CordilleraError('bad-seat-count', { game: game.id, seats: seats.output.length, min, max });
    }
    const seed = input.seed ?? newSeed();
    if (typeof seed !== 'string' || !isSeed(seed)) throw new CordilleraError('bad-seed', { seed: String(seed) });

    this.game = game;
    this.options = deepFreeze(copyOf(options.output));
    this.seats = deepFreeze(seats.output as SeatInfo[]);
    this.#seed = seed;
    this.seedHash = seedHash(seed);
    this.content = input.content ?? loadPack(game.format, game.house);
    this.rules = game.rules(this.content.content);
    const start = this.rules.setup({ options: this.options, seats: this.seats.length, seed });
    this.#state = start.state;
    this.#firstEvents = start.events;
    this.#firstHash = stateHash(this.#state);
    this.#base = { state: this.rules.clone(this.#state), at: 0 };
    this.#revisions = this.#viewers().map(() => 0);
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

  /** What this seat may do now; null when nothing. */
  decision(seat: Seat): Decision<T['Choice']> | null {
    this.#checkViewer(seat);
    return this.rules.decision(this.#state, seat);
  }

  /** How many rounds have begun. */
  get turns(): number {
    return this.rules.turns(this.#state);
  }

  deciders(): Seat[] {
    return this.rules.deciders(this.#state);
  }

  choose(seat: Seat, choice: unknown): T['Event'][] {
    const listed = listedChoice(this.rules, this.#state, this.seats.length, seat, choice);
    return copyOf(this.#take(seat, listed));
  }

  /** A fault inside `apply` is a bug: it surfaces, and the match keeps its last good state. */
  #take(seat: Seat, choice: T['Choice']): T['Event'][] {
    const next = this.rules.clone(this.#state);
    const passable = this.seats.map(
      (_, other) => other !== seat && this.rules.independent(this.#state, seat, other, choice),
    );
    const events = this.rules.apply(next, seat, choice);
    const hash = stateHash(next);
    this.#state = next;
    this.#log.push({ seat, choice, hash, passable, events });
    if (this.#isBarrier(events, next)) this.#base = { state: this.rules.clone(next), at: this.#log.length };
    return events;
  }

  /** The end is a barrier too: it shows the seed. */
  #isBarrier(events: readonly T['Event'][], after: T['State']): boolean {
    return events.some((event) => event.barrier) || this.rules.result(after) !== null;
  }

  view(viewer: Viewer): T['View'] {
    this.#checkViewer(viewer);
    return this.rules.view(this.#state, viewer);
  }

  /** What the viewer may know of what happened, oldest first, without the first `since` of them. After an undo the list may be shorter: see `revision`. */
  events(since: number, viewer: Viewer): T['Event'][] {
    this.#checkViewer(viewer);
    return [this.#firstEvents, ...this.#log.map((entry) => entry.events)]
      .flat()
      .filter((event) => maySee(viewer, event))
      .slice(since)
      .map(copyOf);
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
   * The log without the seat's last choice, or null when that cannot be taken out: it lies behind a barrier, or a seat
   * that chose since then was not independent of this one, be it as it was or as it would be without that choice.
   */
  #logWithout(seat: Seat): Entry<T>[] | null {
    const at = this.#log.findLastIndex((entry) => entry.seat === seat);
    if (at < this.#base.at) return null;
    const later = this.#log.slice(at + 1);
    if (later.length === 0) return this.#log.slice(0, at);
    if (!later.every((entry) => entry.passable[seat])) return null;
    const state = this.rules.clone(this.#base.state);
    for (const entry of this.#log.slice(this.#base.at, at)) this.rules.apply(state, entry.seat, entry.choice);
    for (const entry of later) {
      if (!this.rules.independent(state, entry.seat, seat, entry.choice)) return null;
      if (!isListed(this.rules, state, entry)) return null;
      if (this.#isBarrier(this.rules.apply(state, entry.seat, entry.choice), state)) return null;
    }
    return [...this.#log.slice(0, at), ...later];
  }

  canUndo(seat: Seat): boolean {
    return this.#logWithout(seat) !== null;
  }

  /** Takes the seat's last choice out of the log. Choices of independent seats made since then stay. */
  undo(seat: Seat): void {
    this.#checkViewer(seat);
    const log = this.#logWithout(seat);
    if (log === null) throw new CordilleraError('cannot-undo', { seat });
    const { state, at } = this.#base;
    const told = this.#toldSince(at);
    this.#state = this.rules.clone(state);
    this.#log = log.slice(0, at);
    for (const entry of log.slice(at)) this.#take(entry.seat, entry.choice);
    this.#toldSince(at).forEach((now, index) => {
      if (now !== told[index]) this.#revisions[index]!++;
    });
  }

  /** For every viewer, what they were told by the choices since then, to be compared. */
  #toldSince(at: number): string[] {
    const events = this.#log.slice(at).flatMap((entry) => entry.events);
    return this.#viewers().map((viewer) => canonicalJson(events.filter((event) => maySee(viewer, event))));
  }

  /**
   * How often an undo changed the events that this viewer may know. Whoever keeps a cursor for `events` starts anew
   * when this number has changed. An undo of something hidden from the viewer leaves it as it was.
   */
  revision(viewer: Viewer): number {
    this.#checkViewer(viewer);
    return this.#revisions[viewer === 'spectator' ? this.seats.length : viewer] as number;
  }

  #viewers(): Viewer[] {
    return [...this.seats.keys(), 'spectator'];
  }

  /** The present state, cloned: for bots that run beside the match, tests and tools. Never for a player's eyes. */
  copyState(): T['State'] {
    return this.rules.clone(this.#state);
  }

  /** The choices made, oldest first, without the first `since` of them. */
  choices(since = 0): { seat: Seat; choice: T['Choice'] }[] {
    return this.#log.slice(since).map(({ seat, choice }) => ({ seat, choice: copyOf(choice) }));
  }

  toJSON(): SavedMatch {
    return sealed({
      format: 'cordillera-match',
      formatVersion: 1,
      game: this.game.id,
      rulesVersion: this.game.version,
      content: { id: this.content.id, hash: this.content.hash },
      options: copyOf(this.options) as Record<string, unknown>,
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
