/**
 * The reference scorer: an independent, slow implementation of sections 6, 7 and 15 of the specification, as loops over
 * plain arrays. It shares no code with the real scorer, so that a mistake has to be made twice to stay hidden.
 * Where section 15 gives a formula no value (a `min` of nothing, a step before the table), it throws.
 */
import type { CardSymbol, Colour, Num, Sel, Where } from '../../src/content/types.ts';

export interface ReferenceCell {
  row: number;
  column: number;
}

export interface ReferenceCard extends ReferenceCell {
  colour: Colour;
  symbol: CardSymbol;
}

type Cards = readonly ReferenceCard[];
type Rel = Extract<Num, { op: 'rel' }>['rel'];
type Place = NonNullable<Sel['at']>[number];

export const COLOURS: readonly Colour[] = ['ochre', 'crimson', 'teal', 'violet'];
export const SYMBOLS: readonly CardSymbol[] = ['mammal', 'bird', 'house', 'ruin', 'river', 'wind'];

// ---------------------------------------------------------------- geometry

const rowOf = (row: number, cards: Cards) => cards.filter((card) => card.row === row);
const columnOf = (column: number, cards: Cards) => cards.filter((card) => card.column === column);

const different = <T>(values: readonly T[]): T[] => {
  const seen: T[] = [];
  for (const value of values) if (!seen.includes(value)) seen.push(value);
  return seen;
};

const allLines = (cards: Cards): ReferenceCard[][] =>
  different(cards.map((card) => card.row)).map((row) => rowOf(row, cards));

const allColumns = (cards: Cards): ReferenceCard[][] =>
  different(cards.map((card) => card.column)).map((column) => columnOf(column, cards));

const lowest = (values: readonly number[]) => Math.min(...values);
const highest = (values: readonly number[]) => Math.max(...values);

/** Length of the stretch from the lowest to the highest value, both included. */
const span = (values: readonly number[]) => highest(values) - lowest(values) + 1;

/** SI-INV-01, and at most one card in a cell. The empty landscape obeys it. */
export function obeysInvariant(cards: Cards): boolean {
  if (cards.length === 0) return true;
  const rows = different(cards.map((card) => card.row));
  if (span(rows) !== rows.length) return false; // occupied rows contiguous
  for (const row of rows) {
    const line = rowOf(row, cards);
    const columns = line.map((card) => card.column);
    if (different(columns).length !== line.length) return false; // two cards in one cell
    if (span(columns) !== line.length) return false; // contiguous columns
    if (different(line.map((card) => card.colour)).length !== 1) return false; // one colour
    const next = rowOf(row + 1, cards);
    if (next.length === 0) continue;
    if (next.some((card) => card.colour === line[0]?.colour)) return false; // neighbouring rows of different colours
    if (!next.some((card) => columns.includes(card.column))) return false; // sharing at least one column
  }
  return true;
}

/** SI-PLACE-01 to 07 and SI-GEO-01: try every cell near the landscape. Sorted by row, then column. */
export function referenceLegalCells(cards: Cards, colour: Colour): ReferenceCell[] {
  if (cards.length === 0) return [{ row: 0, column: 0 }];
  const rows = cards.map((card) => card.row);
  const columns = cards.map((card) => card.column);
  const margin = 3;
  const found: ReferenceCell[] = [];
  for (let row = lowest(rows) - margin; row <= highest(rows) + margin; row++) {
    for (let column = lowest(columns) - margin; column <= highest(columns) + margin; column++) {
      const at = (r: number, c: number) => cards.find((card) => card.row === r && card.column === c);
      if (at(row, column) !== undefined) continue;
      // SI-PLACE-01: directly left or right of a card of the same colour
      const besideSame = [at(row, column - 1), at(row, column + 1)].some((card) => card?.colour === colour);
      // SI-PLACE-02: directly above or below a card of a different colour, starting a new line
      const onOther = [at(row - 1, column), at(row + 1, column)].some(
        (card) => card !== undefined && card.colour !== colour,
      );
      const startsLine = rowOf(row, cards).length === 0;
      if (!besideSame && !(onOther && startsLine)) continue;
      // SI-PLACE-03 to 07, all of them said again by SI-INV-01
      if (obeysInvariant([...cards, { row, column, colour, symbol: 'mammal' }])) found.push({ row, column });
    }
  }
  return found;
}

