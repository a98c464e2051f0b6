import type { Decision, GameEvent, Seat } from '@cordillera/engine';
import type { BotAnswer, BotMessage, BotQuestion, BotTable } from './botWorker.ts';

/** What a seat may know of its match: all that a bot is ever shown. */
export interface Known {
  view(seat: Seat): object;
  decision(seat: Seat): Decision<object> | null;
  events(since: number, seat: Seat): GameEvent[];
  revision(seat: Seat): number;
}

/** How far a bot has been told what happened. */
interface Cursor {
  bot: string;
  revision: number;
  told: number;
}

interface Waiting {
  seat: Seat;
  done: (choice: object) => void;
  failed: (error: Error) => void;
}

/** How long a bot may think, in ms; today's are done long before, even on a slow phone. */
const patience = 4000;

/** The bots' room: a worker of its own, so that the page never waits for a bot. */
export class Bots {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  /** By seat; what is remembered is in the worker, and is gone with it. */
  #cursors = new Map<Seat, Cursor>();
  #next = 0;
  readonly #table: BotTable;

  constructor(table: BotTable) {
    this.#table = table;
  }

  /** What the bot at this seat chooses. A seat that is asked again never answers its earlier question. */
  ask(seat: Seat, bot: string, match: Known): Promise<object> {
    const decision = match.decision(seat);
    if (decision === null) throw new Error(`seat ${seat} has nothing to decide`);
    for (const [id, asked] of this.#waiting) if (asked.seat === seat) this.#waiting.delete(id);
    const id = this.#next++;
    const worker = this.#room();
    const news = this.#newsFor(seat, bot, match);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { seat, done, failed });
      const question: BotQuestion = { id, seat, bot, view: match.view(seat), decision, ms: patience, ...news };
      this.#tell(worker, { question });
    });
  }

  /** What the seat was told since it was last asked; everything, when an undo changed that or another bot sits there. */
  #newsFor(seat: Seat, bot: string, match: Known): Pick<BotQuestion, 'events' | 'fresh'> {
    const revision = match.revision(seat);
    const cursor = this.#cursors.get(seat);
    const fresh = cursor === undefined || cursor.bot !== bot || cursor.revision !== revision;
    const since = fresh ? 0 : cursor.told;
    const events = match.events(since, seat);
    this.#cursors.set(seat, { bot, revision, told: since + events.length });
    return { events, fresh };
  }

  #tell(worker: Worker, message: BotMessage): void {
    worker.postMessage(message);
  }

  #room(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const asked = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('choice' in data) asked?.done(data.choice);
      else asked?.failed(new Error(data.error));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const asked = [...this.#waiting.values()];
      this.close();
      for (const { failed } of asked) failed(new Error(event.message || 'the bots could not be loaded'));
    });
    // Once: the cards of a table never change.
    this.#tell(worker, { table: this.#table });
    this.#worker = worker;
    return worker;
  }

  /** Whatever is being thought ends, and nobody waits for an answer any more. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
    this.#cursors.clear();
  }
}
