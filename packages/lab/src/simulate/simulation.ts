import { setImmediate as turn } from 'node:timers/promises';
import type { Bot } from '@cordillera/bots';
import { createMatch, type Game, loadPack, type Seat } from '@cordillera/engine';
import { CommandError } from '../cli/command.ts';
import { saveMatch } from '../files/matchFiles.ts';
import { observers } from './observers/index.ts';
import { loadOutsideBot } from './outsideBots.ts';
import { botsOf, chunksOf, gamesOf, type RunPlan, seatsOf, seedOf } from './plan.ts';
import { type GameRecord, playGame } from './play.ts';
import type { Registry } from './registry.ts';
import { type Row, rowsOf } from './rows.ts';
import { addTally, createTally, recordGame, type Tally } from './tally.ts';

/** Plays games of a plan. */
export interface Player {
  /** Plays one game, by its number. */
  play(index: number): Promise<GameRecord>;
  close(): Promise<void>;
}

export async function preparePlay(plan: RunPlan, { games, botsFor }: Registry): Promise<Player> {
  const game = games.find(({ id }) => id === plan.game) as Game;
  const known = new Map(botsFor(game).map((bot) => [bot.id, bot]));
  const invited = Object.entries(plan.outside).map(
    async ([id, text]) => [id, await loadOutsideBot(text, plan)] as const,
  );
  const guests = new Map(await Promise.all(invited));
  const inputOf = (index: number) => ({
    options: plan.options,
    seats: seatsOf(plan, index),
    seed: seedOf(plan, index),
  });
  const content = loadPack(game.format, plan.pack ?? game.house);
  const { rules } = createMatch(game, { ...inputOf(plan.from), content });

  async function play(index: number): Promise<GameRecord> {
    const input = inputOf(index);
    const setup = { ...input, seats: input.seats.length };
    const names = botsOf(plan, index);
    const bots = names.map((id, seat) => guests.get(id)?.sit(index, seat) ?? (known.get(id) as Bot));
    const { opening, nodes } = plan;
    const manner = { opening, nodes, watcher: observers[plan.game]?.watch(rules) };
    const match = plan.save === null ? null : createMatch(game, { ...input, content });
    const onChoice = match && ((seat: Seat, choice: object) => void match.choose(seat, choice));
    const record = await playGame(rules, setup, bots, { ...manner, ...(onChoice && { onChoice }) });
    if (match) saveMatch(plan.save as string, index, match);
    for (const [seat, id] of names.entries()) guests.get(id)?.end?.(seat, record.result);
    return record;
  }

  return {
    play: (index) =>
      play(index).catch((cause: Error) => {
        if (cause instanceof CommandError) throw cause;
        const where = `game ${index} (seed ${seedOf(plan, index)}, bots ${botsOf(plan, index)})`;
        throw new Error(`${where}: ${cause.message}`, { cause });
      }),
    async close() {
      await Promise.all([...guests.values()].map((guest) => guest.close?.()));
    },
  };
}

/** The result of a chunk. */
export interface Share {
  tally: Tally;
  rows: Row[];
}

/** Plays a chunk, or its beginning when stopped. */
export async function playChunk(
  plan: RunPlan,
  { play }: Player,
  chunk: number,
  stop: Int32Array,
  onGame?: () => void,
): Promise<Share> {
  const share: Share = { tally: createTally(), rows: [] };
  const { first, end } = gamesOf(plan, chunk);
  for (let index = first; index < end && goesOn(stop); index++) {
    const record = await play(index);
    recordGame(share.tally, record);
    if (plan.rows) share.rows.push(...rowsOf(plan, index, record));
    onGame?.();
    await turn(); // lets signal handlers run
  }
  return share;
}

/** Adds up the chunks of a plan in order. Chunks after an incomplete one do not count. */
export function collect(plan: RunPlan, write: (rows: readonly Row[]) => void) {
  const total = createTally();
  let isCut = false;
  return {
    total,
    add(chunk: number, { tally, rows }: Share): void {
      if (isCut) return;
      const { first, end } = gamesOf(plan, chunk);
      isCut = tally.games < end - first;
      if (rows.length > 0) write(rows);
      addTally(total, tally);
    },
  };
}

/** The environment of a run. */
export interface Run {
  /** Shared by all threads: 1 when no new game may begin. */
  stop: Int32Array;
  onGames(games: number): void;
  /** Writes the rows of the next games, in order. */
  write(rows: readonly Row[]): void;
}

export const goesOn = (stop: Int32Array): boolean => Atomics.load(stop, 0) === 0;

/** Plays the plan in this thread, until it is stopped. */
export async function playHere(plan: RunPlan, registry: Registry, { stop, onGames, write }: Run): Promise<Tally> {
  const player = await preparePlay(plan, registry);
  const { total, add } = collect(plan, write);
  try {
    for (let chunk = 0; chunk < chunksOf(plan) && goesOn(stop); chunk++)
      add(chunk, await playChunk(plan, player, chunk, stop, () => onGames(1)));
  } finally {
    await player.close();
  }
  return total;
}
