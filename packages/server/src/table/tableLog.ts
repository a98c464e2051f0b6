import {
  createMatch,
  type EventObserver,
  type LogEntry,
  type Match,
  restoreMatch,
  type Seat,
  type SeatInfo,
  showTimeOf,
  type Viewer,
} from '@cordillera/engine';
import type { ClientMessage, ViewSnapshot } from '@cordillera/protocol';
import type { Database, Statement } from '../database/database.ts';
import { RefusalError } from '../refusalError.ts';
import { hasEntry, insertEntry, readEntries, type StoredEntry } from '../store/entries.ts';
import { readSnapshot, upsertSnapshot } from '../store/matches.ts';
import { type Replay, replaySince } from './replay.ts';
import { inSlices } from './runInSlices.ts';
import type { TableState } from './tableState.ts';
import { type ViewRecorder, viewSnapshotOf } from './viewRecorder.ts';

const entriesPerSnapshot = 40;

/** What the seats have done through their own messages. */
interface SeatCounts {
  /** The number of log entries of each seat. */
  versions: readonly number[];
  /** The request ID of each seat's last entry; '' when the server made it. */
  requestIds: readonly string[];
}

/** The number of log entries of a viewer's seat. */
export const versionIn = ({ versions }: SeatCounts, viewer: Viewer): number =>
  viewer === 'spectator' ? 0 : versions[viewer]!;

const noCounts = (seats: number): SeatCounts => ({ versions: Array(seats).fill(0), requestIds: Array(seats).fill('') });

/** The cursor that a page claims to have. */
export type ClaimedCursor = Extract<ClientMessage, { kind: 'join' }>['known'][number];

/** Makes an entry. */
export type EntryAction = (match: Match, watch: EventObserver) => void;

/** An entry in memory. It counts once it has been written; if that fails, memory is wrong. */
export interface PreparedEntry {
  readonly seq: number;
  readonly requestId: string;
  readonly entry: LogEntry;
  /** Including this entry. */
  readonly counts: SeatCounts;
  readonly isNewTurn: boolean;
  /** How long pages take to show what happened before anybody has to think. */
  readonly showMs: number;
}

/** Yields between entries, so that a long log blocks only its own caller. */
function* following(match: Match, entries: readonly StoredEntry[]): Generator<void, Match> {
  for (const { entry } of entries) {
    match.applyEntry(entry);
    yield;
  }
  return match;
}

/**
 * The log of a table's match, in memory and in the database. It knows no subscribers: an entry is prepared, written,
 * and only then broadcast, by `LiveTable`.
 */
export class TableLog {
  readonly #state: Readonly<TableState>;
  readonly #database: Database;
  #match: Match | null = null;
  #counts: SeatCounts = noCounts(0);
  #snapshotSeq = 0;
  #firstView: object | null = null;

  constructor(state: Readonly<TableState>, database: Database) {
    this.#state = state;
    this.#database = database;
  }

  /** Null before the game starts. */
  get match(): Match | null {
    return this.#match;
  }

  /** The number of entries; null before the game starts. */
  get length(): number | null {
    return this.#match?.seq ?? null;
  }

  /** The players; before the start, the planned ones. */
  get seats(): readonly SeatInfo[] {
    return this.#match?.seats ?? this.#state.row.seats;
  }

  /** The number of entries that have changed the position. */
  get moves(): number {
    return this.#counts.versions.reduce((sum, version) => sum + version, 0);
  }

