/** Returns numbers from 0 up to 1, for decoration only: the same seed always cuts the same edge. */
export type SeededRandom = () => number;

/** A short hash of a word (FNV-1a), to derive a seed or an outline from an id. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A small seeded generator (mulberry32). Never used for play: the engine has its own. */
export function seededRandom(seed: string | number): SeededRandom {
  let state = hashOf(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const randomBetween = (next: SeededRandom, low: number, high: number): number => low + (high - low) * next();
