import { botFor } from '@cordillera/bots';
import { createRandom, type Decision, newSeed, type Rules, type Seat } from '@cordillera/engine';
import { gameById } from '@cordillera/games';

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
let table: { game: string; rules: Rules } | null = null;
/** What the bot of each seat noted, for as long as the table stands. */
const notes = new Map<Seat, Map<string, unknown>>();

function notesOf(seat: Seat): Map<string, unknown> {
  const known = notes.get(seat) ?? new Map<string, unknown>();
  notes.set(seat, known);
  return known;
}

function choose({ seat, bot, view, decision }: BotQuestion): object {
  if (!table) throw new Error('the bots sit at no table yet');
  const { game, rules } = table;
  return botFor(gameById(game), bot).choose({ rules, view, decision, random, notes: notesOf(seat) });
}

addEventListener('message', ({ data }: MessageEvent<BotMessage>) => {
  if ('table' in data) {
    const { game, content } = data.table;
    table = { game, rules: gameById(game).rules(content) };
    return;
  }
  const { question } = data;
  const answer = (message: BotAnswer): void => postMessage(message);
  try {
    answer({ id: question.id, choice: choose(question) });
  } catch (error) {
    answer({ id: question.id, error: String(error) });
  }
});
