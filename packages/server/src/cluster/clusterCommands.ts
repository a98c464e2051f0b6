import { type Database, type Statement, statement } from '../database/database.ts';
import { newId } from '../ids.ts';

/**
 * Commands for all processes that no match log carries: a table was changed outside its log or closed by its host; an
 * operator has deleted tables (their IDs joined); a person's connections must close.
 */
export type ClusterCommandKind = 'table' | 'closed' | 'deleted' | 'person';

const commandPollMs = 2000;

/** A process that has not polled for this long is dead. */
const commandTtlMs = 10 * 60_000;

export const insertClusterCommand = (kind: ClusterCommandKind, subject: string, at: number): Statement =>
  statement('INSERT INTO errand (id, at, kind, subject) VALUES ($1, $2, $3, $4)', newId(), at, kind, subject);

export interface ClusterCommandsInput {
  database: Database;
  run(kind: ClusterCommandKind, subject: string): Promise<void>;
  onError(error: unknown): void;
  pollMs?: number;
}

/** Runs the commands that other processes and the operator leave in the database. */
export class ClusterCommands {
  readonly #input: ClusterCommandsInput;
  /** When each command was run here, by this process's own clock: the clock of the sender may be wrong. */
  readonly #done = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;

  constructor(input: ClusterCommandsInput) {
    this.#input = input;
    this.#timer = setInterval(() => void this.runNew(), input.pollMs ?? commandPollMs);
    this.#timer.unref();
  }

  /** Runs the commands that have not run here yet. */
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
      // reads all of them, for they are few; running one again that is older than this process does no harm
      const rows = await database.read<{ id: string; kind: ClusterCommandKind; subject: string }>(
        'SELECT id, kind, subject FROM errand ORDER BY at',
      );
      for (const { id, kind, subject } of rows) {
        if (this.#done.has(id)) continue;
        try {
          await run(kind, subject);
          this.#done.set(id, now);
        } catch (error) {
          // A failed command is retried at the next poll, and the others do not wait for it
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
