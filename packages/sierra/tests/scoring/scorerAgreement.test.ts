import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Num } from '../../src/content/types.ts';
import { createBoard, fillBoard } from '../../src/scoring/board.ts';
import { compileScore, type ScoreFormula } from '../../src/scoring/compile.ts';
import { engineScore, landscapeOfCards } from './engineScorer.ts';
import { HOUSE, landscapes, mulberry, num, quickLandscape, sel } from './randomFormulas.ts';
import {
  flip,
  mirror,
  obeysInvariant,
  type ReferenceCard,
  randomLandscape,
  referenceScore,
  translate,
} from './referenceScorer.ts';

const compiled = HOUSE.map(([, scores]) => compileScore(scores));

/** Building a message costs more than scoring, so only for a difference. */
function expectEqual(actual: number, num: Num, cards: ReferenceCard[], name: string): void {
  const expected = referenceScore(num, cards);
  if (actual !== expected) expect(actual, `${name} on ${JSON.stringify(cards)}`).toBe(expected);
}

function expectAgreement(num: Num, cards: ReferenceCard[]): void {
  expectEqual(engineScore(num, cards), num, cards, JSON.stringify(num));
}

/** All house formulas, on one board that is used again and again as the engine does. */
const board = createBoard();
function expectHouseAgreement(cards: ReferenceCard[]): void {
  const { landscape, mountain } = landscapeOfCards(cards);
  fillBoard(board, landscape, mountain);
  HOUSE.forEach(([name, scores], index) => {
    expectEqual((compiled[index] as ScoreFormula)(board), scores, cards, name);
  });
}

/** The same formula with some words exchanged, for example left and right. */
function exchange(formula: Num, ...pairs: [string, string][]): Num {
  return JSON.parse(JSON.stringify(formula), (_key, item) => {
    for (const [a, b] of pairs) {
      if (item === a) return b;
      if (item === b) return a;
    }
    return item;
  });
}

describe('the fast scorer and the reference agree', { timeout: 60_000 }, () => {
  test('SI-INV-01: the landscapes of this file are legal', () => {
    for (let seed = 0; seed < 400; seed++) {
      const landscape = quickLandscape(seed, seed % 27);
      expect(landscape).toHaveLength(seed % 27);
      expect(obeysInvariant(landscape), JSON.stringify(landscape)).toBe(true);
    }
  });

  test('SI-SCORE-02, SI-SCORE-04: every house formula on 1200 landscapes of 0 to 18 cards', () => {
    expect(HOUSE.length).toBeGreaterThanOrEqual(48 + 16);
    for (let seed = 0; seed < 1200; seed++) {
      const landscape = quickLandscape(seed, seed % 19);
      expectHouseAgreement(landscape);
    }
  });

  test('SI-SCORE-02, SI-SCORE-04: every house formula on landscapes that the reference itself made', () => {
    for (let seed = 0; seed < 40; seed++) {
      const landscape = randomLandscape(mulberry(seed), 14 + (seed % 5));
      expectHouseAgreement(landscape);
    }
  });

  test('SI-R-74: every house formula on landscapes of 19 to 26 cards (start lines, longer stages)', () => {
    for (let seed = 0; seed < 100; seed++) {
      const landscape = quickLandscape(10_000 + seed, 19 + (seed % 8));
      expectHouseAgreement(landscape);
    }
  });

  test('SI-NOTE-01: random formulas over the whole language, 0 to 18 cards', () => {
    fc.assert(
      fc.property(num, landscapes(18), (formula, landscape) => expectAgreement(formula, landscape)),
      { numRuns: 3000 },
    );
  });

  test('SI-NOTE-01: random formulas over the whole language, up to 26 cards', () => {
    fc.assert(
      fc.property(num, landscapes(26), (formula, landscape) => expectAgreement(formula, landscape)),
      { numRuns: 400 },
    );
  });

  test('SI-LEX-07, SI-R-45, SI-R-47: lots of up to 6 overlapping kinds', () => {
    const lots = fc.array(sel, { minLength: 2, maxLength: 6 }).map((of): Num => ({ op: 'sets', of }));
    fc.assert(
      fc.property(lots, landscapes(14), (formula, landscape) => expectAgreement(formula, landscape)),
      { numRuns: 400 },
    );
  });
});

describe('the fast scorer and the position of a landscape', { timeout: 60_000 }, () => {
  test('SI-INV-06: translation changes no score', () => {
    fc.assert(
      fc.property(num, landscapes(18), fc.integer({ min: -30, max: 30 }), (formula, landscape, by) => {
        expect(engineScore(formula, translate(landscape, by, 7 - by))).toBe(engineScore(formula, landscape));
      }),
      { numRuns: 500 },
    );
  });

  test('SI-INV-06: mirroring changes nothing but left and right', () => {
    fc.assert(
      fc.property(num, landscapes(18), (formula, landscape) => {
        const mirrored = engineScore(exchange(formula, ['left', 'right']), mirror(landscape));
        expect(mirrored).toBe(engineScore(formula, landscape));
      }),
      { numRuns: 500 },
    );
  });

  test('SI-INV-06: turning upside down changes nothing but above and below, top and bottom', () => {
    fc.assert(
      fc.property(num, landscapes(18), (formula, landscape) => {
        const words: [string, string][] = [
          ['above', 'below'],
          ['topLine', 'bottomLine'],
          ['colTop', 'colBottom'],
        ];
        expect(engineScore(exchange(formula, ...words), flip(landscape))).toBe(engineScore(formula, landscape));
      }),
      { numRuns: 500 },
    );
  });

  test('SI-INV-06: house cards without left and right, above and below score the same mirrored and turned', () => {
    const plain = HOUSE.flatMap(([name, formula], index) =>
      /"(left|right|above|below)"/.test(JSON.stringify(formula)) ? [] : [{ name, score: compiled[index]! }],
    );
    expect(plain.length).toBeGreaterThan(55);
    const scores = (cards: ReferenceCard[]) => {
      const { landscape, mountain } = landscapeOfCards(cards);
      fillBoard(board, landscape, mountain);
      return plain.map(({ name, score }) => [name, score(board)]);
    };
    for (let seed = 0; seed < 200; seed++) {
      const landscape = quickLandscape(seed, 16);
      expect(scores(mirror(landscape))).toEqual(scores(landscape));
      expect(scores(flip(landscape))).toEqual(scores(landscape));
    }
  });
});
