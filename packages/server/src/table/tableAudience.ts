import type { LogEntry, Seat, ViewCursor, Viewer } from '@cordillera/engine';
import {
  isViewSnapshot,
  type LogEntryNotice,
  type Presence,
  type ServerMessage,
  type TableInfo,
  type ViewSnapshot,
  type ViewUpdate,
} from '@cordillera/protocol';
import { RefusalError } from '../refusalError.ts';
import type { StoredLine } from '../store/chat.ts';
import { everybody, groupCircle, toChatLine } from './chat.ts';
import { offlineAfterMs, PresenceTracker, presenceBroadcastDelayMs, type Seen } from './presence.ts';
import { SeatPreviews } from './seatPreviews.ts';
import { tableInfoFor } from './tableInfo.ts';
import type { TableLog } from './tableLog.ts';
import type { TableState } from './tableState.ts';
import { viewCursorOf } from './viewRecorder.ts';

/** A connection that receives a table's messages. */
export interface TableSubscriber {
  /** Null for an unknown person. */
  readonly person: string | null;
  /** The link that gave access to the table; null for its players and its host. */
  readonly link: string | null;
  readonly viewers: readonly Viewer[];
  send(message: ServerMessage): void;
  /** Sends the reason and closes the connection. */
  dismiss(code: RefusalError['code'], canReconnect: boolean): void;
}

export interface AudienceServices {
  /** How long a player must be offline before the others may let a stand-in play. */
  readonly goneAfterMs: number;
  now(): number;
  /** Runs `action` after `ms`; the returned function cancels it. */
  setTimer(ms: number, action: () => void): () => void;
}

export interface AudienceInput {
  state: Readonly<TableState>;
  log: TableLog;
  services: AudienceServices;
  /** Called right before a change of presence is broadcast. */
  onPresence(): void;
  /** The report for other processes has changed. */
  onReport(): void;
}

/** The subscribers of a table in this process, and what is sent to them. */
export class TableAudience {
  readonly #state: Readonly<TableState>;
  readonly #log: TableLog;
  readonly #services: AudienceServices;
  readonly #onPresence: () => void;
  readonly #onReport: () => void;
  readonly #subscribers = new Set<TableSubscriber>();
  readonly #presence = new PresenceTracker();
  readonly #previews = new SeatPreviews();
  /** What each viewer was last sent besides the view. */
  readonly #standing = new Map<Viewer, { own: number; canUndo: boolean }>();
  #isPresenceBroadcastPending = false;
  /** The report that other processes last received. */
  #reported = '';
  /** The number of spectators in each of the other processes. */
  readonly #remoteWatchers = new Map<string, number>();

  constructor({ state, log, services, onPresence, onReport }: AudienceInput) {
    this.#state = state;
    this.#log = log;
    this.#services = services;
    this.#onPresence = onPresence;
    this.#onReport = onReport;
  }

  get subscribers(): ReadonlySet<TableSubscriber> {
    return this.#subscribers;
  }

  subscribe(subscriber: TableSubscriber): void {
    this.#subscribers.add(subscriber);
    this.setAway(subscriber, false);
    this.broadcastPresence();
  }

