import * as v from 'valibot';
import { canonicalJson, isSameJson } from './canonical.ts';
import { canSee, isBarrierFor, isListed, openDecisions, requireListedChoice, viewersOf } from './choices.ts';
import { loadHousePack, type Pack } from './content.ts';
import { deepCopy, deepFreeze } from './deepCopy.ts';
import { CordilleraError } from './errors.ts';
import type { Decision, Game, GameEvent, GameTypes, Rules, ScoreSheet, Seat, Viewer } from './game.ts';
import { isSeed, newSeed, seedHash, stateHash } from './hash.ts';
import { checkRulesVersion } from './rulesVersion.ts';
import type { SavedMatch, StoredMatch } from './savedMatch.ts';
import { describeIssues } from './schemaProblems.ts';
import { GrowingMatch, type MatchHeader, sealFile } from './seal.ts';

/** The player of a seat. Not part of the rules: it may change during a match. */
export interface SeatInfo {
  name: string;
  /** The bot of this seat; absent for a person. */
  bot?: string | undefined;
  /** The seat is free. */
  open?: true | undefined;
  /** The bot that plays while the person is away. */
  standIn?: string | undefined;
}

/** What happened to a match, in order; no entry is ever removed. An entry's number is its index in the log. */
export type LogEntry<Choice = object> =
  | { kind: 'choice'; seat: Seat; choice: Choice }
  /** The seat took back its last choice that still stood. */
  | { kind: 'undo'; seat: Seat }
  /** With everyone's consent the match went back to before the seat's last choice that stood, also across barriers. */
  | { kind: 'takeBack'; seat: Seat }
  /** The seat's time was up: the rules chose for it. */
  | { kind: 'timeUp'; seat: Seat }
  /** Another player sits here from now on. */
  | { kind: 'sit'; seat: Seat; player: SeatInfo };

export interface MatchInput<T extends GameTypes> {
  options: unknown;
  seats: SeatInfo[];
  /** 32 hexadecimal digits; drawn from the secure source when absent. */
  seed?: string;
  /** The game's house set when absent. */
  content?: Pack<T['Content']>;
  /** The game's newest when absent. */
  rulesVersion?: number;
}

/** A choice that stands, with its events. */
interface AppliedChoice<T extends GameTypes> {
  seat: Seat;
  choice: T['Choice'];
  events: T['Event'][];
}

/** An event with the viewer's view right after it. */
export interface ViewStep<T extends GameTypes = GameTypes> {
  readonly event: T['Event'];
  readonly view: T['View'];
}

/** A choice of a replayed match: its view steps for one viewer, and the view at its end. */
export interface ReplayedChoice<T extends GameTypes = GameTypes> {
  steps: ViewStep<T>[];
  view: T['View'];
}

/**
 * Called for each event as it happens; `view` gives any viewer's view at that moment, and `keepView` the same for later
 * use, from a copy of the position.
 */
export type EventObserver<T extends GameTypes = GameTypes> = (
  event: T['Event'],
  view: (viewer: Viewer) => T['View'],
  keepView: () => (viewer: Viewer) => T['View'],
) => void;

/** A position that undo can replay from: everything before it is final. */
interface UndoBase<T extends GameTypes> {
  state: T['State'];
  /** How many choices stood then. */
  at: number;
  /** How many events each viewer had seen; by seat, spectators last. */
  eventCounts: number[];
}

/**
 * A match in progress, from which it can continue without its earlier log. It contains hidden information and the seed,
 * so it must never reach a player.
 */
export interface MatchSnapshot<T extends GameTypes = GameTypes> {
  /** The number of log entries it includes. */
  seq: number;
  game: string;
  rulesVersion: number;
  content: { id: string; hash: string };
  options: T['Options'];
  seats: SeatInfo[];
  seed: string;
  base: UndoBase<T>;
  /** The choices that stand since the base. */
  tail: { seat: Seat; choice: T['Choice'] }[];
  revisions: number[];
}

const SeatSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  bot: v.optional(v.pipe(v.string(), v.maxLength(60))),
  open: v.optional(v.literal(true)),
  standIn: v.optional(v.pipe(v.string(), v.maxLength(60))),
});

