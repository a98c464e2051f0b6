import { createMatch } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { MatchSetup } from '../../platform/matchSetup.ts';
import { saveNewMatch } from './saveMatch.ts';

/** Lays out a new game and keeps it; gives its name. A plan that the rules refuse throws a `CordilleraError`. */
export async function startMatch({ game, table, ...input }: MatchSetup): Promise<string> {
  return saveNewMatch(createMatch(await loadGame(game), input), table);
}
