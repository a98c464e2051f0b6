import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { ChaChaRandom, type SecretStream } from './chaChaRandom.ts';

/** A source of randomness, always passed as an argument; no function uses a global one. */
export interface Random {
  /** An integer from 0 up to but not including `n`, each equally likely; `n` is at most 2 ** 48. */
  int(n: number): number;
}

/**
 * Four 32-bit numbers: a stored fast generator. Its output reveals its future, so it is only for determinized states
 * and searches.
 */
export type FastStream = [number, number, number, number];

/**
 * A generator as stored in a state: a secret one in a match, a fast one in a determinized state. Never changed in
 * place.
 */
export type Stream = SecretStream | FastStream;

/** Named streams, so that a draw from one never shifts another. */
export type Streams<Name extends string> = Record<Name, Stream>;

const from = (below: (n: number) => number): Random => ({
  int(n) {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 48)
      throw new RangeError(`random.int(${n}): give a whole number of at least 1 and at most 2 ** 48`);
    return below(n);
  },
});

const fast = (generator: RandomGenerator): Random => from((n) => uniformInt(generator, 0, n - 1));

/** 256 bits for each seed and name; the seed cannot be found from them. */
function digestOf(seed: string, name: string): DataView {
  const digest = sha256(utf8ToBytes(`${seed}/${name}`));
  return new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
}

function secretStream(seed: string, name: string): SecretStream {
  const digest = digestOf(seed, name);
  const word = (index: number): number => digest.getInt32(4 * index, true);
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7), 0];
}

/** The streams of a match: what comes next cannot be computed from everything drawn so far. */
export function createStreams<Name extends string>(seed: string, names: readonly Name[]): Streams<Name> {
  return Object.fromEntries(names.map((name) => [name, secretStream(seed, name)])) as Streams<Name>;
}

/** Streams drawn from another source, for a determinized state: they belong to no seed, and cost next to nothing. */
export function createFastStreams<Name extends string>(random: Random, names: readonly Name[]): Streams<Name> {
  const word = (): number => random.int(2 ** 32) | 0;
  const streams = {} as Streams<Name>;
  for (const name of names) streams[name] = [word(), word(), word(), word() | 1];
  return streams;
}

/** Draws from a stream inside a state, and stores the advanced stream when `draw` returns. */
export function withStream<Name extends string, T>(streams: Streams<Name>, name: Name, draw: (random: Random) => T): T {
  const stream = streams[name];
  if (stream.length === 4) {
    const generator = xoroshiro128plusFromState(stream);
    const result = draw(fast(generator));
    streams[name] = generator.getState() as FastStream;
    return result;
  }
  const secret = new ChaChaRandom(stream);
  const result = draw(from((n) => secret.below(n)));
  streams[name] = secret.atRest();
  return result;
}

/** A separate source of randomness, for bots, samples and tests. */
export function createRandom(seed: string): Random {
  const digest = digestOf(seed, 'random');
  const state = [digest.getInt32(0), digest.getInt32(4), digest.getInt32(8), digest.getInt32(12) | 1];
  return fast(xoroshiro128plusFromState(state));
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
