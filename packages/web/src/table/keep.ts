import type { Match } from '@cordillera/engine';
import { newMatchId, writeMatch } from '../store/matches.ts';
import type { TableOptions } from '../store/records.ts';
import { tableGameOf } from './games.ts';

/** Keeps a match that this browser does not have yet; gives its name. */
export async function keepNew(match: Match, table: TableOptions): Promise<string> {
  const now = Date.now();
  const id = newMatchId();
  await writeMatch({
    id,
    created: now,
    played: now,
    revision: 0,
    saved: match.toJSON(),
    table,
    summary: tableGameOf(match.game.id).summary(match),
  });
  return id;
}
