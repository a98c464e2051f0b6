import { createMatch, type SeatInfo } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { GameId, TableOptions } from '../store/records.ts';
import { keepNew } from './keep.ts';

/** Everything a new game is started with. A seat without a bot is a person at this screen. */
export interface GamePlan {
  game: GameId;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  table: TableOptions;
}

/** Lays out a new game and keeps it; gives its name. A plan that the rules refuse throws a `CordilleraError`. */
export async function startMatch(plan: GamePlan): Promise<string> {
  return keepNew(createMatch(gameById(plan.game), { options: plan.options, seats: plan.seats }), plan.table);
}
