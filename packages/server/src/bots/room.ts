import { Worker } from 'node:worker_threads';
import type { Decision, GameEvent, Match, Seat } from '@cordillera/engine';

/** The table that bots sit at. */
export interface BotTable {
  id: string;
  game: string;
  rulesVersion: number;
  content: object;
}

/** What a bot is asked with: its view, its decision and what its seat was told, nothing else. */
export interface BotQuestion {
  id: number;
  table: string;
  seat: Seat;
  bot: string;
  view: object;
  decision: Decision<object>;
  /** What the seat was told since the bot was asked last. */
  events: GameEvent[];
  /** Its memory is no longer true: `events` has everything from the beginning. */
  fresh: boolean;
  ms: number;
}

interface Cursor {
  bot: string;
  told: number;
  revision: number;
}

interface Waiting {
  done(choice: object): void;
  failed(error: Error): void;
}

/** How long a bot may think, in ms. */
const patience = 2000;

/** The threads in which bots think, so that nobody at any table waits for them. */
export class BotRoom {
  readonly #size: number;
  readonly #threads: Worker[] = [];
  readonly #waiting = new Map<number, Waiting & { thread: Worker }>();
  /** By table: the thread its bots sit in, and how far each of them was told what happened. */
  readonly #tables = new Map<string, { thread: Worker; cursors: Map<Seat, Cursor> }>();
  #next = 0;

  constructor(threads: number) {
    this.#size = Math.max(1, threads);
  }

  /** What the bot at this seat chooses. The match must hold everything its seat was told. */
  ask(table: BotTable, match: Match, seat: Seat, bot: string): Promise<object> {
    const decision = match.decision(seat);
    if (!decision) throw new Error(`seat ${seat} has nothing to decide`);
    const { thread, cursors } = this.#seated(table);
    const revision = match.revision(seat);
    const cursor = cursors.get(seat);
    const fresh = cursor === undefined || cursor.bot !== bot || cursor.revision !== revision;
    const events = match.events(fresh ? 0 : cursor.told, seat);
    cursors.set(seat, { bot, revision, told: match.told(seat) });
    const id = this.#next++;
    const question: BotQuestion = {
      id,
      table: table.id,
      seat,
      bot,
      view: match.view(seat),
      decision,
      events,
      fresh,
      ms: patience,
    };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed, thread });
      thread.postMessage({ question });
    });
  }

  #seated(table: BotTable): { thread: Worker; cursors: Map<Seat, Cursor> } {
    let seated = this.#tables.get(table.id);
    if (seated === undefined) {
      const thread = this.#thread(this.#tables.size % this.#size);
      thread.postMessage({ table });
      seated = { thread, cursors: new Map() };
      this.#tables.set(table.id, seated);
    }
    return seated;
  }

  #thread(index: number): Worker {
    const known = this.#threads[index];
    if (known) return known;
    const thread = new Worker(new URL('./botThread.js', import.meta.url), { execArgv: [] });
    thread.on('message', (answer: { id: number; choice: object } | { id: number; error: string }) => {
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

  /** A thread broke: whoever waits for it is told, and the next question opens a new one. */
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

  /** Nobody looks at this table any more. */
  leave(table: string): void {
    this.#tables.get(table)?.thread.postMessage({ leave: table });
    this.#tables.delete(table);
  }

  async close(): Promise<void> {
    for (const { failed } of this.#waiting.values()) failed(new Error('the server stops'));
    this.#waiting.clear();
    await Promise.all(this.#threads.map((thread) => thread?.terminate()));
  }
}
