import { randomBetween, seededRandom } from './random.ts';

/** The scissors: every outline of cut or torn paper is made here, from fixed seeds. */
export type Point = readonly [x: number, y: number];

/** A number as short as SVG allows: no leading zero. */
const short = (value: number, digits: number): string => {
  const text = String(Number(value.toFixed(digits)));
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
};

/**
 * SVG path data through the points, in steps relative to the last rounded point so that rounding errors never add up.
 */
export function path(points: readonly Point[], { closed = true, digits = 1 } = {}): string {
  if (points.length === 0) return '';
  const unit = 10 ** digits;
  let data = '';
  let lastX = 0;
  let lastY = 0;
  points.forEach((point, i) => {
    const x = Math.round(point[0] * unit) / unit;
    const y = Math.round(point[1] * unit) / unit;
    const dx = short(x - lastX, digits);
    const dy = short(y - lastY, digits);
    const before = i === 0 ? 'M' : i === 1 ? 'l' : dx.startsWith('-') ? '' : ' ';
    data += `${before}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    lastX = x;
    lastY = y;
  });
  return closed ? `${data}z` : data;
}

export interface Tear {
  seed: string | number;
  /** How far single points jump, in px. */
  amp?: number;
  /** How far the edge slowly drifts, in px. */
  drift?: number;
  /** Distance between points, in px. */
  step?: number;
  /** Softened corners, in px. */
  radius?: number;
}

/**
 * A torn sheet of this size. Each side is torn from its own seed at fixed steps from its start, so a sheet that grows
 * keeps the existing edge and only extends it.
 */
export function tornOutline(width: number, height: number, tear: Tear): string {
  const { seed, amp = 2.4, drift = 1.6, step = 30, radius = 7 } = tear;
  const r = Math.min(radius, width * 0.08, height * 0.12) * 0.55;
  const edge = (side: string, length: number): { at: number; off: number }[] => {
    const next = seededRandom(`${seed}/${side}`);
    const points = [];
    let drifting = 0;
    for (let at = 0; at < length - step * 0.4; at += step) {
      drifting = drifting * 0.6 + randomBetween(next, -drift, drift) * 0.6;
      points.push({ at, off: drifting + randomBetween(next, -amp, amp) * 0.5 });
    }
    points.push({ at: length, off: randomBetween(next, -amp, amp) * 0.4 });
    return points;
  };
  const across = Math.max(0, width - 2 * r);
  const down = Math.max(0, height - 2 * r);
  return path([
    ...edge('top', across).map(({ at, off }): Point => [r + at, off]),
    ...edge('right', down).map(({ at, off }): Point => [width + off, r + at]),
    ...edge('bottom', across)
      .map(({ at, off }): Point => [r + at, height + off])
      .reverse(),
    ...edge('left', down)
      .map(({ at, off }): Point => [off, r + at])
      .reverse(),
  ]);
}

/** A disc cut by hand. */
export function blobOutline(
  cx: number,
  cy: number,
  radius: number,
  seed: string | number,
  amp = 0.6,
  corners = 0,
): string {
  const n = corners || (radius < 14 ? 12 : radius < 24 ? 16 : 22);
  const next = seededRandom(seed);
  return path(
    Array.from({ length: n }, (_, i): Point => {
      const r = radius + randomBetween(next, -amp, amp);
      const angle = (2 * Math.PI * i) / n;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

/** A star, as on score badges. */
export function starOutline(cx: number, cy: number, radius: number, rays = 8, waist = 0.72): string {
  return path(
    Array.from({ length: rays * 2 }, (_, i): Point => {
      const r = i % 2 === 0 ? radius : radius * waist;
      const angle = (Math.PI * i) / rays;
      return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)];
    }),
  );
}

/** A smooth curve through the points (Catmull-Rom), sampled about every `grain` px. */
export function smoothPath(points: readonly Point[], grain = 6): Point[] {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const before = points[1]!;
  const after = points[points.length - 2]!;
  const all: Point[] = [[2 * first[0] - before[0], before[1]], ...points, [2 * last[0] - after[0], after[1]]];
  const curve: Point[] = [];
  for (let i = 1; i < all.length - 2; i++) {
    const [p0, p1, p2, p3] = [all[i - 1]!, all[i]!, all[i + 1]!, all[i + 2]!];
    const n = Math.max(2, Math.floor((p2[0] - p1[0]) / grain));
    for (let j = 0; j < n; j++) {
      const t = j / n;
      const at = (a: 0 | 1): number =>
        0.5 *
        (2 * p1[a] +
          (p2[a] - p0[a]) * t +
          (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t +
          (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t ** 3);
      curve.push([at(0), at(1)]);
    }
  }
  return [...curve, last];
}

/** The same straight edges with more points on them, about every `grain` px. */
export function dense(points: readonly Point[], grain = 9): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / grain));
    for (let j = 0; j < n; j++) out.push([a[0] + ((b[0] - a[0]) * j) / n, a[1] + ((b[1] - a[1]) * j) / n]);
  }
  return [...out, points[points.length - 1]!];
}

/** A natural crest from x0 to x1: a few summits, then midpoints displaced less and less. */
export function ridgeLine(
  x0: number,
  x1: number,
  base: number,
  height: number,
  { seed, peaks = 4, grain = 6 }: { seed: string | number; peaks?: number; grain?: number },
): Point[] {
  const next = seededRandom(seed);
  const width = (x1 - x0) / peaks;
  let points: Point[] = [[x0, base - height * randomBetween(next, 0.1, 0.5)]];
  for (let i = 0; i < peaks; i++) {
    points.push([x0 + width * (i + randomBetween(next, 0.3, 0.55)), base - height * randomBetween(next, 0.6, 1)]);
    points.push([x0 + width * (i + randomBetween(next, 0.8, 1)), base - height * randomBetween(next, 0.2, 0.45)]);
  }
  points[points.length - 1] = [x1, points[points.length - 1]![1]];
  let shift = height * 0.16;
  for (let pass = 0; pass < 8; pass++) {
    const finer: Point[] = [];
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i]!, points[i + 1]!];
      finer.push(a);
      const gap = b[0] - a[0];
      if (gap > grain * 2)
        finer.push([
          (a[0] + b[0]) / 2 + randomBetween(next, -1, 1) * gap * 0.12,
          (a[1] + b[1]) / 2 + randomBetween(next, -shift, shift),
        ]);
    }
    points = [...finer, points[points.length - 1]!];
    shift *= 0.55;
  }
  return points;
}
