/**
 * What is said to the other windows of this browser; null where that cannot be: a browser that keeps nothing for the page
 * may not let its windows talk either.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
