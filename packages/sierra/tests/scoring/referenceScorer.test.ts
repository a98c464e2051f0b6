import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardSymbol, Colour, Num, Sel, Where } from '../../src/content/types.ts';
import { engineScore } from './engineScorer.ts';
import {
  COLOURS,
  flip,
  mirror,
  obeysInvariant,
  type ReferenceCard,
  type ReferenceCell,
  randomLandscape,
  referenceLegalCells,
  referenceScore,
  referenceValue,
  SYMBOLS,
  translate,
} from './referenceScorer.ts';

/** Every evaluator in this table has to pass every scoring test below. */
const evaluators: [name: string, score: (num: Num, cards: ReferenceCard[]) => number][] = [
  ['reference', referenceScore],
  ['fast', engineScore],
];

// ---------------------------------------------------------------- landscapes, drawn

const COLOUR_LETTERS: Record<string, Colour> = { O: 'ochre', C: 'crimson', T: 'teal', V: 'violet' };
const SYMBOL_LETTERS: Record<string, CardSymbol> = {
  m: 'mammal',
  b: 'bird',
  h: 'house',
  x: 'ruin',
  r: 'river',
  w: 'wind',
};

/** Reads a drawing: the last line is row `bottom`, the first cell of a line is column 0, `..` is empty. */
function land(bottom: number, drawing: string): ReferenceCard[] {
  const rows = drawing.trim().split('\n').reverse();
  const cards = rows.flatMap((text, up) =>
    text
      .trim()
      .split(/\s+/)
      .flatMap((cell, column) =>
        cell === '..'
          ? []
          : [
              {
                row: bottom + up,
                column,
                colour: COLOUR_LETTERS[cell[0] ?? '']!,
                symbol: SYMBOL_LETTERS[cell[1] ?? '']!,
              },
            ],
      ),
  );
  if (!obeysInvariant(cards)) throw new Error(`not a landscape:\n${drawing}`);
  return cards;
}

const EMPTY: ReferenceCard[] = [];

const SINGLE = land(0, 'Om');

/** One line. */
const RIDGE = land(0, 'Vb Vb Vm Vb');

/** The test vector of section 6.1, with symbols: two of each. Column 0 has a gap, column 2 has four cards. */
const VECTOR = land(
  -1,
  `
  .. .. Tm Tb ..
  Oh Or Ob Ox Ow
  .. Vw Vm .. ..
  Tr Th Tx .. ..
  `,
);

/** A full block: the house in the middle has eight cards around it. */
const BLOCK = land(
  0,
  `
  Tb Tw Tm
  Om Oh Ob
  Vr Vx Vr
  `,
);

/** 4 birds, 2 mammals, 1 house, 1 wind. */
const FLOCK = land(
  0,
  `
  Cb Cb Cb Cm ..
  .. Oh Ob Om Ow
  `,
);

/** Column 1 has all four colours and three mammals; two lines of one card. */
const TOWER = land(
  0,
  `
  .. Cm .. ..
  .. Vm .. ..
  Tb Tm .. ..
  .. Ob Ow Ox
  `,
);

/** Column 1 has a gap of two rows. */
const ARCH = land(
  0,
  `
  Vb Vm Vr
  .. .. Oh
  .. .. Tx
  .. Cw Cr
  `,
);

// ---------------------------------------------------------------- formulas, in the shorthand of section 15

const all: Sel = {};
const mammal: Sel = { symbol: ['mammal'] };
const bird: Sel = { symbol: ['bird'] };
const animal: Sel = { symbol: ['mammal', 'bird'] };
const house: Sel = { symbol: ['house'] };
const ruin: Sel = { symbol: ['ruin'] };
const river: Sel = { symbol: ['river'] };
const wind: Sel = { symbol: ['wind'] };
const weather: Sel = { symbol: ['river', 'wind'] };
const ochre: Sel = { colour: ['ochre'] };
const crimson: Sel = { colour: ['crimson'] };
const teal: Sel = { colour: ['teal'] };
const violet: Sel = { colour: ['violet'] };

type Rel = Extract<Num, { op: 'rel' }>['rel'];
type Place = NonNullable<Sel['at']>[number];
type Bounds = { min?: number; max?: number };

const has = (sel: Sel, rel: Rel, other: Sel, bounds: Bounds = {}): Sel => ({
  ...sel,
  has: [...(sel.has ?? []), { rel, sel: other, ...bounds }],
});
const at = (sel: Sel, ...places: Place[]): Sel => ({ ...sel, at: places });

const cards = (sel: Sel): Num => ({ op: 'cards', sel });
const rel = (rel: Rel, a: Sel, b: Sel): Num => ({ op: 'rel', rel, a, b });
const links = (a: Sel, b: Sel): Num => ({ op: 'links', a, b });
const sets = (...of: Sel[]): Num => ({ op: 'sets', of });
const lines = (where?: Where): Num => (where === undefined ? { op: 'lines' } : { op: 'lines', where });
const cols = (where?: Where): Num => (where === undefined ? { op: 'cols' } : { op: 'cols', where });
type Extra = { where?: Where; count?: Sel };
const longest = (of: 'line' | 'col', extra: Extra = {}): Num => ({ op: 'longest', of, ...extra });
const shortest = (of: 'line' | 'col', extra: Extra = {}): Num => ({ op: 'shortest', of, ...extra });
const bestKinds = (of: 'line' | 'col'): Num => ({ op: 'bestKinds', of });
const kinds = (by: 'symbol' | 'colour', sel: Sel): Num => ({ op: 'kinds', by, sel });
const blob = (sel: Sel): Num => ({ op: 'blob', sel });
const add = (...of: Num[]): Num => ({ op: 'add', of });
const min = (...of: Num[]): Num => ({ op: 'min', of });
const max = (...of: Num[]): Num => ({ op: 'max', of });
const sub = (a: Num, b: Num): Num => ({ op: 'sub', a, b });
const mul = (by: number, of: Num): Num => ({ op: 'mul', by, of });
const cap = (of: Num, max: number): Num => ({ op: 'cap', of, max });
const steps = (of: Num, table: number[]): Num => ({ op: 'steps', of, table });
const when = (a: Num, cmp: '>' | '>=' | '=', b: Num, yes: Num, no: Num): Num => ({
  op: 'when',
  a,
  cmp,
  b,
  then: yes,
  else: no,
});

// ---------------------------------------------------------------- the hand-computed cases

type Check = [num: Num, landscape: ReferenceCard[], expected: number];

