import { createMatch } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { MatchSetup } from '../../platform/matchSetup.ts';
import { saveNewMatch } from './saveMatch.ts';

/** Creates and saves a new match and returns its id. A setup that the rules refuse throws a `CordilleraError`. */
export async function startMatch({ game, table, ...input }: MatchSetup): Promise<string> {
  return saveNewMatch(createMatch(await loadGame(game), input), table);
}
