import type { Database } from './database.ts';

/** Compare the two clocks again this often: machine clocks get adjusted. */
const comparisonIntervalMs = 60_000;

const comparisons = 3;

/** The database's time, in milliseconds since 1970. */
export async function timeOf({ kind, read }: Database): Promise<number> {
  const now =
    kind === 'postgres'
      ? '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT'
      : "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";
  const [row] = await read<{ now: number }>(`SELECT ${now} AS now`);
  return row!.now;
}

/** The database's clock: all processes that share it judge deadlines by this one time, whatever their machines say. */
export class DatabaseClock {
  readonly #database: Database;
  readonly #machine: () => number;
  readonly #timer: NodeJS.Timeout;
  /** How far the database is ahead of this machine, in ms. */
  #ahead = 0;

  private constructor(database: Database, onError: (error: unknown) => void, machine: () => number) {
    this.#database = database;
    this.#machine = machine;
    this.#timer = setInterval(() => void this.#compare().catch(onError), comparisonIntervalMs);
    this.#timer.unref();
  }

  static async open(
    database: Database,
    onError: (error: unknown) => void,
    machine: () => number = Date.now,
  ): Promise<DatabaseClock> {
    const clock = new DatabaseClock(database, onError, machine);
    await clock.#compare();
    return clock;
  }

  readonly now = (): number => this.#machine() + this.#ahead;

  /**
   * Uses the fastest round trip, which measures the offset most exactly; an offset within the round trip counts as
   * none.
   */
  async #compare(): Promise<void> {
    let shortest = Number.POSITIVE_INFINITY;
    let ahead = 0;
    for (let i = 0; i < comparisons; i++) {
      const before = this.#machine();
      const time = await timeOf(this.#database);
      const journey = this.#machine() - before;
      if (journey >= shortest) continue;
      shortest = journey;
      ahead = Math.round(time - before - journey / 2);
    }
    this.#ahead = Math.abs(ahead) <= shortest + 1 ? 0 : ahead;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
