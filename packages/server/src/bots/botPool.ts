import { Worker } from 'node:worker_threads';
import { type BotAnswer, type BotMessage, BotQuestions, type BotTable } from '@cordillera/bots/questions';
import type { Match, Seat } from '@cordillera/engine';

interface Waiting {
  done(choice: object): void;
  failed(error: Error): void;
}

const botBudgetMs = 2000;

const post = (thread: Worker, message: BotMessage): void => thread.postMessage(message);

/** Worker threads that run bots, so that their thinking blocks no table. */
export class BotPool {
  readonly #size: number;
  readonly #threads: Worker[] = [];
  readonly #waiting = new Map<number, Waiting & { thread: Worker }>();
  /** By table: the thread that runs its bots, and the questions they have been asked. */
  readonly #tables = new Map<string, { thread: Worker; questions: BotQuestions }>();
  #next = 0;

  constructor(threads: number) {
    this.#size = Math.max(1, threads);
  }

  /** Resolves to the choice of the bot at this seat. The match must hold every event that its seat has seen. */
  ask(table: BotTable, match: Match, seat: Seat, bot: string): Promise<object> {
    const { thread, questions } = this.#seated(table);
    const id = this.#next++;
    const question = { id, table: table.id, ...questions.next(match, seat, bot), budgetMs: botBudgetMs };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed, thread });
      post(thread, { question });
    });
  }

  #seated(table: BotTable): { thread: Worker; questions: BotQuestions } {
    let seated = this.#tables.get(table.id);
    if (seated === undefined) {
      const thread = this.#thread(this.#tables.size % this.#size);
      post(thread, { table });
      seated = { thread, questions: new BotQuestions() };
      this.#tables.set(table.id, seated);
    }
    return seated;
  }

  #thread(index: number): Worker {
    const known = this.#threads[index];
    if (known) return known;
    const thread = new Worker(new URL('./botWorker.js', import.meta.url), { execArgv: [] });
    thread.on('message', (answer: BotAnswer) => {
      const asked = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('choice' in answer) asked?.done(answer.choice);
      else asked?.failed(new Error(answer.error));
    });
    thread.on('error', (error) => this.#lost(index, error));
    thread.unref();
    this.#threads[index] = thread;
    return thread;
  }

  /** Rejects what a broken thread was asked; the next question opens a new thread. */
  #lost(index: number, error: Error): void {
    const thread = this.#threads[index];
    delete this.#threads[index];
    for (const [id, seated] of this.#tables) if (seated.thread === thread) this.#tables.delete(id);
    for (const [id, asked] of this.#waiting) {
      if (asked.thread !== thread) continue;
      this.#waiting.delete(id);
      asked.failed(error);
    }
  }

  /** Forgets a table that has left memory. */
  leave(table: string): void {
    const seated = this.#tables.get(table);
    if (seated) post(seated.thread, { leave: table });
    this.#tables.delete(table);
  }

  async close(): Promise<void> {
    for (const { failed } of this.#waiting.values()) failed(new Error('the server stops'));
    this.#waiting.clear();
    await Promise.all(this.#threads.map((thread) => thread?.terminate()));
  }
}
