import type { Cell } from '@cordillera/sierra';
import type { Spot } from '../../../../table/shell/offscreenHints.ts';
import type { Placement } from '../../art/fit.ts';
import { column, pitch } from '../../art/ridges.ts';
import { cellHeight } from './glow.ts';

/** Where a cell of the landscape lies on its sheet. */
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