const CASES: [title: string, checks: Check[]][] = [
  // ----- arithmetic
  [
    'SI-NOTE-01, op number: a constant is its own value',
    [
      [7, VECTOR, 7],
      [0, SINGLE, 0],
      [5, EMPTY, 5],
    ],
  ],
  [
    'SI-NOTE-01, op add: the sum, 0 for nothing',
    [
      [add(cards(bird), cards(ochre), 1), VECTOR, 8], // 2 + 5 + 1
      [add(cards(bird), cards(mammal)), FLOCK, 6], // 4 + 2
      [add(), VECTOR, 0],
    ],
  ],
  [
    'SI-NOTE-01, op min: the smallest; D7 A and D7 B',
    [
      [min(cards(ochre), cards(violet), 4), VECTOR, 2], // 5, 2, 4
      [mul(3, min(cards(ochre), cards(crimson), cards(teal), cards(violet))), TOWER, 3], // 3, 1, 2, 1
      [mul(3, min(cards(ochre), cards(crimson), cards(teal), cards(violet))), VECTOR, 0], // no crimson
      [
        mul(4, min(...COLOURS.map((colour) => longest('line', { where: { colour: [colour] } })))),
        TOWER,
        4, // 3, 1, 2, 1
      ],
    ],
  ],
  [
    'SI-NOTE-01, op max: the greatest',
    [
      [max(cards(ochre), cards(violet), 4), VECTOR, 5],
      [max(cards(violet), cards(crimson)), VECTOR, 2],
      [max(sub(0, 3), sub(0, 8)), VECTOR, 0],
    ],
  ],
  [
    'SI-R-51, op sub: a difference inside a formula may be negative',
    [
      [sub(20, mul(2, cards(weather))), VECTOR, 12], // N-A17: 20 - 2 * 4
      [sub(cards(bird), cards(mammal)), FLOCK, 2],
      [add(sub(0, 5), 7), VECTOR, 2], // only the whole card is floored, not its parts
      [sub(3, sub(cards(house), cards(bird))), FLOCK, 6], // 3 - (1 - 4)
    ],
  ],
  [
    'SI-R-51: a card that subtracts never scores below 0',
    [
      [sub(3, mul(2, cards(weather))), VECTOR, 0], // 3 - 8
      [sub(1, cards(bird)), FLOCK, 0], // 1 - 4
      [-3, SINGLE, 0],
      [mul(-1, cards(wind)), SINGLE, 0], // plain 0, not a negative zero
    ],
  ],
  [
    'SI-NOTE-01, op mul: times a constant',
    [
      [mul(4, cards(bird)), FLOCK, 16],
      [mul(2, cards(ochre)), VECTOR, 10],
      [mul(3, cards(crimson)), VECTOR, 0],
    ],
  ],
  [
    'SI-NOTE-01, op cap: at most; D1 A, N-A19',
    [
      [cap(cards(all), 10), VECTOR, 10],
      [cap(cards(all), 10), BLOCK, 9],
      [cap(lines(), 10), VECTOR, 4],
      [cap(mul(2, rel('around', wind, animal)), 16), BLOCK, 8], // b, m, m, b around the one wind
      [cap(mul(2, rel('around', wind, animal)), 6), BLOCK, 6],
    ],
  ],
  [
    'SI-NOTE-01, op steps: the entry of the table, the last one for anything beyond; N-B11, N-B15',
    [
      [steps(cards(bird), [0, 1, 3, 6, 10, 15]), VECTOR, 3], // 2 birds
      [steps(cards(bird), [0, 1, 3, 6, 10, 15]), RIDGE, 6], // 3
      [steps(cards(bird), [0, 1, 3, 6, 10, 15]), FLOCK, 10], // 4
      [steps(cards(all), [0, 1, 3, 6, 10, 15]), FLOCK, 15], // 8, beyond the table
      [steps(cards(bird), [2, 1]), EMPTY, 2],
      [steps(longest('col'), [0, 0, 1, 2, 4, 6, 9, 12]), VECTOR, 4], // a column of 4
      [steps(longest('col'), [0, 0, 1, 2, 4, 6, 9, 12]), SINGLE, 0],
    ],
  ],
  [
    'SI-NOTE-01, op when: >, >= and =; N-A09 asks for a strict majority',
    [
      [when(cards(bird), '>', max(...[mammal, house, ruin, river, wind].map(cards)), 14, 0), FLOCK, 14], // 4 > 2
      [when(cards(bird), '>', max(...[mammal, house, ruin, river, wind].map(cards)), 14, 0), VECTOR, 0], // 2 > 2
      [when(cards(bird), '>=', cards(mammal), 14, 1), VECTOR, 14],
      [when(cards(mammal), '>=', cards(bird), 14, 1), FLOCK, 1],
      [when(cards(bird), '=', cards(mammal), cards(ochre), 1), VECTOR, 5],
      [when(cards(bird), '=', cards(mammal), 9, cards(house)), FLOCK, 1],
    ],
  ],

  // ----- selectors
  [
    'SI-COMP-02, op cards: how many cards match',
    [
      [cards(all), VECTOR, 12],
      [cards(all), BLOCK, 9],
      [cards(all), EMPTY, 0],
    ],
  ],
  [
    'SI-COMP-02, sel colour: one of the colours',
    [
      [cards(ochre), VECTOR, 5],
      [cards(crimson), VECTOR, 0],
      [cards({ colour: ['ochre', 'violet'] }), VECTOR, 7], // 5 + 2
      [cards({ colour: [] }), VECTOR, 0],
    ],
  ],
  [
    'SI-SYM-01, sel symbol: one of the symbols; with a colour both must hold',
    [
      [cards(bird), FLOCK, 4],
      [cards(weather), VECTOR, 4],
      [cards({ colour: ['teal'], symbol: ['ruin'] }), VECTOR, 1],
      [cards({ colour: ['violet'], symbol: ['house', 'bird'] }), VECTOR, 0],
    ],
  ],
  [
    'SI-NOTE-01, sel any: at least one alternative, a card counts once',
    [
      [cards({ any: [bird, ochre] }), VECTOR, 6], // 5 ochre (one a bird) and the teal bird
      [cards({ any: [at(all, 'topLine'), at(all, 'bottomLine')] }), RIDGE, 4],
      [cards({ symbol: ['bird'], any: [ochre, violet] }), VECTOR, 1],
      [cards({ any: [] }), VECTOR, 0],
    ],
  ],
  [
    'SI-NOTE-01, sel not: the others',
    [
      [cards({ not: ochre }), VECTOR, 7],
      [cards({ symbol: ['house'], not: ochre }), VECTOR, 1],
      [cards({ not: { not: bird } }), FLOCK, 4],
      [cards({ not: all }), VECTOR, 0],
    ],
  ],
  [
    'SI-LEX-03, sel has: min is 1 unless max is given, then 0',
    [
      // ruins: (1,3) has the birds (1,2) and (2,3) beside it, (-1,2) has a house
      [cards(has(ruin, 'adj', bird)), VECTOR, 1],
      [cards(has(ruin, 'adj', bird, { max: 2 })), VECTOR, 2],
      [cards(has(ruin, 'adj', bird, { min: 1, max: 2 })), VECTOR, 1],
      [cards(has(ruin, 'adj', bird, { max: 1 })), VECTOR, 1],
      [cards(has(ruin, 'adj', bird, { min: 3 })), VECTOR, 0],
      [mul(3, cards(has(ruin, 'adj', house, { max: 0 }))), VECTOR, 3], // N-A12
      [cards(has(ruin, 'adj', house, { min: 0 })), VECTOR, 2],
    ],
  ],
  [
    'SI-LEX-03, sel has: several conditions must all hold, and they nest',
    [
      // river and mammal beside it: the bird (1,2) and the wind (0,1)
      [cards(has(has(all, 'adj', river), 'adj', mammal)), VECTOR, 2],
      [cards(has(has(bird, 'adj', mammal), 'adj', river)), VECTOR, 1],
      // a house that has a wind beside it: (-1,1); its ruin is (-1,2)
      [cards(has(ruin, 'adj', has(house, 'adj', wind))), VECTOR, 1],
      [cards(has(ruin, 'adj', has(house, 'adj', bird))), VECTOR, 0],
    ],
  ],

  // ----- relations
  [
    'SI-LEX-03: adjacent is horizontal or vertical, never diagonal',
    [
      [cards(has(all, 'adj', house)), BLOCK, 4],
      [cards(has(river, 'adj', house)), BLOCK, 0], // both rivers touch the house at a corner only
      [cards(has(house, 'adj', animal, { min: 2 })), BLOCK, 1],
      [cards(has(house, 'adj', animal, { min: 3 })), BLOCK, 0],
      [mul(4, cards(has(mammal, 'adj', ruin))), VECTOR, 4], // (0,2) above (-1,2)
      [rel('adj', all, all), VECTOR, 28], // 8 horizontal and 6 vertical contacts, both ways
    ],
  ],
  [
    'SI-LEX-03, N-B01: 4 per mammal adjacent to a river, as printed in section 15',
    [
      [
        {
          op: 'mul',
          by: 4,
          of: {
            op: 'cards',
            sel: { symbol: ['mammal'], has: [{ rel: 'adj', sel: { symbol: ['river'] }, min: 1 }] },
          },
        },
        BLOCK,
        4, // (1,0) above the river (0,0); (2,2) has none
      ],
      [mul(4, cards(has(mammal, 'adj', river))), ARCH, 4],
      [mul(4, cards(has(mammal, 'adj', river))), VECTOR, 0],
    ],
  ],
  [
    'SI-LEX-04: two cards of one column with a hole between them are not adjacent',
    [
      // (1,0) and (-1,0) of the vector: ends of an ochre and of a teal line
      [links(at(ochre, 'lineEnd'), at(teal, 'lineEnd')), VECTOR, 0],
      [rel('col', at(ochre, 'lineEnd'), at(teal, 'lineEnd')), VECTOR, 1],
      [cards(has(river, 'above', all)), VECTOR, 0],
      [cards(has(house, 'below', all)), VECTOR, 0],
      [cards(has(mammal, 'adj', wind)), ARCH, 0],
      [cards(has(mammal, 'col', wind)), ARCH, 1],
      [cards(has(mammal, 'below', all)), ARCH, 0],
      [blob({ symbol: ['mammal', 'wind'] }), ARCH, 1],
    ],
  ],
  [
    'SI-LEX-05: around counts up to eight cards, diagonals included',
    [
      [cards(has(all, 'around', all, { min: 8 })), BLOCK, 1],
      [cards(has(all, 'around', all, { min: 5, max: 5 })), BLOCK, 4], // the middles of the sides
      [cards(has(all, 'around', all, { min: 3, max: 3 })), BLOCK, 4], // the corners
      [cards(has(river, 'around', house)), BLOCK, 2],
      [rel('around', house, all), BLOCK, 8],
      [rel('around', at(bird, 'lineInner'), all), VECTOR, 6], // (1,2), as section 6.1 says
      [cards(has(bird, 'around', all, { min: 6 })), VECTOR, 1],
      [cards(has(bird, 'around', all, { min: 4 })), VECTOR, 2], // (2,3) has 4
      [rel('around', all, all), VECTOR, 50], // 14 contacts and 11 corners, both ways
      [mul(4, cards(has(house, 'around', all, { min: 5 }))), BLOCK, 4], // N-A01
      [mul(4, cards(has(mammal, 'around', mammal, { max: 0 }))), BLOCK, 8], // N-A08
      [cards(has(mammal, 'around', mammal, { max: 0 })), FLOCK, 0],
    ],
  ],
  [
    'SI-R-49: around and adjacent go by cell; colours and lines do not matter',
    [
      [rel('adj', house, { not: ochre }), BLOCK, 2], // the teal wind above, the violet ruin below
      [rel('around', house, { not: ochre }), BLOCK, 6],
      [links(ochre, { not: ochre }), VECTOR, 4],
    ],
  ],
  [
    'SI-LEX-06: sides are the direct left and right neighbours',
    [
      [rel('sides', all, all), VECTOR, 16], // 8 horizontal contacts, both ways
      [rel('sides', house, all), BLOCK, 2],
      [cards(has(ruin, 'sides', river, { min: 2 })), BLOCK, 1],
      [cards(has(ruin, 'sides', house)), BLOCK, 0], // the house is above it
      [cards(has(all, 'sides', all, { max: 0 })), SINGLE, 1],
    ],
  ],
  [
    'SI-R-48, SI-LEX-06: on each side needs both neighbours, and both must match; N-A02, N-A21, D3 B',
    [
      [mul(6, cards(has(weather, 'sides', animal, { min: 2 }))), BLOCK, 6], // Tb Tw Tm
      [mul(6, cards(has(weather, 'sides', animal, { min: 2 }))), VECTOR, 0], // Oh Or Ob: the house is no animal
      [cards(has(weather, 'sides', animal)), VECTOR, 2], // one side only: Or (1,1), Vw (0,1)
      [mul(4, cards(has(house, 'sides', all, { min: 2 }))), BLOCK, 4],
      [cards(has(house, 'sides', all, { min: 2 })), VECTOR, 1], // (1,0) is a line end
      [mul(3, cards(has(animal, 'sides', all, { min: 2 }))), VECTOR, 3], // (1,2)
      [cards(has(all, 'sides', all, { min: 2 })), VECTOR, 4],
    ],
  ],
  [
    'SI-LEX-06, rel left: the card in the cell to the left',
    [
      [cards(has(house, 'left', mammal)), BLOCK, 1], // Om Oh
      [cards(has(wind, 'left', mammal)), BLOCK, 0], // Tw Tm: to the right
      [cards(has(all, 'left', all)), VECTOR, 8], // all but the first of each of 4 lines
      [cards(has(all, 'left', bird)), VECTOR, 1], // Ox
      [rel('left', bird, all), VECTOR, 2],
    ],
  ],
  [
    'SI-LEX-06, rel right: the card in the cell to the right',
    [
      [cards(has(wind, 'right', mammal)), BLOCK, 1],
      [cards(has(house, 'right', mammal)), BLOCK, 0],
      [cards(has(all, 'right', bird)), VECTOR, 2], // Tm (2,2), Or (1,1)
      [rel('right', bird, all), VECTOR, 1], // Ob Ox; nothing right of Tb
      [rel('right', all, all), RIDGE, 3],
    ],
  ],
  [
    'SI-R-10, rel above: the card of row r + 1 in the same column',
    [
      [cards(has(house, 'above', wind)), VECTOR, 1], // (0,1) above (-1,1)
      [cards(has(bird, 'above', mammal)), VECTOR, 1], // (2,2) above (1,2)
      [cards(has(house, 'above', wind)), BLOCK, 1],
      [cards(has(house, 'above', ruin)), BLOCK, 0],
      [rel('above', all, all), VECTOR, 6],
    ],
  ],
  [
    'SI-R-10, rel below: the card of row r - 1 in the same column; N-A23 bird directly above a mammal',
    [
      [mul(5, cards(has(bird, 'below', mammal))), VECTOR, 5], // (1,2) above (0,2)
      [mul(5, cards(has(bird, 'below', mammal))), BLOCK, 5], // (2,0) above (1,0); the mammal (2,2) is above a bird
      [mul(5, cards(has(bird, 'below', mammal))), TOWER, 0], // Tm is above Ob
      [cards(has(house, 'below', ruin)), BLOCK, 1],
      [rel('below', all, all), VECTOR, 6],
    ],
  ],
  [
    'SI-LEX-01, rel line: the other cards of the whole line, at any distance',
    [
      [cards(has(bird, 'line', bird, { min: 2 })), RIDGE, 3],
      [cards(has(bird, 'line', bird, { min: 3 })), RIDGE, 0], // it does not count itself
      [cards(has(wind, 'line', house)), VECTOR, 1], // Oh … Ow; no house in Vw Vm
      [cards(has(all, 'line', all)), SINGLE, 0],
      [rel('line', mammal, bird), VECTOR, 1], // Tm Tb
      [rel('line', house, all), RIDGE, 0],
      [rel('line', ruin, { not: ruin }), VECTOR, 6], // 4 + 2
    ],
  ],
  [
    'SI-LEX-02, rel col: the other cards of the column, gaps included; N-A14',
    [
      [cards(has(all, 'col', all)), VECTOR, 11], // all but (1,4)
      [cards(has(house, 'col', river)), VECTOR, 2], // column 0 across the gap, column 1
      [rel('col', mammal, bird), VECTOR, 2], // both mammals of column 2
      [mul(3, cards(has(wind, 'col', wind))), VECTOR, 0], // columns 4 and 1
      [cards(has(mammal, 'col', mammal, { min: 2 })), TOWER, 3],
      [cards(has(mammal, 'col', mammal, { min: 3 })), TOWER, 0],
      [rel('col', wind, mammal), ARCH, 1],
    ],
  ],
  [
    'SI-R-82: a card never counts itself, not even where line(x) and col(x) hold it',
    [
      [rel('line', bird, bird), RIDGE, 6], // 3 birds, each with the 2 others of line(x)
      [rel('col', mammal, mammal), TOWER, 6],
      [rel('adj', bird, bird), RIDGE, 2], // no other relation holds x
      [rel('line', all, all), SINGLE, 0],
    ],
  ],
  [
    'SI-LEX-03, op links: each adjacent pair of cells once',
    [
      [links(all, all), VECTOR, 14], // 8 horizontal, 6 vertical
      [links(bird, mammal), VECTOR, 3],
      [links(animal, animal), VECTOR, 3], // the same three pairs, not six
      [links(all, all), BLOCK, 12],
      [mul(3, links(house, river)), VECTOR, 6], // N-A07: Oh Or, Tr Th
      [links(ruin, { symbol: ['ruin', 'bird'] }), VECTOR, 2],
      [links(bird, bird), RIDGE, 1],
      [links(all, all), SINGLE, 0],
    ],
  ],

  // ----- places
  [
    'SI-LEX-01, at lineEnd: the leftmost and the rightmost card; N-B21, D3 A',
    [
      [cards(at(all, 'lineEnd')), VECTOR, 8], // 4 lines of 2 or more
      [mul(3, cards(at(ruin, 'lineEnd'))), VECTOR, 3], // (-1,2)
      [mul(2, cards(at(bird, 'lineEnd'))), RIDGE, 4],
    ],
  ],
  [
    'SI-R-44, at lineEnd: the only card of a line is one line end and not inner',
    [
      [cards(at(all, 'lineEnd')), SINGLE, 1],
      [cards(at(all, 'lineInner')), SINGLE, 0],
      [cards(at(all, 'lineEnd')), TOWER, 6], // 1 + 1 + 2 + 2
    ],
  ],
  [
    'SI-LEX-01, at lineInner: all but the ends',
    [
      [cards(at(all, 'lineInner')), VECTOR, 4], // (1,1) (1,2) (1,3) (-1,1)
      [cards(at(ruin, 'lineInner')), VECTOR, 1],
      [cards(at(bird, 'lineInner')), RIDGE, 1],
      [cards(at(all, 'lineInner')), TOWER, 1],
    ],
  ],
  [
    'SI-GEO-03, at topLine: the cards of the highest row',
    [
      [cards(at(all, 'topLine')), VECTOR, 2],
      [cards(at(house, 'topLine')), VECTOR, 0],
      [cards(at(bird, 'topLine')), FLOCK, 3],
    ],
  ],
  [
    'SI-GEO-04, at bottomLine: the cards of the lowest row',
    [
      [cards(at(all, 'bottomLine')), VECTOR, 3],
      [cards(at(house, 'bottomLine')), VECTOR, 1],
      [cards(at(bird, 'bottomLine')), FLOCK, 1],
    ],
  ],
  [
    'SI-R-10, at topLine and bottomLine: one line is both, its cards count once; N-A13',
    [
      [mul(2, cards(at(all, 'topLine', 'bottomLine'))), VECTOR, 10], // 2 + 3
      [mul(2, cards(at(all, 'topLine', 'bottomLine'))), RIDGE, 8],
      [mul(2, cards({ any: [at(all, 'topLine'), at(all, 'bottomLine')] })), SINGLE, 2],
    ],
  ],
  [
    'SI-LEX-02, at colTop: the highest card of each column, above a gap too',
    [
      [cards(at(all, 'colTop')), VECTOR, 5], // h r m b w
      [cards(at(house, 'colTop')), VECTOR, 1],
      [cards(at(ruin, 'colTop')), VECTOR, 0],
      [cards(at(wind, 'colTop')), ARCH, 0], // the mammal three rows up is the top of column 1
    ],
  ],
  [
    'SI-LEX-02, at colBottom: the lowest card of each column, below a gap too',
    [
      [cards(at(all, 'colBottom')), VECTOR, 5], // r h x x w
      [cards(at(ruin, 'colBottom')), VECTOR, 2],
      [cards(at(bird, 'colBottom')), VECTOR, 0],
      [cards(at(mammal, 'colBottom')), ARCH, 0],
      [cards(at(all, 'colTop', 'colBottom')), VECTOR, 9], // (1,4) is both
      [cards({ at: ['colTop'], not: { not: at(all, 'colBottom') } }), VECTOR, 1],
    ],
  ],

  // ----- lines and columns
  [
    'SI-LEX-01, op lines: one row is one line',
    [
      [lines(), VECTOR, 4],
      [lines(), RIDGE, 1],
      [lines(), EMPTY, 0],
    ],
  ],
  [
    'SI-LEX-02, op cols: a column with a hole is one column',
    [
      [cols(), VECTOR, 5],
      [cols(), ARCH, 3],
      [cols(), RIDGE, 4],
      [cols(), EMPTY, 0],
    ],
  ],
  [
    'SI-R-44: a single card is a line and a column of size 1',
    [
      [lines(), SINGLE, 1],
      [cols(), SINGLE, 1],
      [lines({ size: [1, 1] }), TOWER, 2],
      [cols({ size: [1, 1] }), TOWER, 3],
      [longest('line'), SINGLE, 1],
      [shortest('col'), SINGLE, 1],
      [lines({ allDifferent: true }), SINGLE, 1],
      [bestKinds('line'), SINGLE, 1],
      [blob(all), SINGLE, 1],
    ],
  ],
  [
    'SI-LEX-01, where colour: lines of one of the colours; N-A24',
    [
      [lines({ colour: ['teal'] }), VECTOR, 2],
      [lines({ colour: ['crimson'] }), VECTOR, 0],
      [mul(2, lines({ colour: ['ochre', 'violet'] })), VECTOR, 4],
    ],
  ],
  [
    'SI-LEX-01, where size: at least, or from … to; lines of 2, 5, 2 and 3; N-B16, N-A10, D8 A',
    [
      [mul(4, lines({ size: [3] })), VECTOR, 8],
      [lines({ size: [2, 2] }), VECTOR, 2],
      [mul(5, lines({ size: [4, 4] })), VECTOR, 0],
      [mul(5, lines({ size: [4, 4] })), RIDGE, 5],
      [mul(3, lines({ size: [3, 3] })), BLOCK, 9],
      [lines({ size: [1, 3] }), VECTOR, 3],
    ],
  ],
  [
    'SI-LEX-02, where size: cards in the column, holes not counted; columns of 2, 3, 4, 2 and 1; N-B23, D6 B',
    [
      [mul(3, cols({ size: [3] })), VECTOR, 6],
      [cols({ size: [1, 1] }), VECTOR, 1],
      [cols({ size: [2, 3] }), VECTOR, 3],
      [mul(6, cols({ size: [5] })), VECTOR, 0],
      [cols({ size: [2, 2] }), ARCH, 1],
    ],
  ],
  [
    'SI-NOTE-01, where count: matching cards in the line or column; N-A16, N-A22',
    [
      [lines({ count: [{ sel: bird }] }), VECTOR, 2],
      [mul(7, lines({ count: [{ sel: bird, min: 2 }] })), VECTOR, 0],
      [mul(7, lines({ count: [{ sel: bird, min: 2 }] })), RIDGE, 7],
      [mul(3, lines({ size: [2], count: [{ sel: wind, max: 0 }] })), VECTOR, 6], // Tm Tb, Tr Th Tx
      [lines({ count: [{ sel: river, max: 1 }] }), VECTOR, 4],
      [lines({ count: [{ sel: river, max: 1 }] }), BLOCK, 2],
      [lines({ count: [{ sel: mammal }, { sel: bird }] }), VECTOR, 1], // both in one line: Tm Tb
      [cols({ count: [{ sel: teal, min: 2 }] }), VECTOR, 1],
      [cols({ count: [{ sel: at(ochre, 'lineEnd') }] }), VECTOR, 2],
    ],
  ],
  [
    'SI-NOTE-01, where count: the selector sees the whole landscape, not the line alone',
    [
      [lines({ count: [{ sel: has(all, 'above', bird) }] }), VECTOR, 2], // (1,3) and (0,2)
      [cols({ count: [{ sel: has(all, 'sides', all, { min: 2 }) }] }), BLOCK, 1],
    ],
  ],
  [
    'SI-SYM-01, where symbols: different symbols; N-B24, D2 B',
    [
      [lines({ symbols: [3] }), VECTOR, 2], // 2, 5, 2, 3
      [lines({ symbols: [2, 2] }), VECTOR, 2],
      [mul(8, lines({ symbols: [4] })), VECTOR, 8],
      [mul(4, cols({ symbols: [3] })), VECTOR, 8], // 2, 3, 3, 2, 1
      [cols({ symbols: [1, 1] }), VECTOR, 1],
      [lines({ symbols: [2, 2] }), RIDGE, 1],
    ],
  ],
  [
    'SI-LEX-02, where colours: different colours of a column; N-A05',
    [
      [mul(6, cols({ colours: [4] })), TOWER, 6],
      [mul(6, cols({ colours: [4] })), VECTOR, 0],
      [cols({ colours: [3] }), VECTOR, 2], // 2, 3, 3, 2, 1
      [cols({ colours: [1, 1] }), VECTOR, 1],
      [cols({ colours: [2, 3] }), VECTOR, 4],
    ],
  ],
  [
    'SI-SYM-01, where same: some symbol at least n times; N-A11',
    [
      [mul(3, cols({ same: 2 })), VECTOR, 3], // the mammals of column 2
      [lines({ same: 2 }), VECTOR, 0],
      [cols({ same: 3 }), TOWER, 1],
      [cols({ same: 4 }), TOWER, 0], // four cards, three mammals
      [lines({ same: 3 }), RIDGE, 1],
      [lines({ same: 1 }), VECTOR, 4],
    ],
  ],
  [
    'SI-SYM-01, where allDifferent: no symbol twice, or with false some symbol twice; N-A18',
    [
      [lines({ allDifferent: true }), VECTOR, 4],
      [mul(4, lines({ size: [3], allDifferent: true })), VECTOR, 8],
      [cols({ allDifferent: true }), VECTOR, 4],
      [cols({ allDifferent: false }), VECTOR, 1],
      [lines({ allDifferent: true }), RIDGE, 0],
      [lines({ allDifferent: false }), RIDGE, 1],
    ],
  ],
  [
    'SI-LEX-01, where endsSame: lines of two or more with one symbol at both ends; N-A03',
    [
      [mul(4, lines({ endsSame: true })), RIDGE, 4],
      [mul(4, lines({ endsSame: true })), BLOCK, 4], // Vr Vx Vr
      [lines({ endsSame: true }), VECTOR, 0],
      [lines({ endsSame: true }), SINGLE, 0],
      [lines({ endsSame: false }), VECTOR, 4],
      [lines({ endsSame: false }), BLOCK, 2],
    ],
  ],
  [
    'SI-LEX-01, where endsSame false: every line that is not endsSame, a single card too (reading)',
    [
      [lines({ endsSame: false }), SINGLE, 1],
      [lines({ endsSame: false }), TOWER, 4],
    ],
  ],
  [
    'SI-LEX-02, where gap: interrupted columns, or with false the others; N-A06',
    [
      [mul(4, cols({ gap: true })), VECTOR, 4], // column 0
      [cols({ gap: false }), VECTOR, 4],
      [cols({ gap: true }), ARCH, 1], // two empty cells, one gap
      [cols({ gap: false }), ARCH, 2],
      [cols({ gap: true }), BLOCK, 0],
    ],
  ],
  [
    'SI-NOTE-01, where: all given fields must hold',
    [
      [lines({ colour: ['teal'], size: [3], count: [{ sel: house }], symbols: [3, 3] }), VECTOR, 1],
      [lines({ colour: ['teal'], size: [3], count: [{ sel: bird }] }), VECTOR, 0],
      [cols({ gap: false, same: 2, colours: [3] }), VECTOR, 1],
      [lines({}), VECTOR, 4],
    ],
  ],
  [
    'SI-LEX-01, op longest: the size of the longest line, 0 if none; N-B14',
    [
      [mul(2, longest('line')), VECTOR, 10],
      [longest('line', { where: { colour: ['teal'] } }), VECTOR, 3],
      [longest('line', { where: { colour: ['crimson'] } }), VECTOR, 0],
      [longest('line'), EMPTY, 0],
    ],
  ],
  [
    'SI-LEX-02, op longest: the column with the most cards, holes not counted; D6 A',
    [
      [longest('col'), VECTOR, 4],
      [longest('col', { where: { size: [1, 3] } }), VECTOR, 3],
      [longest('col', { where: { gap: true } }), ARCH, 2],
    ],
  ],
  [
    'SI-NOTE-01, op longest with count: the most matching cards in one line, whatever its size; N-A20',
    [
      [longest('line', { count: mammal }), VECTOR, 1], // none in the longest line
      [longest('col', { count: mammal }), VECTOR, 2],
      [mul(5, longest('line', { count: house })), FLOCK, 5],
      [longest('line', { count: bird }), FLOCK, 3],
      [longest('line', { where: { colour: ['ochre'] }, count: bird }), FLOCK, 1],
      [longest('line', { count: ruin }), FLOCK, 0],
    ],
  ],
  [
    'SI-LEX-01, op shortest: the size of the shortest line or column, 0 if none; D8 B',
    [
      [shortest('line'), VECTOR, 2],
      [shortest('col'), VECTOR, 1],
      [shortest('line', { where: { colour: ['teal'], size: [3] } }), VECTOR, 3],
      [shortest('line', { where: { colour: ['crimson'] } }), VECTOR, 0],
      [shortest('line'), EMPTY, 0],
      [mul(2, sub(longest('line'), shortest('line'))), VECTOR, 6],
      [mul(2, sub(longest('line'), shortest('line'))), RIDGE, 0],
    ],
  ],
  [
    'SI-NOTE-01, op shortest with count: the fewest matching cards, lines without any included',
    [
      [shortest('line', { count: river }), VECTOR, 0],
      [shortest('line', { where: { size: [3] }, count: river }), VECTOR, 1],
      [shortest('col', { count: ochre }), VECTOR, 1],
      [shortest('line', { count: animal }), FLOCK, 2],
    ],
  ],
  [
    'SI-SYM-01, op bestKinds: most different symbols in one line or column; N-B22, D2 A',
    [
      [mul(3, bestKinds('line')), VECTOR, 15],
      [mul(2, bestKinds('col')), VECTOR, 6],
      [bestKinds('line'), RIDGE, 2],
      [bestKinds('col'), RIDGE, 1],
      [bestKinds('line'), TOWER, 3],
      [bestKinds('col'), TOWER, 2], // not the 4 cards
      [bestKinds('line'), EMPTY, 0],
    ],
  ],
  [
    'SI-COMP-02, op kinds: different symbols or colours among the cards; N-A15',
    [
      [kinds('symbol', ochre), VECTOR, 5],
      [kinds('symbol', all), VECTOR, 6],
      [kinds('symbol', crimson), VECTOR, 0],
      [mul(4, kinds('colour', ruin)), VECTOR, 8], // ochre, teal
      [kinds('colour', all), VECTOR, 3],
      [kinds('colour', mammal), TOWER, 3],
      [kinds('symbol', all), RIDGE, 2],
    ],
  ],
  [
    'SI-LEX-03, op blob: the largest group connected by adjacency, corners do not connect; N-B13, D5 B',
    [
      [blob(animal), VECTOR, 4], // (2,2) (2,3) (1,2) (0,2)
      [mul(2, blob(weather)), VECTOR, 4], // (1,1) (0,1)
      [mul(4, blob(house)), VECTOR, 4],
      [blob(teal), VECTOR, 3], // 2 above, 3 below
      [blob(crimson), VECTOR, 0],
      [blob(animal), BLOCK, 2], // two groups of two, joined at no edge
      [blob(bird), BLOCK, 1],
      [blob(all), BLOCK, 9],
      [blob({ not: house }), BLOCK, 8], // a ring
    ],
  ],

  // ----- pairs, trios, lots
  [
    'SI-LEX-07, op sets: a pair is two cards anywhere, touching or not; N-B05 to N-B08',
    [
      [mul(4, sets(house, ruin)), VECTOR, 8],
      [mul(4, sets(mammal, bird)), FLOCK, 8], // 2 mammals, 4 birds
      [sets(mammal, house), FLOCK, 1],
      [sets(bird, ruin), FLOCK, 0],
      [sets(mammal, wind), ARCH, 1], // across the gap
      [sets(mammal, bird), EMPTY, 0],
    ],
  ],
  [
    'SI-R-45, SI-LEX-08: two equal kinds make half as many pairs, rounded down',
    [
      [sets(bird, bird), FLOCK, 2],
      [sets(bird, bird), RIDGE, 1], // 3 birds
      [sets(house, house), FLOCK, 0],
      [sets(all, all), SINGLE, 0],
    ],
  ],
  [
    'SI-R-45, SI-LEX-08: pairs of overlapping kinds, the largest number of disjoint ones',
    [
      [sets(animal, mammal), FLOCK, 2], // each mammal with a bird, not the two together
      [sets(mammal, animal), FLOCK, 2],
      [sets(bird, animal), FLOCK, 3], // b m, b m, b b
      [sets(crimson, bird), FLOCK, 2], // 5 cards in all: Cb Cb Cb Cm Ob
      [sets(ochre, bird), FLOCK, 3], // Oh Om Ow with the three Cb; Ob is one card only
      [sets({ colour: ['ochre'], symbol: ['bird'] }, bird), FLOCK, 1],
      [sets(bird, { symbol: ['bird', 'house'] }), FLOCK, 2], // 5 cards in all
    ],
  ],
  [
    'SI-R-47, SI-LEX-09: trios, three different cards anywhere, each once; N-B09, N-B10',
    [
      [mul(6, sets(mammal, bird, river)), VECTOR, 12],
      [mul(6, sets(mammal, bird, river)), BLOCK, 12], // 2, 2, 2
      [mul(6, sets(house, ruin, wind)), BLOCK, 6],
      [mul(6, sets(house, ruin, wind)), FLOCK, 0],
      [sets(bird, bird, bird), FLOCK, 1], // 4 birds
      [sets(bird, bird, bird), RIDGE, 1],
      [sets(bird, bird, mammal), FLOCK, 2],
      [sets(animal, animal, bird), FLOCK, 2], // 6 animals, 4 of them birds
      [sets(bird, { symbol: ['bird', 'house'] }, bird), FLOCK, 1], // two trios would need 6 of 5 cards
      [sets(animal, mammal, mammal), FLOCK, 1],
    ],
  ],
  [
    'SI-R-47, op sets: lots of four, or of one; N-A04',
    [
      [mul(8, sets(mammal, bird, house, ruin)), VECTOR, 16],
      [mul(8, sets(mammal, bird, house, ruin)), BLOCK, 8],
      [mul(8, sets(mammal, bird, house, ruin)), FLOCK, 0],
      [sets(mammal, bird, house, wind), FLOCK, 1],
      [sets(all, all, all, all), FLOCK, 2],
      [sets(bird), FLOCK, 4],
    ],
  ],
  [
    'SI-R-46: another type of pair may use the same card again',
    [
      [add(sets(mammal, bird), sets(mammal, house)), FLOCK, 3], // both mammals, then one of them again
      [add(sets(mammal, bird), sets(mammal, house)), land(0, 'Om Ob Oh'), 2],
      [add(sets(bird, bird), sets(bird, bird)), FLOCK, 4],
      [add(sets(mammal, bird, house), cards(mammal)), FLOCK, 3],
    ],
  ],
  [
    'SI-R-50: the point that river and wind have by themselves is not part of a scoring card',
    [
      [cards(river), BLOCK, 2],
      [mul(3, cards(weather)), VECTOR, 12],
    ],
  ],
];

