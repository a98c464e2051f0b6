import { type Database, DuplicateKeyError, PersonGoneError, statement } from './database.ts';

/** After a successful write, assume for this long that writes work. */
const writableForMs = 10_000;

/** After a failed write, probe again no more often than this. */
const retryAfterMs = 1000;

const timeoutMs = 2000;

/** Knows whether the database answers and takes writes, without loading it however often it is asked. */
export class Readiness {
  readonly database: Database;
  readonly #now: () => number;
  /** When the last write was, and the error if it failed. */
  #last: { at: number; failure: unknown } = { at: Number.NEGATIVE_INFINITY, failure: null };
  #probedAt = Number.NEGATIVE_INFINITY;
  #probing: Promise<void> | null = null;

  constructor(database: Database, now: () => number = Date.now) {
    this.#now = now;
    this.database = {
      ...database,
      write: async (...statements) => {
        try {
          const written = await database.write(...statements);
          this.#last = { at: this.#now(), failure: null };
          return written;
        } catch (error) {
          // refused for its content, not because the database takes no writes
          if (!(error instanceof DuplicateKeyError || error instanceof PersonGoneError))
            this.#last = { at: this.#now(), failure: error };
          throw error;
        }
      },
    };
  }

  /** Throws an error when the database is not ready. */
  async check(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error('the database does not answer')), timeoutMs);
    });
    try {
      await Promise.race([Promise.all([this.database.read('SELECT 1 AS one'), this.#canWrite()]), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #canWrite(): Promise<void> {
    const now = this.#now();
    const isKnown = this.#last.failure === null && this.#last.at > now - writableForMs;
    if (!isKnown && this.#probedAt <= now - retryAfterMs) {
      this.#probing ??= this.#probe(now).finally(() => {
        this.#probing = null;
      });
    }
    await this.#probing;
    if (this.#last.failure !== null) throw this.#last.failure;
  }

  async #probe(now: number): Promise<void> {
    this.#probedAt = now;
    const at = 'INSERT INTO probe (id, at) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';
    // a failure is recorded like that of any other write
    await this.database.write(statement(at, now)).catch(() => undefined);
  }
}
