import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** A source of chance. Functions that need chance are handed one; nothing reaches for a global. */
export interface Random {
  /** A whole number from 0 to below `n`, each equally likely. */
  int(n: number): number;
}

/** Four 32-bit numbers: a generator at rest, as it lies in a state. */
export type Stream = [number, number, number, number];

/** Named streams, so that a draw from one never shifts another. */
export type Streams<Name extends string> = Record<Name, Stream>;

const from = (generator: RandomGenerator): Random => ({
  int(n) {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`random.int(${n}): give a whole number of at least 1`);
    return uniformInt(generator, 0, n - 1);
  },
});

function streamFrom(seed: string, name: string): Stream {
  const digest = sha256(utf8ToBytes(`${seed}/${name}`));
  const words = new DataView(digest.buffer, digest.byteOffset, 16);
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12) | 1];
}

export function createStreams<Name extends string>(seed: string, names: readonly Name[]): Streams<Name> {
  return Object.fromEntries(names.map((name) => [name, streamFrom(seed, name)])) as Streams<Name>;
}

/** Streams drawn from a source of chance, for a state that is guessed: no seed leads to them, and they cost next to nothing. */
export function drawStreams<Name extends string>(random: Random, names: readonly Name[]): Streams<Name> {
  const word = (): number => random.int(2 ** 32) | 0;
  const streams = {} as Streams<Name>;
  for (const name of names) streams[name] = [word(), word(), word(), word() | 1];
  return streams;
}

/** Draws from a stream inside a state: the stream is moved on when `draw` returns. */
export function withStream<Name extends string, T>(streams: Streams<Name>, name: Name, draw: (random: Random) => T): T {
  const generator = xoroshiro128plusFromState(streams[name]);
  const result = draw(from(generator));
  streams[name] = generator.getState() as Stream;
  return result;
}

/** A source of chance of its own, for bots, samples and tests. */
export function createRandom(seed: string): Random {
  const generator = xoroshiro128plusFromState(streamFrom(seed, 'random'));
  return from(generator);
}

/** Fisher–Yates, in place. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new Error('pick: there is nothing to pick from');
  return items[random.int(items.length)] as T;
}
