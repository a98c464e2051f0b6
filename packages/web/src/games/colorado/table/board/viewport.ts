import type { Size } from '../../../../design/hooks/useSize.ts';
import type { Frame, Spot } from '../../art/content.ts';

/** Corners of the frame that something else lies on, in px. */
export interface Covered {
  left: Size;
  right: Size;
}

interface WindowInput {
  spots: readonly Spot[];
  map: Frame;
  /** The frame on the screen in px, and px for one unit of the map. */
  size: Size;
  scale: number;
  covered: Covered;
}

/** Half of a disc with its glow, in px. */
const MARGIN = 26;
const STEP = 24;

/** The middle of the window that shows most of these spots, close to all of them, and how many it shows. */
export function bestMiddle({ spots, map, size, scale, covered }: WindowInput): Spot & { clear: number } {
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  };
  const half = { x: size.width / scale / 2, y: size.height / scale / 2 };
  const xs = range(map.x, map.width, half.x, middle.x);
  const ys = range(map.y, map.height, half.y, middle.y);
  let best = { x: xs[0]!, y: ys[0]!, clear: 0, worth: Number.NEGATIVE_INFINITY };
  for (const x of xs)
    for (const y of ys) {
      const clear = spots.filter((spot) => isClear(spot, { x, y }, size, scale, covered)).length;
      const worth = clear - Math.hypot(x - middle.x, y - middle.y) / 1e5;
      if (worth > best.worth) best = { x, y, clear, worth };
    }
  return best;
}

/** The same for the first of these scales at which most of the spots can be seen. */
export function bestWindow(
  input: Omit<WindowInput, 'scale'>,
  scales: readonly number[],
): Spot & { clear: number; scale: number } {
  return scales
    .map((scale) => ({ ...bestMiddle({ ...input, scale }), scale }))
    .reduce((best, each) => (each.clear > best.clear ? each : best));
}

/** Whether a spot can be seen and touched when the window has this middle. */
export function isClear(spot: Spot, middle: Spot, size: Size, scale: number, { left, right }: Covered): boolean {
  const x = (spot.x - middle.x) * scale + size.width / 2;
  const y = (spot.y - middle.y) * scale + size.height / 2;
  if (x < MARGIN || y < MARGIN || x > size.width - MARGIN || y > size.height - MARGIN) return false;
  const isUnder = (corner: Size, across: number): boolean =>
    across < corner.width + MARGIN && size.height - y < corner.height + MARGIN;
  return !isUnder(left, x) && !isUnder(right, size.width - x);
}

/** Middles to try: the window stays on the map; a map smaller than the window stays in its middle. */
function range(start: number, length: number, half: number, wanted: number): number[] {
  const low = start + half;
  const high = start + length - half;
  if (low >= high) return [start + length / 2];
  const steps = Array.from({ length: Math.ceil((high - low) / STEP) + 1 }, (_, i) => Math.min(low + i * STEP, high));
  return [Math.min(Math.max(wanted, low), high), ...steps];
}