/** A small generator for the property tests, so that a landscape is one integer. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const landscapes = (maxSize: number) =>
  fc
    .tuple(fc.integer(), fc.integer({ min: 0, max: maxSize }))
    .map(([seed, size]) => randomLandscape(mulberry(seed), size));

/** The same formula with some words exchanged, for example left and right. */
function exchange(num: Num, ...pairs: [string, string][]): Num {
  return JSON.parse(JSON.stringify(num), (_key, item) => {
    for (const [a, b] of pairs) {
      if (item === a) return b;
      if (item === b) return a;
    }
    return item;
  });
}

const FORMULAS = CASES.flatMap(([, checks]) => checks.map(([num]) => num));
const formulas = fc.constantFrom(...FORMULAS);

describe.each(evaluators)('scoring by the %s evaluator', (_name, score) => {
  test.each(CASES)('%s', (_title, checks) => {
    for (const [num, landscape, expected] of checks) {
      expect(score(num, landscape), JSON.stringify(num)).toBe(expected);
    }
  });

  test('SI-R-46: two Notebook cards score the same Mountain card independently', () => {
    const landscape = land(0, 'Om Ob Oh');
    expect([score(sets(mammal, bird), landscape), score(sets(mammal, house), landscape)]).toEqual([1, 1]);
  });

  test('SI-R-43: scoring looks at the landscape and changes nothing', () => {
    const frozen = Object.freeze(VECTOR.map((card) => Object.freeze({ ...card }))) as ReferenceCard[];
    const once = FORMULAS.map((num) => score(num, frozen));
    expect(FORMULAS.map((num) => score(num, frozen))).toEqual(once);
  });

  test('SI-R-43: the order in which the cards were laid does not matter', () => {
    fc.assert(
      fc.property(landscapes(18), formulas, (landscape, num) => {
        expect(score(num, landscape.toReversed())).toBe(score(num, landscape));
      }),
    );
  });

  test('SI-INV-06: scores do not change under translation', () => {
    fc.assert(
      fc.property(landscapes(18), formulas, fc.integer({ min: -9, max: 9 }), (landscape, num, by) => {
        expect(score(num, translate(landscape, by, 3 - by))).toBe(score(num, landscape));
      }),
    );
  });

  test('SI-INV-06: mirroring changes nothing but left and right', () => {
    fc.assert(
      fc.property(landscapes(18), formulas, (landscape, num) => {
        expect(score(exchange(num, ['left', 'right']), mirror(landscape))).toBe(score(num, landscape));
      }),
    );
  });

  test('SI-INV-06: turning upside down changes nothing but above and below, top and bottom', () => {
    fc.assert(
      fc.property(landscapes(18), formulas, (landscape, num) => {
        const turned = exchange(num, ['above', 'below'], ['topLine', 'bottomLine'], ['colTop', 'colBottom']);
        expect(score(turned, flip(landscape))).toBe(score(num, landscape));
      }),
    );
  });

  /** Selectors that judge a card by itself. */
  const plainKind = fc.oneof(
    fc.subarray([...SYMBOLS], { minLength: 1, maxLength: 4 }).map((symbol): Sel => ({ symbol })),
    fc.subarray([...COLOURS], { minLength: 1, maxLength: 2 }).map((colour): Sel => ({ colour })),
    fc.constantFrom<Sel>({ not: bird }, all),
  );
  const kind = fc.oneof(plainKind, fc.constantFrom(at(all, 'lineEnd'), at(all, 'colTop'), has(all, 'adj', river)));

  test('SI-INV-08: sets equals the result of trying every lot one after the other', () => {
    /** Pick one card from each selector, take them away, go on: the definition itself. */
    const tryAll = (of: readonly ReferenceCard[][], used: readonly ReferenceCard[]): number => {
      const pick = (lot: readonly ReferenceCard[]): number => {
        const candidates = of[lot.length];
        if (candidates === undefined) return 1 + tryAll(of, [...used, ...lot]);
        let best = 0;
        for (const card of candidates) {
          if (!used.includes(card) && !lot.includes(card)) best = Math.max(best, pick([...lot, card]));
        }
        return best;
      };
      return pick([]);
    };
    fc.assert(
      fc.property(landscapes(6), fc.array(plainKind, { minLength: 1, maxLength: 4 }), (landscape, of) => {
        const chosen = of.map((sel) => landscape.filter((card) => score(cards(sel), [card]) === 1));
        expect(score(sets(...of), landscape)).toBe(tryAll(chosen, []));
      }),
    );
  });

  test('SI-INV-08: sets is at most the smallest of the counts', () => {
    fc.assert(
      fc.property(landscapes(18), fc.array(kind, { minLength: 1, maxLength: 4 }), (landscape, of) => {
        const n = score(sets(...of), landscape);
        expect(n).toBeLessThanOrEqual(Math.min(...of.map((sel) => score(cards(sel), landscape))));
        expect(n * of.length).toBeLessThanOrEqual(landscape.length);
      }),
    );
  });

  test('SI-R-45, SI-R-47: disjoint kinds give the smallest count, n equal kinds the n-th part', () => {
    fc.assert(
      fc.property(landscapes(18), fc.integer({ min: 1, max: 4 }), kind, (landscape, n, sel) => {
        const disjoint = [mammal, bird, house, ruin].slice(0, n);
        const counts = disjoint.map((one) => score(cards(one), landscape));
        expect(score(sets(...disjoint), landscape)).toBe(Math.min(...counts));
        const equal = disjoint.map(() => sel);
        expect(score(sets(...equal), landscape)).toBe(Math.floor(score(cards(sel), landscape) / n));
      }),
    );
  });
});

