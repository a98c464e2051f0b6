/** Random landscapes and random formulas over the whole scoring language, and the formulas of the house set. */
import fc from 'fast-check';
import {
  type CardSymbol,
  COLOURS,
  type Colour,
  type Num,
  PLACES,
  RELS,
  type Sel,
  SYMBOLS,
  type Where,
} from '../../src/content/types.ts';
import { houseSet } from '../helpers/packs.ts';
import type { ReferenceCard } from './referenceScorer.ts';

// ---------------------------------------------------------------- landscapes, and what the house set scores

/** A small generator, so that a landscape is one integer. */
export function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A random landscape by SI-GEO-01 to 04, built without any code of the engine or the reference. How many colours and
 * symbols occur varies: few of them make long lines and large sets, which uniform chance hardly ever makes.
 */
export function quickLandscape(seed: number, size: number): ReferenceCard[] {
  const random = mulberry(seed);
  const below = (n: number) => Math.floor(random() * n);
  const colours = COLOURS.slice(0, 2 + below(3));
  const symbols = SYMBOLS.slice(below(4));
  const rows: { row: number; colour: Colour; lo: number; hi: number }[] = [];
  const cards: ReferenceCard[] = [];
  while (cards.length < size) {
    const colour = colours[below(colours.length)] as Colour;
    const symbol = symbols[below(symbols.length)] as CardSymbol;
    const top = rows.at(-1);
    const bottom = rows[0];
    if (top === undefined || bottom === undefined) {
      rows.push({ row: 0, colour, lo: 0, hi: 0 });
      cards.push({ row: 0, column: 0, colour, symbol });
      continue;
    }
    const moves: (() => [row: number, column: number])[] = [];
    for (const line of rows) {
      if (line.colour !== colour) continue;
      moves.push(
        () => [line.row, --line.lo],
        () => [line.row, ++line.hi],
      );
    }
    const over = (line: typeof top) => line.lo + below(line.hi - line.lo + 1);
    if (top.colour !== colour)
      moves.push(() => {
        const column = over(top);
        rows.push({ row: top.row + 1, colour, lo: column, hi: column });
        return [top.row + 1, column];
      });
    if (bottom.colour !== colour)
      moves.push(() => {
        const column = over(bottom);
        rows.unshift({ row: bottom.row - 1, colour, lo: column, hi: column });
        return [bottom.row - 1, column];
      });
    const [row, column] = (moves[below(moves.length)] as (typeof moves)[number])();
    cards.push({ row, column, colour, symbol });
  }
  return cards;
}

const houseContent = houseSet.content;

/** Every scoring rule of the house set. */
export const HOUSE: [id: string, num: Num][] = [
  ...houseContent.notebook.map((card): [string, Num] => [card.id, card.scores]),
  ...houseContent.destinations.flatMap(({ id, faces }): [string, Num][] => [
    [`${id} A`, faces.A.scores],
    [`${id} B`, faces.B.scores],
  ]),
  ...houseContent.stages.flatMap((stage) =>
    stage.modifiers.flatMap((modifier): [string, Num][] =>
      modifier.rule === 'penalty' ? [[`stage ${stage.number}`, modifier.scores]] : [],
    ),
  ),
];

// ---------------------------------------------------------------- random formulas over the whole language

const small = fc.integer({ min: 0, max: 4 });
const bounds = fc.record({ min: small, max: fc.integer({ min: 0, max: 6 }) }, { requiredKeys: [] });
const range = fc.oneof(
  small.map((min): [number, number?] => [min]),
  fc.tuple(small, fc.integer({ min: 0, max: 6 })).map(([min, max]): [number, number?] => [min, max]),
);
const some = <T>(items: readonly T[]) => fc.subarray([...items], { minLength: 1 });

/** Leaves out what was drawn as undefined: fields of the language are there or not. */
const record = <T extends object>(fields: { [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]>> }): fc.Arbitrary<T> =>
  fc.record(fields as never, { requiredKeys: [] }) as fc.Arbitrary<T>;

