// A thread in which bots think. It is told what a seat may know, and nothing else.
import { parentPort } from 'node:worker_threads';
import { loadBots } from '@cordillera/bots/lazy';
import { createRandom, newSeed } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';

/** @typedef {import('./room.ts').BotQuestion} BotQuestion */
/** @typedef {import('./room.ts').BotTable} BotTable */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const random = createRandom(newSeed());

/** @type {Map<string, Promise<{ rules: import('@cordillera/engine').Rules, bots: readonly import('@cordillera/bots/lazy').Bot[] }>>} */
const tables = new Map();
/** What each bot remembers, by table and seat. @type {Map<string, Map<number, unknown>>} */
const memories = new Map();

/** @param {BotTable} table */
async function sitDown({ game: id, rulesVersion, content }) {
  const [game, bots] = await Promise.all([loadGame(id), loadBots(id)]);
  return { rules: game.rules(content, rulesVersion), bots };
}

/** @param {BotQuestion} question */
async function choose({ table, seat, bot: id, view, decision, events, fresh, ms }) {
  const seated = tables.get(table);
  if (!seated) throw new Error('the bots do not sit at this table');
  const { rules, bots } = await seated;
  const bot = bots.find((each) => each.id === id);
  if (!bot) throw new Error(`there is no bot "${id}"`);
  const remembered = memories.get(table) ?? new Map();
  memories.set(table, remembered);
  if (fresh) remembered.set(seat, bot.memory?.());
  const memory = remembered.get(seat);
  for (const event of events) bot.hear?.(memory, event, seat);
  return bot.choose({ rules, view, decision, random, memory }, { ms });
}

let queue = Promise.resolve();

port.on('message', (/** @type {{ table: BotTable } | { question: BotQuestion } | { leave: string }} */ message) => {
  if ('table' in message) {
    const seated = sitDown(message.table);
    // whoever asks next is told why there are no bots
    seated.catch(() => undefined);
    tables.set(message.table.id, seated);
    return;
  }
  if ('leave' in message) {
    tables.delete(message.leave);
    memories.delete(message.leave);
    return;
  }
  const { question } = message;
  queue = queue.then(() =>
    choose(question).then(
      (choice) => port.postMessage({ id: question.id, choice }),
      (error) => port.postMessage({ id: question.id, error: String(error) }),
    ),
  );
});
