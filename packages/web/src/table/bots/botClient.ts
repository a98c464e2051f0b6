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

/** Today's bots are done long before, even on a slow phone. */
const botBudgetMs = 4000;

/** A worker has the bots of one table. */
const table = 'table';

/** The bots' room: a worker of its own, so that the page never waits for a bot. */
export class BotClient {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  /** What the bots remember is in the worker, and is gone with it. */
  readonly #questions = new BotQuestions();
  #next = 0;
  #watch: SilenceWatch | null = null;
  readonly #table: BotTable;

  constructor(played: Omit<BotTable, 'id'>) {
    this.#table = { id: table, ...played };
  }

  /** What the bot at this seat chooses. A seat that is asked again never answers its earlier question. */
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
      // it may be the room that is wrong, with rules that could not be fetched: the next question opens another one
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
    // Once: the cards of a table never change.
    this.#send(worker, { table: this.#table });
    this.#worker = worker;
    return worker;
  }

  /** Everybody who waits is told why there is no answer. */
  #fail(error: Error, ...more: readonly Waiting[]): void {
    const asked = [...more, ...this.#waiting.values()];
    this.close();
    for (const { failed } of asked) failed(error);
    if (isNotLoaded(error)) void followNewVersion();
  }

  /** Whatever is being thought ends, and nobody waits for an answer any more. */
  close(): void {
    this.#watch?.stop();
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
    this.#questions.clear();
  }
}
