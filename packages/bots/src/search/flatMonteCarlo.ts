import type { Random, Seat } from '@cordillera/engine';
import type { SearchModel } from './searchModel.ts';

export interface FlatSearch<World, Choice> {
  judge: SearchModel<World, Choice>;
  seat: Seat;
  /** At least one. */
  choices: readonly Choice[];
  /** A new guess of what is hidden and of what chance will bring. */
  guess(): World;
  random: Random;
  /** How many worlds are guessed. */
  worlds: number;
  /** How many of the most promising choices are tried; all when absent. */
  width?: number;
}

/**
 * The simplest search that does not look at hidden cards: tries every choice in the same guessed worlds and takes the
 * one with the highest total; on ties, the more promising. One node is one rollout. A shortened search counts only
 * worlds in which all choices were tried or, within the first world, the choices tried so far.
 */
export function* flatMonteCarlo<World, Choice>({
  judge,
  seat,
  choices,
  guess,
  random,
  worlds,
  width = choices.length,
}: FlatSearch<World, Choice>): Generator<Choice> {
  let world = guess();
  const tried = byPrior(judge, world, choices)
    .slice(0, width)
    .map((choice) => ({ choice, points: 0 }));
  let best = tried[0] as (typeof tried)[number];
  for (let round = 0; round < worlds; round++) {
    if (round > 0) world = guess();
    for (const candidate of tried) {
      candidate.points += judge.evaluate(judge.rollout(world, candidate.choice, random), seat);
      if (round === 0 && candidate.points > best.points) best = candidate;
      if (candidate === tried.at(-1)) best = tried.reduce((a, b) => (b.points > a.points ? b : a));
      yield best.choice;
    }
  }
}

const byPrior = <World, Choice>(
  judge: SearchModel<World, Choice>,
  world: World,
  choices: readonly Choice[],
): Choice[] =>
  choices
    .map((choice) => ({ choice, prior: judge.prior(world, choice) }))
    .sort((a, b) => b.prior - a.prior)
    .map(({ choice }) => choice);
