import { type Database, type Statement, statement } from './database/database.ts';
import { newId } from './names.ts';

/**
 * What every process must hear although no log has it: a table changed otherwise, will be deleted, or was closed by its host;
 * a person must go.
 */
export type ErrandKind = 'table' | 'closing' | 'closed' | 'person';

/** How often a process looks for errands, in ms. */
export const errandPause = 2000;

/** How long an errand is kept, in ms: a process that does not look for so long is gone. */
const kept = 10 * 60_000;

export const errand = (kind: ErrandKind, subject: string, at: number): Statement =>
  statement('INSERT INTO errand (id, at, kind, subject) VALUES ($1, $2, $3, $4)', newId(), at, kind, subject);

export interface ErrandsInput {
  database: Database;
  run(kind: ErrandKind, subject: string): Promise<void>;
  onError(error: unknown): void;
  pause?: number;
}

/** Runs the errands that other processes and the operator leave in the database. */
export class Errands {
  readonly #input: ErrandsInput;
  readonly #done = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #since = Date.now();
  #looking: Promise<void> | null = null;

  constructor(input: ErrandsInput) {
    this.#input = input;
    this.#timer = setInterval(() => void this.look(), input.pause ?? errandPause);
    this.#timer.unref();
  }

  /** Runs what is new. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { database, run, onError } = this.#input;
    try {
      const now = Date.now();
      // clocks of two machines differ a little
      const rows = await database.read<{ id: string; kind: ErrandKind; subject: string }>(
        'SELECT id, kind, subject FROM errand WHERE at > $1 ORDER BY at',
        Math.max(this.#since - 60_000, now - kept),
      );
      for (const { id, kind, subject } of rows) {
        if (this.#done.has(id)) continue;
        try {
          await run(kind, subject);
          this.#done.set(id, now);
        } catch (error) {
          // it is tried again the next time; the others need not wait for it
          onError(error);
        }
      }
      const old = [...this.#done].filter(([, at]) => at < now - 2 * kept);
      for (const [id] of old) this.#done.delete(id);
      if (old.length > 0) await database.write(statement('DELETE FROM errand WHERE at < $1', now - 2 * kept));
    } catch (error) {
      onError(error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
