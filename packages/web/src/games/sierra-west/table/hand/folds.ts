import { type Box, GREEN_START, isOnGreenPath, type Pioneer, TAN_START } from '@cordillera/sierra-west';
import type { CSSProperties } from 'react';
import { at, type Point } from './geometry.ts';

/** The three cards folded to name, animal, sign and two rows of discs, on a phone 390 wide. */
export const FOLD_X = [7, 162, 230] as const;
export const FOLD_Y = [26, 12, 26] as const;
export const FOLD_WIDTH = [153, 66, 153] as const;
export const FOLD_BOTTOM = 265;
export const FOLD_GREEN = 158;
export const FOLD_TAN = 229;

/** The middle of a disc by its card and column (first, middle, last). */
const DISC_X = [
  [54, 83, 122],
  [195, 195, 195],
  [268, 307, 336],
] as const;
const COLUMN = [0, 0, 1, 2, 2] as const;

export function foldedSpace(box: Box, path: Pioneer, space: number): Point {
  const found = box[path][space - 1];
  const y = path === 'green' ? FOLD_GREEN : FOLD_TAN;
  if (found) return { x: DISC_X[found.card]![COLUMN[found.slot]!]!, y };
  return { x: space === 0 ? 22 : 368, y };
}

export const foldedPost = (path: Pioneer, which: 'start' | 'end'): CSSProperties =>
  at(which === 'start' ? 0 : 359, (path === 'green' ? FOLD_GREEN : FOLD_TAN) - 24, 31, 48);

/** Where a figure stands that is on a path. */
export function foldedStand(box: Box, place: number): Point {
  const path = isOnGreenPath(place) ? 'green' : 'tan';
  const { x, y } = foldedSpace(box, path, place - (path === 'green' ? GREEN_START : TAN_START));
  return { x: Math.max(22, x - 22), y: y - 16 };
}
