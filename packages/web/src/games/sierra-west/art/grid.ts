import { round } from './Art.tsx';

/** How many columns leave large cells in a room; a cell is `ratio` times as wide as it is high. */
export function gridFor(
  cells: number,
  width: number,
  height: number,
  max: number,
  ratio = 1,
): { columns: number; size: number } {
  const sizeIn = (columns: number): number =>
    Math.min(max, width / columns / ratio, height / Math.ceil(cells / columns));
  let best = Math.max(1, cells);
  // one row reads best: more of them only where things become clearly larger
  for (let columns = best - 1; columns > 0; columns--) if (sizeIn(columns) > sizeIn(best) * 1.1) best = columns;
  const rows = Math.ceil(Math.max(1, cells) / best);
  return { columns: Math.ceil(Math.max(1, cells) / rows), size: sizeIn(best) };
}

/** Positions of `count` items in rows of this step, the shorter row first, round a middle. */
export function places(
  n: number,
  x: number,
  y: number,
  step: number,
  perRow: number,
): (readonly [x: number, y: number])[] {
  const rows = Math.max(1, Math.ceil(n / perRow));
  const all: (readonly [number, number])[] = [];
  for (let row = 0, left = n; row < rows; row++) {
    const here = Math.floor(left / (rows - row));
    for (let i = 0; i < here; i++)
      all.push([round(x + (i - (here - 1) / 2) * step), round(y + (row - (rows - 1) / 2) * step)]);
    left -= here;
  }
  return all;
}
