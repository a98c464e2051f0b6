import type { Random, Seat } from '@cordillera/engine';
import type { SearchModel } from './searchModel.ts';

export interface FlatSearch<World, Choice> {
  judge: SearchModel<World, Choice>;
  seat: Seat;
  /** At least one. */
  choices: readonly Choice[];
  /** Another guess of what is hidden and of what chance will bring. */
  guess(): World;
  random: Random;
  /** How many worlds are guessed. */
  worlds: number;
  /** How many of the most promising choices are tried; all when absent. */
  width?: number;
}

/**
 * The simplest search that is fair to hidden cards: it tries every choice in the same guessed worlds and takes the one
 * that brought most; among equals, the more promising. One node is one rollout. When cut short it goes by the worlds in
 * which all choices were tried, and within the first world by those tried so far.
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
