import type { MatchRecord, Write } from './records.ts';
import { readWrite } from './storedSchemas.ts';

/**
 * IndexedDB answers later; a page that is closed may not live that long. What is being written when the page is hidden
 * is therefore also left in localStorage, which answers at once, and the next page finishes it.
 */
const pendingWrites = new Map<string, Write>();
const prefix = 'cordillera.write.';

export function addPendingWrite(write: Write): void {
  pendingWrites.set(write.record.id, write);
}

/** It was written, or is known not to have been. */
export function removePendingWrite({ id, revision }: MatchRecord): void {
  if (pendingWrites.get(id)?.record.revision !== revision) return;
  pendingWrites.delete(id);
  forgetPendingWrite(id);
}

function persistPendingWrites(): void {
  for (const [id, write] of pendingWrites) {
    try {
      localStorage.setItem(prefix + id, JSON.stringify(write));
    } catch {
      // Then only IndexedDB can save it, and it usually does.
    }
  }
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', persistPendingWrites);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') persistPendingWrites();
  });
}

export function forgetPendingWrite(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Nothing was left there either.
  }
}

/** What a page left behind; not what this one is still writing. */
export function readPendingWrites(): Write[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => {
      const write = readWrite(parsed(localStorage.getItem(key) ?? ''));
      if (write && !pendingWrites.has(write.record.id)) return [write];
      if (!write) localStorage.removeItem(key);
      return [];
    });
  } catch {
    return [];
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
