import { type Database, withDatabase } from './database.ts';
import { pendingMatches } from './matches.ts';
import { problemOf, setStorageProblem } from './problem.ts';
import type { MatchRecord, PackRecord } from './records.ts';
import { readMatchRecord, readPackRecord } from './storedSchemas.ts';
import { changed, clearStorageProblem, ignoreUntilAwaited, keepPending, read } from './storeEvents.ts';

/** Card sets that could not be written: they last as long as the page, and are retried. */
const unwrittenPacks = new Map<string, PackRecord>();
const keyOf = ({ game, id }: PackRecord): string => `${game}/${id}`;

keepPending({ waits: () => unwrittenPacks.size > 0, write: writePendingPacks });

/** The outcome of adding a card set. */
export type Added =
  | 'added'
  /** A set of this name has the same cards with other texts; the new texts replace them. */
  | 'corrected'
  /** An identical set exists already. */
  | 'known'
  /** A set of this name has other cards, which matches may need; nothing was changed. */
  | 'taken';

/** The outcome of adding a set where `lying` is stored. A record damaged beyond recognition may be overwritten. */
export function meet(lying: unknown, next: PackRecord): Added {
  const there = readPackRecord(lying);
  if (!there) return 'added';
  if (there.hash !== next.hash) return 'taken';
  return JSON.stringify(there.files) === JSON.stringify(next.files) ? 'known' : 'corrected';
}

/** Adds a card set. When the browser cannot store it, the problem is reported and the set lives on in this page. */
export async function addPack(record: PackRecord): Promise<Added> {
  const here = unwrittenPacks.get(keyOf(record));
  const inPage = meet(here, record);
  if (here && inPage !== 'corrected') return inPage;
  try {
    const outcome = await withDatabase((database) => put(database, record));
    unwrittenPacks.delete(keyOf(record));
    clearStorageProblem();
    return outcome;
  } catch (error) {
    unwrittenPacks.set(keyOf(record), record);
    setStorageProblem(problemOf(error));
    return inPage;
  } finally {
    changed();
  }
}

/** Reads and writes in one transaction, so that two windows cannot both add a set of the same name. */
async function put(database: Database, record: PackRecord): Promise<Added> {
  const write = database.transaction('packs', 'readwrite', { durability: 'strict' });
  ignoreUntilAwaited(write.done);
  const outcome = meet(await write.store.get([record.game, record.id]), record);
  const written = outcome === 'added' || outcome === 'corrected' ? write.store.put(record) : undefined;
  write.commit();
  await Promise.all([written, write.done]);
  return outcome;
}

async function writePendingPacks(): Promise<void> {
  for (const record of [...unwrittenPacks.values()]) {
    try {
      // A set of the same name written by another window stays; this one lasts as long as the page.
      if ((await withDatabase((database) => put(database, record))) !== 'taken') unwrittenPacks.delete(keyOf(record));
    } catch (error) {
      setStorageProblem(problemOf(error));
    }
  }
}

/** The player's own card sets, the last added first, without damaged or foreign records. */
export async function allPacks(): Promise<PackRecord[]> {
  const stored: unknown[] = (await read((database) => database.getAll('packs'))) ?? [];
  const readable = stored.flatMap((value) => readPackRecord(value) ?? []);
  const all = [...readable.filter((record) => !unwrittenPacks.has(keyOf(record))), ...unwrittenPacks.values()];
  return all.sort((a, b) => b.added - a.added);
}

/**
 * Removes a card set unless a stored match needs it, checked in the same transaction so that no such match can be added
 * meanwhile. A failure is reported, and the set stays.
 */
export async function removePack(
  pack: PackRecord,
  needs: (match: MatchRecord) => boolean,
): Promise<'removed' | 'needed' | 'failed'> {
  if (pendingMatches().some(needs)) return 'needed';
  try {
    const outcome = await withDatabase(async (database) => {
      const write = database.transaction(['matches', 'packs'], 'readwrite', { durability: 'strict' });
      ignoreUntilAwaited(write.done);
      const matches: unknown[] = await write.objectStore('matches').getAll();
      const needed = matches.flatMap((value) => readMatchRecord(value) ?? []).some(needs);
      const removed = needed ? undefined : write.objectStore('packs').delete([pack.game, pack.id]);
      write.commit();
      await Promise.all([removed, write.done]);
      return needed ? 'needed' : 'removed';
    });
    if (outcome === 'removed') unwrittenPacks.delete(keyOf(pack));
    clearStorageProblem();
    changed();
    return outcome;
  } catch (error) {
    // A set that exists only in this page can be removed without the database.
    if (unwrittenPacks.delete(keyOf(pack))) {
      clearStorageProblem();
      changed();
      return 'removed';
    }
    setStorageProblem(problemOf(error));
    return 'failed';
  }
}
