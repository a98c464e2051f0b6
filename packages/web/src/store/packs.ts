import { type Database, withDatabase } from './database.ts';
import { pendingMatches } from './matches.ts';
import { problemOf, setStorageProblem } from './problem.ts';
import type { MatchRecord, PackRecord } from './records.ts';
import { readMatchRecord, readPackRecord } from './storedSchemas.ts';
import { changed, clearStorageProblem, ignoreUntilAwaited, keepPending, read } from './storeEvents.ts';

/** Card sets that could not be written: they last as long as the page, and are tried again. */
const unwrittenPacks = new Map<string, PackRecord>();
const keyOf = ({ game, id }: PackRecord): string => `${game}/${id}`;

keepPending({ waits: () => unwrittenPacks.size > 0, write: writePendingPacks });

/** What became of a set that was to be added. */
export type Added =
  | 'added'
  /** One of this name with the same cards was there, in other words: the new ones stand now. */
  | 'corrected'
  /** It was there already, word for word. */
  | 'known'
  /** One of this name has other cards, and matches may need them: nothing was changed. */
  | 'taken';

/** What happens when a set meets what lies in its place. What is damaged beyond recognition may be written over. */
export function meet(lying: unknown, next: PackRecord): Added {
  const there = readPackRecord(lying);
  if (!there) return 'added';
  if (there.hash !== next.hash) return 'taken';
  return JSON.stringify(there.files) === JSON.stringify(next.files) ? 'known' : 'corrected';
}

/** Adds a card set. When the browser cannot keep it, the problem is reported and the set lives on in this page. */
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

/** Looks and writes in one go, so that two windows cannot both add a set of one name. */
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
      // One of this name that another window wrote meanwhile stays; this one lasts as long as the page.
      if ((await withDatabase((database) => put(database, record))) !== 'taken') unwrittenPacks.delete(keyOf(record));
    } catch (error) {
      setStorageProblem(problemOf(error));
    }
  }
}

/** The person's own card sets, the last added first. What is damaged or foreign is left out. */
export async function allPacks(): Promise<PackRecord[]> {
  const stored: unknown[] = (await read((database) => database.getAll('packs'))) ?? [];
  const readable = stored.flatMap((value) => readPackRecord(value) ?? []);
  const all = [...readable.filter((record) => !unwrittenPacks.has(keyOf(record))), ...unwrittenPacks.values()];
  return all.sort((a, b) => b.added - a.added);
}

/**
 * Removes a card set unless a kept match needs it: looked for in one go, so that none is begun meanwhile. When it cannot
 * be done that is reported, and the set stays.
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
    // What lives only in this page can go without the shelf.
    if (unwrittenPacks.delete(keyOf(pack))) {
      clearStorageProblem();
      changed();
      return 'removed';
    }
    setStorageProblem(problemOf(error));
    return 'failed';
  }
}
