import type { Match, SavedMatch } from '@cordillera/engine';
import { newMatchId, writeMatch } from '../store/matches.ts';
import type { MatchSummary, TableOptions } from '../store/records.ts';
import { tableGameOf } from './games.ts';

/** Keeps a match that this browser does not have yet; gives its name. */
export const keepNew = (match: Match, table: TableOptions): Promise<string> =>
  keepRecord(match.toJSON(), tableGameOf(match.game.id).summary(match), table);

/** The same for one that was rebuilt elsewhere. */
export async function keepRecord(saved: SavedMatch, summary: MatchSummary, table: TableOptions): Promise<string> {
  const now = Date.now();
  const id = newMatchId();
  await writeMatch({ id, created: now, played: now, revision: 0, saved, table, summary });
  return id;
}
