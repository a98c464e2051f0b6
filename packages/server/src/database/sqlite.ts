import { Worker } from 'node:worker_threads';
import { type Database, DuplicateKeyError, PersonGoneError, type Statement, type Value } from './database.ts';

interface Failure {
  message: string;
  kind: 'duplicate' | 'person-gone' | null;
}

type Answer = { id: number; result: unknown[] } | { id: number; error: Failure };

function toDatabaseError({ message, kind }: Failure): Error {
  if (kind === 'duplicate') return new DuplicateKeyError(message);
  return kind === 'person-gone' ? new PersonGoneError(message) : new Error(message);
}

interface Waiting {
  done(result: never): void;
  failed(error: Error): void;
}

export interface SqliteOptions {
  /** Locks the file, so that other processes that ask for the lock are refused. */
  alone?: boolean;
  /**
   * `read`: a snapshot from when it was opened, without writes. `build`: a new file, not durable before it is closed
   * and flushed.
   */
  use?: 'serve' | 'read' | 'build';
}

/** Opens a SQLite file in a thread of its own, so that disk writes block only the writer. */
export function openSqlite(file: string, { alone = false, use = 'serve' }: SqliteOptions = {}): Database {
  const thread = new Worker(new URL('./sqliteThread.js', import.meta.url), {
    workerData: { file, alone, use },
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let gone: Error | null = null;

  const onAnswer = (answer: Answer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('result' in answer) asked?.done(answer.result as never);
    else asked?.failed(toDatabaseError(answer.error));
  };
  thread.on('message', (answers: Answer[]) => answers.forEach(onAnswer));
  const end = (error: Error): void => {
    gone ??= error;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };
  thread.on('error', end);
  thread.on('exit', () => end(new Error('the database is closed')));

  /** Requests of one event-loop turn are posted together and committed together. */
  let unsentRequests: object[] = [];
  const send = (): void => {
    thread.postMessage(unsentRequests);
    unsentRequests = [];
  };

  const ask = <Result>(request: object): Promise<Result> =>
    new Promise((done, failed) => {
      if (gone) {
        failed(gone);
        return;
      }
      const id = next++;
      waiting.set(id, { done, failed });
      unsentRequests.push({ id, ...request });
      if (unsentRequests.length === 1) setImmediate(send);
    });

  return {
    kind: 'sqlite',
    now: Date.now,
    read: (sql: string, ...values: Value[]) => ask({ read: { sql, values } }),
    write: (...statements: Statement[]) => ask({ write: statements }),
    forget: () => ask({ forget: true }),
    close: async () => {
      await ask({ close: true });
      await thread.terminate();
    },
  };
}
