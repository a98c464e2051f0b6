import type { Random, Seat } from '@cordillera/engine';

/**
 * What a search knows about a game: the rules say what can be done, this says what is worth doing.
 *
 * A world is a whole position, guessed from what the searching seat sees: a state, or as much of one as matters. None of
 * these functions changes the world it is given.
 */
export interface SearchModel<World, Choice> {
  /** How good a choice looks before it is tried. Only the order counts: the most promising are tried first. */
  prior(world: World, choice: Choice): number;
  /** The world after this choice, once the game has been played on quickly, to its end or part of the way. */
  rollout(world: World, choice: Choice, random: Random): World;
  /** What a world is worth to a seat, in points. */
  evaluate(world: World, seat: Seat): number;
}
