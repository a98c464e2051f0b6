import * as v from 'valibot';
import { readLocalJson, writeLocal } from './localValues.ts';

const Seals = v.array(v.tuple([v.string(), v.string()]));

const maxSeedHashes = 200;

function readSeedHashes(): [table: string, seedHash: string][] {
  const stored = v.safeParse(Seals, readLocalJson('seals'));
  return stored.success ? stored.output : [];
}

/** The fingerprint of a table's shuffle as first shown on this device; null when there is none. */
export const rememberedSeedHash = (table: string): string | null =>
  readSeedHashes().find(([id]) => id === table)?.[1] ?? null;

/**
 * Remembers the fingerprint of a shuffle as first announced by the server. Later values are ignored, so they can be
 * checked against it.
 */
export function rememberSeedHash(table: string, seedHash: string): void {
  const hashes = readSeedHashes();
  if (hashes.some(([id]) => id === table)) return;
  writeLocal('seals', JSON.stringify([...hashes.slice(1 - maxSeedHashes), [table, seedHash]]));
}