/** A legal landscape of `size` cards of random colours and symbols; `random` gives numbers in [0, 1). */
export function randomLandscape(random: () => number, size: number): ReferenceCard[] {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const cards: ReferenceCard[] = [];
  while (cards.length < size) {
    const colour = pick(COLOURS);
    const cell = pick(referenceLegalCells(cards, colour));
    cards.push({ ...cell, colour, symbol: pick(SYMBOLS) });
  }
  return cards;
}

/** Left becomes right. (`0 - x` and not `-x`: no negative zero.) */
export const mirror = (cards: Cards): ReferenceCard[] => cards.map((card) => ({ ...card, column: 0 - card.column }));

/** Up becomes down. */
export const flip = (cards: Cards): ReferenceCard[] => cards.map((card) => ({ ...card, row: 0 - card.row }));

export const translate = (cards: Cards, rows: number, columns: number): ReferenceCard[] =>
  cards.map((card) => ({ ...card, row: card.row + rows, column: card.column + columns }));

// ---------------------------------------------------------------- relations, places, selectors

/** Is y in rel(x), by the functions of section 7? There `line` and `col` hold x itself; the other relations never do. */
function related(rel: Rel, x: ReferenceCard, y: ReferenceCard): boolean {
  const up = y.row - x.row;
  const right = y.column - x.column;
  switch (rel) {
    case 'adj':
      return Math.abs(up) + Math.abs(right) === 1;
    case 'around':
      return Math.max(Math.abs(up), Math.abs(right)) === 1;
    case 'sides':
      return up === 0 && Math.abs(right) === 1;
    case 'left':
      return up === 0 && right === -1;
    case 'right':
      return up === 0 && right === 1;
    case 'above':
      return up === 1 && right === 0;
    case 'below':
      return up === -1 && right === 0;
    case 'line':
      return up === 0;
    case 'col':
      return right === 0;
  }
}

function isAt(place: Place, card: ReferenceCard, cards: Cards): boolean {
  const columnsOfLine = rowOf(card.row, cards).map((other) => other.column);
  const rowsOfColumn = columnOf(card.column, cards).map((other) => other.row);
  const rows = cards.map((other) => other.row);
  const isEnd = card.column === lowest(columnsOfLine) || card.column === highest(columnsOfLine);
  switch (place) {
    case 'lineEnd':
      return isEnd;
    case 'lineInner':
      return !isEnd;
    case 'topLine':
      return card.row === highest(rows);
    case 'bottomLine':
      return card.row === lowest(rows);
    case 'colTop':
      return card.row === highest(rowsOfColumn);
    case 'colBottom':
      return card.row === lowest(rowsOfColumn);
  }
}

/** "min defaults to 1, or to 0 when max is given" */
function within(n: number, bounds: { min?: number | undefined; max?: number | undefined }): boolean {
  const min = bounds.min ?? (bounds.max === undefined ? 1 : 0);
  return n >= min && (bounds.max === undefined || n <= bounds.max);
}

/** `[min]` is at least min, `[min, max]` from min to max. */
function inRange(n: number, range: readonly [number, (number | undefined)?]): boolean {
  return n >= range[0] && (range[1] === undefined || n <= range[1]);
}

