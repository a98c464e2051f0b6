import type { MatchRecord, Write } from './records.ts';
import { readWrite } from './storedSchemas.ts';

/**
 * IndexedDB writes asynchronously, and a page that is closed may not live long enough. Writes still running when the
 * page is hidden are therefore also stored in localStorage, which is synchronous, and the next page finishes them.
 */
const pendingWrites = new Map<string, Write>();
const prefix = 'cordillera.write.';

export function addPendingWrite(write: Write): void {
  pendingWrites.set(write.record.id, write);
}

/** The write has succeeded, or is known to have failed. */
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
    // Without localStorage nothing was stored there either.
  }
}

/** The writes that earlier pages left behind, without those this page is still writing. */
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
