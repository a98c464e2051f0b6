import { dense, type Point } from '../../../design/cut.ts';

/** Plane geometry of closed outlines, as exact as drawings need. */
export type Segment = readonly [Point, Point];

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const rectAround = (x: number, y: number, width: number, height: number): Rect => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const edgesOf = (outline: readonly Point[]): Segment[] =>
  outline.map((point, i): Segment => [point, outline[(i + 1) % outline.length]!]);

export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [x1, y1] = outline[i]!;
    const [x2, y2] = outline[j]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

export function distanceToSegment([x, y]: Point, [[x1, y1], [x2, y2]]: Segment): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
}

export function distanceToSegments(point: Point, segments: readonly Segment[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const segment of segments) least = Math.min(least, distanceToSegment(point, segment));
  return least;
}

export const distanceToRect = ([x, y]: Point, { left, top, right, bottom }: Rect): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The part of a segment that lies in a box, as shares of its length; null where it passes by (Liang–Barsky). */
function cutBy([[x1, y1], [x2, y2]]: Segment, { left, top, right, bottom }: Rect): [number, number] | null {
  let [from, to] = [0, 1];
  const [dx, dy] = [x2 - x1, y2 - y1];
  for (const [p, q] of [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, y1 - top],
    [dy, bottom - y1],
  ] as const) {
    if (p === 0) {
      if (q < 0) return null;
    } else if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
    if (from > to) return null;
  }
  return [from, to];
}

export const crosses = (segment: Segment, rect: Rect): boolean => cutBy(segment, rect) !== null;

/** How far a box is from these lines; 0 where one enters it. */
export function rectToSegments(rect: Rect, segments: readonly Segment[]): number {
  const { left, top, right, bottom } = rect;
  let least = Number.POSITIVE_INFINITY;
  for (const segment of segments) {
    if (crosses(segment, rect)) return 0;
    least = Math.min(least, distanceToRect(segment[0], rect), distanceToRect(segment[1], rect));
    for (const corner of [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const)
      least = Math.min(least, distanceToSegment(corner, segment));
  }
  return least;
}

/** A box that lies wholly inside, this far from the border; how far it is, or null. */
export function roomIn(rect: Rect, outline: readonly Point[], edges: readonly Segment[]): number | null {
  const { left, top, right, bottom } = rect;
  if (!isInside([(left + right) / 2, (top + bottom) / 2], outline)) return null;
  return rectToSegments(rect, edges);
}

/**
 * The outline moved inwards (or outwards, when `by` is negative). Points that would come nearer to the old border than
 * that are left out, so the corners of the new one are soft.
 */
export function inset(outline: readonly Point[], by: number): Point[] {
  const points = dense([...outline, outline[0]!], 8).slice(0, -1);
  const edges = edgesOf(outline);
  const n = points.length;
  const clockwise = areaOf(outline) > 0 ? 1 : -1;
  return points.flatMap((point, i): Point[] => {
    const [x1, y1] = points[(i + n - 2) % n]!;
    const [x2, y2] = points[(i + 2) % n]!;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const moved: Point = [
      point[0] - (clockwise * by * (y2 - y1)) / length,
      point[1] + (clockwise * by * (x2 - x1)) / length,
    ];
    if (isInside(moved, outline) !== by > 0) return [];
    return distanceToSegments(moved, edges) >= Math.abs(by) * 0.97 ? [moved] : [];
  });
}

/** Twice the area; positive when the points run clockwise on a screen. */
export function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  for (const [[x1, y1], [x2, y2]] of edgesOf(outline)) sum += x1 * y2 - x2 * y1;
  return sum;
}

/** The part of a shape that lies below a wavy line. */
export function below(outline: readonly Point[], height: (x: number) => number): Point[] {
  const points = dense([...outline, outline[0]!], 8).slice(0, -1);
  const out: Point[] = [];
  let left: number | null = null;
  const under = ([x, y]: Point): number => y - height(x);
  const start = points.findIndex((point, i) => under(point) <= 0 && under(points[(i + 1) % points.length]!) > 0);
  if (start < 0) return under(points[0]!) > 0 ? points : [];
  for (let k = 0; k < points.length; k++) {
    const a = points[(start + k) % points.length]!;
    const b = points[(start + k + 1) % points.length]!;
    const [ua, ub] = [under(a), under(b)];
    if (ua > 0) out.push(a);
    if (ua > 0 === ub > 0) continue;
    const t = ua / (ua - ub);
    const x = a[0] + (b[0] - a[0]) * t;
    if (ua > 0) left = x;
    else if (left !== null) out.push(...along(left, x, height));
    out.push([x, height(x)]);
  }
  const first = out[0]!;
  if (left !== null) out.push(...along(left, first[0], height));
  return out;
}

/** Points of the line between two places, without its ends. */
function along(from: number, to: number, height: (x: number) => number): Point[] {
  const n = Math.max(1, Math.floor(Math.abs(to - from) / 9));
  return Array.from({ length: n - 1 }, (_, i): Point => {
    const x = from + ((to - from) * (i + 1)) / n;
    return [x, height(x)];
  });
}
