import type { Random, Seat } from '@cordillera/engine';

/**
 * What a search knows about a game: the rules say what is possible, this says what is promising.
 *
 * A world is a complete position, guessed from what the searching seat sees: a state, or its relevant part. None of
 * these functions changes the world it is given.
 */
export interface SearchModel<World, Choice> {
  /** How good a choice looks before it is tried. Only the order counts: the most promising choices are tried first. */
  prior(world: World, choice: Choice): number;
  /** The world after this choice and quick further play, to the end of the game or part of the way. */
  rollout(world: World, choice: Choice, random: Random): World;
  /** The evaluation of a world for a seat, in points. */
  evaluate(world: World, seat: Seat): number;
}
