import { type Point, path } from '../../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../../design/paper/random.ts';
import type { Ridge, RouteSheet } from '../content.ts';
import { distanceToSegments, edgesOf, isInside, type Segment, length as span } from './geometry.ts';
import { ridgeOutlineOf } from './outlines.ts';
import type { Layer } from './scenery.ts';

interface Peak {
  x: number;
  /** Of its foot. */
  y: number;
  half: number;
  height: number;
}

/** The middle and the half of the longest piece of this line inside the outline. */
function across(
  [x, y]: Point,
  [nx, ny]: Point,
  edges: readonly Segment[],
  share: number,
): { at: Point; half: number } | null {
  const cuts = edges
    .flatMap(({ x1, y1, x2, y2 }) => {
      const [ex, ey] = [x2 - x1, y2 - y1];
      const det = ex * ny - ey * nx;
      if (Math.abs(det) < 1e-6) return [];
      const along = ((x - x1) * ny - (y - y1) * nx) / det;
      return along < 0 || along >= 1 ? [] : [(x1 + ex * along - x) * nx + (y1 + ey * along - y) * ny];
    })
    .sort((a, b) => a - b);
  let best: [number, number] | null = null;
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [from, to] = [cuts[i]!, cuts[i + 1]!];
    if (!best || to - from > best[1] - best[0]) best = [from, to];
  }
  if (!best) return null;
  const t = best[0] + (best[1] - best[0]) * share;
  return { at: [x + nx * t, y + ny * t], half: (best[1] - best[0]) / 2 };
}

/** Two rows of peaks along the longest line of a ridge, each as large as the ridge is wide there. */
function peaksOf(id: string, outline: readonly Point[]): Peak[] {
  if (outline.length === 0) return [];
  const next = seededRandom(`peaks ${id}`);
  const edges = edgesOf(outline);
  let [a, b]: [Point, Point] = [outline[0]!, outline[1]!];
  for (const p of outline)
    for (const q of outline)
      if (p[0] <= q[0] && span(p[0] - q[0], p[1] - q[1]) > span(a[0] - b[0], a[1] - b[1])) [a, b] = [p, q];
  const length = span(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const normal: Point = [-dy, dx];
  const steep = Math.abs(dy);
  const isNear = (x: number, y: number): boolean => isInside(x, y, edges) || distanceToSegments(x, y, edges, 4) < 3;
  const peaks: Peak[] = [];
  for (const row of [-0.16, 0.2]) {
    for (let d = row < 0 ? 16 : 30; d < length - 10; d += 27 + 8 * steep + randomBetween(next, -3, 3)) {
      const cut = across([a[0] + dx * d, a[1] + dy * d], normal, edges, 0.5 + row);
      if (!cut || cut.half <= 7) continue;
      const [x, y] = cut.at;
      for (let half = Math.min(34, cut.half * (0.98 - 0.12 * steep)); half >= 7; half *= 0.9) {
        const height = half * (1.9 - 0.3 * steep);
        const foot = y + height * 0.46;
        if (!isNear(x - half, foot) || !isNear(x, foot - height) || !isNear(x + half, foot)) continue;
        peaks.push({ x, y: foot, half, height });
        break;
      }
    }
  }
  return peaks.sort((p, q) => p.y - q.y);
}

/** Peaks that do not touch each other are drawn together: the layer of a peak lies above all that it covers. */
function layered(peaks: readonly Peak[]): Peak[][] {
  const layers: Peak[][] = [];
  const depths = new Map<Peak, number>();
  for (const [i, peak] of peaks.entries()) {
    let depth = 0;
    for (const other of peaks.slice(0, i)) {
      const apart =
        Math.abs(other.x - peak.x) > other.half + peak.half + 2 ||
        other.y < peak.y - peak.height - 3 ||
        peak.y < other.y - other.height - 3;
      if (!apart) depth = Math.max(depth, depths.get(other)! + 1);
    }
    depths.set(peak, depth);
    layers[depth] = [...(layers[depth] ?? []), peak];
  }
  return layers;
}

/** White mountains lit from the left, in layers of few paths. */
export function mountainsOf(sheet: RouteSheet, ridge: Ridge): Layer[] {
  const next = seededRandom(`rocks ${ridge.id}`);
  const j = (amp: number): number => randomBetween(next, -amp, amp);
  return layered(peaksOf(ridge.id, ridgeOutlineOf(sheet, ridge))).flatMap((peaks) => {
    const tones = { 'peak-shade': '', snow: '', 'snow-shade': '', foot: '' };
    for (const { x, y, half: w, height: h } of peaks) {
      const at = (px: number, py: number): Point => [x + w * px, y - h * py];
      const left = [at(-1, 0), at(-0.58 + j(0.03), 0.36 + j(0.04)), at(-0.4, 0.5 + j(0.04)), at(-0.2, 0.8 + j(0.02))];
      const right = [at(0.22, 0.74 + j(0.02)), at(0.42, 0.46 + j(0.04)), at(0.66, 0.3 + j(0.04)), at(1, 0)];
      const peak = [...left, at(0, 1), ...right];
      tones['peak-shade'] += path(peak.map(([px, py]): Point => [px, py + 1.6]));
      tones.snow += path(peak);
      tones['snow-shade'] += path([at(0, 1), ...right, at(0.3, 0), at(0.04, 0.34), at(0.16, 0.52), at(-0.06, 0.62)]);
      tones.foot += path([at(-1, 0), at(-0.58, 0.3), at(-0.36, 0.18), at(-0.2, 0.3), at(0, 0.12), at(0.3, 0)]);
    }
    return Object.entries(tones).map(([tone, d]) => ({ tone, d }));
  });
}
