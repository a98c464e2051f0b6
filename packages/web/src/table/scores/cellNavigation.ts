/** Rows of cells, some of them empty. */
type CellRows = readonly { cells: readonly (object | null)[] }[];

export interface CellPlace {
  row: number;
  column: number;
}

export const firstCell = (rows: CellRows): CellPlace => {
  const row = rows.findIndex(({ cells }) => cells.some((cell) => cell !== null));
  return { row, column: rows[row]?.cells.findIndex((cell) => cell !== null) ?? -1 };
};

/** The target of an arrow key: the next cell with points in that direction, or none. */
export function nextCell(rows: CellRows, { row, column }: CellPlace, key: string): CellPlace | null {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
  if (!step) return null;
  let [r, c] = [row + step[0]!, column + step[1]!];
  while (rows[r]?.cells[c] === null) [r, c] = [r + step[0]!, c + step[1]!];
  return rows[r]?.cells[c] ? { row: r, column: c } : null;
}
