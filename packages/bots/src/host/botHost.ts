import { createRandom, newSeed, type Rules, type Seat } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { Bot } from '../bot.ts';
import { loadBots } from '../lazy.ts';
import type { BotAnswer, BotMessage, BotQuestion, BotTable } from './messages.ts';

interface OpenTable {
  game: string;
  /** Loads the rules and bots of the table's own game only. */
  loading: Promise<{ rules: Rules; bots: readonly Bot[] }>;
  /** The memory of each seat's bot, for the lifetime of the table. */
  memories: Map<Seat, unknown>;
  /** Aborts the last question of each seat. */
  thinking: Map<Seat, AbortController>;
}

async function load({ game: id, rulesVersion, content }: BotTable) {
  const [game, bots] = await Promise.all([loadGame(id), loadBots(id)]);
  return { rules: game.rules(content, rulesVersion), bots };
}

/** Runs bots in a worker or thread: receives what their seats may know, and posts their answers. */
export class BotHost {
  readonly #post: (answer: BotAnswer) => void;
  readonly #random = createRandom(newSeed());
  readonly #tables = new Map<string, OpenTable>();
  /** Serializes the questions: one bot thinks at a time. */
  #queue = Promise.resolve();

  constructor(post: (answer: BotAnswer) => void) {
    this.#post = post;
  }

  receive(message: BotMessage): void {
    if ('table' in message) this.#open(message.table);
    else if ('leave' in message) this.#tables.delete(message.leave);
    else this.#ask(message.question);
  }

  #open(table: BotTable): void {
    const loading = load(table);
    // the next question reports why there are no bots
    loading.catch(() => undefined);
    this.#tables.set(table.id, { game: table.game, loading, memories: new Map(), thinking: new Map() });
  }

  #ask(question: BotQuestion): void {
    const { table: id, seat } = question;
    const controller = new AbortController();
    const thinking = this.#tables.get(id)?.thinking;
    // a new question to a seat makes its earlier one obsolete
    thinking?.get(seat)?.abort();
    thinking?.set(seat, controller);
    this.#queue = this.#queue.then(() => this.#answer(question, controller.signal));
  }

  async #answer(question: BotQuestion, signal: AbortSignal): Promise<void> {
    const { id } = question;
    const answer = await this.#choose(question, signal).then(
      (choice): BotAnswer => ({ id, choice }),
      (error): BotAnswer => ({ id, error: String(error) }),
    );
    if (!signal.aborted) this.#post(answer);
  }

  async #choose(question: BotQuestion, signal: AbortSignal): Promise<object> {
    const { seat, view, decision, events, isRestart, budgetMs } = question;
    const table = this.#tables.get(question.table);
    if (!table) throw new Error('there is no such table');
    const { rules, bots } = await table.loading;
    const bot = bots.find(({ id }) => id === question.bot);
    if (!bot) {
      const known = bots.map(({ id }) => id).join(', ');
      throw new Error(`There is no bot "${question.bot}" for ${table.game}; known: ${known}.`);
    }
    if (isRestart) table.memories.set(seat, bot.memory?.());
    const memory = table.memories.get(seat);
    for (const event of events) bot.observe?.(memory, event, seat);
    signal.throwIfAborted();
    return bot.choose({ rules, view, decision, random: this.#random, memory }, { ms: budgetMs, signal });
  }
}
