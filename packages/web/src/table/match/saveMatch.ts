import type { Match, StoredMatch } from '@cordillera/engine';
import { newMatchId, writeMatch } from '../../store/matches.ts';
import type { MatchSummary, TableOptions } from '../../store/records.ts';
import { loadTableGame } from '../tableGames.ts';

/** Saves a new match and returns its id. */
export async function saveNewMatch(match: Match, table: TableOptions): Promise<string> {
  const { summary } = await loadTableGame(match.game.id);
  return saveMatchRecord(match.toStored(), summary(match), table);
}

/** The same for a match that was rebuilt elsewhere. */
export async function saveMatchRecord(saved: StoredMatch, summary: MatchSummary, table: TableOptions): Promise<string> {
  const now = Date.now();
  const id = newMatchId();
  await writeMatch({ id, created: now, played: now, revision: 0, saved, table, summary });
  return id;
}
