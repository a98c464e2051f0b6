import { openChannel } from '../../store/channel.ts';

/** A window that plays a match. */
interface Holder {
  /** Called when the window has the lock; only now is the match read. */
  begin(): Promise<void>;
  /** Another window requests the match: stops playing, and resolves when everything is written. */
  yield(): Promise<void>;
  /** Another window took the match because this one did not answer: nothing may be written any more. */
  lose(): void;
}

/**
 * Takes the lock from a window that does not answer for this long. A closed window releases it by itself; this one is
 * frozen.
 */
const lockTimeoutMs = 5_000;

/**
 * Only the newest window plays a match: two windows that both ask bots would overwrite each other's moves. Returns the
 * function that releases the lock.
 */
export function acquireMatchLock(match: string, holder: Holder): () => void {
  let hasLeft = false;
  let leave = (): void => {
    hasLeft = true;
  };
  void hasWebLocks().then((may) => {
    if (!hasLeft) leave = may ? acquireWithWebLock(match, holder) : acquireWithMessages(match, holder);
  });
  return () => leave();
}

/** Insecure pages have no locks, and a browser that refuses storage may refuse them. */
const hasWebLocks = async (): Promise<boolean> =>
  'locks' in navigator &&
  navigator.locks.query().then(
    () => true,
    () => false,
  );

const tables = 'cordillera.tables';

/** The lock holder plays. The queue decides who is next; the message only asks the holder to check it. */
function acquireWithWebLock(match: string, holder: Holder): () => void {
  const { locks } = navigator;
  const name = `cordillera.table.${match}`;
  const channel = openChannel(tables);
  const waiting = new AbortController();
  let begun: Promise<void> | null = null;
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = (): void => undefined;
  const left = new Promise<void>((done) => {
    leave = done;
  });

  const hold = async (): Promise<void> => {
    clearTimeout(timer);
    if (hasLeft) return;
    begun = holder.begin();
    await begun;
    if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => data === match && void giveWay();
    // Another window may have requested the lock while the match was being opened.
    void giveWay();
    await left;
  };
  const giveWay = async (): Promise<void> => {
    const { pending = [] } = await locks.query();
    if (!pending.some((request) => request.name === name)) return;
    await holder.yield().finally(leave);
  };
  const broken = (error: unknown): void => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    // Without `begun`, the lock was never held: this window gave up waiting.
    if (!hasLeft) void begun?.then(() => holder.lose());
  };
  const ask = async (): Promise<void> => {
    locks.request(name, { signal: waiting.signal }, hold).catch(broken);
    // Once this resolves the request is in the queue, where the holder will find it.
    await locks.query();
    if (begun || hasLeft) return;
    channel?.postMessage(match);
    timer = setTimeout(() => {
      waiting.abort();
      locks.request(name, { steal: true }, hold).catch(broken);
    }, lockTimeoutMs);
  };

  void ask();
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    waiting.abort();
    channel?.close();
    leave();
  };
}

/** Without locks, waits this long for an answer: it is unknown whether there is another window at all. */
const retryDelayMs = 250;

/**
 * Without locks windows only exchange messages. The later one plays; if a message arrives too late, the store refuses
 * outdated writes.
 */
function acquireWithMessages(match: string, holder: Holder): () => void {
  type LockMessage = { match: string; from: string; says: 'mine' | 'yielded' };
  const channel = openChannel(tables);
  if (!channel) {
    // Other windows cannot be reached: the store alone refuses outdated writes.
    void holder.begin();
    return () => undefined;
  }
  /** Later windows have greater ids. */
  const own = `${Date.now()} ${Math.random()}`;
  let begun: Promise<void> | null = null;
  let hasYielded = false;
  const say = (says: LockMessage['says']): void =>
    channel.postMessage({ match, from: own, says } satisfies LockMessage);
  const begin = (): Promise<void> => {
    clearTimeout(timer);
    begun ??= holder.begin();
    return begun;
  };
  channel.onmessage = async ({ data }: MessageEvent<LockMessage>) => {
    if (data.match !== match || hasYielded) return;
    if (data.says === 'yielded') await begin();
    // An older window does not know of this one yet.
    else if (data.from < own) say('mine');
    else {
      hasYielded = true;
      const hadBegun = begun !== null;
      await begin();
      await holder.yield();
      if (hadBegun) say('yielded');
    }
  };
  const timer = setTimeout(() => void begin(), retryDelayMs);
  say('mine');
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}
