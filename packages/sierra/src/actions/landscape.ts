import type { Colour } from '../content/types.ts';

/** One line: same-colour cards side by side without a hole. */
export interface Line {
  colour: Colour;
  /** The column of its leftmost card. */
  start: number;
  cards: number[];
}

/** A stack of one-colour intervals (SI-GEO); row 0 is where the first card was laid. */
export interface Landscape {
  /** The row of the lowest line. */
  bottom: number;
  /** From bottom to top. */
  lines: Line[];
}

export interface Cell {
  row: number;
  column: number;
}

/** How a stage may restrict SI-GEO-02 to 04 (SI-R-73). */
export interface PlacementLimits {
  maxLines: number;
  maxLength: number;
  onlyUp: boolean;
}

export const noLimits: PlacementLimits = {
  maxLines: Number.POSITIVE_INFINITY,
  maxLength: Number.POSITIVE_INFINITY,
  onlyUp: false,
};

export const emptyLandscape = (): Landscape => ({ bottom: 0, lines: [] });

export const cloneLandscape = (landscape: Landscape): Landscape => ({
  bottom: landscape.bottom,
  lines: landscape.lines.map((line) => ({ colour: line.colour, start: line.start, cards: line.cards.slice() })),
});

export const cardCount = (landscape: Landscape): number => {
  let count = 0;
  for (const line of landscape.lines) count += line.cards.length;
  return count;
};

/**
 * Where a card of this colour may lie, lowest row first, then lowest column: the geometry of section 6.1 (SI-R-16).
 * `isPlaceable` repeats a part of it for speed, `whyNot` for its reasons; a test keeps them in step.
 */
export function legalCells(landscape: Landscape, colour: Colour, limits: PlacementLimits = noLimits): Cell[] {
  const { lines, bottom } = landscape;
  if (lines.length === 0) return [{ row: 0, column: 0 }];
  const cells: Cell[] = [];
  const newLine = lines.length < limits.maxLines;
  const lowest = lines[0] as Line;
  if (newLine && !limits.onlyUp && lowest.colour !== colour) pushAlong(cells, lowest, bottom - 1);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (line.colour !== colour || line.cards.length >= limits.maxLength) continue;
    cells.push(
      { row: bottom + i, column: line.start - 1 },
      { row: bottom + i, column: line.start + line.cards.length },
    );
  }
  const highest = lines[lines.length - 1] as Line;
  if (newLine && highest.colour !== colour) pushAlong(cells, highest, bottom + lines.length);
  return cells;
}

function pushAlong(cells: Cell[], line: Line, row: number): void {
  for (let i = 0; i < line.cards.length; i++) cells.push({ row, column: line.start + i });
}

/** Whether any card of this colour could be laid, without listing the cells. */
export function isPlaceable(landscape: Landscape, colour: Colour, limits: PlacementLimits): boolean {
  const { lines } = landscape;
  if (lines.length === 0) return true;
  if (lines.length < limits.maxLines) {
    if ((lines[lines.length - 1] as Line).colour !== colour) return true;
    if (!limits.onlyUp && (lines[0] as Line).colour !== colour) return true;
  }
  return lines.some((line) => line.colour === colour && line.cards.length < limits.maxLength);
}

export const isLegalCell = (
  landscape: Landscape,
  colour: Colour,
  cell: Cell,
  limits: PlacementLimits = noLimits,
): boolean =>
  legalCells(landscape, colour, limits).some(({ row, column }) => row === cell.row && column === cell.column);

/** Lays a card on a legal cell. */
export function lay(landscape: Landscape, card: number, colour: Colour, { row, column }: Cell): void {
  const at = row - landscape.bottom;
  if (at < 0) {
    landscape.lines.unshift({ colour, start: column, cards: [card] });
    landscape.bottom = row;
  } else if (at >= landscape.lines.length) {
    landscape.lines.push({ colour, start: column, cards: [card] });
  } else {
    const line = landscape.lines[at] as Line;
    if (column < line.start) {
      line.start = column;
      line.cards.unshift(card);
    } else {
      line.cards.push(card);
    }
  }
}

/** Removes the card laid last, which is at an end of its line or the only card of the top or bottom line. */
export function unlay(landscape: Landscape, { row, column }: Cell): void {
  const at = row - landscape.bottom;
  const line = landscape.lines[at] as Line;
  if (line.cards.length === 1) {
    landscape.lines.splice(at, 1);
    if (at === 0) landscape.bottom = landscape.lines.length === 0 ? 0 : row + 1;
  } else if (column === line.start) {
    line.start++;
    line.cards.shift();
  } else {
    line.cards.pop();
  }
}
