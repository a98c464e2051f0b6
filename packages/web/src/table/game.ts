import type { Match } from '@cordillera/engine';
import type { GameId, MatchSummary } from '../store/records.ts';

/** What a game tells the shell so that its matches can be listed and opened. Nothing here decides anything. */
export interface TableGame {
  id: GameId;
  summary(match: Match): MatchSummary;
}
