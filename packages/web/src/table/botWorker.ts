import { botFor } from '@cordillera/bots';
import { createRandom, type Decision, loadPack, newSeed, type Rules } from '@cordillera/engine';
import { gameById } from '@cordillera/games';

/** What the page asks: a bot sees its view and its decision, nothing else. */
export interface BotQuestion {
  id: number;
  game: string;
  bot: string;
  view: object;
  decision: Decision<object>;
}

export type BotAnswer = { id: number; choice: object } | { id: number; error: string };

const random = createRandom(newSeed());
const bound = new Map<string, Rules>();

/** Rules are bound to the house set once per game. */
function rulesOf(id: string): Rules {
  const known = bound.get(id);
  if (known) return known;
  const game = gameById(id);
  const rules = game.rules(loadPack(game.format, game.house).content);
  bound.set(id, rules);
  return rules;
}

addEventListener('message', ({ data: { id, game, bot, view, decision } }: MessageEvent<BotQuestion>) => {
  const answer = (message: BotAnswer): void => postMessage(message);
  try {
    const choice = botFor(gameById(game), bot).choose({ rules: rulesOf(game), view, decision, random });
    answer({ id, choice });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
