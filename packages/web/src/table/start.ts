import { type CordilleraError, createMatch, type SeatInfo } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import { newMatchId, writeMatch } from '../store/matches.ts';
import type { GameId, TableOptions } from '../store/records.ts';
import { tableGameOf } from './games.ts';

/** Everything a new game is started with. A seat without a bot is a person at this screen. */
export interface GamePlan {
  game: GameId;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  table: TableOptions;
}

/** Lays out a new game and keeps it; gives its name. A plan that the rules refuse throws a `CordilleraError`. */
export async function startMatch(plan: GamePlan): Promise<string> {
  const match = createMatch(gameById(plan.game), { options: plan.options, seats: plan.seats });
  const now = Date.now();
  const id = newMatchId();
  await writeMatch({
    id,
    created: now,
    played: now,
    revision: 0,
    saved: match.toJSON(),
    table: plan.table,
    summary: tableGameOf(plan.game).summary(match),
  });
  return id;
}

export type { CordilleraError };
