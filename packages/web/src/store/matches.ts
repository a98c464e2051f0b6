import { type Database, wasClosed, withDatabase } from './database.ts';
import { addPendingWrite, forgetPendingWrite, readPendingWrites, removePendingWrite } from './pendingWrites.ts';
import { problemOf, setStorageProblem } from './problem.ts';
import type { CampaignRecord, MatchRecord, Write } from './records.ts';
import { mergeSuns, readMatchRecord, readSuns } from './storedSchemas.ts';
import {
  changed,
  clearStorageProblem,
  ignoreUntilAwaited,
  isPending,
  keepPending,
  read as readShelf,
  writePending,
} from './storeEvents.ts';

export { type StorageProblem, useStorageProblem } from './problem.ts';
export { onStoreChange as onMatchesChanged, writePending } from './storeEvents.ts';

/** The match was continued in another window: writing now would overwrite what happened there. */
export class StaleRevisionError extends Error {}

/** Matches that could not be written; play goes on, they can be exported, and the next write retries them. */
const unwrittenMatches = new Map<string, Write>();
let unwrittenSuns: CampaignRecord | null = null;

keepPending({ waits: () => unwrittenMatches.size > 0 || unwrittenSuns !== null, write: writePendingMatches });

/** Writes left behind by an interrupted page are finished before anything is read. */
const read = <T>(action: (database: Database) => Promise<T>): Promise<T | null> =>
  readShelf(async (database) => {
    await finishInterrupted(database);
    return action(database);
  });

/**
 * Writes a match and returns the record with its new revision. Throws `StaleRevisionError` when another window has
 * written it since it was read. When the browser cannot store it, the problem is reported and the match lives on in
 * this page.
 */
export async function writeMatch(record: MatchRecord): Promise<MatchRecord> {
  const before = unwrittenMatches.get(record.id);
  if (before && before.record.revision !== record.revision) throw new StaleRevisionError();
  const next = { ...record, revision: record.revision + 1 };
  const shelved = before?.shelved ?? record.revision;
  addPendingWrite({ record: next, shelved });
  try {
    await withDatabase((database) => put(database, next, shelved));
    unwrittenMatches.delete(record.id);
    clearStorageProblem();
  } catch (error) {
    if (error instanceof StaleRevisionError) throw error;
    unwrittenMatches.set(record.id, { record: next, shelved });
    setStorageProblem(problemOf(error));
  } finally {
    removePendingWrite(next);
  }
  changed();
  return next;
}

async function put(database: Database, next: MatchRecord, shelved: number): Promise<void> {
  const write = database.transaction('matches', 'readwrite', { durability: 'strict' });
  ignoreUntilAwaited(write.done);
  // A record damaged beyond recognition may be overwritten.
  const there = readMatchRecord(await write.store.get(next.id));
  if (there && there.revision !== shelved) {
    await write.done;
    // Another window may have finished this very write.
    if (there.revision === next.revision && there.saved.checksum === next.saved.checksum) return;
    throw new StaleRevisionError();
  }
  const written = write.store.put(next);
  // With no further requests, the browser completes the transaction even if the page closes now.
  write.commit();
  await Promise.all([written, write.done]);
}

/** Finishes writes that a closed page left behind. */
async function finishInterrupted(database: Database): Promise<void> {
  for (const { record, shelved } of readPendingWrites()) {
    if (unwrittenMatches.has(record.id)) continue;
    try {
      await put(database, record, shelved);
      forgetPendingWrite(record.id);
    } catch (error) {
      if (wasClosed(error)) throw error;
      if (error instanceof StaleRevisionError) {
        // The match was continued since then: the pending write is outdated.
        forgetPendingWrite(record.id);
      } else {
        unwrittenMatches.set(record.id, { record, shelved });
        setStorageProblem(problemOf(error));
      }
    }
  }
}

async function writePendingMatches(): Promise<void> {
  for (const { record, shelved } of [...unwrittenMatches.values()]) {
    try {
      await withDatabase((database) => put(database, record, shelved));
      if (unwrittenMatches.get(record.id)?.record !== record) continue;
      unwrittenMatches.delete(record.id);
      forgetPendingWrite(record.id);
    } catch (error) {
      // A match continued elsewhere stays in this page, to be viewed or exported.
      if (!(error instanceof StaleRevisionError)) setStorageProblem(problemOf(error));
    }
  }
  if (unwrittenSuns) await changeCampaign((suns) => suns);
}

/** Matches that exist only in this page. */
export const pendingMatches = (): MatchRecord[] => [...unwrittenMatches.values()].map(({ record }) => record);

/** The match of this id; null when there is none, or it is unreadable. */
export async function readMatch(id: string): Promise<MatchRecord | null> {
  const here = unwrittenMatches.get(id);
  if (here) return here.record;
  return readMatchRecord(await read((database) => database.get('matches', id)));
}

/** All matches, the last played first, without damaged or foreign records. */
export async function allMatches(): Promise<MatchRecord[]> {
  const stored: unknown[] = (await read((database) => database.getAll('matches'))) ?? [];
  const readable = stored.flatMap((value) => readMatchRecord(value) ?? []);
  const all = [...readable.filter(({ id }) => !unwrittenMatches.has(id)), ...pendingMatches()];
  return all.sort((a, b) => b.played - a.played);
}

/** Removes a match. A failure is reported, and the match stays. */
export async function removeMatch(id: string): Promise<void> {
  unwrittenMatches.delete(id);
  forgetPendingWrite(id);
  try {
    await withDatabase((database) => database.delete('matches', id));
    clearStorageProblem();
  } catch (error) {
    setStorageProblem(problemOf(error));
  }
  // There may be room now for pending writes.
  if (isPending()) await writePending();
  else changed();
}

export async function readCampaign(): Promise<CampaignRecord> {
  const stored = readSuns(await read((database) => database.get('campaign', 'suns')));
  return unwrittenSuns ? mergeSuns(stored, unwrittenSuns) : stored;
}

/** Reads, changes and writes the suns in one transaction, so that two windows never lose one. */
export async function changeCampaign(change: (record: CampaignRecord) => CampaignRecord): Promise<CampaignRecord> {
  let next: CampaignRecord | null = null;
  try {
    await withDatabase(async (database) => {
      const write = database.transaction('campaign', 'readwrite', { durability: 'strict' });
      ignoreUntilAwaited(write.done);
      const stored = readSuns(await write.store.get('suns'));
      next = change(unwrittenSuns ? mergeSuns(stored, unwrittenSuns) : stored);
      const written = write.store.put(next, 'suns');
      write.commit();
      await Promise.all([written, write.done]);
    });
    unwrittenSuns = null;
    clearStorageProblem();
  } catch (error) {
    unwrittenSuns = next ??= change(unwrittenSuns ?? {});
    setStorageProblem(problemOf(error));
  }
  changed();
  return next!;
}

/** A new id for a match: short enough for an address, long enough to be unique. */
export const newMatchId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
