/** How often each value was seen. Counts lose no precision, so the result is independent of how a run is split. */
export type Counter<Key> = Map<Key, number>;
export type Histogram = Counter<number>;

export function count<Key>(counter: Counter<Key>, key: Key, times = 1): void {
  counter.set(key, (counter.get(key) ?? 0) + times);
}

/** The histogram with this name, created when missing. */
export function histogramOf<Key>(group: Map<Key, Histogram>, key: Key): Histogram {
  let histogram = group.get(key);
  if (histogram === undefined) {
    histogram = new Map();
    group.set(key, histogram);
  }
  return histogram;
}

export function addCounter<Key>(into: Counter<Key>, from: Counter<Key>): void {
  for (const [key, times] of from) count(into, key, times);
}

export function addGroup<Key>(into: Map<Key, Histogram>, from: Map<Key, Histogram>): void {
  for (const [key, histogram] of from) addCounter(histogramOf(into, key), histogram);
}

export const countOf = (counter: Counter<unknown>): number => [...counter.values()].reduce((sum, n) => sum + n, 0);

const ascending = (histogram: Histogram): [value: number, times: number][] =>
  [...histogram].sort((a, b) => a[0] - b[0]);

export function meanOf(histogram: Histogram): number {
  const sum = ascending(histogram).reduce((total, [value, times]) => total + value * times, 0);
  return sum / countOf(histogram);
}

/** Rounds to four decimals, more than any sample justifies. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The mean win from games by how many shared the victory, 0 for a defeat: a victory shared by k counts 1/k. */
export const victories = (wins: Histogram): number =>
  [...wins].reduce((sum, [sharers, times]) => sum + (sharers === 0 ? 0 : times / sharers), 0);

/**
 * The values below which these shares (0 to 1) of all values lie, interpolated linearly: the usual definition of
 * spreadsheets and statistics packages (Hyndman and Fan's type 7).
 */
export function percentilesOf(histogram: Histogram, shares: readonly number[]): number[] {
  const values = ascending(histogram);
  const last = countOf(histogram) - 1;
  const at = (index: number): number => {
    let left = index;
    for (const [value, times] of values) {
      left -= times;
      if (left < 0) return value;
    }
    throw new RangeError(`there is no value number ${index}`);
  };
  return shares.map((share) => {
    const rank = share * last;
    const below = at(Math.floor(rank));
    return below + (at(Math.ceil(rank)) - below) * (rank - Math.floor(rank));
  });
}

export interface Range {
  mean: number;
  min: number;
  max: number;
}

export function rangeOf(histogram: Histogram): Range {
  const [min, max] = percentilesOf(histogram, [0, 1]) as [number, number];
  return { mean: rounded(meanOf(histogram)), min, max };
}

/** The two-sided 95 % quantile of the normal distribution. */
const z95 = 1.959963984540054;

/** Wilson's 95 % interval for a share: reliable for few trials and for shares near 0 and 1. */
export function wilson(successes: number, trials: number): { low: number; high: number } {
  const share = successes / trials;
  const z2 = z95 * z95;
  const middle = share + z2 / (2 * trials);
  const reach = z95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}
