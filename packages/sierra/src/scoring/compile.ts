import { COLOURS, type Num, type Place, type Rel, type Sel, SYMBOLS, type Where } from '../content/types.ts';
import { type Board, countBits } from './board.ts';

/** A scoring rule ready to run on a board. */
export type ScoreFormula = (board: Board) => number;
type Selector = (board: Board) => number;
type LineFilter = (board: Board, index: number) => boolean;

/** The points of a Notebook card, a Destination face or a penalty: never below 0 (SI-R-51). */
export function compileScore(num: Num): ScoreFormula {
  const value = compileNum(num);
  return (board) => Math.max(0, value(board));
}

const maskOf = (masks: Int32Array, indices: readonly number[]): number => {
  let mask = 0;
  for (const index of indices) mask |= masks[index] as number;
  return mask;
};

const places = {
  lineEnd: (board) => board.lineEnds,
  lineInner: (board) => board.all & ~board.lineEnds,
  topLine: (board) => (board.lines === 0 ? 0 : (board.lineMask[board.lines - 1] as number)),
  bottomLine: (board) => (board.lines === 0 ? 0 : (board.lineMask[0] as number)),
  colTop: (board) => board.columnTops,
  colBottom: (board) => board.columnBottoms,
} satisfies Record<Place, Selector>;

/** The cards that stand in the relation to one card, as a set. */
export const relations = {
  adj: (board, card) => board.adjacent[card] as number,
  around: (board, card) => board.around[card] as number,
  sides: (board, card) => (board.left[card] as number) | (board.right[card] as number),
  left: (board, card) => board.left[card] as number,
  right: (board, card) => board.right[card] as number,
  above: (board, card) => board.above[card] as number,
  below: (board, card) => board.below[card] as number,
  line: (board, card) => (board.lineMask[board.lineOf[card] as number] as number) & ~(1 << card),
  col: (board, card) => (board.columnMask[board.columnOf[card] as number] as number) & ~(1 << card),
} satisfies Record<Rel, (board: Board, card: number) => number>;

/** min defaults to 1, or to 0 when max is given. */
const range = (min: number | undefined, max: number | undefined): [number, number] => [
  min ?? (max === undefined ? 1 : 0),
  max ?? Number.POSITIVE_INFINITY,
];

export function compileSel(sel: Sel): Selector {
  const colours = sel.colour?.map((colour) => COLOURS.indexOf(colour));
  const symbols = sel.symbol?.map((symbol) => SYMBOLS.indexOf(symbol));
  const at = sel.at?.map((place) => places[place]);
  const any = sel.any?.map(compileSel);
  const not = sel.not === undefined ? undefined : compileSel(sel.not);
  const has = sel.has?.map((condition) => {
    const [min, max] = range(condition.min, condition.max);
    return { relation: relations[condition.rel], sel: compileSel(condition.sel), min, max };
  });
  return (board) => {
    let mask = board.all;
    if (colours !== undefined) mask &= maskOf(board.colours, colours);
    if (symbols !== undefined) mask &= maskOf(board.symbols, symbols);
    if (at !== undefined) {
      let places = 0;
      for (const place of at) places |= place(board);
      mask &= places;
    }
    if (any !== undefined) {
      let union = 0;
      for (const part of any) union |= part(board);
      mask &= union;
    }
    if (not !== undefined) mask &= ~not(board);
    if (has !== undefined) {
      for (const { relation, sel: other, min, max } of has) {
        const others = other(board);
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const card = 31 - Math.clz32(rest & -rest);
          const count = countBits(relation(board, card) & others);
          if (count < min || count > max) mask &= ~(1 << card);
        }
      }
    }
    return mask;
  };
}

export function symbolKinds(board: Board, mask: number): number {
  let kinds = 0;
  for (let i = 0; i < 6; i++) if (((board.symbols[i] as number) & mask) !== 0) kinds++;
  return kinds;
}

function colourKinds(board: Board, mask: number): number {
  let kinds = 0;
  for (let i = 0; i < 4; i++) if (((board.colours[i] as number) & mask) !== 0) kinds++;
  return kinds;
}

