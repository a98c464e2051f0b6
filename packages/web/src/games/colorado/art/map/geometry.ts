import { dense, type Point } from '../../../../design/paper/outlines.ts';

/** Plane geometry of closed outlines, precise enough for drawings. */
export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const segment = (a: Point, b: Point): Segment => ({ x1: a[0], y1: a[1], x2: b[0], y2: b[1] });

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
  outline.map((point, i) => segment(point, outline[(i + 1) % outline.length]!));

export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function isInside(x: number, y: number, edges: readonly Segment[]): boolean {
  let inside = false;
  for (const { x1, y1, x2, y2 } of edges)
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  return inside;
}

/** Faster than Math.hypot, which guards against overflow that drawings never reach. */
export const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

function distanceToSegment(x: number, y: number, { x1, y1, x2, y2 }: Segment): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
  return length(x - x1 - t * dx, y - y1 - t * dy);
}

/** How far a point is from these lines; `reach` when none is nearer. */
export function distanceToSegments(x: number, y: number, segments: readonly Segment[], reach: number): number {
  let least = reach;
  for (const line of segments) {
    if (isBeyond(line, x, y, x, y, least)) continue;
    least = Math.min(least, distanceToSegment(x, y, line));
  }
  return least;
}

export const distanceToRect = (x: number, y: number, { left, top, right, bottom }: Rect): number =>
  length(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** A segment that lies so far to one side of a box that it cannot be nearer than this. */
const isBeyond = (
  { x1, y1, x2, y2 }: Segment,
  left: number,
  top: number,
  right: number,
  bottom: number,
  reach: number,
): boolean =>
  (x1 < left - reach && x2 < left - reach) ||
  (x1 > right + reach && x2 > right + reach) ||
  (y1 < top - reach && y2 < top - reach) ||
  (y1 > bottom + reach && y2 > bottom + reach);

/** Whether a segment enters a box (Liang–Barsky). */
export function crosses({ x1, y1, x2, y2 }: Segment, { left, top, right, bottom }: Rect): boolean {
  let from = 0;
  let to = 1;
  const side = (p: number, q: number): boolean => {
    if (p === 0) return q >= 0;
    if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
    return from <= to;
  };
  const dx = x2 - x1;
  const dy = y2 - y1;
  return side(-dx, x1 - left) && side(dx, right - x1) && side(-dy, y1 - top) && side(dy, bottom - y1);
}

/** How far a box is from these lines; 0 where one enters it, `reach` when none is nearer. */
export function rectToSegments(rect: Rect, segments: readonly Segment[], reach: number): number {
  const { left, top, right, bottom } = rect;
  let least = reach;
  for (const line of segments) {
    if (isBeyond(line, left, top, right, bottom, least)) continue;
    if (crosses(line, rect)) return 0;
    least = Math.min(
      least,
      distanceToRect(line.x1, line.y1, rect),
      distanceToRect(line.x2, line.y2, rect),
      distanceToSegment(left, top, line),
      distanceToSegment(right, top, line),
      distanceToSegment(right, bottom, line),
      distanceToSegment(left, bottom, line),
    );
  }
  return least;
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
    const span = length(x2 - x1, y2 - y1) || 1;
    const moved: Point = [
      point[0] - (clockwise * by * (y2 - y1)) / span,
      point[1] + (clockwise * by * (x2 - x1)) / span,
    ];
    const [x, y] = moved;
    if (isInside(x, y, edges) !== by > 0) return [];
    return distanceToSegments(x, y, edges, Math.abs(by)) >= Math.abs(by) * 0.97 ? [moved] : [];
  });
}

/** Twice the area; positive when the points run clockwise on a screen. */
export function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  for (const { x1, y1, x2, y2 } of edgesOf(outline)) sum += x1 * y2 - x2 * y1;
  return sum;
}

/** The part of a shape that lies below a wavy line. */
export function below(outline: readonly Point[], height: (x: number) => number): Point[] {
  if (outline.length === 0) return [];
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
