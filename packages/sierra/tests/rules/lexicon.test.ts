import { expect, test } from 'vitest';
import type { Num, Rel, Sel } from '../../src/content/types.ts';
import { cellsOf, landscapeOf } from '../helpers/landscapes.ts';
import { engineScore } from '../scoring/engineScorer.ts';

// The shape of the test vector of section 6.1, with symbols:
//  r=2  .  .  Tm Tb .
//  r=1  Oh Or Om Ow Ox
//  r=0  .  Vw Vm .  .
//  r=-1 Tr Th Tb .  .
const vector = cellsOf(
  landscapeOf(
    `. . Tm Tb .
     Oh Or Om Ow Ox
     . Vw Vm . .
     Tr Th Tb . .`,
    { bottom: -1 },
  ),
);

const score = (num: Num): number => engineScore(num, vector);
const all: Sel = {};
const cards = (sel: Sel): Num => ({ op: 'cards', sel });
const seeing = (sel: Sel, rel: Rel, other: Sel, min = 1): Num => cards({ ...sel, has: [{ rel, sel: other, min }] });
const mammal: Sel = { symbol: ['mammal'] };
const bird: Sel = { symbol: ['bird'] };

test('SI-LEX-01: a line is the same-colour cards side by side of one row', () => {
  expect(score({ op: 'lines' })).toBe(4);
  expect(score({ op: 'longest', of: 'line' })).toBe(5);
  // the two teal rows are two lines, not one of 5 cards
  expect(score({ op: 'longest', of: 'line', where: { colour: ['teal'] } })).toBe(3);
});

test('SI-LEX-02: a column is the cards aligned vertically, with or without interruption', () => {
  expect(score({ op: 'cols' })).toBe(5);
  expect(score({ op: 'longest', of: 'col' })).toBe(4); // column 2
  expect(score({ op: 'cols', where: { size: [2, 2] } })).toBe(2); // column 0 across its gap, column 3
  expect(score({ op: 'cols', where: { gap: true } })).toBe(1);
});

test('SI-LEX-03: adjacent cards touch horizontally or vertically, never diagonally', () => {
  expect(score(seeing({ symbol: ['wind'], colour: ['ochre'] }, 'adj', all, 3))).toBe(1); // Om, Ox, Tb above
  expect(score(seeing({ symbol: ['wind'], colour: ['ochre'] }, 'adj', all, 4))).toBe(0);
  // Vm touches Ow only by a corner
  expect(score(seeing(mammal, 'adj', { symbol: ['wind'], colour: ['ochre'] }))).toBe(1); // Om alone
});

test('SI-LEX-04: two cards of one column with a hole between them are not adjacent', () => {
  const house: Sel = { symbol: ['house'], colour: ['ochre'] };
  const river: Sel = { symbol: ['river'], colour: ['teal'] };
  expect(score(seeing(house, 'col', river))).toBe(1);
  expect(score(seeing(house, 'adj', river))).toBe(0);
  expect(score({ op: 'links', a: house, b: river })).toBe(0);
});

test('SI-LEX-05: around a card are the up to eight cards that touch it, diagonals included', () => {
  const middle: Sel = { symbol: ['mammal'], colour: ['ochre'] };
  expect(score(seeing(middle, 'around', all, 6))).toBe(1); // the specification counts six around (1,2)
  expect(score(seeing(middle, 'around', all, 7))).toBe(0);
});

test('SI-LEX-06: on each side means a matching card directly left and one directly right', () => {
  const river: Sel = { symbol: ['river'], colour: ['ochre'] };
  expect(score(seeing(river, 'sides', { symbol: ['house', 'mammal'] }, 2))).toBe(1);
  expect(score(seeing(river, 'sides', mammal, 2))).toBe(0); // one side matches
  expect(score(seeing({ symbol: ['ruin'] }, 'sides', all, 2))).toBe(0); // at the end of its line
});

test('SI-LEX-07: a pair is two cards anywhere in the landscape, touching or not', () => {
  expect(score({ op: 'sets', of: [{ symbol: ['ruin'] }, { symbol: ['river'], colour: ['teal'] }] })).toBe(1);
});

test('SI-LEX-08: a card counts once per type of pair', () => {
  expect(score({ op: 'sets', of: [mammal, bird] })).toBe(2); // three mammals, two birds
  expect(score({ op: 'sets', of: [mammal, mammal] })).toBe(1);
});

test('SI-LEX-09: a trio is a lot of three cards anywhere in the landscape', () => {
  expect(score({ op: 'sets', of: [mammal, bird, { symbol: ['house'] }] })).toBe(2);
  expect(score({ op: 'sets', of: [mammal, mammal, mammal] })).toBe(1);
});