function matches(sel: Sel, card: ReferenceCard, cards: Cards): boolean {
  if (sel.colour !== undefined && !sel.colour.includes(card.colour)) return false;
  if (sel.symbol !== undefined && !sel.symbol.includes(card.symbol)) return false;
  if (sel.at !== undefined && !sel.at.some((place) => isAt(place, card, cards))) return false;
  if (sel.any !== undefined && !sel.any.some((one) => matches(one, card, cards))) return false;
  if (sel.not !== undefined && matches(sel.not, card, cards)) return false;
  for (const has of sel.has ?? []) {
    // `has` counts OTHER cards, also with `line` and `col`
    const others = cards.filter((other) => other !== card && related(has.rel, card, other));
    if (!within(others.filter((other) => matches(has.sel, other, cards)).length, has)) return false;
  }
  return true;
}

const select = (sel: Sel, cards: Cards) => cards.filter((card) => matches(sel, card, cards));

// ---------------------------------------------------------------- lines and columns

const symbolsOf = (series: Cards) => different(series.map((card) => card.symbol));
const coloursOf = (series: Cards) => different(series.map((card) => card.colour));

/** Does this line or column pass the filter? Selectors look at the whole landscape, whatever line they count in. */
function passes(where: Where, of: 'line' | 'col', series: Cards, cards: Cards): boolean {
  const misplaced = of === 'line' ? (['colours', 'gap'] as const) : (['colour', 'endsSame'] as const);
  for (const field of misplaced) {
    if (where[field] !== undefined) throw new RangeError(`section 15: '${field}' has no meaning for a ${of}`);
  }
  const timesInSeries = (symbol: CardSymbol) => series.filter((card) => card.symbol === symbol).length;
  if (where.colour !== undefined && !series.every((card) => where.colour?.includes(card.colour))) return false;
  if (where.size !== undefined && !inRange(series.length, where.size)) return false;
  for (const count of where.count ?? []) {
    if (!within(series.filter((card) => matches(count.sel, card, cards)).length, count)) return false;
  }
  if (where.symbols !== undefined && !inRange(symbolsOf(series).length, where.symbols)) return false;
  if (where.colours !== undefined && !inRange(coloursOf(series).length, where.colours)) return false;
  if (where.same !== undefined) {
    const n = where.same;
    if (!SYMBOLS.some((symbol) => timesInSeries(symbol) >= n)) return false;
  }
  if (where.allDifferent !== undefined) {
    if (SYMBOLS.every((symbol) => timesInSeries(symbol) <= 1) !== where.allDifferent) return false;
  }
  if (where.endsSame !== undefined) {
    const columns = series.map((card) => card.column);
    const first = series.find((card) => card.column === lowest(columns));
    const last = series.find((card) => card.column === highest(columns));
    if ((series.length >= 2 && first?.symbol === last?.symbol) !== where.endsSame) return false;
  }
  if (where.gap !== undefined) {
    if (span(series.map((card) => card.row)) > series.length !== where.gap) return false;
  }
  return true;
}

const filtered = (of: 'line' | 'col', where: Where | undefined, cards: Cards) =>
  (of === 'line' ? allLines(cards) : allColumns(cards)).filter((series) => passes(where ?? {}, of, series, cards));

// ---------------------------------------------------------------- lots and groups

/**
 * The most disjoint lots, each of one card from every selector (SI-LEX-07 to 09). m lots exist exactly when m cards can
 * be given to every selector, no card to two of them; so try for each card every selector it matches, and "unused".
 * (The memory only saves time: what the rest can still bring depends on nothing but the cards left and the counts.)
 */
