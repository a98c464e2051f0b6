import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CampaignRecord, MatchRecord, PackRecord } from './records.ts';

interface StoreSchema extends DBSchema {
  matches: { key: string; value: MatchRecord; indexes: { played: number } };
  campaign: { key: 'suns'; value: CampaignRecord };
  packs: { key: [PackRecord['game'], string]; value: PackRecord };
}

export type Database = IDBPDatabase<StoreSchema>;

/** IndexedDB is missing, forbidden, or does not answer. */
export class StorageDeniedError extends Error {}

let opening: Promise<Database> | null = null;

/** Some browsers never answer, and play must go on. */
let openTimeoutMs = 6_000;

/** The shared connection. A failure is not remembered, because its cause may pass: a full disk, a setting. */
async function openDatabase(): Promise<Database> {
  opening ??= connect().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // later calls do not wait again, but the connection may still open
      openTimeoutMs = 0;
      reject(new Error('the browser does not answer'));
    }, openTimeoutMs);
  });
  try {
    return await Promise.race([opening, timeout]);
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
    // Every version only adds to the one before, so stored records survive an upgrade.
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('matches', { keyPath: 'id' }).createIndex('played', 'played');
        database.createObjectStore('campaign');
      }
      if (before < 2) database.createObjectStore('packs', { keyPath: ['game', 'id'] });
    },
    // A newer page wants to upgrade the database: make way, and reconnect when needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
}

/** The connection was closed during the operation. */
export const wasClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError');

/**
 * Runs `action` on the database; once more on a new connection when the old one was closed meanwhile. Throws
 * `StorageDeniedError` when the database cannot be opened.
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
