import { type Point, path } from '../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../design/paper/random.ts';

export interface TornEdge {
  seed: string | number;
  /** How far points jump off the line. */
  amp?: number;
  /** Distance between points. */
  step?: number;
  /** False for a line that a caller closes itself. */
  closed?: boolean;
  /** Sides that stay straight, as where two sheets join. */
  keep?: readonly number[];
  digits?: number;
}

function tear(points: readonly Point[], { seed, amp = 2, step = 14, closed = true, keep = [], digits = 1 }: TornEdge) {
  const next = seededRandom(seed);
  const sides = closed ? points.length : points.length - 1;
  const out: Point[] = [];
  for (let side = 0; side < sides; side++) {
    const [x0, y0] = points[side]!;
    const [x1, y1] = points[(side + 1) % points.length]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const straight = keep.includes(side);
    const n = straight ? 1 : Math.max(1, Math.round(length / step));
    for (let i = 0; i < n; i++) {
      const off = straight ? 0 : randomBetween(next, -amp, amp);
      const t = i / n + (i > 0 ? randomBetween(next, -0.3, 0.3) / n : 0);
      out.push([x0 + (x1 - x0) * t - ((y1 - y0) / length) * off, y0 + (y1 - y0) * t + ((x1 - x0) / length) * off]);
    }
  }
  if (!closed) out.push(points[points.length - 1]!);
  return path(out, { closed, digits });
}

const cut = new Map<string, string>();

/** The outline of a sheet torn along these points. The same points and seed are torn only once. */
export function tornPath(points: readonly Point[], edge: TornEdge): string {
  const key = JSON.stringify([points, edge]);
  const known = cut.get(key);
  if (known !== undefined) return known;
  const made = tear(points, edge);
  cut.set(key, made);
  return made;
}

/** A torn rectangle. */
export const tornRect = (x: number, y: number, width: number, height: number, edge: TornEdge): string =>
  tornPath(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    edge,
  );

/** A torn ring's outer edge. */
export function tornRound(radius: number, seed: string | number, corners = 34): string {
  const next = seededRandom(seed);
  return path(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / corners;
      return [
        (radius + randomBetween(next, -2, 1.6)) * Math.cos(angle),
        (radius + randomBetween(next, -2, 1.6)) * Math.sin(angle),
      ];
    }),
  );
}
