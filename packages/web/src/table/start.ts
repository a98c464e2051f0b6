import { createMatch, type Pack, type SeatInfo } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { GameId, TableOptions } from '../store/records.ts';
import { keepNew } from './keep.ts';

/** Everything a new game is started with. A seat without a bot is a person at this screen. */
export interface GamePlan {
  game: GameId;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  table: TableOptions;
  /** The card set; that of the house when absent. */
  content?: Pack<object>;
}

/** Lays out a new game and keeps it; gives its name. A plan that the rules refuse throws a `CordilleraError`. */
export async function startMatch({ game, table, ...input }: GamePlan): Promise<string> {
  return keepNew(createMatch(await loadGame(game), input), table);
}