function maxOfOneSymbol(board: Board, mask: number): number {
  let max = 0;
  for (let i = 0; i < 6; i++) max = Math.max(max, countBits((board.symbols[i] as number) & mask));
  return max;
}

/** Whether both end cards of a line of two or more show the same symbol. */
function endsMatch(board: Board, mask: number): boolean {
  const first = mask & -mask;
  const last = 1 << (31 - Math.clz32(mask));
  if (first === last) return false;
  return board.symbols.some((symbol) => (symbol & first) !== 0 && (symbol & last) !== 0);
}

export type Of = 'line' | 'col';

export const masksOf = (board: Board, of: Of): Int32Array => (of === 'line' ? board.lineMask : board.columnMask);
export const countOf = (board: Board, of: Of): number => (of === 'line' ? board.lines : board.columns);

export function compileWhere(where: Where | undefined, of: Of): LineFilter {
  const tests: LineFilter[] = [];
  const mask = (board: Board, index: number): number => masksOf(board, of)[index] as number;
  const within = ([min, max]: [number, number?], value: (board: Board, mask: number) => number): void => {
    tests.push((board, index) => {
      const n = value(board, mask(board, index));
      return n >= min && (max === undefined || n <= max);
    });
  };
  if (where?.colour !== undefined) {
    const colours = where.colour.map((colour) => COLOURS.indexOf(colour));
    tests.push((board, index) => colours.includes(board.lineColour[index] as number));
  }
  if (where?.size !== undefined) within(where.size, (_, cards) => countBits(cards));
  if (where?.symbols !== undefined) within(where.symbols, symbolKinds);
  if (where?.colours !== undefined) within(where.colours, colourKinds);
  for (const condition of where?.count ?? []) {
    const sel = compileSel(condition.sel);
    within(range(condition.min, condition.max), (board, cards) => countBits(cards & sel(board)));
  }
  if (where?.same !== undefined) within([where.same], maxOfOneSymbol);
  if (where?.allDifferent !== undefined) {
    const wanted = where.allDifferent;
    tests.push((board, index) => maxOfOneSymbol(board, mask(board, index)) <= 1 === wanted);
  }
  if (where?.endsSame !== undefined) {
    const wanted = where.endsSame;
    tests.push((board, index) => endsMatch(board, mask(board, index)) === wanted);
  }
  if (where?.gap !== undefined) {
    const wanted = where.gap ? 1 : 0;
    tests.push((board, index) => board.columnGap[index] === wanted);
  }
  return (board, index) => {
    for (const test of tests) if (!test(board, index)) return false;
    return true;
  };
}

/** The largest group of these cards connected by adjacency, as a set; of equal ones the first. */
export function largestGroup(board: Board, cards: number): number {
  let rest = cards;
  let largest = 0;
  while (rest !== 0) {
    let blob = 0;
    let edge = rest & -rest;
    while (edge !== 0) {
      blob |= edge;
      let next = 0;
      for (let e = edge; e !== 0; e &= e - 1) next |= board.adjacent[31 - Math.clz32(e & -e)] as number;
      edge = next & cards & ~blob;
    }
    rest &= ~blob;
    if (countBits(blob) > countBits(largest)) largest = blob;
  }
  return largest;
}

/**
 * The greatest number of disjoint lots with one card of each set. By Hall's theorem k lots exist exactly when, for
 * every choice of m sets, their union holds at least k·m cards.
 */
export function disjointLots(masks: readonly number[]): number {
  let lots = Number.POSITIVE_INFINITY;
  for (let subset = 1; subset < 1 << masks.length; subset++) {
    let union = 0;
    for (let i = 0; i < masks.length; i++) if ((subset & (1 << i)) !== 0) union |= masks[i] as number;
    lots = Math.min(lots, Math.floor(countBits(union) / countBits(subset)));
  }
  return lots;
}

export const holds = (cmp: '>' | '>=' | '=', a: number, b: number): boolean =>
  cmp === '>' ? a > b : cmp === '>=' ? a >= b : a === b;

