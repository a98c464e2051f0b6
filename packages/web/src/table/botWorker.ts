import { type Bot, loadBots } from '@cordillera/bots/lazy';
import { createRandom, type Decision, type GameEvent, newSeed, type Rules, type Seat } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';

/** The table that the bots of this worker sit at: its game, the version of its rules, and the content of its card set. */
export interface BotTable {
  game: string;
  rulesVersion: number;
  content: object;
}

/** What the page asks: a bot knows its view, its decision and what its seat was told, nothing else. */
export interface BotQuestion {
  id: number;
  seat: Seat;
  bot: string;
  view: object;
  decision: Decision<object>;
  /** How long it may think. */
  ms: number;
  /** What the seat was told since the bot was asked last. */
  events: GameEvent[];
  /** Its memory is no longer true: it begins a new one, and `events` has everything from the beginning. */
  fresh: boolean;
}

/** The table is told first, and once. */
export type BotMessage = { table: BotTable } | { question: BotQuestion };

export type BotAnswer = { id: number; choice: object } | { id: number; error: string };

const random = createRandom(newSeed());
/** Only the rules and bots of the table's own game are fetched. */
let table: Promise<{ game: string; rules: Rules; bots: readonly Bot[] }> | null = null;
/** What the bot of each seat remembers, for as long as the table stands. */
const memories = new Map<Seat, unknown>();
/** Ends the thinking about the last question of each seat. */
const thinking = new Map<Seat, AbortController>();
/** One bot thinks at a time. */
let queue = Promise.resolve();

async function sitDown({ game: id, rulesVersion, content }: BotTable) {
  const [game, bots] = await Promise.all([loadGame(id), loadBots(id)]);
  return { game: id, rules: game.rules(content, rulesVersion), bots };
}

async function choose(question: BotQuestion, signal: AbortSignal): Promise<object> {
  if (!table) throw new Error('the bots sit at no table yet');
  const { game, rules, bots } = await table;
  const { seat, view, decision, ms, events, fresh } = question;
  const bot = bots.find(({ id }) => id === question.bot);
  if (!bot)
    throw new Error(`There is no bot "${question.bot}" for ${game}; known: ${bots.map(({ id }) => id).join(', ')}.`);
  if (fresh) memories.set(seat, bot.memory?.());
  const memory = memories.get(seat);
  for (const event of events) bot.hear?.(memory, event, seat);
  signal.throwIfAborted();
  return bot.choose({ rules, view, decision, random, memory }, { ms, signal });
}

async function answer(question: BotQuestion, signal: AbortSignal): Promise<void> {
  const { id } = question;
  const reply = await choose(question, signal).then(
    (choice): BotAnswer => ({ id, choice }),
    (error): BotAnswer => ({ id, error: String(error) }),
  );
  // Of an aborted question nobody wants to know any more.
  if (!signal.aborted) postMessage(reply);
}

/** In the worker: what the page says to the bots. */
export function hearBots(message: BotMessage): void {
  if ('table' in message) {
    table = sitDown(message.table);
    // whoever asks next is told why there are no bots
    table.catch(() => undefined);
    return;
  }
  const { question } = message;
  // A seat that is asked again has been overtaken by what happened at the table.
  thinking.get(question.seat)?.abort();
  const controller = new AbortController();
  thinking.set(question.seat, controller);
  queue = queue.then(() => answer(question, controller.signal));
}
