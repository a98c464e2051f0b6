import * as v from 'valibot';
import { recallJson, remember } from './localValues.ts';

const Seals = v.array(v.tuple([v.string(), v.string()]));

/** Tables that this device can tell apart, at most. */
const most = 200;

function seals(): [table: string, seedHash: string][] {
  const kept = v.safeParse(Seals, recallJson('seals'));
  return kept.success ? kept.output : [];
}

/** The fingerprint of a shuffle as this device was first shown it; null when it never was. */
export const sealOf = (table: string): string | null => seals().find(([id]) => id === table)?.[1] ?? null;

/** Remembers what a server says about a shuffle before anything is known of it. What it says later does not count. */
export function noteSeal(table: string, seedHash: string): void {
  const kept = seals();
  if (kept.some(([id]) => id === table)) return;
  remember('seals', JSON.stringify([...kept.slice(1 - most), [table, seedHash]]));
}