export function compileNum(num: Num): ScoreFormula {
  if (typeof num === 'number') return () => num;
  switch (num.op) {
    case 'add': {
      const parts = num.of.map(compileNum);
      return (board) => parts.reduce((sum, part) => sum + part(board), 0);
    }
    case 'min': {
      const parts = num.of.map(compileNum);
      return (board) => Math.min(...parts.map((part) => part(board)));
    }
    case 'max': {
      const parts = num.of.map(compileNum);
      return (board) => Math.max(...parts.map((part) => part(board)));
    }
    case 'sub': {
      const a = compileNum(num.a);
      const b = compileNum(num.b);
      return (board) => a(board) - b(board);
    }
    case 'mul': {
      const { by } = num;
      const of = compileNum(num.of);
      return (board) => by * of(board);
    }
    case 'cap': {
      const { max } = num;
      const of = compileNum(num.of);
      return (board) => Math.min(max, of(board));
    }
    case 'steps': {
      const { table } = num;
      const of = compileNum(num.of);
      return (board) => table[Math.max(0, Math.min(of(board), table.length - 1))] as number;
    }
    case 'when': {
      const [a, b, then, otherwise] = [num.a, num.b, num.then, num.else].map(compileNum) as [
        ScoreFormula,
        ScoreFormula,
        ScoreFormula,
        ScoreFormula,
      ];
      const { cmp } = num;
      return (board) => (holds(cmp, a(board), b(board)) ? then(board) : otherwise(board));
    }
    case 'cards': {
      const sel = compileSel(num.sel);
      return (board) => countBits(sel(board));
    }
    case 'rel': {
      const relation = relations[num.rel];
      const a = compileSel(num.a);
      const b = compileSel(num.b);
      return (board) => {
        const others = b(board);
        let sum = 0;
        for (let rest = a(board); rest !== 0; rest &= rest - 1) {
          sum += countBits(relation(board, 31 - Math.clz32(rest & -rest)) & others);
        }
        return sum;
      };
    }
    case 'links': {
      const a = compileSel(num.a);
      const b = compileSel(num.b);
      // each pair is examined from its earlier card: the neighbour to the right and the one above come later
      return (board) => {
        const as = a(board);
        const bs = b(board);
        let links = 0;
        for (let card = 0; card < board.size; card++) {
          const bit = 1 << card;
          const partners = ((as & bit) !== 0 ? bs : 0) | ((bs & bit) !== 0 ? as : 0);
          links += countBits(partners & ((board.right[card] as number) | (board.above[card] as number)));
        }
        return links;
      };
    }
    case 'sets': {
      const sels = num.of.map(compileSel);
      return (board) => disjointLots(sels.map((sel) => sel(board)));
    }
    case 'lines':
    case 'cols': {
      const of = num.op === 'lines' ? 'line' : 'col';
      const filter = compileWhere(num.where, of);
      return (board) => {
        let count = 0;
        for (let i = 0; i < countOf(board, of); i++) if (filter(board, i)) count++;
        return count;
      };
    }
    case 'longest':
    case 'shortest': {
      const { of, op } = num;
      const filter = compileWhere(num.where, of);
      const counted = num.count === undefined ? undefined : compileSel(num.count);
      return (board) => {
        const cards = counted === undefined ? board.all : counted(board);
        let best = -1;
        for (let i = 0; i < countOf(board, of); i++) {
          if (!filter(board, i)) continue;
          const size = countBits((masksOf(board, of)[i] as number) & cards);
          if (best < 0 || (op === 'longest' ? size > best : size < best)) best = size;
        }
        return Math.max(0, best);
      };
    }
    case 'bestKinds': {
      const { of } = num;
      return (board) => {
        let max = 0;
        for (let i = 0; i < countOf(board, of); i++)
          max = Math.max(max, symbolKinds(board, masksOf(board, of)[i] as number));
        return max;
      };
    }
    case 'kinds': {
      const sel = compileSel(num.sel);
      const kinds = num.by === 'symbol' ? symbolKinds : colourKinds;
      return (board) => kinds(board, sel(board));
    }
    case 'blob': {
      const sel = compileSel(num.sel);
      return (board) => countBits(largestGroup(board, sel(board)));
    }
  }
}
