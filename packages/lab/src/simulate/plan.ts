import { type RawPack, type SeatInfo, sha256Hex } from '@cordillera/engine';

/** A simulation, checked and complete, as plain data; every worker gets the same one. */
export interface RunPlan {
  game: string;
  options: object;
  /** The card set and its hash; null for the house set. */
  pack: (RawPack & { hash: string }) | null;
  /** The bot at each seat, before any rotation. */
  bots: string[];
  /** The origin of bots from outside: a module's path or a program's command (outsideBots.ts). */
  outside: Record<string, string>;
  seed: string;
  /** The number of the first game. */
  from: number;
  /** The number of games, including those before the first. */
  games: number;
  /** How many rotations of the bots play each seed; 1 when the run is not paired. */
  rotations: number;
  /** How many first choices of each seat are random. */
  opening: number;
  /** The limit of nodes per choice; no limit when absent. */
  nodes?: number;
  /** The folder for saved matches; null for none. */
  save: string | null;
  /** Whether a row for each game and seat is written. */
  rows: boolean;
}

/** How many games a worker plays at a time, independent of the number of workers. */
const chunkSize = 10;

export const chunksOf = ({ from, games }: RunPlan): number => Math.ceil((games - from) / chunkSize);

/** The range of game numbers in a chunk; `end` is exclusive. */
export function gamesOf({ from, games }: RunPlan, chunk: number): { first: number; end: number } {
  const first = from + chunk * chunkSize;
  return { first, end: Math.min(first + chunkSize, games) };
}

/** The 128-bit seed of one game of a plan; rotations of the same deal share it. */
export const seedOf = (plan: RunPlan, index: number): string =>
  sha256Hex(`${plan.seed}/${Math.floor(index / plan.rotations)}`).slice(0, 32);

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** The bots at their seats in one game of a plan. */
export const botsOf = (plan: RunPlan, index: number): string[] => rotated(plan.bots, index % plan.rotations);

const maxNameChars = 60;

/**
 * The seats of a match. A bot from outside is entered like a person, because others who open the match do not have it.
 */
export const seatsOf = (plan: RunPlan, index: number): SeatInfo[] =>
  botsOf(plan, index).map((bot, seat) => ({
    name: `${bot.slice(0, maxNameChars - 4)} ${seat + 1}`,
    ...(!Object.hasOwn(plan.outside, bot) && { bot }),
  }));

/** The number of distinct rotations: [a, b, a, b] has two. */
export function rotationsOf(list: readonly string[]): number {
  const repeats = (by: number) => rotated(list, by).every((item, index) => item === list[index]);
  let by = 1;
  while (!repeats(by % list.length)) by++;
  return by;
}
