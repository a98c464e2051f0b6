/**
 * A channel to the other windows of this browser; null where it is unavailable: a browser that refuses storage may
 * refuse this too.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