export const { sel } = fc.letrec<{ sel: Sel; plain: Sel }>((tie) => ({
  plain: fc.oneof(
    some(SYMBOLS).map((symbol): Sel => ({ symbol })),
    some(COLOURS).map((colour): Sel => ({ colour })),
    some(PLACES).map((at): Sel => ({ at })),
    fc.constant<Sel>({}),
  ),
  sel: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    tie('plain'),
    fc.tuple(tie('plain'), tie('plain')).map(([a, b]): Sel => ({ ...a, ...b })),
    fc
      .tuple(tie('plain'), fc.constantFrom(...RELS), tie('sel'), bounds)
      .map(([plain, rel, other, limits]): Sel => ({ ...plain, has: [{ rel, sel: other, ...limits }] })),
    fc.tuple(tie('plain'), tie('sel'), tie('sel'), fc.constantFrom(...RELS), fc.constantFrom(...RELS)).map(
      ([plain, a, b, r, s]): Sel => ({
        ...plain,
        has: [
          { rel: r, sel: a },
          { rel: s, sel: b, max: 2 },
        ],
      }),
    ),
    fc.array(tie('sel'), { minLength: 1, maxLength: 3 }).map((any): Sel => ({ any })),
    fc.tuple(tie('plain'), tie('sel')).map(([plain, not]): Sel => ({ ...plain, not })),
  ),
}));

const counted = fc.array(
  fc.tuple(sel, bounds).map(([s, limits]) => ({ sel: s, ...limits })),
  { minLength: 1, maxLength: 2 },
);
const shared = { size: range, count: counted, symbols: range, same: small, allDifferent: fc.boolean() };
const lineWhere = record<Omit<Where, 'colours' | 'gap'>>({ ...shared, colour: some(COLOURS), endsSame: fc.boolean() });
const colWhere = record<Omit<Where, 'colour' | 'endsSame'>>({ ...shared, colours: range, gap: fc.boolean() });

const reading: fc.Arbitrary<Num> = fc.oneof(
  sel.map((s): Num => ({ op: 'cards', sel: s })),
  fc.tuple(fc.constantFrom(...RELS), sel, sel).map(([rel, a, b]): Num => ({ op: 'rel', rel, a, b })),
  fc.tuple(sel, sel).map(([a, b]): Num => ({ op: 'links', a, b })),
  fc.array(sel, { minLength: 2, maxLength: 4 }).map((of): Num => ({ op: 'sets', of })),
  lineWhere.map((where): Num => ({ op: 'lines', where })),
  colWhere.map((where): Num => ({ op: 'cols', where })),
  fc
    .tuple(fc.constantFrom('longest', 'shortest'), lineWhere, fc.option(sel, { nil: undefined }))
    .map(([op, where, count]): Num => ({ op, of: 'line', where, ...(count && { count }) })),
  fc
    .tuple(fc.constantFrom('longest', 'shortest'), colWhere, fc.option(sel, { nil: undefined }))
    .map(([op, where, count]): Num => ({ op, of: 'col', where, ...(count && { count }) })),
  fc.constantFrom('line', 'col').map((of): Num => ({ op: 'bestKinds', of })),
  fc.tuple(fc.constantFrom('symbol', 'colour'), sel).map(([by, s]): Num => ({ op: 'kinds', by, sel: s })),
  sel.map((s): Num => ({ op: 'blob', sel: s })),
);

const constant = fc.integer({ min: -20, max: 20 });
export const { num } = fc.letrec<{ num: Num }>((tie) => ({
  num: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { arbitrary: reading, weight: 8 },
    { arbitrary: constant, weight: 1 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('add', 'min', 'max'), fc.array(tie('num'), { minLength: 1, maxLength: 3 }))
        .map(([op, of]): Num => ({ op, of })),
      weight: 2,
    },
    { arbitrary: fc.tuple(tie('num'), tie('num')).map(([a, b]): Num => ({ op: 'sub', a, b })), weight: 1 },
    {
      arbitrary: fc.tuple(fc.integer({ min: -4, max: 8 }), tie('num')).map(([by, of]): Num => ({ op: 'mul', by, of })),
      weight: 1,
    },
    { arbitrary: fc.tuple(tie('num'), constant).map(([of, max]): Num => ({ op: 'cap', of, max })), weight: 1 },
    {
      // section 15 gives a step before the table no value
      arbitrary: fc
        .tuple(tie('num'), fc.array(constant, { minLength: 1, maxLength: 6 }))
        .map(([of, table]): Num => ({ op: 'steps', of: { op: 'max', of: [0, of] }, table })),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(tie('num'), fc.constantFrom('>', '>=', '='), tie('num'), tie('num'), tie('num'))
        .map(([a, cmp, b, yes, no]): Num => ({ op: 'when', a, cmp, b, then: yes, else: no })),
      weight: 1,
    },
  ),
}));

export const landscapes = (maxSize: number) =>
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: maxSize })).map(([seed, size]) => quickLandscape(seed, size));
