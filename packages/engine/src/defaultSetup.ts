import * as v from 'valibot';
import type { Game, GameTypes } from './game.ts';

/** What is played when nobody asks for anything else, and how many can then play. Throws for a game whose options must be given. */
export function defaultSetup<T extends GameTypes>(
  game: Pick<Game<T>, 'options' | 'seats'>,
): { options: T['Options']; min: number; max: number } {
  const options = v.parse(game.options, {});
  return { options, ...game.seats(options) };
}
