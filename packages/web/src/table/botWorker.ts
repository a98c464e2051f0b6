import { type Bot, loadBots } from '@cordillera/bots/lazy';
import { createRandom, type Decision, newSeed, type Rules, type Seat } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';

/** The table that the bots of this worker sit at: its game, and the content of its card set. */
export interface BotTable {
  game: string;
  content: object;
}

/** What the page asks: a bot sees its view and its decision, nothing else. */
export interface BotQuestion {
  id: number;
  seat: Seat;
  bot: string;
  view: object;
  decision: Decision<object>;
}

/** The table is told first, and once. */
export type BotMessage = { table: BotTable } | { question: BotQuestion };

export type BotAnswer = { id: number; choice: object } | { id: number; error: string };

const random = createRandom(newSeed());
/** The rules and bots of the table's game alone are fetched. */
let table: Promise<{ game: string; rules: Rules; bots: readonly Bot[] }> | null = null;
/** What the bot of each seat noted, for as long as the table stands. */
const notes = new Map<Seat, Map<string, unknown>>();

function notesOf(seat: Seat): Map<string, unknown> {
  const known = notes.get(seat) ?? new Map<string, unknown>();
  notes.set(seat, known);
  return known;
}

async function sitDown({ game: id, content }: BotTable) {
  const [game, bots] = await Promise.all([loadGame(id), loadBots(id)]);
  return { game: id, rules: game.rules(content), bots };
}

async function choose({ seat, bot: id, view, decision }: BotQuestion): Promise<object> {
  if (!table) throw new Error('the bots sit at no table yet');
  const { game, rules, bots } = await table;
  const bot = bots.find((candidate) => candidate.id === id);
  if (!bot) throw new Error(`There is no bot "${id}" for ${game}; known: ${bots.map((known) => known.id).join(', ')}.`);
  return bot.choose({ rules, view, decision, random, notes: notesOf(seat) });
}

addEventListener('message', ({ data }: MessageEvent<BotMessage>) => {
  if ('table' in data) {
    table = sitDown(data.table);
    // whoever asks next is told why there are no bots
    table.catch(() => undefined);
    return;
  }
  const { question } = data;
  const answer = (message: BotAnswer): void => postMessage(message);
  choose(question).then(
    (choice) => answer({ id: question.id, choice }),
    (error: unknown) => answer({ id: question.id, error: String(error) }),
  );
});
