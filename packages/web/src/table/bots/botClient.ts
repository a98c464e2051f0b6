import {
  type BotAnswer,
  type BotMessage,
  type BotQuestion,
  BotQuestions,
  type BotTable,
  type KnownMatch,
} from '@cordillera/bots/questions';
import type { Seat } from '@cordillera/engine';
import { ChunkLoadError, isNotLoaded } from '../../platform/errors.ts';
import { followNewVersion } from '../../platform/loading.ts';
import { SilenceWatch } from './silenceWatch.ts';

interface Waiting {
  seat: Seat;
  done: (choice: object) => void;
  failed: (error: Error) => void;
}

/** Far more than the bots need, even on a slow phone. */
const botBudgetMs = 4000;

/** The id of the table in its worker, which has only one. */
const table = 'table';

/** Asks the bots in their worker, so that the page never waits for a bot. */
export class BotClient {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  /** The worker's memory of what it was sent; it ends with the worker. */
  readonly #questions = new BotQuestions();
  #next = 0;
  #watch: SilenceWatch | null = null;
  readonly #table: BotTable;

  constructor(played: Omit<BotTable, 'id'>) {
    this.#table = { id: table, ...played };
  }

  /** The bot's choice for this seat. A new question for a seat discards the earlier one. */
  ask(seat: Seat, bot: string, match: KnownMatch): Promise<object> {
    for (const [id, asked] of this.#waiting) if (asked.seat === seat) this.#waiting.delete(id);
    const id = this.#next++;
    const worker = this.#tableOf();
    const question: BotQuestion = { id, table, ...this.#questions.next(match, seat, bot), budgetMs: botBudgetMs };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { seat, done, failed });
      this.#send(worker, { question });
    });
  }

  #send(worker: Worker, message: BotMessage): void {
    worker.postMessage(message);
  }

  #tableOf(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      this.#watch?.reset();
      const asked = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('choice' in data) asked?.done(data.choice);
      // the worker itself may be broken, such as by rules that could not be fetched: the next question starts another
      else if (asked) this.#fail(new Error(data.error), asked);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail(event.message ? new Error(event.message) : new ChunkLoadError('the bots could not be loaded'));
    });
    this.#watch = new SilenceWatch(
      () => this.#waiting.size > 0,
      () => this.#fail(new Error('the bots do not answer')),
    );
    // Once per worker: the cards of a table never change.
    this.#send(worker, { table: this.#table });
    this.#worker = worker;
    return worker;
  }

  /** Rejects every pending question. */
  #fail(error: Error, ...more: readonly Waiting[]): void {
    const asked = [...more, ...this.#waiting.values()];
    this.close();
    for (const { failed } of asked) failed(error);
    if (isNotLoaded(error)) void followNewVersion();
  }

  /** Ends the worker and discards all pending questions. */
  close(): void {
    this.#watch?.stop();
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
    this.#questions.clear();
  }
}
