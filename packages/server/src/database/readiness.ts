import { type Database, DuplicateKeyError, PersonGoneError, statement } from './database.ts';

/** A database that has just taken a write takes the next one. */
const writableForMs = 10_000;

/** After a write has failed, it is tried again so often at most. */
const retryAfterMs = 1000;

const timeoutMs = 2000;

/** Knows whether the database answers and takes writes, however often it is asked. */
export class Readiness {
  readonly database: Database;
  readonly #now: () => number;
  /** The last write: when it was, and why it failed, if it did. */
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
          // it was refused for what it says, not because nothing can be written
          if (!(error instanceof DuplicateKeyError || error instanceof PersonGoneError))
            this.#last = { at: this.#now(), failure: error };
          throw error;
        }
      },
    };
  }

  /** Throws what is wrong. */
  async check(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error('the database does not answer')), timeoutMs);
    });
    try {
      await Promise.race([Promise.all([this.database.read('SELECT 1 AS one'), this.#canWrite()]), late]);
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
    // what goes wrong is noted like that of any other write
    await this.database.write(statement(at, now)).catch(() => undefined);
  }
}