  unsubscribe(subscriber: TableSubscriber): void {
    this.#subscribers.delete(subscriber);
    this.#previews.delete(subscriber);
    const { person } = subscriber;
    if (person !== null && this.#presence.close(person, subscriber, this.#services.now()))
      this.#services.setTimer(offlineAfterMs, () => this.broadcastPresence());
    this.broadcastPresence();
  }

  /** Sets whether a page is hidden or untouched. */
  setAway(subscriber: TableSubscriber, isAway: boolean): void {
    const { person } = subscriber;
    if (person === null || !this.#subscribers.has(subscriber)) return;
    if (this.#presence.see(person, subscriber, isAway, this.#services.now())) this.broadcastPresence();
  }

  /** A guest with the link looks at a free seat, or at none any more. */
  previewSeat(subscriber: TableSubscriber, seat: Seat | null, name: string): void {
    const canPlay = this.#state.links.some(({ code, kind }) => code === subscriber.link && kind === 'play');
    if (!canPlay || !this.#subscribers.has(subscriber)) throw new RefusalError('not-your-seat');
    if (seat === null || this.#state.row.state !== 'open') this.#previews.delete(subscriber);
    else this.#previews.set(subscriber, seat, name);
    this.broadcastPresence();
  }

  /** Sends the players who is here and how many people watch. Batches changes. */
  broadcastPresence(): void {
    if (this.#isPresenceBroadcastPending) return;
    this.#isPresenceBroadcastPending = true;
    this.#services.setTimer(presenceBroadcastDelayMs, () => {
      this.#onPresence();
      this.#isPresenceBroadcastPending = false;
      for (const { subscriber } of this.#players()) this.#sendInfo(subscriber);
      if (this.report !== this.#reported) this.#onReport();
      this.#reported = this.report;
    });
  }

  /** Broadcasts presence if the report for other processes has changed, because people have changed seats. */
  broadcastPresenceIfChanged(): void {
    if (this.report !== this.#reported) this.broadcastPresence();
  }

  /** The report for other processes: the number of spectators, the players connected here, and the seat previews. */
  get report(): string {
    return `${this.#watchers},${this.#presence.report(this.#state.people.values())};${this.#previews.report()}`;
  }

  get #watchers(): number {
    return [...this.#subscribers].filter(
      (subscriber) => !this.#previews.has(subscriber) && subscriber.viewers.every((viewer) => viewer === 'spectator'),
    ).length;
  }

  /** Takes in another process's report; '' when nobody is connected there. */
  applyReport(process: string, report: string): void {
    const [seen = '', previews = ''] = report.split(';');
    const [watchers = '', ...people] = seen.split(',');
    this.#previews.applyReport(process, previews);
    if (Number(watchers) > 0) this.#remoteWatchers.set(process, Number(watchers));
    else this.#remoteWatchers.delete(process);
    if (this.#presence.applyReport(process, people.join(), this.#services.now()))
      this.#services.setTimer(offlineAfterMs, () => this.broadcastPresence());
    this.broadcastPresence();
  }

  /** A person's presence and since when; null when they have not been seen yet. */
  lastSeen(person: string): Seen | null {
    return this.#presence.of(person, this.#services.now());
  }

  presenceOf(person: string): Presence {
    return this.lastSeen(person)?.presence ?? 'offline';
  }

  /** The subscribers with seats. */
  #players(): { subscriber: TableSubscriber; seats: Seat[] }[] {
    return [...this.#subscribers].flatMap((subscriber) => {
      const seats = subscriber.person === null ? [] : this.#state.seatsOf(subscriber.person);
      return seats.length > 0 ? [{ subscriber, seats }] : [];
    });
  }

  /** The seats that share this seat's view, including itself. */
  groupOf(seat: Seat): Seat[] {
    const match = this.#log.requireMatch();
    const view = match.view('spectator');
    return [...match.seats.keys()].filter((other) => other === seat || match.rules.sharesView?.(view, seat, other));
  }

  /** The chat circles that these seats may read. */
  circlesOf(seats: readonly Seat[]): Set<string> {
    if (seats.length === 0) return new Set();
    const groups = this.#log.match ? seats.map((seat) => groupCircle(this.groupOf(seat))) : [];
    return new Set([everybody, ...groups]);
  }

  broadcastLine(line: StoredLine): void {
    for (const { subscriber, seats } of this.#players())
      if (this.circlesOf(seats).has(line.circle)) subscriber.send({ kind: 'chat', line: toChatLine(line) });
  }

  broadcastToPlayers(message: ServerMessage): void {
    for (const { subscriber } of this.#players()) subscriber.send(message);
  }

  broadcastTableInfo(): void {
    for (const subscriber of this.#subscribers) this.#sendInfo(subscriber);
  }

  #sendInfo(subscriber: TableSubscriber): void {
    subscriber.send({ kind: 'table', table: this.infoFor(subscriber.person), now: this.#services.now() });
  }

  /** All viewers with at least one subscriber. */
  *viewers(): Generator<Viewer> {
    for (const { viewers } of this.#subscribers) yield* viewers;
  }

  /** The cursor of each viewer. */
  cursors(): Map<Viewer, ViewCursor> {
    const { match } = this.#log;
    return new Map(match ? [...this.viewers()].map((viewer) => [viewer, viewCursorOf(match, viewer)]) : []);
  }

  /** Sends every subscriber what an entry changed for them, after it has been written. */
  broadcastEntry(entry: LogEntry, updates: readonly (ViewUpdate | ViewSnapshot)[]): void {
    const { kind, seat } = entry;
    const moved: LogEntryNotice = { kind, seat, ...(kind === 'sit' && { player: entry.player }) };
    const isForAll = kind === 'sit' || kind === 'takeBack';
    const visible = new Map<Viewer, ViewUpdate | ViewSnapshot>();
    for (const update of updates) {
      if (isForAll || this.#isVisible(update)) visible.set(update.viewer, update);
      this.remember(update);
    }
    for (const subscriber of this.#subscribers) {
      const updates = subscriber.viewers.flatMap((viewer) => visible.get(viewer) ?? []);
      if (updates.length > 0) subscriber.send({ kind: 'moved', entry: moved, news: updates });
    }
  }

  /** Whether a viewer may notice this update: secret choices of others stay invisible. */
  #isVisible(update: ViewUpdate | ViewSnapshot): boolean {
    if (isViewSnapshot(update) || update.steps.length > 0 || update.rest !== null) return true;
    const { own, canUndo } = this.#standing.get(update.viewer) ?? {};
    return own !== update.own || canUndo !== update.canUndo;
  }

  /** Records what a viewer is about to be sent. */
  remember({ viewer, own, canUndo }: ViewUpdate | ViewSnapshot): void {
    this.#standing.set(viewer, { own, canUndo });
  }

  canWatch({ person, link }: TableSubscriber): boolean {
    const { row, links } = this.#state;
    if (person !== null && (person === row.host || this.#state.seatsOf(person).length > 0)) return true;
    return links.some(({ code }) => code === link);
  }

  /** What this person may know about the table; links and presence are for players only. */
  infoFor(person: string | null): TableInfo {
    const { row, pack, people, links, asking, holders, clocks, absences } = this.#state;
    return tableInfoFor(person, {
      row,
      pack,
      seats: this.#log.seats,
      people,
      links,
      asking,
      holders,
      clocks,
      watchers: this.#watchers + [...this.#remoteWatchers.values()].reduce((sum, each) => sum + each, 0),
      seen: (sitting) => this.lastSeen(sitting) ?? { presence: 'offline' },
      absent: (seat) => absences.at(seat),
      goneAfterMs: this.#services.goneAfterMs,
      takingAt: (seat) => this.#previews.at(seat),
    });
  }
}
