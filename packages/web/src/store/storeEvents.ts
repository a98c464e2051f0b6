import { openChannel } from './channel.ts';
import { type Database, withDatabase } from './database.ts';
import { problemOf, setStorageProblem } from './problem.ts';

/** Records that could not be written; they live on in the page and are retried. */
interface Waiting {
  waits(): boolean;
  write(): Promise<void>;
}

const pending: Waiting[] = [];
export const keepPending = (part: Waiting): void => void pending.push(part);

export const isPending = (): boolean => pending.some((part) => part.waits());

/** The database works again: clears the problem, unless something is still pending. */
export function clearStorageProblem(): void {
  if (!isPending()) setStorageProblem(null);
}

/** Retries all pending writes. */
export async function writePending(): Promise<void> {
  for (const part of pending) await part.write();
  clearStorageProblem();
  changed();
}

const listeners = new Set<() => void>();
/** Informs the other windows of this browser. */
const channel = openChannel('cordillera matches');
if (channel) channel.onmessage = notifyHere;

function notifyHere(): void {
  for (const listener of listeners) listener();
}

export function changed(): void {
  notifyHere();
  channel?.postMessage('changed');
}

/** Called whenever something was written, removed or failed, in this window or in another. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads from the database; a failure is reported, and the result is null. */
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

/** Marks the promise as handled until it is awaited. */
export function ignoreUntilAwaited(done: Promise<void>): void {
  done.catch(() => undefined);
}
