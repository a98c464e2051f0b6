import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createFastStreams,
  createRandom,
  createStreams,
  pick,
  type Random,
  shuffle,
  withStream,
} from '../src/index.ts';

const seed = '000102030405060708090a0b0c0d0e0f';
const draw = (count: number, n: number) => (random: { int(n: number): number }) =>
  Array.from({ length: count }, () => random.int(n));

describe('the numbers of a seed never change, on any machine', () => {
  test('of createRandom', () => {
    expect(draw(8, 100)(createRandom(seed))).toEqual([68, 49, 56, 70, 84, 11, 52, 45]);
  });

  test('of named streams', () => {
    const streams = createStreams(seed, ['setup', 'dice']);
    expect(streams).toEqual({
      setup: [-1897616636, -2130330367, 1453211173, 1293426114, -1677951420, -85277964, 975445740, -604432450, 0],
      dice: [162692276, 913223347, 298667366, -710868770, 1146044421, 1395206239, -1417334832, -1323231812, 0],
    });
    expect(withStream(streams, 'dice', draw(8, 6))).toEqual([0, 5, 4, 3, 2, 0, 1, 5]);
    expect(streams.dice.at(-1)).toBe(8);
  });

  test('of a named stream match OpenSSL, keyed with the SHA-256 of seed and name', () => {
    const streams = createStreams(seed, ['dice']);
    const key = createHash('sha256').update(`${seed}/dice`).digest();
    const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(200));
    expect(withStream(streams, 'dice', draw(100, 256))).toEqual([...bytes.subarray(0, 100)]);
    expect(withStream(streams, 'dice', draw(50, 2 ** 16))).toEqual(
      Array.from({ length: 50 }, (_, index) => bytes.readUInt16BE(100 + 2 * index)),
    );
  });

  test('of a shuffle', () => {
    expect(shuffle(createRandom(seed), [...Array(10).keys()])).toEqual([2, 6, 5, 7, 1, 4, 9, 0, 3, 8]);
  });
});

test('a draw from one stream never shifts another', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 1000 }))), (draws) => {
      const together = createStreams(seed, ['a', 'b', 'c']);
      const mixed = draws.map(([name, n]) => withStream(together, name, (random) => random.int(n)));
      for (const name of ['a', 'b', 'c'] as const) {
        const alone = createStreams(seed, [name]);
        const own = draws.flatMap(([other, n], index) => (other === name ? [[mixed[index], n] as const] : []));
        for (const [drawn, n] of own) expect(withStream(alone, name, (random) => random.int(n))).toBe(drawn);
      }
    }),
  );
});

test('streams differ by name and by seed', () => {
  const { a, b } = createStreams(seed, ['a', 'b']);
  expect(a).not.toEqual(b);
  expect(createStreams('f'.repeat(32), ['a']).a).not.toEqual(a);
});

test('drawn streams depend on their source alone, and all differ', () => {
  const random = createRandom(seed);
  const names = ['a', 'b', 'c'] as const;
  const first = createFastStreams(random, names);
  expect(Object.keys(first)).toEqual(names);
  expect(createFastStreams(createRandom(seed), names)).toEqual(first);
  const all = [first, createFastStreams(random, names)].flatMap((streams) => Object.values(streams));
  expect(new Set(all.map(String)).size).toBe(6);
  for (const stream of all) {
    expect(stream).toHaveLength(4); // fast ones
    expect(stream.map((word) => word | 0)).toEqual(stream); // as withStream stores them
    expect(stream[3] % 2).not.toBe(0); // an all-zero generator would return only zeros
  }
  expect(new Set(withStream(first, 'a', draw(200, 6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(first.a).toHaveLength(4);
});

test('a stored stream continues where it stopped, also after a JSON round trip', () => {
  const once = createStreams(seed, ['dice']);
  const all = withStream(once, 'dice', draw(20, 6));
  const twice = createStreams(seed, ['dice']);
  const first = withStream(twice, 'dice', draw(7, 6));
  const restored = JSON.parse(JSON.stringify(twice)) as typeof twice;
  expect([...first, ...withStream(restored, 'dice', draw(13, 6))]).toEqual(all);
});

test('a draw that throws leaves its stream unchanged', () => {
  const streams = createStreams(seed, ['dice']);
  const before = structuredClone(streams);
  expect(() =>
    withStream(streams, 'dice', (random) => {
      random.int(6);
      throw new Error('dropped');
    }),
  ).toThrow('dropped');
  expect(streams).toEqual(before);
});

/** Both kinds of generator. */
const sources = {
  fast: (text: string) => createRandom(text),
  secret: (text: string): Random => {
    const streams = createStreams(text, ['only']);
    return { int: (n) => withStream(streams, 'only', (random) => random.int(n)) };
  },
};

describe.each(Object.entries(sources))('a %s source', (_, source) => {
  test('returns integers from 0 to below n', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 48 }), (text, n) => {
        const number = source(text).int(n);
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
      }),
    );
    expect(draw(5, 1)(source(seed))).toEqual([0, 0, 0, 0, 0]);
  });

  // 171 and 43691 are the worst cases of one byte and of two: without a second draw smaller numbers would be more
  // likely.
  test.each([2, 6, 96, 171, 43691])('returns every number below %i about equally often', (n) => {
    const buckets = Math.min(n, 6);
    const counts = Array<number>(buckets).fill(0);
    const random = source(seed);
    for (let i = 0; i < 6000; i++) counts[Math.floor((random.int(n) * buckets) / n)]!++;
    // six standard deviations
    const expected = Array.from(
      counts,
      (_count, bucket) => (6000 * (Math.ceil(((bucket + 1) * n) / buckets) - Math.ceil((bucket * n) / buckets))) / n,
    );
    counts.forEach((count, bucket) => {
      expect(Math.abs(count - expected[bucket]!)).toBeLessThan(6 * Math.sqrt(expected[bucket]!));
    });
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 48 + 1])('refuses int(%s)', (n) => {
    expect(() => source(seed).int(n)).toThrow(/whole number of at least 1/);
  });

  test('makes every order of a shuffle about equally likely', () => {
    const random = source(seed);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    // 250 expected; six standard deviations are 93.
    expect(counts.size).toBe(24);
    for (const [order, count] of counts) expect(Math.abs(count - 250), order).toBeLessThan(93);
  });
});

test('a stream is never changed in place, so a clone may share it', () => {
  const streams = createStreams(seed, ['dice']);
  const guessed = createFastStreams(createRandom(seed), ['dice']);
  for (const each of [streams, guessed]) {
    const before = Object.freeze(each.dice);
    withStream(each, 'dice', draw(100, 6));
    expect(each.dice).not.toBe(before);
  }
});

test('shuffle reorders a list in place and loses nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, text) => {
      const shuffled = items.slice();
      expect(shuffle(createRandom(text), shuffled)).toBe(shuffled);
      expect(shuffled.toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('pick returns an item of the list, and refuses an empty list', () => {
  const random = createRandom(seed);
  expect(new Set(Array.from({ length: 50 }, () => pick(random, ['x', 'y'])))).toEqual(new Set(['x', 'y']));
  expect(() => pick(random, [])).toThrow('nothing to pick from');
});
