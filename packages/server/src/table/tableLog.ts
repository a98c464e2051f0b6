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

/** What each seat has done, by its own messages. */
interface SeatCounts {
  /** How many entries of the log are each seat's. */
  versions: readonly number[];
  /** The request of each seat's last entry; '' when nobody asked for it. */
  requestIds: readonly string[];
}

/** How many entries are this seat's, by these counts. */
export const versionIn = ({ versions }: SeatCounts, viewer: Viewer): number =>
  viewer === 'spectator' ? 0 : versions[viewer]!;

const noCounts = (seats: number): SeatCounts => ({ versions: Array(seats).fill(0), requestIds: Array(seats).fill('') });

/** How much a page says that it knows of what a viewer was told. */
export type ClaimedCursor = Extract<ClientMessage, { kind: 'join' }>['known'][number];

/** What makes an entry. */
export type EntryAction = (match: Match, watch: EventObserver) => void;

/** An entry in memory: it has happened when it has been written, and if it cannot be, memory is wrong. */
export interface PreparedEntry {
  readonly seq: number;
  readonly requestId: string;
  readonly entry: LogEntry;
  /** With this entry. */
  readonly counts: SeatCounts;
  readonly isNewTurn: boolean;
  /** How long pages show what happened before anybody has to think. */
  readonly showMs: number;
}

/** A long log takes long: whoever asks for it waits, nobody else. */
function* following(match: Match, entries: readonly StoredEntry[]): Generator<void, Match> {
  for (const { entry } of entries) {
    match.applyEntry(entry);
    yield;
  }
  return match;
}

/**
 * The log of a table's match, in memory and in the database. It knows nobody who looks on: an entry is prepared, written,
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

  /** How many entries there are; null before the game starts. */
  get length(): number | null {
    return this.#match?.seq ?? null;
  }

  /** Who plays: before the game starts, who will. */
  get seats(): readonly SeatInfo[] {
    return this.#match?.seats ?? this.#state.row.seats;
  }

  /** How many entries have changed the position. */
  get moves(): number {
    return this.#counts.versions.reduce((sum, version) => sum + version, 0);
  }

  /** How many entries are this seat's. */
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

  /** The game starts; throws when the rules refuse it. */
  begin(seats: SeatInfo[]): Match {
    this.#match = this.#create(seats);
    this.#counts = noCounts(seats.length);
    return this.#match;
  }

  /** The game has not started after all. */
  clear(): void {
    this.#match = null;
  }

  /** Reads the match as it was last written, or before entry number `until`. Returns the entries since then. */
  async restore(until = Number.POSITIVE_INFINITY): Promise<StoredEntry[]> {
    const { id } = this.#state;
    let stored = await readSnapshot(this.#database, id);
    let entries = await readEntries(this.#database, id, stored?.snapshot.seq ?? 0);
    if (stored && entries.some(({ entry }) => entry.kind === 'takeBack')) {
      // it may go back behind the snapshot
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

  /** Whether the last snapshot is newer than an entry number: then what followed it cannot be told step by step. */
  isSnapshotAfter(seq: number): boolean {
    return seq < this.#snapshotSeq;
  }

  /** What other processes have written since. */
  async readNewEntries(): Promise<StoredEntry[]> {
    const entries = await readEntries(this.#database, this.#state.id, this.requireMatch().seq);
    // it may go back behind the snapshot
    if (entries.some(({ entry }) => entry.kind === 'takeBack')) await this.loadFullMatch();
    return entries;
  }

  /** Applies an entry that has been written. */
  follow({ entry, key }: StoredEntry, watch?: EventObserver): void {
    this.requireMatch().applyEntry(entry, watch);
    this.#counts = this.#countsWith(entry, key);
  }

  /** A bot that sits down or gets up is not the seat's own doing. */
  #countsWith(entry: LogEntry, requestId: string): SeatCounts {
    const { versions, requestIds } = this.#counts;
    if (entry.kind === 'sit') return this.#counts;
    // what anybody decided before it was meant for another moment
    if (entry.kind === 'takeBack')
      return { versions: versions.map((version) => version + 1), requestIds: requestIds.map(() => '') };
    const { seat } = entry;
    return { versions: versions.with(seat, versions[seat]! + 1), requestIds: requestIds.with(seat, requestId) };
  }

  /** Makes an entry in memory. */
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

  /** Writes a prepared entry, and these statements with it: all or none. `person` is whose name it has. */
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

  /** Keeps a snapshot after this entry if it is time for one; nothing that was taken back may stay in one. */
  async keepSnapshotIfDue({ entry }: PreparedEntry): Promise<void> {
    const match = this.requireMatch();
    if (entry.kind !== 'takeBack' && match.seq - this.#snapshotSeq < entriesPerSnapshot) return;
    this.#snapshotSeq = match.seq;
    const { versions, requestIds } = this.#counts;
    await this.#database.write(
      upsertSnapshot(this.#state.id, { snapshot: match.snapshot(), own: [...versions], keys: [...requestIds] }),
    );
  }

  /** The whole match, from its first entry: one restored from a snapshot has forgotten what was told before. */
  async loadFullMatch(): Promise<Match> {
    const match = this.requireMatch();
    if (match.hasFullHistory) return match;
    const entries = await readEntries(this.#database, this.#state.id, 0);
    const full = this.#create(this.#state.row.seats);
    this.#match = await inSlices(following(full, entries.slice(0, match.seq)));
    return this.#match;
  }

  /** Whether the last thing that this seat did was this. */
  isLast(seat: Seat, version: number, requestId: string): boolean {
    const { versions, requestIds } = this.#counts;
    return version === versions[seat]! - 1 && requestId === requestIds[seat];
  }

  /** Whether this seat has done this already, if only some time ago. */
  async isDone(seat: Seat, version: number, requestId: string): Promise<boolean> {
    if (this.isLast(seat, version, requestId)) return true;
    return version < this.versionOf(seat) && requestId !== '' && this.hasRequest(seat, requestId);
  }

  /** Whether there is an entry of this seat that was asked for by this request. */
  hasRequest(seat: Seat, requestId: string): Promise<boolean> {
    return hasEntry(this.#database, this.#state.id, seat, requestId);
  }

  /** All that these viewers may know, without what they know already; and the table before the first choice. */
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

  /** What happened since, step by step, from any point: it is played again for this, which need not be done in turn. */
  async replaySince(viewer: Viewer, eventCount: number): Promise<Generator<void, Replay>> {
    return replaySince(await this.loadFullMatch(), viewer, eventCount);
  }
}
