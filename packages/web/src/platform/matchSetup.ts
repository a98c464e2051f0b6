import type { Pack, SeatInfo } from '@cordillera/engine';
import type { GameId, TableOptions } from '../store/records.ts';

/** The setup of a new match on this device. A seat without a bot is a person at this screen. */
export interface MatchSetup {
  game: GameId;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  table: TableOptions;
  /** The card set; absent for the house set. */
  content?: Pack<object>;
}
