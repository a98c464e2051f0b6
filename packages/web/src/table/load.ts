import { loadMatch as loadFrom, type Match } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { readMatch } from '../store/matches.ts';
import type { MatchRecord } from '../store/records.ts';
import { hasTable } from './games.ts';
import { keepNew } from './keep.ts';

/** Of the games that have a table; the file of another one is refused as that of an unknown game. */
const loadMatch = (json: unknown): Match => loadFrom(json, { games: games.filter(({ id }) => hasTable(id)) });

/** A kept match, rebuilt. Null when there is none of that name; a damaged one throws a `CordilleraError`. */
export async function openMatch(id: string): Promise<{ record: MatchRecord; match: Match } | null> {
  const record = await readMatch(id);
  return record && { record, match: loadMatch(record.saved) };
}

/** The largest file that can be a match: far more than any game needs, little enough to be read at once. */
const largest = 2_000_000;

/** Not a match file by its size alone. */
export class FileTooLarge extends Error {}

/** Takes a match file in and keeps it as a new match; gives its name. A bad file throws, and nothing is changed. */
export async function importMatch(file: Blob): Promise<string> {
  if (file.size > largest) throw new FileTooLarge();
  return keepNew(loadMatch(await file.text()), { livePoints: true });
}

/** Hands a match to the person as a file. */
export function exportMatch({ id, saved, summary }: Pick<MatchRecord, 'id' | 'saved' | 'summary'>): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(saved)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `cordillera-${summary.game}-${id.slice(0, 6)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