// ---------------------------------------------------------------- the reference alone

describe('the reference evaluator', () => {
  test('SI-R-51: the raw value may be negative', () => {
    expect(referenceValue(sub(3, mul(2, cards(weather))), VECTOR)).toBe(-5);
    expect(referenceValue(-3, SINGLE)).toBe(-3);
    expect(referenceValue(mul(-1, cards(wind)), SINGLE)).toBe(0);
  });

  test.each<[string, Num]>([
    ['min of nothing', min()],
    ['max of nothing', max()],
    ['sets of no selectors', sets()],
    ['steps between two entries', steps(0.5, [0, 1])],
    ['steps of an empty table', steps(0, [])],
    ['colours of a line', lines({ colours: [1] })],
    ['gap of a line', lines({ gap: false })],
    ['colour of a column', cols({ colour: ['teal'] })],
    ['endsSame of a column', cols({ endsSame: true })],
  ])('SI-NOTE-01: section 15 gives no value to %s', (_what, num) => {
    expect(() => referenceScore(num, VECTOR)).toThrow(RangeError);
  });
});

describe('legal cells of the reference', () => {
  const cells = (landscape: ReferenceCard[], colour: Colour) =>
    referenceLegalCells(landscape, colour).map(({ row, column }) => [row, column]);
  const sorted = (list: [row: number, column: number][]) => list.toSorted(([a, b], [c, d]) => a - c || b - d);

  test('SI-GEO-01: the first card goes to (0, 0)', () => {
    for (const colour of COLOURS) expect(cells(EMPTY, colour)).toEqual([[0, 0]]);
  });

  // r=2   .  .  T  T  .
  // r=1   O  O  O  O  O
  // r=0   .  V  V  .  .
  // r=-1  T  T  T  .  .
  // c=    0  1  2  3  4
  test.each<[colour: Colour, list: [number, number][]]>([
    [
      'violet',
      [
        [0, 0],
        [0, 3],
        [3, 2],
        [3, 3],
        [-2, 0],
        [-2, 1],
        [-2, 2],
      ],
    ],
    [
      'teal',
      [
        [2, 1],
        [2, 4],
        [-1, -1],
        [-1, 3],
      ],
    ],
    [
      'ochre',
      [
        [1, -1],
        [1, 5],
        [3, 2],
        [3, 3],
        [-2, 0],
        [-2, 1],
        [-2, 2],
      ],
    ],
    [
      'crimson',
      [
        [3, 2],
        [3, 3],
        [-2, 0],
        [-2, 1],
        [-2, 2],
      ],
    ],
  ])('SI-GEO-02, SI-GEO-03, SI-GEO-04, SI-GEO-05: the test vector, %s', (colour, list) => {
    expect(cells(VECTOR, colour)).toEqual(sorted(list));
  });

  test('SI-PLACE-01, SI-PLACE-02, SI-R-10: beside a card of its colour, above or below one of another', () => {
    expect(cells(SINGLE, 'ochre')).toEqual([
      [0, -1],
      [0, 1],
    ]);
    expect(cells(SINGLE, 'teal')).toEqual([
      [-1, 0],
      [1, 0],
    ]);
  });

  test('SI-PLACE-03, SI-PLACE-04, SI-R-07: a colour may come again, but not on a line of that colour', () => {
    const landscape = land(0, 'Om Ob\nTm ..');
    expect(cells(landscape, 'teal')).toEqual([
      [0, -1],
      [0, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(cells(landscape, 'ochre')).toEqual([
      [-1, 0],
      [1, -1],
      [1, 2],
    ]);
  });

  test('SI-PLACE-05, SI-PLACE-06, SI-PLACE-07: no hole, nothing between two lines, one colour in a line', () => {
    // all lines of the tower: nothing goes into the rows 0 to 3 but at the end of a line of its own colour
    expect(cells(TOWER, 'violet')).toEqual([
      [-1, 1],
      [-1, 2],
      [-1, 3],
      [2, 0],
      [2, 2],
      [4, 1],
    ]);
    expect(cells(TOWER, 'ochre')).toEqual([
      [0, 0],
      [0, 4],
      [4, 1],
    ]);
  });

  test('SI-GEO-06, SI-GEO-07, SI-INV-02: the number of legal cells, never 0', () => {
    const lineOf = (landscape: ReferenceCard[], row: number) => landscape.filter((card) => card.row === row);
    fc.assert(
      fc.property(landscapes(18), fc.constantFrom(...COLOURS), (landscape, colour) => {
        fc.pre(landscape.length > 0);
        const rows = landscape.map((card) => card.row);
        const ofColour = new Set(landscape.filter((card) => card.colour === colour).map((card) => card.row)).size;
        const ends = [Math.max(...rows), Math.min(...rows)].map((row) => lineOf(landscape, row));
        const expected =
          2 * ofColour + ends.reduce((sum, line) => sum + (line[0]?.colour === colour ? 0 : line.length), 0);
        expect(referenceLegalCells(landscape, colour)).toHaveLength(expected);
        expect(expected).toBeGreaterThan(0);
      }),
    );
  });

  test('SI-GEO-06: the counts of the test vector', () => {
    const counts = (['violet', 'teal', 'ochre', 'crimson'] as const).map((colour) => cells(VECTOR, colour).length);
    expect(counts).toEqual([7, 4, 7, 5]);
  });

  test('SI-INV-01: random landscapes are legal, also mirrored, turned and moved', () => {
    fc.assert(
      fc.property(landscapes(18), fc.integer({ min: -9, max: 9 }), (landscape, by) => {
        for (const one of [landscape, mirror(landscape), flip(landscape), translate(landscape, by, -by)]) {
          expect(obeysInvariant(one)).toBe(true);
        }
        expect(mirror(mirror(landscape))).toEqual(landscape);
        expect(flip(flip(landscape))).toEqual(landscape);
        expect(translate(translate(landscape, by, 2), -by, -2)).toEqual(landscape);
      }),
    );
    expect(randomLandscape(mulberry(1), 18)).toHaveLength(18);
  });

  const card = ({ row, column }: ReferenceCell, colour: Colour): ReferenceCard => ({
    row,
    column,
    colour,
    symbol: 'bird',
  });
  test.each<[why: string, second: ReferenceCard]>([
    ['a hole in the line', card({ row: 0, column: 2 }, 'ochre')],
    ['two colours in a line', card({ row: 0, column: 1 }, 'teal')],
    ['two cards in a cell', card({ row: 0, column: 0 }, 'ochre')],
    ['an empty row between', card({ row: 2, column: 0 }, 'teal')],
    ['two lines of one colour on each other', card({ row: 1, column: 0 }, 'ochre')],
    ['lines that touch at a corner', card({ row: -1, column: 1 }, 'teal')],
  ])('SI-INV-01: %s is no landscape', (_why, second) => {
    expect(obeysInvariant([...SINGLE, second])).toBe(false);
  });
});
