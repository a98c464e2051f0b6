import type { Size } from '../../design/hooks/useSize.ts';

/** A rectangle on a sheet, in px. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The uncovered part of a sheet: from `top` downwards. */
export interface Free extends Size {
  top: number;
}

const sides = ['left', 'right', 'up', 'down'] as const;
export type Side = (typeof sides)[number];

const hintMarginPx = 8;

/**
 * The zoom for targets that are about to be tapped. They are `comfortable` px wide if possible; smaller, but never
 * below `least`, if that makes all of them visible at once.
 */
export function zoomFor(
  spots: readonly Spot[],
  { width, height, top }: Free,
  { comfortable, least }: { comfortable: number; least: number },
): number {
  const box = boxOf(spots);
  const across = spots[0]!.width;
  const wanted = Math.max(1, comfortable / across);
  const whole = Math.min(width / (box.width + 2 * hintMarginPx), (height - top) / (box.height + 2 * hintMarginPx));
  return whole < wanted && whole * across >= least ? Math.max(1, whole) : wanted;
}

/**
 * The part of the sheet that shows as many of these spots completely as possible at this zoom. Among equal parts it
 * takes the one nearest to the centre of the sheet. Spots and result are in px of the whole sheet; the result leaves
 * room for what covers the top of the frame.
 */
export function viewOf(spots: readonly Spot[], zoom: number, { width, height, top }: Free): Spot {
  const window = { width: width / zoom - 2 * hintMarginPx, height: (height - top) / zoom - 2 * hintMarginPx };
  let best: readonly Spot[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  for (const { x } of spots) {
    for (const { y } of spots) {
      const seen = spots.filter(
        (spot) =>
          spot.x >= x &&
          spot.y >= y &&
          spot.x + spot.width <= x + window.width &&
          spot.y + spot.height <= y + window.height,
      );
      const distance = seen.length === 0 ? Number.POSITIVE_INFINITY : farFrom(boxOf(seen), width / 2, height / 2);
      if (seen.length > best.length || (seen.length === best.length && distance < shortest)) {
        best = seen;
        shortest = distance;
      }
    }
  }
  const { x, y, width: wide, height: high } = boxOf(best.length > 0 ? best : spots.slice(0, 1));
  return {
    x: x - hintMarginPx,
    y: y - hintMarginPx - top / zoom,
    width: wide + 2 * hintMarginPx,
    height: high + 2 * hintMarginPx + top / zoom,
  };
}

function boxOf(spots: readonly Spot[]): Spot {
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  return {
    x,
    y,
    width: Math.max(...spots.map((spot) => spot.x + spot.width)) - x,
    height: Math.max(...spots.map((spot) => spot.y + spot.height)) - y,
  };
}

const farFrom = ({ x, y, width, height }: Spot, atX: number, atY: number): number =>
  Math.hypot(x + width / 2 - atX, y + height / 2 - atY);

/** The side on which a spot is out of view, so that it cannot be tapped; null: it is visible. */
export function sideOf({ x, y, width, height }: Spot, frame: Free): Side | null {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const out = {
    left: -cx,
    right: cx - frame.width,
    up: frame.top - cy,
    down: cy - frame.height,
  };
  const side = sides.reduce((a, b) => (out[b] > out[a] ? b : a));
  return out[side] > 0 ? side : null;
}

/** A spot on a sheet with its gain; null when points are not shown. */
export interface Goal {
  spot: Spot;
  gain: number | null;
}

/** A hint at the edge of a sheet for goals beyond it: its place, and the gain of each goal, best first. */
export interface OffscreenHint<G extends Goal = Goal> {
  side: Side;
  x: number;
  y: number;
  goals: readonly G[];
  gains: readonly number[];
}

/** The size of a hint at each edge, in px. */
const signSize: Record<Side, Size> = {
  left: { width: 46, height: 88 },
  right: { width: 46, height: 88 },
  up: { width: 132, height: 44 },
  down: { width: 132, height: 44 },
};
const stepPx = 12;

/** Hints for the goals out of view, each at its edge as near to them as possible without covering visible goals. */
export function offscreenHints<G extends Goal>(goals: readonly G[], frame: Free): OffscreenHint<G>[] {
  const seen = goals.filter(({ spot }) => sideOf(spot, frame) === null).map(({ spot }) => spot);
  const signs: OffscreenHint<G>[] = [];
  const taken: Spot[] = [];
  for (const side of sides) {
    const beyond = goals.filter(({ spot }) => sideOf(spot, frame) === side);
    if (beyond.length === 0) continue;
    const { x, y, width, height } = boxOf(beyond.map(({ spot }) => spot));
    const spot = freeSpot(side, { x: x + width / 2, y: y + height / 2 }, frame, [...seen, ...taken]);
    taken.push(spot);
    signs.push({
      side,
      x: spot.x,
      y: spot.y,
      goals: beyond,
      gains: beyond.flatMap(({ gain }) => gain ?? []).sort((a, b) => b - a),
    });
  }
  return signs;
}

/** The place of a hint at its edge: as near to this point as possible without covering anything. */
function freeSpot(side: Side, near: { x: number; y: number }, frame: Free, taken: readonly Spot[]): Spot {
  const { width, height } = signSize[side];
  const isUpright = side === 'left' || side === 'right';
  const [low, high] = isUpright
    ? [frame.top + hintMarginPx, frame.height - height - hintMarginPx]
    : [hintMarginPx, Math.max(hintMarginPx, frame.width - width - hintMarginPx)];
  const wanted = Math.min(Math.max(low, isUpright ? near.y - height / 2 : near.x - width / 2), high);
  const at = (along: number): Spot => ({
    x: isUpright ? (side === 'left' ? hintMarginPx : frame.width - width - hintMarginPx) : along,
    y: isUpright ? along : side === 'up' ? frame.top : frame.height - height - hintMarginPx,
    width,
    height,
  });
  let best = at(wanted);
  let leastCover = coverOf(best, taken);
  for (let offset = stepPx; leastCover > 0 && offset < high - low + stepPx; offset += stepPx) {
    for (const along of [wanted - offset, wanted + offset]) {
      if (along < low || along > high) continue;
      const cover = coverOf(at(along), taken);
      if (cover < leastCover) {
        best = at(along);
        leastCover = cover;
      }
    }
  }
  return best;
}

/** How much of a spot the others cover, in square px. */
const coverOf = (a: Spot, others: readonly Spot[]): number =>
  others.reduce((sum, b) => {
    const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
