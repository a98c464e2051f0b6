import {
  CordilleraError,
  isSameJson,
  type Match,
  type Seat,
  type SeatInfo,
  type ViewCursor,
  type Viewer,
} from '@cordillera/engine';
import { limits, type ServerMessage, type Sticker, type TableInfo } from '@cordillera/protocol';
import { type Database, DuplicateKeyError, type Statement, UnknownCommitError } from '../database/database.ts';
import { maxWriteAttempts } from '../database/retry.ts';
import { RefusalError } from '../refusalError.ts';
import type { StoredEntry } from '../store/entries.ts';
import { holding, type StoredMatch, updateMatch, updateMatchProgress } from '../store/matches.ts';
import type { SeatClock } from '../store/seatClock.ts';
import { Chat, everybody, groupCircle } from './chat.ts';
import { clocksAfter, clocksResumed, clocksStopped, deadlineOf, firstClocks } from './clock.ts';
import { nextDeadlines, nextMatchRow, timedSeats } from './nextMatchRow.ts';
import { Proposals } from './proposals.ts';
import { type AudienceServices, TableAudience, type TableSubscriber } from './tableAudience.ts';
import { type ClaimedCursor, type EntryAction, TableLog, versionIn } from './tableLog.ts';
import { TableState } from './tableState.ts';
import { ViewRecorder } from './viewRecorder.ts';

/** Whether a choice advances the game: a seat that makes only such choices cannot go on for ever. */
const isForward = (match: Match, seat: Seat, choice: object | null): boolean => {
  const { choices, forward } = match.decision(seat) ?? { choices: [], forward: 0 };
  return choice !== null && choices.slice(0, forward).some((listed) => isSameJson(listed, choice));
};

/** What a table needs from the process that hosts it. */
export interface TableServices extends AudienceServices {
  readonly database: Database;
  /** Entries or other rows were written: other processes may want to know, and a player may have to act. */
  changed(table: LiveTable, from: number): void;
  /** The people connected here have changed: other processes show it too. */
  present(table: LiveTable): void;
  /** Work that nobody waits for has failed. */
  failed(error: unknown, table: LiveTable): void;
}

/**
 * A table in use: its log and its audience. All changes go through one queue. An entry is prepared in memory, written,
 * and only then broadcast; if it cannot be written, the memory is discarded and the table is loaded again.
 */
export class LiveTable {
  readonly id: string;
  readonly log: TableLog;
  readonly audience: TableAudience;
  readonly proposals: Proposals;
  readonly #services: TableServices;
  readonly #state: TableState;
  #chat!: Chat;
  #queue: Promise<unknown> = Promise.resolve();
  #isDeleted = false;
  /**
   * What viewers knew, and how many entries there were (null before the start), before a read or write failed. Memory
   * is wrong until it has been read again.
   */
  #failed: { before: ReadonlyMap<Viewer, ViewCursor>; from: number | null } | null = null;

  /** The writes of absences, one after the other. */
  #absenceStored: Promise<void> = Promise.resolve();

  private constructor(services: TableServices, state: TableState) {
    this.id = state.id;
    this.#services = services;
    this.#state = state;
    this.log = new TableLog(state, services.database);
    this.audience = new TableAudience({
      state,
      log: this.log,
      services,
      onPresence: () => this.noteAbsent(),
      onReport: () => services.present(this),
    });
    this.proposals = new Proposals({
      state,
      log: this.log,
      audience: this.audience,
      services,
      actions: {
        takeBack: (seat, requestId, close) => this.#commitEntry(requestId, (match) => match.takeBack(seat), [close]),
        pause: (paused, close) => this.pause(paused, close),
        changed: () => services.changed(this, this.log.length ?? 0),
      },
    });
  }

  static async load(services: TableServices, id: string): Promise<LiveTable> {
    const { database } = services;
    const table = new LiveTable(services, await TableState.load(database, id));
    table.#chat = await Chat.load(database, id, (line) => table.audience.broadcastLine(line));
    await table.proposals.read();
    if (table.row.state !== 'open') await table.#restore();
    return table;
  }

