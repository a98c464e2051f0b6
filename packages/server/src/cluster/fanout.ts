import pg from 'pg';
import type { Postgres } from '../database/postgres.ts';
import { newId } from '../ids.ts';

const channel = 'cordillera';

/** Notices are collected for so many ms: NOTIFY takes a lock on the whole database, however much it says. */
const batch = 4;

/** PostgreSQL takes payloads of less than 8,000 bytes. */
const mostBytes = 7900;

/** After a failure it waits so many ms. */
const rest = 500;

/** Every process says so often, in ms, that it is alive, which also shows whether the connection is. */
const heartbeat = 1000;

/**
 * One that said nothing while this process said so itself so many times may have died between writing something and
 * telling it. Beats are counted, not time: a process that stood still has heard nobody, and nobody has died of it.
 */
const silence = 3;

/** Said at the end: nothing was left untold. */
const bye = 'bye';

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
  onGone(process: string): void;
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
  readonly #untold = new Map<string, string>();
  #batch: NodeJS.Timeout | null = null;
  #telling: Promise<void> = Promise.resolve();
  /** The other processes, and how often this one has said that it is alive since they were heard. */
  readonly #heard = new Map<string, number>();
  /** Since how many beats the database has not answered. */
  #unanswered = 0;
  #client: pg.Client | null = null;
  #pulse: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
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
    return this.#heard.size;
  }

  /** Tells the other processes, in a moment. */
  tell(match: string, seq: number): void {
    this.#keep(match + written, String(seq));
    this.#soon(batch);
  }

  /** Tells the other processes who looks at a table here. */
  report(match: string, report: string): void {
    this.#untold.set(match + present, report);
    this.#soon(batch);
  }

  /** Asks the other processes who looks at a table there; '': at any table. */
  ask(match: string): void {
    this.#untold.set(match + asked, '');
    this.#soon(batch);
  }

  /** Unless something newer is to be told. */
  #keep(key: string, value: string): void {
    const newer = this.#untold.get(key);
    if (newer === undefined || (key.endsWith(written) && Number(newer) < Number(value))) this.#untold.set(key, value);
  }

  #soon(ms: number): void {
    if (this.#closed) return;
    this.#batch ??= setTimeout(() => {
      this.#batch = null;
      this.#telling = this.#telling.then(() => this.#tellAll());
    }, ms);
  }

  async #tellAll(): Promise<void> {
    const notices = [...this.#untold];
    this.#untold.clear();
    try {
      for (const payload of payloads(this.#self, notices))
        await this.#input.database.read('SELECT pg_notify($1, $2)', channel, payload);
    } catch (error) {
      // told again is harmless, not told is not
      for (const [key, value] of notices) this.#keep(key, value);
      if (this.#closed) return;
      this.#input.onError(error);
      this.#soon(rest);
    }
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#input.database.url, connectionTimeoutMillis: 10_000 });
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
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
    this.#pulse = setInterval(() => void this.#beat(client), heartbeat);
  }

  async #beat(client: pg.Client): Promise<void> {
    const dead = [...this.#heard].filter(([, beats]) => beats >= silence);
    for (const [process] of dead) this.#gone(process);
    if (dead.length > 0) this.#input.onGap();
    for (const [process, beats] of this.#heard) this.#heard.set(process, beats + 1);
    if (this.#unanswered > 0) {
      // a connection may be dead without having ended
      if (this.#unanswered++ >= silence) this.#lost(client, new Error('the database does not answer'));
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

  #hear(payload: string): void {
    const [from = '', ...notices] = payload.split(' ');
    if (from === this.#self) return;
    if (notices[0] === bye) {
      this.#gone(from);
      return;
    }
    this.#heard.set(from, 0);
    for (const notice of notices) {
      const at = notice.search(/[:=?]/);
      const match = notice.slice(0, at);
      const said = notice.slice(at + 1);
      if (notice[at] === written) this.#input.onNotice(match, Number(said));
      else if (notice[at] === present) this.#input.onPresent(from, match, said);
      else this.#input.onAsked(match);
    }
  }

  #gone(process: string): void {
    if (this.#heard.delete(process)) this.#input.onGone(process);
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = null;
    if (this.#pulse) clearInterval(this.#pulse);
    for (const process of [...this.#heard.keys()]) this.#gone(process);
    // it is of no use any more, whatever it says to this
    client.end().catch(() => undefined);
    if (this.#closed) return;
    if (error) this.#input.onError(error);
    this.#again = setTimeout(() => {
      this.#listen().then(
        () => this.#input.onGap(),
        (failure: unknown) => this.#lost(this.#client!, failure),
      );
    }, rest);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#batch) clearTimeout(this.#batch);
    if (this.#again) clearTimeout(this.#again);
    if (this.#pulse) clearInterval(this.#pulse);
    const client = this.#client;
    this.#client = null;
    await this.#telling;
    // what was written last is told, or others would show it only when they look
    if (this.#untold.size > 0) await this.#tellAll();
    if (!client) return;
    await client.query('SELECT pg_notify($1, $2)', [channel, `${this.#self} ${bye}`]);
    await client.end();
  }
}

/** As few payloads as will hold all notices. */
function* payloads(self: string, notices: Iterable<[key: string, value: string]>): Generator<string> {
  let payload = self;
  for (const [key, value] of notices) {
    const notice = ` ${key}${value}`;
    if (payload.length + notice.length > mostBytes) {
      yield payload;
      payload = self;
    }
    payload += notice;
  }
  if (payload !== self) yield payload;
}
