import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CampaignRecord, MatchRecord } from './records.ts';

/** What the browser keeps for us. */
interface Shelf extends DBSchema {
  matches: { key: string; value: MatchRecord; indexes: { played: number } };
  campaign: { key: 'suns'; value: CampaignRecord };
}

export type Database = IDBPDatabase<Shelf>;

let opening: Promise<Database> | null = null;

/**
 * The one connection. It is tried again after a failure, because what refused may be gone: a full disk, another tab
 * with an older page. Rejects when the browser refuses to keep anything.
 */
export function openDatabase(): Promise<Database> {
  opening ??= connect().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function connect(): Promise<Database> {
  // Some private windows have no IndexedDB at all.
  if (typeof indexedDB === 'undefined') throw new Error('this browser has no IndexedDB');
  return openDB<Shelf>('cordillera', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' }).createIndex('played', 'played');
      database.createObjectStore('campaign');
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
