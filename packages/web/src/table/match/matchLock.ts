import { openChannel } from '../../store/channel.ts';

/** What a window does with the table of a match. */
interface Holder {
  /** The table is this window's: only now is the match read. */
  begin(): Promise<void>;
  /** Another window wants it: nothing more is done here, and all that was done is written when this is over. */
  yield(): Promise<void>;
  /** Another window took it, because this one did not answer: nothing may be written any more. */
  lose(): void;
}

/** How long a window that does not answer is waited for, in ms. A closed one gives way by itself; this one is frozen. */
const lockTimeoutMs = 5_000;

/**
 * The newest window plays a match, and no other: two that both let bots play would only take the match out of each
 * other's hands. Gives the way to leave the table.
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

/** A page that is not served safely has no locks, and a browser that keeps nothing may refuse them. */
const hasWebLocks = async (): Promise<boolean> =>
  'locks' in navigator &&
  navigator.locks.query().then(
    () => true,
    () => false,
  );

const tables = 'cordillera.tables';

/** Whoever holds the lock plays. Who came last is decided by its queue alone; the message only makes the holder look. */
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
    // Somebody may have come while the cards were laid out.
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
    // Otherwise it was never held: this window gave up waiting.
    if (!hasLeft) void begun?.then(() => holder.lose());
  };
  const ask = async (): Promise<void> => {
    locks.request(name, { signal: waiting.signal }, hold).catch(broken);
    // After this answer the request is in the queue, where whoever hears the message will find it.
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

/** How long an answer is waited for without locks, in ms: nobody knows whether there is another window at all. */
const retryDelayMs = 250;

/** Without locks windows can only talk. The later one plays; should a word come too late, the store refuses old writes. */
function acquireWithMessages(match: string, holder: Holder): () => void {
  type LockMessage = { match: string; from: string; says: 'mine' | 'yielded' };
  const channel = openChannel(tables);
  if (!channel) {
    // No other window can be heard: the store alone refuses old writes.
    void holder.begin();
    return () => undefined;
  }
  /** The later window has the greater name. */
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
    // An older window that does not know of this one yet.
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
