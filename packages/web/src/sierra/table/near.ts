import type { Cell } from '@cordillera/sierra';
import type { Size } from '../../design/size.ts';
import type { Placement } from '../fit.ts';
import { column, pitch } from '../ridges.ts';
import { cellHeight } from './glow.ts';

/** Where a place lies on the sheet, in px. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const spotOf = ({ row, column: at }: Cell, { x, y, scale }: Placement): Spot => ({
  x: x + at * column * scale,
  y: y - row * pitch * scale,
  width: column * scale,
  height: cellHeight * scale,
});

/** The place nearest to a point of the sheet, if it is near enough. */
export function nearestCell(cells: readonly Cell[], place: Placement, x: number, y: number): Cell | null {
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const spot = spotOf(cell, place);
    const far = Math.hypot(x - spot.x - spot.width / 2, (y - spot.y - spot.height / 2) * 1.1);
    if (far < least && far < spot.width * 0.85) {
      least = far;
      best = { row: cell.row, column: cell.column };
    }
  }
  return best;
}

/** The part of a sheet that nothing lies over: from `top` downwards. */
export interface Free extends Size {
  top: number;
}

export const sides = ['left', 'right', 'up', 'down'] as const;
export type Side = (typeof sides)[number];

const air = 8;

/**
 * What to look at so that as many of these places as possible are seen whole, enlarged `zoom` times. Among equal views
 * it takes the one nearest to the middle of the sheet. The places lie on the whole sheet; so does the answer, and it
 * leaves room for what lies over the top of the frame.
 */
export function viewOf(spots: readonly Spot[], zoom: number, { width, height, top }: Free): Spot {
  const window = { width: width / zoom - 2 * air, height: (height - top) / zoom - 2 * air };
  let best: readonly Spot[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { x } of spots) {
    for (const { y } of spots) {
      const seen = spots.filter(
        (spot) =>
          spot.x >= x &&
          spot.y >= y &&
          spot.x + spot.width <= x + window.width &&
          spot.y + spot.height <= y + window.height,
      );
      const far = seen.length === 0 ? Number.POSITIVE_INFINITY : farFrom(boxOf(seen), width / 2, height / 2);
      if (seen.length > best.length || (seen.length === best.length && far < least)) {
        best = seen;
        least = far;
      }
    }
  }
  const { x, y, width: wide, height: high } = boxOf(best.length > 0 ? best : spots.slice(0, 1));
  return { x: x - air, y: y - air - top / zoom, width: wide + 2 * air, height: high + 2 * air + top / zoom };
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

/** On which side a place lies that cannot be tapped because it is out of sight; null: it can be seen. */
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
