import type { Bot } from '@cordillera/bots';
import { createMatch, type Game, loadPack, type Seat } from '@cordillera/engine';
import { Failure } from './command.ts';
import { observers } from './observers/index.ts';
import { botsOf, chunkSize, chunksOf, type Plan, seedOf } from './plan.ts';
import { type GameRecord, playGame } from './play.ts';
import type { Registry } from './registry.ts';
import { saveMatch } from './saving.ts';
import { addTally, createTally, recordGame, type Tally } from './tally.ts';

/** Plays one game of a plan, by its number. */
export type PlayGame = (index: number) => Promise<GameRecord>;

export function preparePlay(plan: Plan, { games, botsFor }: Registry): PlayGame {
  const game = games.find(({ id }) => id === plan.game) as Game;
  const known = new Map(botsFor(game).map((bot) => [bot.id, bot]));
  const inputOf = (index: number) => ({
    options: plan.options,
    seats: botsOf(plan, index).map((bot, seat) => ({ name: `${bot} ${seat + 1}`, bot })),
    seed: seedOf(plan, index),
  });
  const content = loadPack(game.format, plan.pack ?? game.house);
  const { rules } = createMatch(game, { ...inputOf(0), content });

  return async (index) => {
    const input = inputOf(index);
    const setup = { ...input, seats: input.seats.length };
    const bots = input.seats.map(({ bot }) => known.get(bot) as Bot);
    const { opening, nodes } = plan;
    const manner = { opening, nodes, watcher: observers[plan.game]?.watch(rules) };
    try {
      if (plan.save === null) return await playGame(rules, setup, bots, manner);
      const match = createMatch(game, { ...input, content });
      const witness = (seat: Seat, choice: object) => void match.choose(seat, choice);
      const record = await playGame(rules, setup, bots, { ...manner, witness });
      saveMatch(plan.save, index, match);
      return record;
    } catch (cause) {
      if (cause instanceof Failure) throw cause;
      const { message } = cause as Error;
      throw new Error(`game ${index} (seed ${input.seed}, bots ${botsOf(plan, index)}): ${message}`, { cause });
    }
  };
}

export async function playChunk(plan: Plan, playGame: PlayGame, chunk: number, onGame?: () => void): Promise<Tally> {
  const tally = createTally();
  const from = chunk * chunkSize;
  for (let index = from; index < Math.min(from + chunkSize, plan.games); index++) {
    recordGame(tally, await playGame(index));
    onGame?.();
  }
  return tally;
}

/** Plays the whole plan in this thread. */
export async function playHere(plan: Plan, registry: Registry, onGame: () => void): Promise<Tally> {
  const playGame = preparePlay(plan, registry);
  const total = createTally();
  for (let chunk = 0; chunk < chunksOf(plan); chunk++) addTally(total, await playChunk(plan, playGame, chunk, onGame));
  return total;
}