const SeatsSchema = v.pipe(v.array(SeatSchema), v.minLength(1));

/** A schema would accept a list as an object; as options it is a mistake. */
const asOptions = (options: unknown): unknown => (Array.isArray(options) ? null : (options ?? {}));

/**
 * A game in progress: the state and its log. Every change goes through `choose`, `undo`, `takeBack`, `timeUp` or `sit`
 * and appends a log entry; a refused one throws a `CordilleraError` and changes nothing. Return values are copies, or
 * frozen.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  /** SHA-256 of the seed, shown from the start. */
  readonly seedHash: string;
  readonly content: Pack<T['Content']>;
  /** The version of the rules it began with, and uses to its end. */
  readonly rulesVersion: number;
  readonly rules: Rules<T>;
  readonly #seed: string;
  /** Who sat where at the start. */
  readonly #firstSeats: readonly SeatInfo[];
  #seats: readonly SeatInfo[];
  #state: T['State'];
  #hash: string | null = null;
  /** The log from its entry number `#firstSeq` on; a match restored from a snapshot has no earlier ones. */
  readonly #log: LogEntry<T['Choice']>[] = [];
  readonly #firstSeq: number;
  /** The choices that stand, from number `#firstApplied` on. */
  #applied: AppliedChoice<T>[] = [];
  readonly #firstApplied: number;
  /**
   * Per viewer, the visible events of standing choices, from number `#firstEventCounts` on; by seat, spectators last.
   */
  #events: T['Event'][][];
  readonly #firstEventCounts: readonly number[];
  readonly #revisions: number[];
  /** The position after the last barrier for every seat: undo replays from here and never goes further back. */
  #base: UndoBase<T>;
  /** The stored match so far, extended by `toStored`. */
  #stored: GrowingMatch | null = null;
  /** The seats whose last choice can no longer be undone; other seats' choices never change that. */
  readonly #stopped = new Set<Seat>();

  constructor(game: Game<T>, input: MatchInput<T>, from?: MatchSnapshot<T>) {
    const rulesVersion = input.rulesVersion ?? game.version;
    checkRulesVersion(game, rulesVersion);
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
    this.options = deepFreeze(deepCopy(options.output));
    this.#firstSeats = deepFreeze(seats.output as SeatInfo[]);
    this.#seats = this.#firstSeats;
    this.#seed = seed;
    this.seedHash = seedHash(seed);
    this.content = input.content ?? loadHousePack(game);
    this.rulesVersion = rulesVersion;
    this.rules = game.rules(this.content.content, rulesVersion);
    const viewers = this.#viewers();
    if (from) {
      const state = deepCopy(from.base.state);
      this.#base = { state, at: from.base.at, eventCounts: [...from.base.eventCounts] };
      this.#state = state;
      this.#revisions = [...from.revisions];
      this.#events = viewers.map(() => []);
    } else {
      const { state, eventsByViewer } = this.#setup();
      this.#base = { state, at: 0, eventCounts: eventsByViewer.map(({ length }) => length) };
      this.#state = state;
      this.#revisions = viewers.map(() => 0);
      this.#events = eventsByViewer;
    }
    this.#firstSeq = from?.seq ?? 0;
    this.#firstApplied = this.#base.at;
    this.#firstEventCounts = from ? this.#base.eventCounts : viewers.map(() => 0);
    for (const { seat, choice } of from?.tail ?? []) this.#take(seat, choice);
  }

  /** The first position, and what each viewer is told of it. */
  #setup(): { state: T['State']; eventsByViewer: T['Event'][][] } {
    const { state, events } = this.rules.setup({
      options: this.options,
      seats: this.seats.length,
      seed: this.#seed,
    });
    return { state, eventsByViewer: this.#viewers().map((viewer) => events.filter((event) => canSee(viewer, event))) };
  }

  /** Who sits where now. */
  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }

  /** How many choices stand. */
  get length(): number {
    return this.#firstApplied + this.#applied.length;
  }

  /** How many entries the log has: the number of the next one. */
  get seq(): number {
    return this.#firstSeq + this.#log.length;
  }

  /** Whether it has its log from the first entry on; a match restored from a snapshot has not. */
  get hasFullHistory(): boolean {
    return this.#firstSeq === 0;
  }

  /** The fingerprint of the present state, computed on demand. */
  get hash(): string {
    this.#hash ??= stateHash(this.#state);
    return this.#hash;
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

  /** `watch` is called before the match can be asked about the new position. */
  choose(seat: Seat, choice: unknown, watch?: EventObserver<T>): T['Event'][] {
    const listed = requireListedChoice(this.rules, this.#state, this.seats.length, seat, choice);
    const events = this.#take(seat, listed, watch);
    this.#log.push({ kind: 'choice', seat, choice: listed });
    return deepCopy(events);
  }

  /** The rules choose for a seat whose time is up, until the game no longer waits for it. */
  timeUp(seat: Seat, watch?: EventObserver<T>): T['Event'][] {
    this.#checkViewer(seat);
    if (this.deciders().length === 0) throw new CordilleraError('game-over', {});
    const { timeUp } = this.rules;
    if (!this.deciders().includes(seat)) throw new CordilleraError('not-your-decision', { seat });
    if (!timeUp) throw new CordilleraError('no-time-up', { seat, game: this.game.id });
    const events: T['Event'][] = [];
    for (let choice = timeUp(this.#state, seat); choice !== null; choice = timeUp(this.#state, seat))
      events.push(...this.#take(seat, choice, watch));
    this.#log.push({ kind: 'timeUp', seat });
    return deepCopy(events);
  }

  /** Seats another person or a bot, or frees the seat. The rules do not depend on it. */
  sit(seat: Seat, player: unknown): void {
    this.#checkViewer(seat);
    const checked = v.safeParse(SeatSchema, player);
    if (!checked.success) throw new CordilleraError('bad-seats', { problems: describeIssues(checked.issues) });
    const info = checked.output as SeatInfo;
    this.#seats = deepFreeze(this.#seats.with(seat, info));
    this.#log.push({ kind: 'sit', seat, player: { ...info } });
  }

  /** Applies an entry of a log, as in a replay. */
  applyEntry(entry: LogEntry<unknown>, watch?: EventObserver<T>): void {
    switch (entry.kind) {
      case 'choice':
        this.choose(entry.seat, entry.choice, watch);
        break;
      case 'undo':
        this.undo(entry.seat);
        break;
      case 'takeBack':
        this.takeBack(entry.seat);
        break;
      case 'timeUp':
        this.timeUp(entry.seat, watch);
        break;
      case 'sit':
        this.sit(entry.seat, entry.player);
        break;
    }
  }

  /** An error inside `apply` is a bug: it surfaces, and the match stays at its last valid state. */
  #take(seat: Seat, choice: T['Choice'], watch?: EventObserver<T>): T['Event'][] {
    const { rules } = this;
    const next = rules.clone(this.#state);
    const viewOf =
      (state: T['State']) =>
      (viewer: Viewer): T['View'] =>
        rules.view(state, viewer);
    const view = viewOf(next);
    const keepView = () => viewOf(rules.clone(next));
    const events = rules.apply(next, seat, choice, watch && ((event) => watch(event, view, keepView)));
    this.#state = next;
    this.#hash = null;
    this.#stopped.delete(seat);
    this.#applied.push({ seat, choice, events });
    this.#viewers().forEach((viewer, index) => {
      for (const event of events) if (canSee(viewer, event)) this.#events[index]!.push(event);
    });
    if (this.#isGlobalBarrier(events, next)) this.#base = this.#position();
    return events;
  }

  /** The present position; shares the state, because no state is ever changed in place. */
  #position(): UndoBase<T> {
    return {
      state: this.#state,
      at: this.length,
      eventCounts: this.#events.map((events, index) => this.#firstEventCounts[index]! + events.length),
    };
  }

  /** The end is a barrier too, because it reveals the seed. */
  #isGlobalBarrier(events: readonly T['Event'][], after: T['State']): boolean {
    return events.some(({ barrier }) => barrier === true) || this.rules.result(after) !== null;
  }

  view(viewer: Viewer): T['View'] {
    this.#checkViewer(viewer);
    return this.rules.view(this.#state, viewer);
  }

  /**
   * The events visible to the viewer, oldest first, without the first `since`; equally fast for long and short matches.
   * After an undo the list may be shorter: see `revision`.
   */
  events(since: number, viewer: Viewer): T['Event'][] {
    const index = this.#indexOf(viewer);
    const first = this.#firstEventCounts[index]!;
    if (since < first) throw new CordilleraError('not-kept', {});
    return this.#events[index]!.slice(since - first).map(deepCopy);
  }

  /**
   * Replays the match choice by choice, as the viewer saw it. The first item is the setup, with a view but no steps.
   * Later changes of this match do not affect the replay.
   */
  replay(viewer: Viewer): Generator<ReplayedChoice<T>, void, void> {
    return replayChoices(this.fork(0), this.choices(), viewer);
  }

  /** Whether the seat could make this choice now; `choose` says why not. */
  isListed(seat: Seat, choice: unknown): boolean {
    return isListed(this.rules, this.#state, { seat, choice: choice as T['Choice'] });
  }

  blocked(seat: Seat) {
    this.#checkViewer(seat);
    return this.rules.blocked(this.#state, seat);
  }

  /** With a viewer: as that viewer may know it. */
  score(viewer: Viewer = 'spectator'): ScoreSheet {
    this.#checkViewer(viewer);
    return this.rules.score(this.#state, viewer);
  }

  /** What a choice of this seat would bring; changes nothing. A choice that is not listed is refused. */
  preview(seat: Seat, choice: unknown): T['Preview'] {
    const listed = requireListedChoice(this.rules, this.#state, this.seats.length, seat, choice);
    return this.rules.preview(this.#state, seat, listed);
  }

  result(): T['Result'] | null {
    return this.rules.result(this.#state);
  }

  /** The choices since the base, and the index of the seat's last one among them; -1 when there is none. */
  #sinceBase(seat: Seat): { made: AppliedChoice<T>[]; at: number } {
    const made = this.#applied.slice(this.#base.at - this.#firstApplied);
    return { made, at: made.findLastIndex((each) => each.seat === seat) };
  }

  /**
   * The choices since the base without the seat's last one, or null when that one cannot be removed: it lies behind a
   * barrier for this seat; the rules refuse to undo past a later choice, either as it was or as it would be without the
   * removed one; or something would be revealed differently.
   */
  #choicesWithoutLastOf(seat: Seat): AppliedChoice<T>[] | null {
    const { made, at } = this.#sinceBase(seat);
    if (at < 0) return null;
    if (made.slice(at).some(({ events }) => events.some((event) => isBarrierFor(seat, event)))) return null;
    const later = made.slice(at + 1);
    if (later.length > 0) {
      const { rules } = this;
      const was = rules.clone(this.#base.state);
      for (const each of made.slice(0, at)) rules.apply(was, each.seat, each.choice);
      const would = rules.clone(was);
      rules.apply(was, seat, made[at]!.choice);
      for (const each of later) {
        if (!rules.canUndoPast(was, seat, each.seat, each.choice)) return null;
        rules.apply(was, each.seat, each.choice);
        if (!rules.canUndoPast(would, seat, each.seat, each.choice)) return null;
        if (!isListed(rules, would, each)) return null;
        const events = rules.apply(would, each.seat, each.choice);
        if (rules.result(would) !== null || !revealsAlike(events, each.events)) return null;
      }
    }
    return [...made.slice(0, at), ...later];
  }

  canUndo(seat: Seat): boolean {
    if (this.#stopped.has(seat)) return false;
    const canUndo = this.#choicesWithoutLastOf(seat) !== null;
    if (!canUndo) this.#stopped.add(seat);
    return canUndo;
  }

  /** Takes back the seat's last choice that stands. Later choices of other seats stand. */
  undo(seat: Seat): void {
    this.#checkViewer(seat);
    const made = this.#choicesWithoutLastOf(seat);
    if (made === null) throw new CordilleraError('cannot-undo', { seat });
    const { state, at, eventCounts } = this.#base;
    const before = this.#eventsSinceBase();
    this.#state = state;
    this.#applied.length = at - this.#firstApplied;
    this.#events.forEach((events, index) => {
      events.length = eventCounts[index]! - this.#firstEventCounts[index]!;
    });
    for (const each of made) this.#take(each.seat, each.choice);
    this.#stopped.clear();
    this.#hash = null;
    this.#eventsSinceBase().forEach((now, index) => {
      if (now !== before[index]) this.#revisions[index]!++;
    });
    this.#log.push({ kind: 'undo', seat });
  }

  /**
   * Goes back to before the seat's last choice that stands: removes that choice and everything since, whatever was
   * revealed. The rules do not check consent: all players must have agreed. Only the end of the game prevents it. Draws
   * come out the same afterwards. It needs the whole log: a match restored from a snapshot refuses it with `not-kept`.
   */
  takeBack(seat: Seat): void {
    this.#checkViewer(seat);
    if (!this.hasFullHistory) throw new CordilleraError('not-kept', {});
    const at = this.#applied.findLastIndex((each) => each.seat === seat);
    if (at < 0 || this.result() !== null) throw new CordilleraError('cannot-undo', { seat });
    const remaining = this.#applied.slice(0, at);
    const before = this.#events;
    const { state, eventsByViewer } = this.#setup();
    this.#base = { state, at: 0, eventCounts: eventsByViewer.map(({ length }) => length) };
    this.#state = state;
    this.#applied = [];
    this.#events = eventsByViewer;
    for (const each of remaining) this.#take(each.seat, each.choice);
    this.#stopped.clear();
    this.#hash = null;
    this.#events.forEach((events, index) => {
      if (events.length !== before[index]!.length) this.#revisions[index]!++;
    });
    this.#log.push({ kind: 'takeBack', seat });
  }

  /** For every viewer, the events since the base as text, for comparison. */
  #eventsSinceBase(): string[] {
    const { eventCounts } = this.#base;
    return this.#events.map((events, index) =>
      canonicalJson(events.slice(eventCounts[index]! - this.#firstEventCounts[index]!)),
    );
  }

  /** How many of this viewer's events no undo can change any more; a `takeBack` still can. */
  settledEventCount(viewer: Viewer): number {
    return this.#base.eventCounts[this.#indexOf(viewer)]!;
  }

  /** How many of this viewer's first events are missing here: 0 unless the match was restored from a snapshot. */
  droppedEventCount(viewer: Viewer): number {
    return this.#firstEventCounts[this.#indexOf(viewer)]!;
  }

  /** How many events this viewer has seen. */
  eventCount(viewer: Viewer): number {
    const index = this.#indexOf(viewer);
    return this.#firstEventCounts[index]! + this.#events[index]!.length;
  }

  /**
   * How often an undo or a `takeBack` changed this viewer's events. A caller with a cursor for `events` starts over
   * when this number has changed. Undoing something hidden from the viewer does not change it.
   */
  revision(viewer: Viewer): number {
    return this.#revisions[this.#indexOf(viewer)]!;
  }

  #viewers(): Viewer[] {
    return viewersOf(this.seats.length);
  }

  #indexOf(viewer: Viewer): number {
    this.#checkViewer(viewer);
    return viewer === 'spectator' ? this.seats.length : viewer;
  }

  /**
   * A copy of the present state, for bots, tests and tools. It contains hidden information, so no player may see it.
   */
  copyState(): T['State'] {
    return this.rules.clone(this.#state);
  }

  /** The choices that stand, oldest first, without the first `since` of them. */
  choices(since = 0): { seat: Seat; choice: T['Choice'] }[] {
    if (since < this.#firstApplied) throw new CordilleraError('not-kept', {});
    return this.#applied
      .slice(since - this.#firstApplied)
      .map(({ seat, choice }) => ({ seat, choice: deepCopy(choice) }));
  }

  /** The log, without its first `since` entries. */
  log(since = 0): LogEntry<T['Choice']>[] {
    if (since < this.#firstSeq) throw new CordilleraError('not-kept', {});
    return deepCopy(this.#log.slice(since - this.#firstSeq));
  }

  /** The file of this match. */
  toJSON(): SavedMatch {
    return sealFile({ ...this.#header(), log: this.log() as SavedMatch['log'], hash: this.hash });
  }

  /**
   * The match for storage during play: only entries added since the last call are read. `sealMatch` makes a file of it.
   */
  toStored(): StoredMatch {
    this.#stored ??= new GrowingMatch(deepFreeze(this.#header()));
    this.#stored.add(deepFreeze(this.log(this.#stored.length) as SavedMatch['log']));
    return this.#stored.at(this.hash);
  }

  #header(): MatchHeader {
    return {
      game: this.game.id,
      rulesVersion: this.rulesVersion,
      content: { id: this.content.id, hash: this.content.hash },
      options: deepCopy(this.options) as Record<string, unknown>,
      seats: this.#firstSeats.map((seat) => ({ ...seat })),
      seed: this.#seed,
      seedHash: this.seedHash,
    };
  }

  /** The present match, to be continued without its earlier log by `restoreMatch` and the entries since `seq`. */
  snapshot(): MatchSnapshot<T> {
    const { state, at, eventCounts } = this.#base;
    return {
      seq: this.seq,
      game: this.game.id,
      rulesVersion: this.rulesVersion,
      content: { id: this.content.id, hash: this.content.hash },
      options: deepCopy(this.options),
      seats: this.seats.map((seat) => ({ ...seat })),
      seed: this.#seed,
      base: { state: deepCopy(state), at, eventCounts: [...eventCounts] },
      tail: this.choices(at),
      revisions: [...this.#revisions],
    };
  }

  /** Another match that begins like this one, up to its first `at` choices that stand. */
  fork(at: number): Match<T> {
    if (!Number.isInteger(at) || at < 0 || at > this.length) {
      throw new CordilleraError('bad-position', { at: String(at), last: this.length });
    }
    const choices = this.choices().slice(0, at);
    const fork = new Match(this.game, {
      options: this.options,
      seats: this.seats.map((seat) => ({ ...seat })),
      seed: this.#seed,
      content: this.content,
      rulesVersion: this.rulesVersion,
    });
    for (const { seat, choice } of choices) {
      fork.#take(seat, choice);
      fork.#log.push({ kind: 'choice', seat, choice });
    }
    return fork;
  }

  #checkViewer(viewer: Viewer): void {
    if (viewer === 'spectator') return;
    if (!Number.isInteger(viewer) || viewer < 0 || viewer >= this.seats.length) {
      throw new CordilleraError('bad-seat', { seat: String(viewer), seats: this.seats.length });
    }
  }
}

function* replayChoices<T extends GameTypes>(
  replay: Match<T>,
  choices: ReturnType<Match<T>['choices']>,
  viewer: Viewer,
): Generator<ReplayedChoice<T>, void, void> {
  yield { steps: [], view: replay.view(viewer) };
  for (const { seat, choice } of choices) {
    const steps: ViewStep<T>[] = [];
    replay.choose(seat, choice, (event, view) => {
      if (canSee(viewer, event)) steps.push({ event: deepCopy(event), view: view(viewer) });
    });
    yield { steps, view: replay.view(viewer) };
  }
}

/** Whether everything revealed or drawn by chance comes out exactly the same: a drawn card stays the same card. */
function revealsAlike(events: readonly GameEvent[], others: readonly GameEvent[]): boolean {
  const isSilent = ({ barrier }: GameEvent): boolean => barrier === undefined;
  return (events.every(isSilent) && others.every(isSilent)) || isSameJson(events, others);
}

export function createMatch<T extends GameTypes>(game: Game<T>, input: MatchInput<T>): Match<T> {
  return new Match(game, input);
}

/**
 * Restores a match from a snapshot and the log entries since then. The snapshot comes from our own storage and is
 * trusted.
 */
export function restoreMatch<T extends GameTypes>(
  game: Game<T>,
  snapshot: MatchSnapshot<T>,
  { content, since = [] }: { content?: Pack<T['Content']>; since?: readonly LogEntry<unknown>[] } = {},
): Match<T> {
  const { options, seats, seed, rulesVersion } = snapshot;
  const match = new Match(game, { options, seats, seed, rulesVersion, ...(content && { content }) }, snapshot);
  for (const entry of since) match.applyEntry(entry);
  return match;
}
