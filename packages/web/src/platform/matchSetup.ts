import type { Pack, SeatInfo } from '@cordillera/engine';
import type { GameId, TableOptions } from '../store/records.ts';

/** Everything a new game is started with. A seat without a bot is a person at this screen. */
export interface MatchSetup {
  game: GameId;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  table: TableOptions;
  /** The card set; that of the house when absent. */
  content?: Pack<object>;
}
