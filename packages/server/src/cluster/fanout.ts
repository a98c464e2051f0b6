import pg from 'pg';
import type { Postgres } from '../database/postgres.ts';
import { newId } from '../ids.ts';

const channel = 'cordillera';

/** Batch notices: every NOTIFY takes a database-wide lock, however long its payload. */
const notifyBatchMs = 4;

/** PostgreSQL accepts payloads below 8,000 bytes. */
const maxPayloadBytes = 7900;

const reconnectDelayMs = 500;

/** Each heartbeat tells the other processes that this one is alive, and shows whether its own connection is. */
const heartbeatMs = 1000;

/**
 * A process that stayed silent for this many of our own heartbeats may have died between a write and its notice.
 * Heartbeats are counted, not time: a process that was itself suspended has heard nobody, which says nothing about the
 * others.
 */
const maxMissedHeartbeats = 3;

/** Sent on shutdown, after the last notice. */
const closingNotice = 'bye';

/** Held in shared mode by every running server; exclusive ownership proves that no server runs or can start. */
export const serversLock = 4101;

export interface FanoutInput {
  database: Postgres;
  /** Another process has written to this match, whose log has `seq` entries now. */
  onNotice(match: string, seq: number): void;
  /** Who is connected to a table in that process; replaces its earlier report. */
  onPresent(process: string, match: string, report: string): void;
  /** Another process has opened this table and asks who is connected to it here; '' asks about all tables. */
  onAsked(match: string): void;
  /** That process has ended or gone silent: its connections no longer count. */
  onProcessGone(process: string): void;
  /** Notices may have been missed. */
  onGap(): void;
  onError(error: unknown): void;
}

/** What a notice is about follows the match's ID: `match:12`, `match=report`, `match?`; `?` alone asks about all. */
const written = ':';
const present = '=';
const asked = '?';

/**
 * What processes that share a database notify each other of: that something was written, never what, and who is
 * connected to which table. Notices of writes are sent after the commit. A process that was cut off reads the logs when
 * it is back.
 */
export class Fanout {
  readonly #input: FanoutInput;
  readonly #self = newId();
  /** By match and sign; only the newest of each is sent. */
  readonly #pendingNotices = new Map<string, string>();
  #batch: NodeJS.Timeout | null = null;
  #sending: Promise<void> = Promise.resolve();
  /** The other processes, with the number of our heartbeats since each was last heard. */
  readonly #missedBeats = new Map<string, number>();
  /** How many heartbeats the database has left unanswered. */
  #unanswered = 0;
  #client: pg.Client | null = null;
  #heartbeatTimer: NodeJS.Timeout | null = null;
  #reconnectTimer: NodeJS.Timeout | null = null;
  #closed = false;

  private constructor(input: FanoutInput) {
    this.#input = input;
  }

  /** Resolves when notices can no longer be missed. */
  static async open(input: FanoutInput): Promise<Fanout> {
    const fanout = new Fanout(input);
    await fanout.#listen();
    return fanout;
  }

  /** How many other processes are believed alive. */
  get others(): number {
    return this.#missedBeats.size;
  }

  /** Notifies the other processes with the next batch. */
  notify(match: string, seq: number): void {
    this.#keep(match + written, String(seq));
    this.#sendIn(notifyBatchMs);
  }

  /** Reports to the other processes who is connected to a table here. */
  report(match: string, report: string): void {
    this.#pendingNotices.set(match + present, report);
    this.#sendIn(notifyBatchMs);
  }

  /** Asks the other processes who is connected to a table there; '' asks about all tables. */
  ask(match: string): void {
    this.#pendingNotices.set(match + asked, '');
    this.#sendIn(notifyBatchMs);
  }

