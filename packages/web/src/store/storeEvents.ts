import { openChannel } from './channel.ts';
import { type Database, withDatabase } from './database.ts';
import { problemOf, setStorageProblem } from './problem.ts';

/** What could not be written: it lives on in the page and is tried again. */
interface Waiting {
  waits(): boolean;
  write(): Promise<void>;
}

const waiting: Waiting[] = [];
export const keepWaiting = (part: Waiting): void => void waiting.push(part);

export const isWaiting = (): boolean => waiting.some((part) => part.waits());

/** The shelf answered: the problem is over, unless something still waits to be written. */
export function mended(): void {
  if (!isWaiting()) setStorageProblem(null);
}

/** Tries again to write what could not be. */
export async function writeHeld(): Promise<void> {
  for (const part of waiting) await part.write();
  mended();
  changed();
}

const listeners = new Set<() => void>();
/** Tells the other windows of this browser. */
const channel = openChannel('cordillera matches');
if (channel) channel.onmessage = tellHere;

function tellHere(): void {
  for (const listener of listeners) listener();
}

export function changed(): void {
  tellHere();
  channel?.postMessage('changed');
}

/** Called whenever something was written, removed or could not be, in this window or in another. */
export function onShelfChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads; when the shelf cannot be read, that is reported, and only what this page holds is known. */
export async function read<T>(action: (database: Database) => Promise<T>): Promise<T | null> {
  try {
    const found = await withDatabase(action);
    mended();
    return found;
  } catch (error) {
    setStorageProblem(problemOf(error));
    return null;
  }
}

/** Until somebody awaits it, its failure must not count as unhandled. */
export function awaitedLater(done: Promise<void>): void {
  done.catch(() => undefined);
}
