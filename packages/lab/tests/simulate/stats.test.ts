import { describe, expect, test } from 'vitest';
import { count, type Histogram, meanOf, percentilesOf, rangeOf, victories, wilson } from '../../src/simulate/stats.ts';

function histogram(values: readonly number[]): Histogram {
  const counts: Histogram = new Map();
  for (const value of values) count(counts, value);
  return counts;
}

describe('percentiles', () => {
  test('are interpolated linearly', () => {
    expect(percentilesOf(histogram([40, 15, 35, 50, 20]), [0, 0.05, 0.3, 0.4, 0.5, 1])).toEqual([
      15, 16, 23, 29, 35, 50,
    ]);
  });

  test('of one to a hundred equal those of spreadsheets', () => {
    const hundred = histogram(Array.from({ length: 100 }, (_, index) => 100 - index));
    const [p5, p50, p95] = percentilesOf(hundred, [0.05, 0.5, 0.95]) as [number, number, number];
    expect(p5).toBeCloseTo(5.95, 10);
    expect(p50).toBeCloseTo(50.5, 10);
    expect(p95).toBeCloseTo(95.05, 10);
  });

  test('count repeated values, negative ones and a single one', () => {
    expect(percentilesOf(histogram([7, 7, 7, -3]), [0, 0.5, 1])).toEqual([-3, 7, 7]);
    expect(percentilesOf(histogram([4]), [0.1, 0.9])).toEqual([4, 4]);
    expect(meanOf(histogram([7, 7, 7, -3]))).toBe(4.5);
  });
});

test('a range has mean, minimum and maximum', () => {
  expect(rangeOf(histogram([3, 1, 1]))).toEqual({ mean: 1.6667, min: 1, max: 3 });
});

test('a victory counts in inverse proportion to its winners, and a defeat as 0', () => {
  expect(victories(histogram([0, 0, 1, 1, 2, 4]))).toBe(2.75);
});

describe("Wilson's interval", () => {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('is symmetric and stays within 0 and 1', () => {
    const none = wilson(0, 5);
    const all = wilson(5, 5);
    expect(none.low).toBe(0);
    expect(all.high).toBe(1);
    expect(none.high).toBeCloseTo(1 - all.low, 12);
  });
});
