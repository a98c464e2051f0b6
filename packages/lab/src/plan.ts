import { type RawPack, sha256Hex } from '@cordillera/engine';

/** A simulation, checked and complete, as plain data: every worker gets the same one. */
export interface Plan {
  game: string;
  options: object;
  /** The card set and its hash; null for the house set. */
  pack: (RawPack & { hash: string }) | null;
  /** The bot at each seat, before any rotation. */
  bots: string[];
  seed: string;
  games: number;
  /** Each seed is played once for each of this many rotations of the bots; 1 when the run is not paired. */
  rotations: number;
  /** This many first choices of each seat are random. */
  opening: number;
  /** How many nodes a bot may spend on one choice; as many as it likes when absent. */
  nodes?: number;
  /** Where each match is kept; null for nowhere. */
  save: string | null;
}

/** How many games a worker plays at a time, whatever the number of workers. */
export const chunkSize = 10;

export const chunksOf = (plan: Plan): number => Math.ceil(plan.games / chunkSize);

/** The 128-bit seed of one game of a plan; rotations of the same deal share it. */
export const seedOf = (plan: Plan, index: number): string =>
  sha256Hex(`${plan.seed}/${Math.floor(index / plan.rotations)}`).slice(0, 32);

export const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** The bots at their seats in one game of a plan. */
export const botsOf = (plan: Plan, index: number): string[] => rotated(plan.bots, index % plan.rotations);

/** How many rotations of the list differ: [a, b, a, b] has two. */
export function rotationsOf(list: readonly string[]): number {
  const repeats = (by: number) => rotated(list, by).every((item, index) => item === list[index]);
  let by = 1;
  while (!repeats(by % list.length)) by++;
  return by;
}
