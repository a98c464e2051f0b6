import * as v from 'valibot';
import { readLocalJson, writeLocal } from './localValues.ts';

const Seals = v.array(v.tuple([v.string(), v.string()]));

/** Tables that this device can tell apart, at most. */
const maxSeedHashes = 200;

function readSeedHashes(): [table: string, seedHash: string][] {
  const stored = v.safeParse(Seals, readLocalJson('seals'));
  return stored.success ? stored.output : [];
}

/** The fingerprint of a shuffle as this device was first shown it; null when it never was. */
export const rememberedSeedHash = (table: string): string | null =>
  readSeedHashes().find(([id]) => id === table)?.[1] ?? null;

/** Remembers what a server says about a shuffle before anything is known of it. What it says later does not count. */
export function rememberSeedHash(table: string, seedHash: string): void {
  const hashes = readSeedHashes();
  if (hashes.some(([id]) => id === table)) return;
  writeLocal('seals', JSON.stringify([...hashes.slice(1 - maxSeedHashes), [table, seedHash]]));
}
