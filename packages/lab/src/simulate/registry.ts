import { type Bot, botsFor } from '@cordillera/bots';
import { type Game, loadMatch, type Match, type Pack } from '@cordillera/engine';
import { games, olderHouse } from '@cordillera/games';

/** The games and bots of the command; passed as an argument, so that a test can bring its own. */
export interface Registry {
  games: readonly Game[];
  /** The bots that can play a game, weakest first. */
  botsFor(game: Game): readonly Bot[];
  /**
   * Rebuilds a saved match and checks its bots and its final position; `packs` are card sets besides the games' own.
   */
  loadMatch(json: unknown, packs?: readonly Pack<object>[]): Match;
}

export const registry: Registry = {
  games,
  botsFor,
  loadMatch: (json, packs = []) =>
    loadMatch(json, { games, packs, olderHouse, bots: (game) => botsFor(game).map(({ id }) => id) }),
};