  /** Stores since when players are offline. */
  noteAbsent(): void {
    const statements = this.absences.record((person) => this.audience.lastSeen(person), this.#services.now());
    if (statements.length === 0) return;
    this.#absenceStored = this.#absenceStored
      .then(() => this.#services.database.write(...statements))
      .then(
        () => undefined,
        (error: unknown) => this.#services.failed(error, this),
      );
    this.audience.broadcastPresence();
  }

  /** Resolves when the database knows who is offline: until then it may still hold the votes of an absence that ended. */
  absenceStored(): Promise<void> {
    return this.#absenceStored;
  }

  get row(): Readonly<StoredMatch> {
    return this.#state.row;
  }

  get people(): TableState['people'] {
    return this.#state.people;
  }

  /** The requests for a seat in a game that has begun. */
  get asking(): TableState['asking'] {
    return this.#state.asking;
  }

  get absences(): TableState['absences'] {
    return this.#state.absences;
  }

  get game(): TableState['game'] {
    return this.#state.game;
  }

  get pack(): TableState['pack'] {
    return this.#state.pack;
  }

  get clocks(): TableState['clocks'] {
    return this.#state.clocks;
  }

  /** Null before the start. */
  get match(): Match | null {
    return this.log.match;
  }

  get seats(): readonly SeatInfo[] {
    return this.log.seats;
  }

  seatsOf(person: string): Seat[] {
    return this.#state.seatsOf(person);
  }

  /** What this person may know about the table. */
  info({ person }: Pick<TableSubscriber, 'person'>): TableInfo {
    return this.audience.infoFor(person);
  }

  /** Ended by an operator, without a result. */
  get isBrokenOff(): boolean {
    return this.row.state === 'over' && this.match?.result() === null;
  }

  /** The current points of each seat in the public view. */
  get totals(): number[] | null {
    if (!this.match || this.row.state === 'open') return null;
    return this.match.score('spectator').seats.map(({ total }) => total);
  }

  /** Runs `action` exclusively, after everything queued before it. */
  runExclusive<Result>(action: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(async () => {
      if (this.#isDeleted) throw new RefusalError('no-table');
      if (this.#failed) await this.#recover();
      return action();
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Stops a deleted table; resolves when its queue is empty. */
  async end(): Promise<void> {
    this.#isDeleted = true;
    await this.#queue;
  }

  /** Restores the match as it was last written, or before entry number `until`. Returns the entries since then. */
  async #restore(until?: number): Promise<StoredEntry[]> {
    const entries = await this.log.restore(until);
    const { summary, pace, seats } = this.row;
    this.#state.clocks = summary.clocks ?? firstClocks(pace, seats.length);
    return entries;
  }

  #followAndBroadcast(stored: StoredEntry): void {
    const recorder = new ViewRecorder(this.log.requireMatch(), this.audience.viewers());
    this.log.follow(stored, recorder.watch);
    this.audience.broadcastEntry(stored.entry, recorder.updates(this.log.versionOf));
  }

  /** Posts a line. Must run exclusively, like everything else. */
  async postChatLine(person: string, seat: Seat, key: string, to: 'table' | 'group', text: string): Promise<void> {
    let circle = everybody;
    if (to === 'group') {
      const group = this.audience.groupOf(seat);
      if (group.length === 1) throw new RefusalError('no-group');
      circle = groupCircle(group);
    }
    const isNew = await this.#chat.post(person, { circle, seat, key, text }, this.#services.now());
    if (isNew) this.#services.changed(this, this.log.length ?? 0);
  }

  async postSticker(person: string, seat: Seat, key: string, sticker: Sticker): Promise<void> {
    const line = { circle: everybody, seat, key, text: sticker, sticker };
    const isNew = await this.#chat.post(person, line, this.#services.now());
    if (isNew) this.#services.changed(this, this.log.length ?? 0);
  }

  /** Stops the clocks, until `until` if given; or, with null, resumes them. */
  async pause(paused: { until: number | null } | null, ...statements: Statement[]): Promise<void> {
    const { pace } = this.row;
    const match = this.log.requireMatch();
    const now = this.#services.now();
    const clocks = paused
      ? clocksStopped(this.clocks, now)
      : clocksResumed(this.clocks, timedSeats(match, 'playing'), now);
    const change: Partial<StoredMatch> = {
      state: paused ? 'paused' : 'playing',
      resumes: paused?.until ?? null,
      ...nextDeadlines(match, pace, clocks, now),
    };
    await this.#changeClocks(change, clocks, match.deciders(), statements);
  }

  /** Ends the game here, without a result. */
  async breakOff(...statements: Statement[]): Promise<void> {
    const change: Partial<StoredMatch> = { state: 'over', resumes: null, deadline: null, due: null };
    await this.#changeClocks(change, clocksStopped(this.clocks, this.#services.now()), [], statements);
  }

  async #changeClocks(
    change: Partial<StoredMatch>,
    clocks: SeatClock[],
    waiting: Seat[],
    statements: readonly Statement[],
  ): Promise<void> {
    const { pace, summary } = this.row;
    const before = this.clocks;
    this.#state.clocks = clocks;
    try {
      await this.change(
        { ...change, summary: { ...summary, waiting, ...(pace.kind !== 'free' && { clocks }) } },
        ...statements,
      );
    } catch (error) {
      this.#state.clocks = before;
      throw error;
    }
  }

  /** The views of these viewers, without the events they know. Must run exclusively, like everything else. */
  async views(known: readonly ClaimedCursor[], viewers: readonly Viewer[]) {
    const sent = await this.log.viewsFor(viewers, known);
    for (const view of sent.views) this.audience.remember(view);
    return sent;
  }

  /**
   * Applies a seat's own message: a choice, or null to undo. Refuses one that was meant for an older position; one that
   * has been applied already is not applied again.
   */
  async act(seat: Seat, version: number, requestId: string, choice: object | null): Promise<void> {
    for (let tries = 0; tries < maxWriteAttempts; tries++) {
      const match = this.log.requireMatch();
      if (version !== this.log.versionOf(seat)) {
        // the answer was lost, not the message
        if (await this.log.isDone(seat, version, requestId)) return;
        throw new RefusalError('too-late');
      }
      if (this.row.state === 'paused') throw new RefusalError('paused');
      if (this.isBrokenOff) throw new RefusalError('game-over');
      if (match.seq >= limits.maxUndoableEntries && !isForward(match, seat, choice))
        throw new CordilleraError('cannot-undo', { seat });
      try {
        const action: EntryAction = (now, watch) =>
          void (choice === null ? now.undo(seat) : now.choose(seat, choice, watch));
        if (await this.#commitEntry(requestId, action)) return;
      } catch (error) {
        // the connection may have broken after the write
        if (this.log.isLast(seat, version, requestId)) return;
        throw error;
      }
    }
    throw new RefusalError('unavailable');
  }

  /** Puts another player on a seat; `person` is the one whose name the entry holds. */
  async sit(seat: Seat, player: SeatInfo, person: string | null, ...statements: Statement[]): Promise<void> {
    for (let tries = 0; tries < maxWriteAttempts; tries++) {
      const people = JSON.stringify([...this.people]);
      if (await this.#commitEntry('', (match) => match.sit(seat, player), statements, person)) return;
      // another process has written the same
      if (statements.length === 0 && JSON.stringify(this.seats[seat]) === JSON.stringify(player)) return;
      // or something else: the caller must check again
      if (JSON.stringify([...this.people]) !== people) throw new DuplicateKeyError('somebody else sits there now');
    }
    throw new RefusalError('unavailable');
  }

  #isTimeUp(seat: Seat): boolean {
    const deadline = deadlineOf(this.row.pace, this.clocks[seat]!);
    return this.row.state === 'playing' && deadline !== null && deadline <= this.#services.now();
  }

  /** Puts a stand-in on a seat whose player ran out of time or is gone. */
  async substituteTimedOutSeat(seat: Seat, standIn: string, isDue = () => this.#isTimeUp(seat)): Promise<void> {
    for (let tries = 0; tries < maxWriteAttempts; tries++) {
      // they may have answered in time through another process
      if (!isDue()) return;
      const person = this.people.get(seat) ?? null;
      if (await this.#commitEntry('', (match) => match.sit(seat, { ...match.seats[seat]!, standIn }), [], person))
        return;
    }
    throw new RefusalError('unavailable');
  }

  /**
   * Prepares an entry in memory, with all that follows from it. Separate from `#commitEntry`, because many entries wait
   * for the database at the same time, and the result takes far less memory than what it is made from.
   */
  #prepareEntry(requestId: string, action: EntryAction) {
    const match = this.log.requireMatch();
    const recorder = new ViewRecorder(match, this.audience.viewers());
    const prepared = this.log.prepare(requestId, action, recorder);
    const now = this.#services.now();
    const updates = recorder.updates((viewer) => versionIn(prepared.counts, viewer));
    const { pace, state } = this.row;
    const { isNewTurn, showMs } = prepared;
    const clocks = clocksAfter(pace, this.clocks, timedSeats(match, state), isNewTurn, now, showMs);
    const row = nextMatchRow(this.row, match, clocks, now);
    return { prepared, now, updates, before: recorder.before, clocks, row };
  }

  /** Prepares, writes and broadcasts an entry. False when another process has written this number: try again. */
  async #commitEntry(
    requestId: string,
    action: EntryAction,
    statements: readonly Statement[] = [],
    person: string | null = null,
  ): Promise<boolean> {
    const { prepared, now, updates, before, clocks, row } = this.#prepareEntry(requestId, action);
    try {
      await this.log.write(prepared, now, person, ...(row ? [updateMatchProgress(row)] : []), ...statements);
    } catch (error) {
      this.#failed = { before, from: prepared.seq };
      // the first error says whether the write may have happened
      await this.#recover().catch((failure) => {
        throw error instanceof UnknownCommitError ? error : failure;
      });
      if (!(error instanceof DuplicateKeyError)) throw error;
      return false;
    }
    this.#state.clocks = clocks;
    // a choice changes nothing else about the table, unless clocks run or the game is over
    const isShown = row && (row.state === 'over' || row.pace.kind !== 'free' || prepared.entry.kind === 'sit');
    if (row) this.#state.row = row;
    this.audience.broadcastEntry(prepared.entry, updates);
    if (isShown) this.audience.broadcastTableInfo();
    this.#services.changed(this, prepared.seq);
    try {
      await this.log.keepSnapshotIfDue(prepared);
      this.proposals.review();
      // a player who was asked may have been replaced by a stand-in
      await this.proposals.settle();
    } catch (error) {
      // the entry is written; only what follows it failed
      this.#services.failed(error, this);
    }
    return true;
  }

  /**
   * Reads the table again and broadcasts what others have written. What this process could not write never happened.
   */
  async #recover(): Promise<void> {
    const { before, from } = this.#failed!;
    await this.#state.readRow(this.#services.database);
    let missedEntries: StoredEntry[] = [];
    if (this.row.state === 'open') this.log.clear();
    else missedEntries = await this.#restore(from ?? undefined);
    await this.refresh();
    // it has started meanwhile, or advanced past a snapshot
    if (this.match && (from === null || this.log.isSnapshotAfter(from))) {
      for (const stored of missedEntries.splice(0)) this.log.follow(stored);
      const known = [...before].map(([viewer, { eventCount, revision }]) => ({ viewer, told: eventCount, revision }));
      await this.#sendWhole(known);
    }
    // any failure up to here is retried from the beginning
    this.#failed = null;
    for (const stored of missedEntries) this.#followAndBroadcast(stored);
    this.audience.broadcastTableInfo();
  }

  /** Discards the memory, because written data may have been overwritten. */
  async reload(): Promise<void> {
    this.#failed = { before: this.audience.cursors(), from: this.log.length };
    await this.#recover();
    await this.#chat.reload();
    await this.proposals.readAgain();
  }

  /** Applies and broadcasts entries written by another process. */
  async catchUp(): Promise<void> {
    try {
      await this.#catchUp();
    } catch (error) {
      // what has been applied so far stays; the remaining entries are read the next time
      this.#failed ??= { before: this.audience.cursors(), from: this.log.length };
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const wasOpen = this.row.state === 'open';
    const { visible } = this.#state;
    await this.#state.readRow(this.#services.database);
    await this.refresh();
    if (wasOpen && this.row.state !== 'open') {
      await this.#restore();
      await this.#sendWhole();
    } else if (this.match) {
      for (const stored of await this.log.readNewEntries()) this.#followAndBroadcast(stored);
    }
    if (this.#state.visible !== visible) this.audience.broadcastTableInfo();
    await this.#chat.catchUp();
    await this.proposals.readAgain();
  }

  /** Changes the row and broadcasts it. */
  async change(change: Partial<StoredMatch>, ...statements: Statement[]): Promise<void> {
    const row = { ...this.row, ...change, version: this.row.version + 1, changed: this.#services.now() };
    const from = this.row.state === 'open' ? null : this.log.length;
    try {
      await this.#services.database.write(...updateMatch(row), ...statements);
    } catch (error) {
      this.#failed = { before: this.audience.cursors(), from };
      await this.#recover();
      throw error;
    }
    try {
      await this.#state.setRow(this.#services.database, row);
      // the statements may have moved people: broadcast only the complete change
      if (statements.length > 0) await this.refresh();
    } catch (error) {
      // the change is written; the table is read again before anything else happens to it
      this.#failed = { before: this.audience.cursors(), from };
      this.#services.failed(error, this);
    }
    this.audience.broadcastTableInfo();
    this.#services.changed(this, this.log.length ?? 0);
  }

  /**
   * Reads again who sits where and which links are open. Subscribers who may see more now get complete views; those who
   * may see nothing any more are dismissed.
   */
  async refresh(): Promise<void> {
    try {
      await this.#refresh();
    } catch (error) {
      this.#failed ??= { before: this.audience.cursors(), from: this.log.length };
      throw error;
    }
  }

  async #refresh(): Promise<void> {
    const before = new Map([...this.audience.subscribers].map((each) => [each, each.viewers.join()]));
    await this.#absenceStored;
    await this.#state.readPeople(this.#services.database);
    this.audience.broadcastPresenceIfChanged();
    for (const [subscriber, viewers] of before) {
      if (!this.audience.canWatch(subscriber))
        subscriber.dismiss(subscriber.link === null ? 'not-your-seat' : 'link-closed', false);
      else if (subscriber.viewers.join() !== viewers) subscriber.send(await this.joinMessageFor(subscriber, []));
    }
  }

  /** Starts the game. */
  async start(seats: SeatInfo[]): Promise<void> {
    if (this.row.state !== 'open') throw new RefusalError('already-started');
    const { pace } = this.row;
    // options that the rules refuse throw here, before anything is written
    const match = this.log.begin(seats);
    const now = this.#services.now();
    const clocks = clocksAfter(pace, firstClocks(pace, seats.length), timedSeats(match, 'playing'), false, now);
    this.#state.clocks = clocks;
    const row = nextMatchRow(this.row, match, clocks, now);
    const holders = [...this.people].map(([seat, person]) => holding(this.id, seat, person, true));
    await this.change({ ...row, seats, state: 'playing' }, ...holders);
    await this.#sendWhole();
  }

  /** Sends everybody complete views, without the events they know. */
  async #sendWhole(known: readonly ClaimedCursor[] = []): Promise<void> {
    for (const subscriber of this.audience.subscribers) subscriber.send(await this.joinMessageFor(subscriber, known));
  }

  /** The first message to a subscriber. */
  async joinMessageFor(subscriber: TableSubscriber, known: readonly ClaimedCursor[]): Promise<ServerMessage> {
    const views = await this.views(known, subscriber.viewers);
    const seats = subscriber.person === null ? [] : this.seatsOf(subscriber.person);
    return {
      kind: 'joined',
      table: this.info(subscriber),
      ...views,
      chat: this.#chat.linesFor(this.audience.circlesOf(seats)),
      proposal: seats.length > 0 ? this.proposals.open() : null,
      now: this.#services.now(),
    };
  }
}
