import * as v from 'valibot';
import type { Game, GameTypes } from './game.ts';

/** The options when none are given, and the seats they allow. Throws for a game whose options must be given. */
export function defaultSetup<T extends GameTypes>(
  game: Pick<Game<T>, 'options' | 'seats'>,
): { options: T['Options']; min: number; max: number } {
  const options = v.parse(game.options, {});
  return { options, ...game.seats(options) };
}
