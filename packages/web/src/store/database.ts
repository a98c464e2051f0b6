import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CampaignRecord, MatchRecord, PackRecord } from './records.ts';

/** What the browser keeps for us. */
interface StoreSchema extends DBSchema {
  matches: { key: string; value: MatchRecord; indexes: { played: number } };
  campaign: { key: 'suns'; value: CampaignRecord };
  packs: { key: [PackRecord['game'], string]; value: PackRecord };
}

export type Database = IDBPDatabase<StoreSchema>;

/** The browser keeps nothing for this page: it has no IndexedDB, forbids it, or does not answer. */
export class StorageDeniedError extends Error {}

let opening: Promise<Database> | null = null;

/** How long the browser may take to open the shelf, in ms. Some never answer, and play must go on. */
let openTimeoutMs = 6_000;

/** The one connection. It is tried again after a failure, because what refused may be gone: a full disk, a setting. */
async function openDatabase(): Promise<Database> {
  opening ??= connect().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // whoever has kept us waiting once is not waited for again, but may still come
      openTimeoutMs = 0;
      reject(new Error('the browser does not answer'));
    }, openTimeoutMs);
  });
  try {
    return await Promise.race([opening, late]);
  } catch (error) {
    throw new StorageDeniedError(String(error));
  } finally {
    clearTimeout(timer);
  }
}

async function connect(): Promise<Database> {
  // Some private windows have no IndexedDB at all.
  if (typeof indexedDB === 'undefined') throw new Error('this browser has no IndexedDB');
  return openDB<StoreSchema>('cordillera', 2, {
    // Every version adds to what the one before it left: an older shelf keeps all that lies on it.
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('matches', { keyPath: 'id' }).createIndex('played', 'played');
        database.createObjectStore('campaign');
      }
      if (before < 2) database.createObjectStore('packs', { keyPath: ['game', 'id'] });
    },
    // A newer page wants to change the shelf: let it, and connect again when we need it.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
}

/** The connection went away under what was being done. */
export const wasClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError');

/**
 * Does something with the shelf; once more on a new connection when the old one was closed under it. Throws
 * `StorageDeniedError` when there is no shelf at all.
 */
export async function withDatabase<T>(action: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await action(await openDatabase());
  } catch (error) {
    if (!wasClosed(error)) throw error;
    opening = null;
    return action(await openDatabase());
  }
}
