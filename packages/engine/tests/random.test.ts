import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, createStreams, drawStreams, pick, shuffle, withStream } from '../src/index.ts';

const seed = '000102030405060708090a0b0c0d0e0f';
const draw = (count: number, n: number) => (random: { int(n: number): number }) =>
  Array.from({ length: count }, () => random.int(n));

describe('the numbers of a seed never change, on any machine', () => {
  test('a source of its own', () => {
    expect(draw(8, 100)(createRandom(seed))).toEqual([68, 49, 56, 70, 84, 11, 52, 45]);
  });

  test('named streams', () => {
    const streams = createStreams(seed, ['setup', 'dice']);
    expect(streams).toEqual({
      setup: [78374030, 29164929, 624860758, -1038280627],
      dice: [-1266896375, -1280414154, 1716374801, -570383915],
    });
    expect(withStream(streams, 'dice', draw(8, 6))).toEqual([3, 4, 2, 4, 5, 1, 3, 2]);
    expect(streams.dice).toEqual([1304698066, 1526685998, 729989646, -408716785]);
  });

  test('a shuffle', () => {
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

test('drawn streams follow from their source alone, and no two are alike', () => {
  const random = createRandom(seed);
  const names = ['a', 'b', 'c'] as const;
  const first = drawStreams(random, names);
  expect(Object.keys(first)).toEqual(names);
  expect(drawStreams(createRandom(seed), names)).toEqual(first);
  const all = [first, drawStreams(random, names)].flatMap((streams) => Object.values(streams));
  expect(new Set(all.map(String)).size).toBe(6);
  for (const stream of all) {
    expect(stream.map((word) => word | 0)).toEqual(stream); // as withStream puts them away
    expect(stream[3] % 2).not.toBe(0); // a generator of nothing but zeros would give nothing else
  }
  expect(new Set(withStream(first, 'a', draw(200, 6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('a stream goes on where it was put away, through JSON too', () => {
  const once = createStreams(seed, ['dice']);
  const all = withStream(once, 'dice', draw(20, 6));
  const twice = createStreams(seed, ['dice']);
  const first = withStream(twice, 'dice', draw(7, 6));
  const restored = JSON.parse(JSON.stringify(twice)) as typeof twice;
  expect([...first, ...withStream(restored, 'dice', draw(13, 6))]).toEqual(all);
});

test('a draw that throws leaves its stream where it was', () => {
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

test('int gives whole numbers from 0 to below n', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (text, n) => {
      const number = createRandom(text).int(n);
      expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
    }),
  );
  expect(new Set(draw(200, 6)(createRandom(seed)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(draw(5, 1)(createRandom(seed))).toEqual([0, 0, 0, 0, 0]);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('int(%s) is refused', (n) => {
  expect(() => createRandom(seed).int(n)).toThrow(/whole number of at least 1/);
});

test('shuffle keeps what it is given, in place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, text) => {
      const shuffled = items.slice();
      expect(shuffle(createRandom(text), shuffled)).toBe(shuffled);
      expect(shuffled.toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('every order of a shuffle is about as likely', () => {
  const random = createRandom(seed);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  // 250 expected; six standard deviations are 93.
  expect(counts.size).toBe(24);
  for (const [order, count] of counts) expect(Math.abs(count - 250), order).toBeLessThan(93);
});

test('pick takes one of the list, and refuses an empty one', () => {
  const random = createRandom(seed);
  expect(new Set(Array.from({ length: 50 }, () => pick(random, ['x', 'y'])))).toEqual(new Set(['x', 'y']));
  expect(() => pick(random, [])).toThrow('nothing to pick from');
});
