import type { Line } from './cards.ts';
import { cardHeight, column, pitch } from './ridges.ts';

/** Room left and right of a line for the ends that run out into the mist. */
const endRoom = 56;

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The space a landscape takes, in its own units: cell (row 0, column 0) begins at 0, 0 and rows go up. */
export function boundsOf(lines: readonly Line[]): Rect {
  if (lines.length === 0) return { left: 0, top: 0, right: column, bottom: cardHeight };
  const starts = lines.map((line) => line.start);
  const stops = lines.map((line) => line.start + line.cards.length);
  const rows = lines.map((line) => line.row);
  return {
    left: Math.min(...starts) * column,
    right: Math.max(...stops) * column,
    top: -Math.max(...rows) * pitch,
    bottom: -Math.min(...rows) * pitch + cardHeight,
  };
}

export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** The same with this many cells around it. */
export const withMargin = (box: Rect, cells: number): Rect => ({
  left: box.left - cells * column,
  right: box.right + cells * column,
  top: box.top - cells * pitch,
  bottom: box.bottom + cells * pitch,
});

/**
 * Where a landscape stands in a frame: in the middle and as large as fits. It is never drawn larger than one of
 * `columns` by `rows` would be, so that the first cards do not fill the sheet. `inset` keeps room for labels, `margin`
 * for cells around it where cards can still be placed.
 */
export function placeIn(
  frame: { width: number; height: number },
  lines: readonly Line[],
  { inset = { top: 0, bottom: 0, sides: 0 }, columns = 6, rows = 4.3, margin = 0 } = {},
): Placement {
  const box = withMargin(boundsOf(lines), margin);
  const width = Math.max(box.right - box.left, columns * column) + 2 * (margin > 0 ? 8 : endRoom);
  const height = Math.max(box.bottom - box.top, (rows - 1) * pitch + cardHeight);
  const room = {
    width: Math.max(1, frame.width - 2 * inset.sides),
    height: Math.max(1, frame.height - inset.top - inset.bottom),
  };
  const scale = Math.min(room.width / width, room.height / height);
  return {
    scale,
    x: frame.width / 2 - ((box.left + box.right) / 2) * scale,
    y: inset.top + room.height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** Whether a landscape and the cells around it still lie in the frame when it stands like this. */
export function fitsIn(
  frame: { width: number; height: number },
  lines: readonly Line[],
  { x, y, scale }: Placement,
  { inset = { top: 0, bottom: 0, sides: 0 }, margin = 0 } = {},
): boolean {
  const box = withMargin(boundsOf(lines), margin);
  return (
    x + box.left * scale >= inset.sides &&
    x + box.right * scale <= frame.width - inset.sides &&
    y + box.top * scale >= inset.top &&
    y + box.bottom * scale <= frame.height - inset.bottom
  );
}