  /** The number of log entries of a viewer's seat. */
  readonly versionOf = (viewer: Viewer): number => versionIn(this.#counts, viewer);

  requireMatch(): Match {
    if (!this.#match) throw new RefusalError('not-started');
    return this.#match;
  }

  #create(seats: SeatInfo[]): Match {
    const { game, pack, row } = this.#state;
    const { options, seed, rulesVersion } = row;
    return createMatch(game, { options, seats, seed, rulesVersion, content: pack });
  }

  /** Starts the match; throws when the rules refuse it. */
  begin(seats: SeatInfo[]): Match {
    this.#match = this.#create(seats);
    this.#counts = noCounts(seats.length);
    return this.#match;
  }

  /** Forgets a match whose start could not be written. */
  clear(): void {
    this.#match = null;
  }

  /** Reads the match as it was last written, or before entry number `until`. Returns the entries since then. */
  async restore(until = Number.POSITIVE_INFINITY): Promise<StoredEntry[]> {
    const { id } = this.#state;
    let stored = await readSnapshot(this.#database, id);
    let entries = await readEntries(this.#database, id, stored?.snapshot.seq ?? 0);
    if (stored && entries.some(({ entry }) => entry.kind === 'takeBack')) {
      // a take-back may reach behind the snapshot
      stored = null;
      entries = await readEntries(this.#database, id, 0);
    }
    const { row, game, pack } = this.#state;
    this.#counts = stored ? { versions: stored.own, requestIds: stored.keys } : noCounts(row.seats.length);
    this.#snapshotSeq = stored?.snapshot.seq ?? 0;
    this.#match = stored ? restoreMatch(game, stored.snapshot, { content: pack }) : this.#create(row.seats);
    for (const stored of entries) if (stored.seq < until) this.follow(stored);
    return entries.filter(({ seq }) => seq >= until);
  }

  /** Whether the last snapshot is newer than an entry: then the entries up to it cannot be replayed step by step. */
  isSnapshotAfter(seq: number): boolean {
    return seq < this.#snapshotSeq;
  }

  /** Reads the entries that other processes have written since. */
  async readNewEntries(): Promise<StoredEntry[]> {
    const entries = await readEntries(this.#database, this.#state.id, this.requireMatch().seq);
    // a take-back may reach behind the snapshot
    if (entries.some(({ entry }) => entry.kind === 'takeBack')) await this.loadFullMatch();
    return entries;
  }

  /** Applies a stored entry. */
  follow({ entry, key }: StoredEntry, watch?: EventObserver): void {
    this.requireMatch().applyEntry(entry, watch);
    this.#counts = this.#countsWith(entry, key);
  }

  /** The counts after an entry. A change of players does not count as a message of the seat. */
  #countsWith(entry: LogEntry, requestId: string): SeatCounts {
    const { versions, requestIds } = this.#counts;
    if (entry.kind === 'sit') return this.#counts;
    // a take-back outdates what anybody decided before it
    if (entry.kind === 'takeBack')
      return { versions: versions.map((version) => version + 1), requestIds: requestIds.map(() => '') };
    const { seat } = entry;
    return { versions: versions.with(seat, versions[seat]! + 1), requestIds: requestIds.with(seat, requestId) };
  }

  /** Prepares an entry in memory. */
  prepare(requestId: string, action: EntryAction, recorder: ViewRecorder): PreparedEntry {
    const match = this.requireMatch();
    const { seq, turns } = match;
    const eventCount = match.eventCount('spectator');
    action(match, recorder.watch);
    const entry = match.log(seq)[0]!;
    const isNewTurn = match.turns !== turns;
    const { beatOf } = this.#state.game;
    const showMs = isNewTurn && beatOf ? showTimeOf(match.events(eventCount, 'spectator'), beatOf) : 0;
    return { seq, requestId, entry, counts: this.#countsWith(entry, requestId), isNewTurn, showMs };
  }

  /**
   * Writes a prepared entry together with these statements: all or none. `person` is the one whose name the entry
   * holds.
   */
  async write(
    { seq, requestId, entry, counts }: PreparedEntry,
    at: number,
    person: string | null,
    ...statements: readonly Statement[]
  ): Promise<void> {
    const stored: StoredEntry = { seq, at, key: requestId, entry, person };
    await this.#database.write(insertEntry(this.#state.id, stored), ...statements);
    this.#counts = counts;
  }

  /**
   * Stores a snapshot if one is due after this entry; always after a take-back, because no snapshot may hold what was
   * taken back.
   */
  async keepSnapshotIfDue({ entry }: PreparedEntry): Promise<void> {
    const match = this.requireMatch();
    if (entry.kind !== 'takeBack' && match.seq - this.#snapshotSeq < entriesPerSnapshot) return;
    this.#snapshotSeq = match.seq;
    const { versions, requestIds } = this.#counts;
    await this.#database.write(
      upsertSnapshot(this.#state.id, { snapshot: match.snapshot(), own: [...versions], keys: [...requestIds] }),
    );
  }

  /** The match from its first entry: one restored from a snapshot lacks the earlier events. */
  async loadFullMatch(): Promise<Match> {
    const match = this.requireMatch();
    if (match.hasFullHistory) return match;
    const entries = await readEntries(this.#database, this.#state.id, 0);
    const full = this.#create(this.#state.row.seats);
    this.#match = await inSlices(following(full, entries.slice(0, match.seq)));
    return this.#match;
  }

  /** Whether this message is the last thing that the seat has done. */
  isLast(seat: Seat, version: number, requestId: string): boolean {
    const { versions, requestIds } = this.#counts;
    return version === versions[seat]! - 1 && requestId === requestIds[seat];
  }

  /** Whether the seat has done this already, even some time ago. */
  async isDone(seat: Seat, version: number, requestId: string): Promise<boolean> {
    if (this.isLast(seat, version, requestId)) return true;
    return version < this.versionOf(seat) && requestId !== '' && this.hasRequest(seat, requestId);
  }

  /** Whether this request has made an entry of this seat. */
  hasRequest(seat: Seat, requestId: string): Promise<boolean> {
    return hasEntry(this.#database, this.#state.id, seat, requestId);
  }

  /** The views of these viewers, without the events they know; and the public view before the first choice. */
  async viewsFor(
    viewers: readonly Viewer[],
    known: readonly ClaimedCursor[],
  ): Promise<{ views: ViewSnapshot[]; start: object | null }> {
    if (!this.#match) return { views: [], start: null };
    const since = viewers.map((viewer) => {
      const had = known.find((each) => each.viewer === viewer);
      const fits = had?.revision === this.#match!.revision(viewer) && had.told <= this.#match!.eventCount(viewer);
      return { viewer, eventCount: fits ? had.told : 0 };
    });
    const isForgotten = since.some(({ viewer, eventCount }) => eventCount < this.#match!.droppedEventCount(viewer));
    const match = isForgotten ? await this.loadFullMatch() : this.#match;
    return {
      views: since.map(({ viewer, eventCount }) => viewSnapshotOf(match, viewer, eventCount, this.versionOf)),
      start: this.#firstViewOf(match),
    };
  }

  #firstViewOf({ rules }: Match): object {
    const { options, seats, seed } = this.#state.row;
    this.#firstView ??= rules.view(rules.setup({ options, seats: seats.length, seed }).state, 'spectator');
    return this.#firstView;
  }

  /** Replays the events since any point. The replay itself need not run exclusively. */
  async replaySince(viewer: Viewer, eventCount: number): Promise<Generator<void, Replay>> {
    return replaySince(await this.loadFullMatch(), viewer, eventCount);
  }
}
