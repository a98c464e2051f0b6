import type { Point } from '../../design/paper/outlines.ts';

/** The lines of a chart by seat: like the colours and marks, each is like no other. */
const dashes = ['', '12 5', '20 4 4 4', '6 4', '1.5 7', '14 4 2 4', '9 4 2 4 2 4', '4 8'] as const;

export const dashOf = (seat: number): string => dashes[seat % dashes.length]!;

/** Round numbers from just below the least value to just above the greatest, 0 among them: at most ten steps. */
export function ticks(least: number, greatest: number): number[] {
  const low = Math.min(0, least);
  const high = Math.max(1, greatest);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => size * 7 >= high - low) ?? 5000;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  return Array.from({ length: count + 1 }, (_, i) => (first + i) * step);
}

/** Straight lines through the points. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The place that is nearest to x when `count` places lie evenly from left to right. */
export const nearest = (x: number, left: number, right: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(((x - left) / Math.max(1, right - left)) * (count - 1))));
