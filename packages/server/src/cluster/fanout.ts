import pg from 'pg';
import type { Postgres } from '../database/postgres.ts';
import { newId } from '../ids.ts';

const channel = 'cordillera';

/** Notices are collected for so many ms: NOTIFY takes a lock on the whole database, however much it says. */
const notifyBatchMs = 4;

/** PostgreSQL takes payloads of less than 8,000 bytes. */
const maxPayloadBytes = 7900;

/** After a failure it waits so many ms. */
const reconnectDelayMs = 500;

/** Every process says so often, in ms, that it is alive, which also shows whether the connection is. */
const heartbeatMs = 1000;

/**
 * One that said nothing while this process said so itself so many times may have died between writing something and
 * telling it. Beats are counted, not time: a process that stood still has heard nobody, and nobody has died of it.
 */
const maxMissedHeartbeats = 3;

/** Said at the end: nothing was left untold. */
const closingNotice = 'bye';

/** Shared by all servers that run; whoever has it alone knows that none does, and that none can. */
export const serversLock = 4101;

export interface FanoutInput {
  database: Postgres;
  /** Another process has written to this match, which has now so many entries. */
  onNotice(match: string, seq: number): void;
  /** Who looks at a table there, as that process says it; it replaces what it said before. */
  onPresent(process: string, match: string, report: string): void;
  /** Another process has opened this table, and wants to know who looks at it here; '': it wants to know it of all. */
  onAsked(match: string): void;
  /** This process has ended, or is not heard any more: whoever looked at a table there does so no longer. */
  onProcessGone(process: string): void;
  /** Notices may have been missed. */
  onGap(): void;
  onError(error: unknown): void;
}

/** What a notice is about stands behind the match's name: `match:12`, `match=report`, `match?`; `?` alone asks about all. */
const written = ':';
const present = '=';
const asked = '?';

/**
 * What processes that share a database tell each other: that something was written, never what, and who looks at which
 * table. What was written is told after the commit. Whoever was cut off reads the log when they are back.
 */
export class Fanout {
  readonly #input: FanoutInput;
  readonly #self = newId();
  /** By match and sign: of each only the newest is told. */
  readonly #pendingNotices = new Map<string, string>();
  #batch: NodeJS.Timeout | null = null;
  #sending: Promise<void> = Promise.resolve();
  /** The other processes, and how often this one has said that it is alive since they were heard. */
  readonly #missedBeats = new Map<string, number>();
  /** Since how many beats the database has not answered. */
  #unanswered = 0;
  #client: pg.Client | null = null;
  #heartbeatTimer: NodeJS.Timeout | null = null;
  #reconnectTimer: NodeJS.Timeout | null = null;
  #closed = false;

  private constructor(input: FanoutInput) {
    this.#input = input;
  }

  /** Resolves when nothing is missed any more. */
  static async open(input: FanoutInput): Promise<Fanout> {
    const fanout = new Fanout(input);
    await fanout.#listen();
    return fanout;
  }

  /** How many other processes have been heard and are not known to be gone. */
  get others(): number {
    return this.#missedBeats.size;
  }

  /** Tells the other processes, in a moment. */
  notify(match: string, seq: number): void {
    this.#keep(match + written, String(seq));
    this.#sendIn(notifyBatchMs);
  }

  /** Tells the other processes who looks at a table here. */
  report(match: string, report: string): void {
    this.#pendingNotices.set(match + present, report);
    this.#sendIn(notifyBatchMs);
  }

  /** Asks the other processes who looks at a table there; '': at any table. */
  ask(match: string): void {
    this.#pendingNotices.set(match + asked, '');
    this.#sendIn(notifyBatchMs);
  }

  /** Unless something newer is to be told. */
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
      // told again is harmless, not told is not
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
      // a connection may be dead without having ended
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
      const said = notice.slice(at + 1);
      if (notice[at] === written) this.#input.onNotice(match, Number(said));
      else if (notice[at] === present) this.#input.onPresent(from, match, said);
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
    // it is of no use any more, whatever it says to this
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
    // what was written last is told, or others would show it only when they look
    if (this.#pendingNotices.size > 0) await this.#sendPending();
    if (!client) return;
    await client.query('SELECT pg_notify($1, $2)', [channel, `${this.#self} ${closingNotice}`]);
    await client.end();
  }
}

/** As few payloads as will hold all notices. */
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