  /** Queues a notice unless a newer one is queued already. */
  #keep(key: string, value: string): void {
    const newer = this.#pendingNotices.get(key);
    if (newer === undefined || (key.endsWith(written) && Number(newer) < Number(value)))
      this.#pendingNotices.set(key, value);
  }

  #sendIn(ms: number): void {
    if (this.#closed) return;
    this.#batch ??= setTimeout(() => {
      this.#batch = null;
      this.#sending = this.#sending.then(() => this.#sendPending());
    }, ms);
  }

  async #sendPending(): Promise<void> {
    const notices = [...this.#pendingNotices];
    this.#pendingNotices.clear();
    try {
      for (const payload of payloads(this.#self, notices))
        await this.#input.database.read('SELECT pg_notify($1, $2)', channel, payload);
    } catch (error) {
      // sending a notice twice is harmless, losing one is not
      for (const [key, value] of notices) this.#keep(key, value);
      if (this.#closed) return;
      this.#input.onError(error);
      this.#sendIn(reconnectDelayMs);
    }
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#input.database.url, connectionTimeoutMillis: 10_000 });
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    this.#client = client;
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>(
      `SELECT pg_try_advisory_lock_shared(${serversLock}) AS free`,
    );
    if (!rows[0]!.free)
      throw new Error('"cordillera-server move" is taking everything from this database to another place.');
    await client.query(`LISTEN ${channel}`);
    this.#unanswered = 0;
    this.#heartbeatTimer = setInterval(() => void this.#beat(client), heartbeatMs);
  }

  async #beat(client: pg.Client): Promise<void> {
    const dead = [...this.#missedBeats].filter(([, beats]) => beats >= maxMissedHeartbeats);
    for (const [process] of dead) this.#processGone(process);
    if (dead.length > 0) this.#input.onGap();
    for (const [process, beats] of this.#missedBeats) this.#missedBeats.set(process, beats + 1);
    if (this.#unanswered > 0) {
      // A connection may be dead without having been closed
      if (this.#unanswered++ >= maxMissedHeartbeats) this.#lost(client, new Error('the database does not answer'));
      return;
    }
    this.#unanswered = 1;
    try {
      await client.query('SELECT pg_notify($1, $2)', [channel, this.#self]);
      this.#unanswered = 0;
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #receive(payload: string): void {
    const [from = '', ...notices] = payload.split(' ');
    if (from === this.#self) return;
    if (notices[0] === closingNotice) {
      this.#processGone(from);
      return;
    }
    this.#missedBeats.set(from, 0);
    for (const notice of notices) {
      const at = notice.search(/[:=?]/);
      const match = notice.slice(0, at);
      const value = notice.slice(at + 1);
      if (notice[at] === written) this.#input.onNotice(match, Number(value));
      else if (notice[at] === present) this.#input.onPresent(from, match, value);
      else this.#input.onAsked(match);
    }
  }

  #processGone(process: string): void {
    if (this.#missedBeats.delete(process)) this.#input.onProcessGone(process);
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = null;
    if (this.#heartbeatTimer) clearInterval(this.#heartbeatTimer);
    for (const process of [...this.#missedBeats.keys()]) this.#processGone(process);
    // the connection is broken: whether ending it works makes no difference
    client.end().catch(() => undefined);
    if (this.#closed) return;
    if (error) this.#input.onError(error);
    this.#reconnectTimer = setTimeout(() => {
      this.#listen().then(
        () => this.#input.onGap(),
        (failure: unknown) => this.#lost(this.#client!, failure),
      );
    }, reconnectDelayMs);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#batch) clearTimeout(this.#batch);
    if (this.#reconnectTimer) clearTimeout(this.#reconnectTimer);
    if (this.#heartbeatTimer) clearInterval(this.#heartbeatTimer);
    const client = this.#client;
    this.#client = null;
    await this.#sending;
    // sends the last notices: without them others would show the last writes only when they next look
    if (this.#pendingNotices.size > 0) await this.#sendPending();
    if (!client) return;
    await client.query('SELECT pg_notify($1, $2)', [channel, `${this.#self} ${closingNotice}`]);
    await client.end();
  }
}

/** Packs all notices into as few payloads as possible. */
function* payloads(self: string, notices: Iterable<[key: string, value: string]>): Generator<string> {
  let payload = self;
  for (const [key, value] of notices) {
    const notice = ` ${key}${value}`;
    if (payload.length + notice.length > maxPayloadBytes) {
      yield payload;
      payload = self;
    }
    payload += notice;
  }
  if (payload !== self) yield payload;
}
