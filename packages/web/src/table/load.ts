import type { Match } from '@cordillera/engine';
import { readMatch } from '../store/matches.ts';
import { allPacks } from '../store/packs.ts';
import type { MatchRecord } from '../store/records.ts';
import { saveFile } from '../store/saveFile.ts';
import { rebuildSteps } from './rebuild.ts';
import { inSlices, type Opening } from './slices.ts';

/** A kept match, rebuilt. Null when there is none of that name; a damaged one throws a `CordilleraError`. */
export async function openMatch(id: string, opening?: Opening): Promise<{ record: MatchRecord; match: Match } | null> {
  const record = await readMatch(id);
  return record && { record, match: await inSlices(rebuildSteps(record.saved, await allPacks()), opening) };
}

/** Hands a match to the person as a file. */
export function exportMatch({ id, saved, summary }: Pick<MatchRecord, 'id' | 'saved' | 'summary'>): void {
  saveFile(`cordillera-${summary.game}-${id.slice(0, 6)}.json`, JSON.stringify(saved));
}
