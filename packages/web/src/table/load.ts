import { CordilleraError, loadMatch as loadFrom, type Match } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { CardsMissing } from '../packs/CardsMissing.ts';
import { cardsOf } from '../packs/cards.ts';
import { packFor } from '../packs/sets.ts';
import { readMatch } from '../store/matches.ts';
import { allPacks } from '../store/packs.ts';
import type { MatchRecord, PackRecord } from '../store/records.ts';
import { saveFile } from '../store/saveFile.ts';
import { hasTable } from './games.ts';
import { keepNew } from './keep.ts';

/**
 * Of the games that have a table; the file of another one is refused as that of an unknown game. A match whose cards
 * are neither those of the house nor among the packs throws a `CardsMissing`.
 */
export function rebuild(json: unknown, packs: readonly PackRecord[]): Match {
  const cards = cardsOf(json);
  const pack = cards && packFor(cards, packs);
  try {
    return loadFrom(json, { games: games.filter(({ id }) => hasTable(id)), packs: pack ? [pack] : [] });
  } catch (error) {
    if (cards && isOtherContent(error)) throw new CardsMissing(error, cards, packs);
    throw error;
  }
}

const isOtherContent = (error: unknown): error is CordilleraError<'save-other-content'> =>
  error instanceof CordilleraError && error.code === 'save-other-content';

/** A kept match, rebuilt. Null when there is none of that name; a damaged one throws a `CordilleraError`. */
export async function openMatch(id: string): Promise<{ record: MatchRecord; match: Match } | null> {
  const record = await readMatch(id);
  return record && { record, match: rebuild(record.saved, await allPacks()) };
}

/** The largest file that can be a match: far more than any game needs, little enough to be read at once. */
const largest = 2_000_000;

/** Not a match file by its size alone. */
export class FileTooLarge extends Error {}

/** Takes a match file in and keeps it as a new match; gives its name. A bad file throws, and nothing is changed. */
export async function importMatch(file: Blob): Promise<string> {
  if (file.size > largest) throw new FileTooLarge();
  return keepNew(rebuild(parsed(await file.text()), await allPacks()), { livePoints: true });
}

/** What is no JSON stays the text it is: whoever loads it says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Hands a match to the person as a file. */
export function exportMatch({ id, saved, summary }: Pick<MatchRecord, 'id' | 'saved' | 'summary'>): void {
  saveFile(`cordillera-${summary.game}-${id.slice(0, 6)}.json`, JSON.stringify(saved));
}
