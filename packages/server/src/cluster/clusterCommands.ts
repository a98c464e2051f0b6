import { type Database, type Statement, statement } from '../database/database.ts';
import { newId } from '../ids.ts';

/**
 * What every process must hear although no log has it: a table changed otherwise, or was closed by its host; an operator has
 * deleted tables, whose names stand one after the other; a person must go.
 */
export type ClusterCommandKind = 'table' | 'closed' | 'deleted' | 'person';

/** How often a process looks for errands, in ms. */
const commandPollMs = 2000;

/** How long an errand is kept, in ms: a process that does not look for so long is gone. */
const commandTtlMs = 10 * 60_000;

export const insertClusterCommand = (kind: ClusterCommandKind, subject: string, at: number): Statement =>
  statement('INSERT INTO errand (id, at, kind, subject) VALUES ($1, $2, $3, $4)', newId(), at, kind, subject);

export interface ClusterCommandsInput {
  database: Database;
  run(kind: ClusterCommandKind, subject: string): Promise<void>;
  onError(error: unknown): void;
  pollMs?: number;
}

/** Runs the errands that other processes and the operator leave in the database. */
export class ClusterCommands {
  readonly #input: ClusterCommandsInput;
  /** What was run here, and when by the clock of this process alone: those who leave errands may have wrong ones. */
  readonly #done = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;

  constructor(input: ClusterCommandsInput) {
    this.#input = input;
    this.#timer = setInterval(() => void this.runNew(), input.pollMs ?? commandPollMs);
    this.#timer.unref();
  }

  /** Runs what is new. */
  runNew(): Promise<void> {
    this.#running ??= this.#runNew().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #runNew(): Promise<void> {
    const { database, run, onError } = this.#input;
    try {
      const now = performance.now();
      // few, and all of them: to do one again that was there before this process is no harm
      const rows = await database.read<{ id: string; kind: ClusterCommandKind; subject: string }>(
        'SELECT id, kind, subject FROM errand ORDER BY at',
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
      const old = [...this.#done].flatMap(([id, at]) => (at < now - commandTtlMs ? [id] : []));
      if (old.length > 0) await database.write(...old.map((id) => statement('DELETE FROM errand WHERE id = $1', id)));
      for (const id of old) this.#done.delete(id);
    } catch (error) {
      onError(error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
