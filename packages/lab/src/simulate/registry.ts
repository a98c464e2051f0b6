import { type Bot, botsFor } from '@cordillera/bots';
import { type Game, loadMatch, type Match, type Pack } from '@cordillera/engine';
import { games, olderHouse } from '@cordillera/games';

/** What the command can play; passed to every function that needs it, so that a test can bring its own. */
export interface Registry {
  games: readonly Game[];
  /** The bots that can play a game, weakest first. */
  botsFor(game: Game): readonly Bot[];
  /** Rebuilds a saved match and checks its bots and that it ends as it was saved; `packs` are card sets besides the games' own. */
  loadMatch(json: unknown, packs?: readonly Pack<object>[]): Match;
}

export const registry: Registry = {
  games,
  botsFor,
  loadMatch: (json, packs = []) =>
    loadMatch(json, { games, packs, olderHouse, bots: (game) => botsFor(game).map(({ id }) => id) }),
};
