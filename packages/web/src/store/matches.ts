import { useSyncExternalStore } from 'react';
import { openDatabase } from './database.ts';
import type { CampaignRecord, MatchRecord } from './records.ts';

/** Why something could not be kept or found. `error` is for developers. */
export type StorageProblem =
  /** The browser refuses to keep anything: games last as long as the page. */
  | { kind: 'refused'; error: string }
  /** There is no room left. */
  | { kind: 'full'; error: string }
  /** One write failed for another reason. */
  | { kind: 'failed'; error: string };

/** The match was played on in another window: writing now would lose what happened there. */
export class PlayedElsewhere extends Error {}

/**
 * What cannot be written is held here as long as the page lives, so that play goes on and an export still works.
 * The problem stays known until a write succeeds, and the page says it.
 */
const held = new Map<string, MatchRecord>();
let heldCampaign: CampaignRecord | null = null;
let problem: StorageProblem | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function report(next: StorageProblem | null): void {
  if (problem?.kind === next?.kind) return;
  problem = next;
  changed();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStorageProblem = (): StorageProblem | null => useSyncExternalStore(subscribe, () => problem);

/** Called whenever a match was written, removed or could not be. */
export const onMatchesChanged = subscribe;

const problemOf = (error: unknown): StorageProblem => {
  const text = String(error);
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? { kind: 'full', error: text }
    : { kind: 'failed', error: text };
};

async function database() {
  try {
    return await openDatabase();
  } catch (error) {
    report({ kind: 'refused', error: String(error) });
    return null;
  }
}

/**
 * Writes a match. Gives the record with its new revision; throws `PlayedElsewhere` when another window wrote it since
 * it was read. When the browser cannot keep it, the problem is reported and the match lives on in this page.
 */
export async function writeMatch(record: MatchRecord): Promise<MatchRecord> {
  const next = { ...record, revision: record.revision + 1 };
  const shelf = await database();
  if (!shelf) {
    held.set(record.id, next);
    changed();
    return next;
  }
  try {
    const write = shelf.transaction('matches', 'readwrite', { durability: 'strict' });
    const before = await write.store.get(record.id);
    if (before && before.revision !== record.revision) {
      await write.done;
      throw new PlayedElsewhere();
    }
    await write.store.put(next);
    await write.done;
    held.delete(record.id);
    if (held.size === 0) report(null);
  } catch (error) {
    if (error instanceof PlayedElsewhere) throw error;
    held.set(record.id, next);
    report(problemOf(error));
  }
  changed();
  return next;
}

export async function readMatch(id: string): Promise<MatchRecord | null> {
  const waiting = held.get(id);
  if (waiting) return waiting;
  const shelf = await database();
  return (await shelf?.get('matches', id)) ?? null;
}

/** All matches, the last played first. */
export async function allMatches(): Promise<MatchRecord[]> {
  const shelf = await database();
  const kept = (await shelf?.getAllFromIndex('matches', 'played')) ?? [];
  const all = [...kept.filter(({ id }) => !held.has(id)), ...held.values()];
  return all.sort((a, b) => b.played - a.played);
}

export async function removeMatch(id: string): Promise<void> {
  held.delete(id);
  const shelf = await database();
  await shelf?.delete('matches', id);
  changed();
}

export async function readCampaign(): Promise<CampaignRecord> {
  if (heldCampaign) return heldCampaign;
  const shelf = await database();
  return (await shelf?.get('campaign', 'suns')) ?? {};
}

/** Reads, changes and writes the suns in one go, so that two windows never lose one. */
export async function changeCampaign(change: (record: CampaignRecord) => CampaignRecord): Promise<CampaignRecord> {
  const shelf = await database();
  if (!shelf) {
    heldCampaign = change(heldCampaign ?? {});
    changed();
    return heldCampaign;
  }
  let next = heldCampaign ?? {};
  try {
    const write = shelf.transaction('campaign', 'readwrite', { durability: 'strict' });
    next = change(heldCampaign ?? (await write.store.get('suns')) ?? {});
    await write.store.put(next, 'suns');
    await write.done;
    heldCampaign = null;
  } catch (error) {
    heldCampaign = next;
    report(problemOf(error));
  }
  changed();
  return next;
}

/** A new name for a match: short enough for an address, long enough never to meet another. */
export const newMatchId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
