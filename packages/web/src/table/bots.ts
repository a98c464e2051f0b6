import type { BotAnswer, BotMessage, BotQuestion, BotTable } from './botWorker.ts';

/** The bots' room: a worker of its own, so that the page never waits for a bot. */
export class Bots {
  #worker: Worker | null = null;
  #waiting = new Map<number, { done: (choice: object) => void; failed: (error: Error) => void }>();
  #next = 0;
  readonly #table: BotTable;

  constructor(table: BotTable) {
    this.#table = table;
  }

  ask(question: Omit<BotQuestion, 'id'>): Promise<object> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#tell(this.#room(), { question: { id, ...question } });
    });
  }

  #tell(worker: Worker, message: BotMessage): void {
    worker.postMessage(message);
  }

  #room(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const asked = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('choice' in data) asked?.done(data.choice);
      else asked?.failed(new Error(data.error));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#empty(new Error(event.message || 'the bots could not be loaded'));
    });
    // Once: the cards of a table never change.
    this.#tell(worker, { table: this.#table });
    this.#worker = worker;
    return worker;
  }

  #empty(error: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    const asked = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of asked) failed(error);
  }

  /** Nobody waits for their answers any more. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }
}
