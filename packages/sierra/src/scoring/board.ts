import type { Landscape, Line } from '../actions/landscape.ts';
import type { MountainCard } from '../content/mountainCard.ts';

/** The maximum size of a landscape: a set of cards is a bit mask in one 32-bit number. */
export const MAX_CARDS = 30;

/**
 * A landscape prepared for scoring. Cards are numbered line by line from the bottom, left to right; a set of cards is
 * a bit mask, so that counting is a few machine instructions.
 */
export interface Board {
  size: number;
  all: number;
  /** Cards of each symbol and each colour, by index. */
  symbols: Int32Array;
  colours: Int32Array;
  lines: number;
  /** By line, from the bottom. */
  lineMask: Int32Array;
  lineColour: Int32Array;
  /** By line: the number of its first card. */
  lineBase: Int32Array;
  columns: number;
  /** By column, from the left; every column between the ends holds a card, because neighbouring lines share one. */
  columnMask: Int32Array;
  columnGap: Int32Array;
  columnLow: Int32Array;
  columnHigh: Int32Array;
  /** By card. */
  lineOf: Int32Array;
  columnOf: Int32Array;
  left: Int32Array;
  right: Int32Array;
  above: Int32Array;
  below: Int32Array;
  adjacent: Int32Array;
  around: Int32Array;
  lineEnds: number;
  columnTops: number;
  columnBottoms: number;
}

const cards = () => new Int32Array(MAX_CARDS);

export const createBoard = (): Board => ({
  size: 0,
  all: 0,
  symbols: new Int32Array(6),
  colours: new Int32Array(4),
  lines: 0,
  lineMask: cards(),
  lineColour: cards(),
  lineBase: cards(),
  columns: 0,
  columnMask: cards(),
  columnGap: cards(),
  columnLow: cards(),
  columnHigh: cards(),
  lineOf: cards(),
  columnOf: cards(),
  left: cards(),
  right: cards(),
  above: cards(),
  below: cards(),
  adjacent: cards(),
  around: cards(),
  lineEnds: 0,
  columnTops: 0,
  columnBottoms: 0,
});

export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The bit of the card of this line at this column, or 0. */
function bitAt(lines: Line[], bases: Int32Array, line: number, column: number): number {
  if (line < 0 || line >= lines.length) return 0;
  const { start, cards } = lines[line] as Line;
  const offset = column - start;
  return offset < 0 || offset >= cards.length ? 0 : 1 << ((bases[line] as number) + offset);
}

/** Fills a board from a landscape without allocating anything. */
export function fillBoard(board: Board, landscape: Landscape, mountain: readonly MountainCard[]): Board {
  const { lines } = landscape;
  const { lineBase: bases, columnLow, columnHigh } = board;
  let size = 0;
  let leftmost = Number.POSITIVE_INFINITY;
  let rightmost = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    bases[i] = size;
    size += line.cards.length;
    if (line.start < leftmost) leftmost = line.start;
    if (line.start + line.cards.length > rightmost) rightmost = line.start + line.cards.length;
  }
  board.size = size;
  board.all = (1 << size) - 1;
  board.lines = lines.length;
  board.columns = size === 0 ? 0 : rightmost - leftmost;
  board.symbols.fill(0);
  board.colours.fill(0);
  board.columnMask.fill(0, 0, board.columns);
  board.lineEnds = 0;
  board.columnTops = 0;
  board.columnBottoms = 0;

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const { cards, start } = line;
    const base = bases[i] as number;
    board.lineMask[i] = ((1 << cards.length) - 1) << base;
    board.lineColour[i] = (mountain[cards[0] as number] as MountainCard).colourIndex;
    board.lineEnds |= (1 << base) | (1 << (base + cards.length - 1));
    for (let k = 0; k < cards.length; k++) {
      const index = base + k;
      const bit = 1 << index;
      const column = start + k;
      const card = mountain[cards[k] as number] as MountainCard;
      board.symbols[card.symbolIndex]! |= bit;
      board.colours[card.colourIndex]! |= bit;
      board.lineOf[index] = i;
      const c = column - leftmost;
      board.columnOf[index] = c;
      if (board.columnMask[c] === 0) {
        columnLow[c] = i;
        board.columnBottoms |= bit;
      }
      board.columnMask[c]! |= bit;
      columnHigh[c] = i;
      const left = k > 0 ? bit >>> 1 : 0;
      const right = k < cards.length - 1 ? bit << 1 : 0;
      const above = bitAt(lines, bases, i + 1, column);
      const below = bitAt(lines, bases, i - 1, column);
      board.left[index] = left;
      board.right[index] = right;
      board.above[index] = above;
      board.below[index] = below;
      board.adjacent[index] = left | right | above | below;
      board.around[index] =
        left |
        right |
        above |
        below |
        bitAt(lines, bases, i + 1, column - 1) |
        bitAt(lines, bases, i + 1, column + 1) |
        bitAt(lines, bases, i - 1, column - 1) |
        bitAt(lines, bases, i - 1, column + 1);
    }
  }
  for (let c = 0; c < board.columns; c++) {
    const mask = board.columnMask[c] as number;
    board.columnGap[c] = (columnHigh[c] as number) - (columnLow[c] as number) + 1 > countBits(mask) ? 1 : 0;
    board.columnTops |= 1 << (31 - Math.clz32(mask));
  }
  return board;
}
