/**
 * The mountain of chapter 14: 20 positions, numbered from the base up and from left to right.
 *
 *     18 19                row 5
 *    15 16 17              row 4
 *   11 12 13 14            row 3
 *   6 7 8 9 10             row 2
 *  0 1 2 3 4 5             row 1
 */
export const POSITIONS = 20;
/** Where a frontiersman stands when not on a card. */
export const BASE = -1;
/** An empty position of the mountain, an empty cabin space, no player. */
export const NONE = -1;

const FIRST = [0, 0, 6, 11, 15, 18] as const;

/** SW-GEO-01: row r has 7 − r positions. */
export const positionAt = (row: number, column: number): number => (FIRST[row] as number) + column - 1;

export const ROW: readonly number[] = Array.from({ length: POSITIONS }, (_, p) => FIRST.findLastIndex((f) => p >= f));
export const COLUMN: readonly number[] = ROW.map((row, p) => p - (FIRST[row] as number) + 1);
/** SW-GEO-05: the horizontal position. */
export const PLACE_X: readonly number[] = ROW.map((row, p) => (COLUMN[p] as number) + (row - 1) / 2);

const existing = (cells: readonly (readonly [number, number])[]): number[] =>
  cells
    .filter(([row, column]) => row >= 1 && row <= 5 && column >= 1 && column <= 7 - row)
    .map(([r, c]) => positionAt(r, c));

const neighbours = (offsets: readonly (readonly [number, number])[]): readonly (readonly number[])[] =>
  ROW.map((row, p) => existing(offsets.map(([r, c]) => [row + r, (COLUMN[p] as number) + c])));

/** SW-GEO-02. */
export const COVERS = neighbours([
  [-1, 0],
  [-1, 1],
]);
export const COVERED_BY = neighbours([
  [1, -1],
  [1, 0],
]);
/** SW-GEO-04, without the base. */
export const ADJACENT = neighbours([
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [-1, 0],
  [-1, 1],
]);
export const BOTTOM_ROW: readonly number[] = [0, 1, 2, 3, 4, 5];
const NEAR = [BOTTOM_ROW, ...ADJACENT.map((around, p) => (ROW[p] === 1 ? [...around, BASE] : around))];
/** SW-MTN-01, SW-MTN-02: the places around a position or the base, whether or not a card is left there. */
export const nearTo = (position: number): readonly number[] => NEAR[position + 1] as readonly number[];
/** Higher rows first, then left to right: the order in which specials leave the mountain (SW-R-14). */
export const TOP_DOWN: readonly number[] = Array.from({ length: POSITIONS }, (_, p) => p).sort(
  (a, b) => (ROW[b] as number) - (ROW[a] as number) || a - b,
);

/**
 * The code of an uncovered basic card until the event that turns it up: its number mirrored below NONE. Applied twice,
 * it gives the card again.
 */
export const stillFaceDown = (card: number): number => 2 * NONE - card;

/** SW-GEO-03: nothing lies on top of it any more. */
export function isUncovered(mountain: readonly number[], position: number): boolean {
  const above = COVERED_BY[position] as readonly number[];
  for (let i = 0; i < above.length; i++) if (mountain[above[i] as number] !== NONE) return false;
  return true;
}
