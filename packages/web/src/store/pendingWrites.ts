import type { MatchRecord, Write } from './records.ts';
import { readWrite } from './storedSchemas.ts';

/**
 * IndexedDB answers later; a page that is closed may not live that long. What is being written when the page is hidden
 * is therefore also left in localStorage, which answers at once, and the next page finishes it.
 */
const underway = new Map<string, Write>();
const prefix = 'cordillera.write.';

export function noteWrite(write: Write): void {
  underway.set(write.record.id, write);
}

/** It was written, or is known not to have been. */
export function writeDone({ id, revision }: MatchRecord): void {
  if (underway.get(id)?.record.revision !== revision) return;
  underway.delete(id);
  forgetWrite(id);
}

function leaveBehind(): void {
  for (const [id, write] of underway) {
    try {
      localStorage.setItem(prefix + id, JSON.stringify(write));
    } catch {
      // Then only IndexedDB can save it, and it usually does.
    }
  }
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', leaveBehind);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leaveBehind();
  });
}

export function forgetWrite(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Nothing was left there either.
  }
}

/** What a page left behind; not what this one is still writing. */
export function interruptedWrites(): Write[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => {
      const write = readWrite(parsed(localStorage.getItem(key) ?? ''));
      if (write && !underway.has(write.record.id)) return [write];
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
