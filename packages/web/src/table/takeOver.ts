/**
 * The newest window plays a match: an older one that shows it is told, and stops. Two windows that both let bots play
 * would only take the match out of each other's hands.
 */
export function takeOver(match: string, onTaken: () => void): () => void {
  const channel = new BroadcastChannel('cordillera.tables');
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === match) onTaken();
  });
  channel.postMessage(match);
  return () => channel.close();
}
