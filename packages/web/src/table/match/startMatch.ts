import { createMatch } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { GamePlan } from '../../platform/matchSetup.ts';
import { keepNew } from './saveMatch.ts';

/** Lays out a new game and keeps it; gives its name. A plan that the rules refuse throws a `CordilleraError`. */
export async function startMatch({ game, table, ...input }: GamePlan): Promise<string> {
  return keepNew(createMatch(await loadGame(game), input), table);
}
