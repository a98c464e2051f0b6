import { openChannel } from './channel.ts';
import { type Database, withDatabase } from './database.ts';
import { problemOf, setStorageProblem } from './problem.ts';

/** What could not be written: it lives on in the page and is tried again. */
interface Waiting {
  waits(): boolean;
  write(): Promise<void>;
}

const pending: Waiting[] = [];
export const keepPending = (part: Waiting): void => void pending.push(part);

export const isPending = (): boolean => pending.some((part) => part.waits());

/** The shelf answered: the problem is over, unless something still waits to be written. */
export function clearStorageProblem(): void {
  if (!isPending()) setStorageProblem(null);
}

/** Tries again to write what could not be. */
export async function writePending(): Promise<void> {
  for (const part of pending) await part.write();
  clearStorageProblem();
  changed();
}

const listeners = new Set<() => void>();
/** Tells the other windows of this browser. */
const channel = openChannel('cordillera matches');
if (channel) channel.onmessage = notifyHere;

function notifyHere(): void {
  for (const listener of listeners) listener();
}

export function changed(): void {
  notifyHere();
  channel?.postMessage('changed');
}

/** Called whenever something was written, removed or could not be, in this window or in another. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads; when the shelf cannot be read, that is reported, and only what this page holds is known. */
export async function read<T>(action: (database: Database) => Promise<T>): Promise<T | null> {
  try {
    const found = await withDatabase(action);
    clearStorageProblem();
    return found;
  } catch (error) {
    setStorageProblem(problemOf(error));
    return null;
  }
}

/** Until somebody awaits it, its failure must not count as unhandled. */
export function ignoreUntilAwaited(done: Promise<void>): void {
  done.catch(() => undefined);
}