function mostLots(selectors: readonly Sel[], cards: Cards): number {
  if (selectors.length === 0) throw new RangeError("section 15: 'sets' of no selectors");
  const fits = cards.map((card) => selectors.map((sel) => matches(sel, card, cards)));
  const limit = Math.floor(cards.length / selectors.length); // no more lots than this, whatever the selectors
  const memory = new Map<string, number>();
  const most = (index: number, given: readonly number[]): number => {
    const row = fits[index];
    if (row === undefined) return lowest(given);
    const key = `${index}:${given.join()}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    let best = most(index + 1, given); // this card stays unused
    selectors.forEach((_, s) => {
      if (!row[s] || given[s]! >= limit) return;
      best = Math.max(
        best,
        most(
          index + 1,
          given.map((n, t) => (t === s ? n + 1 : n)),
        ),
      );
    });
    memory.set(key, best);
    return best;
  };
  return most(
    0,
    selectors.map(() => 0),
  );
}

/** Size of the largest group of these cards connected by adjacency: flood from every card. */
function largestGroup(chosen: Cards): number {
  let best = 0;
  for (const start of chosen) {
    const group = [start];
    let grew = true;
    while (grew) {
      grew = false;
      for (const card of chosen) {
        if (!group.includes(card) && group.some((member) => related('adj', member, card))) {
          group.push(card);
          grew = true;
        }
      }
    }
    best = Math.max(best, group.length);
  }
  return best;
}

// ---------------------------------------------------------------- the language

function value(num: Num, cards: Cards): number {
  if (typeof num === 'number') return num;
  switch (num.op) {
    case 'add': {
      let sum = 0;
      for (const part of num.of) sum += value(part, cards);
      return sum;
    }
    case 'min':
    case 'max': {
      if (num.of.length === 0) throw new RangeError(`section 15: '${num.op}' of nothing`);
      const values = num.of.map((part) => value(part, cards));
      return num.op === 'min' ? lowest(values) : highest(values);
    }
    case 'sub':
      return value(num.a, cards) - value(num.b, cards);
    case 'mul':
      return num.by * value(num.of, cards);
    case 'cap':
      return Math.min(value(num.of, cards), num.max);
    case 'steps': {
      const n = value(num.of, cards);
      const step = num.table[Math.max(0, Math.min(n, num.table.length - 1))];
      if (step === undefined) throw new RangeError(`section 15: 'steps' has no entry for ${n}`);
      return step;
    }
    case 'when': {
      const a = value(num.a, cards);
      const b = value(num.b, cards);
      const holds = num.cmp === '>' ? a > b : num.cmp === '>=' ? a >= b : a === b;
      return value(holds ? num.then : num.else, cards);
    }
    case 'cards':
      return select(num.sel, cards).length;
    case 'rel': {
      let n = 0;
      for (const x of select(num.a, cards)) {
        for (const y of select(num.b, cards)) if (x !== y && related(num.rel, x, y)) n++;
      }
      return n;
    }
    case 'links': {
      const inA = (card: ReferenceCard) => matches(num.a, card, cards);
      const inB = (card: ReferenceCard) => matches(num.b, card, cards);
      let n = 0;
      cards.forEach((x, i) => {
        cards.forEach((y, j) => {
          if (i < j && related('adj', x, y) && ((inA(x) && inB(y)) || (inA(y) && inB(x)))) n++;
        });
      });
      return n;
    }
    case 'sets':
      return mostLots(num.of, cards);
    case 'lines':
      return filtered('line', num.where, cards).length;
    case 'cols':
      return filtered('col', num.where, cards).length;
    case 'longest':
    case 'shortest': {
      const counted = num.count ?? {}; // without `count`: the size, that is all cards
      const values = filtered(num.of, num.where, cards).map(
        (series) => series.filter((card) => matches(counted, card, cards)).length,
      );
      if (values.length === 0) return 0;
      return num.op === 'longest' ? highest(values) : lowest(values);
    }
    case 'bestKinds': {
      const values = filtered(num.of, undefined, cards).map((series) => symbolsOf(series).length);
      return values.length === 0 ? 0 : highest(values);
    }
    case 'kinds': {
      const chosen = select(num.sel, cards);
      return num.by === 'symbol' ? symbolsOf(chosen).length : coloursOf(chosen).length;
    }
    case 'blob':
      return largestGroup(select(num.sel, cards));
  }
}

/** The raw value of a formula, which may be negative. */
export const referenceValue = (num: Num, cards: Cards): number => value(num, cards) + 0; // + 0: never a negative zero

/** What a card with this formula scores: never below 0 (SI-R-51). */
export const referenceScore = (num: Num, cards: Cards): number => Math.max(0, referenceValue(num, cards));
