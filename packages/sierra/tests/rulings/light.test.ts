/** Ruling SI-R-91 of docs/rules/sierra.md: the cards that bring the points of a line of the score sheet. */
import type { ScoreLine } from '@cordillera/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createBoard,
  explainLines,
  fillBoard,
  type Landscape,
  type Num,
  type Sel,
  type SierraState,
  scoringCards,
} from '../../src/index.ts';
import { numbersIn, scoringCardMask } from '../../src/scoring/scoringCards.ts';
import { cellsOf, landscapeOf } from '../helpers/landscapes.ts';
import { matchOf, playRandomly, roundOf, type SierraMatch, stateOf } from '../helpers/matches.ts';
import { houseSet, packWithStage } from '../helpers/packs.ts';
import { landscapeOfCards } from '../scoring/engineScorer.ts';
import { HOUSE, landscapes, num, quickLandscape } from '../scoring/randomFormulas.ts';
import { type ReferenceCard, referenceScore, referenceValue } from '../scoring/referenceScorer.ts';

const { box } = houseSet;
const house = new Map(HOUSE);
const scoresOf = (id: string): Num => house.get(id) as Num;

const board = createBoard();

/** The lit cards of a landscape, in the reference's terms. */
function litOf(formula: Num, cards: readonly ReferenceCard[]): ReferenceCard[] {
  const { landscape, mountain } = landscapeOfCards(cards);
  const numbers = landscape.lines.flatMap((line) => line.cards);
  const lit = numbersIn(scoringCardMask(formula, fillBoard(board, landscape, mountain)));
  return lit.map((index) => cards[numbers[index]!]!);
}

/** `+` after a card of the drawing: it should be lit. */
function expectLight(formula: Num, drawing: string): void {
  const rows = drawing.trim().split('\n').reverse();
  const wanted = rows.flatMap((cells, row) =>
    cells
      .trim()
      .split(/\s+/)
      .flatMap((cell, column) => (cell.endsWith('+') ? [`${row},${column}`] : [])),
  );
  const lit = litOf(formula, cellsOf(landscapeOf(drawing.replaceAll('+', ''))));
  expect(lit.map(({ row, column }) => `${row},${column}`).sort()).toEqual(wanted.sort());
}

const cards = (...symbol: NonNullable<Sel['symbol']>): Num => ({ op: 'cards', sel: { symbol } });

describe('SI-R-91: exactly the counted cards are lit', () => {
  test.each<[string, Num, string]>([
    [
      'each card counted, not its neighbours: mammals adjacent to a river',
      scoresOf('N-B01'),
      `Om+ Or Ob
       Cm  Cx Cm`,
    ],
    [
      'both ends of a contact: houses and rivers',
      scoresOf('N-A07'),
      `Oh+ Or+ Ob
       Cx  Ch+ Ch`,
    ],
    [
      'both cards of a meeting: winds and the animals around them',
      scoresOf('N-A19'),
      `Ow Oh Oh Ob+
       .  .  Cx Cw+`,
    ],
    [
      'as many cards as form the pairs, from the bottom left: houses and ruins',
      scoresOf('N-B05'),
      `Oh  Ox+ Ob  .
       Th+ Tx+ Th+ Tm`,
    ],
    [
      'lots of overlapping kinds: the only bird is not spent on an animal',
      { op: 'sets', of: [{ symbol: ['mammal', 'bird'] }, { symbol: ['bird'] }] },
      `Ob+ Om+ Oh`,
    ],
    [
      'whole lines: those of 3 and more',
      scoresOf('N-B16'),
      `Om+ Oh+ Ob+ Ox+
       Cw  Cr
       Tm+ Tm+ Tm+`,
    ],
    [
      'whole columns: those of 3 and more, interrupted or not',
      scoresOf('N-B23'),
      `Om+ Ob .
       Cm+ .  .
       Tm+ Tw Tx`,
    ],
    [
      'the longest line, of equal ones the lowest',
      scoresOf('N-B14'),
      `Om  Ob
       Cm+ Ch+`,
    ],
    [
      'the tallest column, of equal ones the leftmost',
      scoresOf('N-B15'),
      `Om+ Ob
       Cm+ Ch`,
    ],
    [
      'the counted cards of the best line: the houses',
      scoresOf('N-A20'),
      `Oh  Ob Om
       Ch+ Cx Ch+`,
    ],
    [
      'one card of each symbol in the most varied line',
      scoresOf('N-B22'),
      `Oh  Ob  Oh
       Ch+ Cx+ Cx Cw+`,
    ],
    [
      'one ruin of each colour',
      scoresOf('N-A15'),
      `Ox  Ob Om .
       Tx+ Tx Tm .
       Ox+ Oh Ox .
       Vm  Vh Vb Vr`,
    ],
    [
      'the largest group of houses, of equal ones the lowest',
      scoresOf('N-B13'),
      `Oh  Oh  Om
       Tm  Tx  Tx
       Oh+ Oh+ Om`,
    ],
    [
      'the first of the rarest: one card of each colour',
      scoresOf('D7 A'),
      `Om+ .
       Cm  .
       Tm  .
       Vm  Vb`,
    ],
    [
      'the greatest of several numbers, the first of equal ones',
      { op: 'max', of: [cards('wind'), cards('bird'), cards('house')] },
      `Ob+ Oh Ob+ Oh`,
    ],
    ['a majority: the cards that are more', scoresOf('N-A09'), `Ob+ Oh Ob+ Om`],
    [
      'points if not: the cards of the side that is as many',
      { op: 'when', a: cards('bird'), cmp: '>', b: cards('house'), then: 0, else: 5 },
      `Ob Oh+ Om`,
    ],
    [
      'a table of steps: the cards counted, even beyond its end',
      scoresOf('N-B11'),
      `Ob+ Ob+ Ob+ Om
       Cb+ Cb+ Cb+`,
    ],
    [
      'a sum: the cards of its parts',
      { op: 'add', of: [cards('bird'), { op: 'mul', by: 3, of: cards('wind') }, 2] },
      `Ob+ Ow+ Om`,
    ],
    [
      'a difference: what adds, without what takes away',
      { op: 'sub', a: { op: 'cards', sel: { colour: ['ochre'] } }, b: cards('bird') },
      `Ob Ow+ Om+
       Cb Cm`,
    ],
    [
      'a difference of the same cards: those, for no other was counted',
      { op: 'sub', a: { op: 'mul', by: 3, of: cards('bird') }, b: cards('bird') },
      `Ob+ Ow Om`,
    ],
    [
      'longest minus shortest line: the longest',
      scoresOf('D8 B'),
      `Om+ Ob+ Oh+
       Cm  Cb`,
    ],
    [
      'a number less a count: the cards that cost nothing',
      scoresOf('N-A17'),
      `Om+ Or Ow
       Cx+ Ch+`,
    ],
    ['points for no card in particular: all', scoresOf('N-A17'), `Or+ Ow+`],
    ['no points: no card, though some are counted', { op: 'sub', a: cards('bird'), b: 3 }, `Ob Ob Om`],
  ])('SI-R-91: %s', (_name, formula, drawing) => {
    expectLight(formula, drawing);
  });
});

/** The reading inside factors, caps and tables. */
const readingOf = (formula: Num): Num =>
  typeof formula === 'object' && (formula.op === 'mul' || formula.op === 'cap' || formula.op === 'steps')
    ? readingOf(formula.of)
    : formula;

/** The result of the formula for another value of its reading. */
function pointsFor(formula: Num, n: number): number {
  if (typeof formula === 'number') return formula;
  if (formula.op === 'mul') return formula.by * pointsFor(formula.of, n);
  if (formula.op === 'cap') return Math.min(formula.max, pointsFor(formula.of, n));
  if (formula.op === 'steps') return formula.table[Math.min(formula.table.length - 1, pointsFor(formula.of, n))]!;
  return n;
}

/** The count that the lit cards alone show; null when they do not show it. */
function countedIn(reading: Num, lit: readonly ReferenceCard[]): number | null {
  const different = (key: 'row' | 'column') => new Set(lit.map((card) => card[key])).size;
  switch (typeof reading === 'object' ? reading.op : 'number') {
    case 'cards':
    case 'longest':
    case 'bestKinds':
    case 'kinds':
      return lit.length;
    case 'lines':
      return different('row');
    case 'cols':
      return different('column');
    // cards beside each other, or of certain symbols, are so without the others too
    case 'links':
    case 'rel':
    case 'blob':
    case 'sets':
      return referenceValue(reading, lit);
    default:
      return null;
  }
}

describe('SI-R-91: on random landscapes', () => {
  test('SI-R-91: random formulas light cards of the landscape, and some exactly when they bring points', () => {
    fc.assert(
      fc.property(num, landscapes(18), (formula, landscape) => {
        const lit = litOf(formula, landscape);
        expect(new Set(lit).size).toBe(lit.length);
        expect(lit.length > 0).toBe(landscape.length > 0 && referenceScore(formula, landscape) > 0);
      }),
      { numRuns: 1500 },
    );
  });

  test('SI-R-91: so does every house card, and from the lit cards alone its points can be counted again', () => {
    const recounted = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const landscape = quickLandscape(seed, 1 + (seed % 18));
      for (const [id, formula] of HOUSE) {
        const points = referenceScore(formula, landscape);
        const lit = litOf(formula, landscape);
        if (lit.length > 0 !== points > 0) expect(lit, `${id}, ${points} points`).toEqual([]);
        const count = countedIn(readingOf(formula), lit);
        if (count === null || points === 0) continue;
        recounted.add(id);
        expect(pointsFor(formula, count), id).toBe(points);
      }
    }
    // not from lit cards alone: minimum, difference, majority
    expect(HOUSE.flatMap(([id]) => (recounted.has(id) ? [] : [id]))).toEqual([
      'N-A09',
      'N-A17',
      'D7 A',
      'D7 B',
      'D8 B',
    ]);
  });
});

describe('the score sheet with its cards', () => {
  const scoringOf = (state: SierraState, seat: number) => {
    const { group, kept } = state.players[seat]!;
    const { destination, face } = state.groups[group]!;
    return { stage: state.stage, destination, face, given: state.given, kept };
  };

  /** Every line of a match with its cards, and the landscape they lie in. */
  function explained(match: SierraMatch, from = box): { line: ScoreLine; landscape: Landscape }[] {
    const state = stateOf(match);
    const view = match.view('spectator');
    return match.score().seats.flatMap(({ lines }, seat) => {
      const { landscape } = view.groups[view.players[seat]!.group]!;
      const withCards = explainLines(from, landscape, scoringOf(state, seat));
      // the same sheet, and each line can be asked for alone
      expect(withCards.map(({ cards: _, ...line }) => line)).toEqual(lines);
      expect(lines.map((line) => scoringCards(from, landscape, state.stage, line))).toEqual(
        withCards.map((line) => line.cards),
      );
      return withCards.map((line) => ({ line, landscape }));
    });
  }

  const symbolsOf = (numbers: readonly number[]) => [...new Set(numbers.map((card) => box.mountain[card]!.symbol))];

  test.each<[string, object, number]>([
    ['team 5', {}, 5],
    ['competitive 2', { mode: 'competitive' }, 2],
    ['cooperative 2, stage 4 with its penalty', { mode: 'cooperative', stage: 4 }, 2],
    ['solo, stage 8 with both faces', { mode: 'solo', stage: 8 }, 1],
  ])('SI-R-91: every line names the numbers of its cards, during the game and at its end: %s', (_, options, seats) => {
    for (const round of [1, 4, 99]) {
      const match = matchOf(options, seats, 'SI-R-91');
      playRandomly(match, () => roundOf(match) >= round);
      for (const { line, landscape } of explained(match)) {
        const laid = landscape.lines.flatMap((each) => each.cards);
        expect(line.cards!.every((card) => laid.includes(card))).toBe(true);
        expect(line.cards!.length > 0).toBe(line.points !== 0 && laid.length > 0);
        if (line.source === 'symbol') {
          expect(line.cards).toHaveLength(line.points);
          if (line.points > 0) expect(symbolsOf(line.cards!)).toEqual([line.params!.symbol]);
        }
      }
    }
  });

  test('SI-R-91: cards given by the stage, gleaming symbols and the penalty have their cards too', () => {
    const { pack, box: special } = packWithStage([
      { rule: 'given', cards: ['N-B17'] },
      { rule: 'gleam', symbols: ['wind', 'house'] },
      { rule: 'penalty', scores: cards('bird'), text: { en: '1', fr: '1', pl: '1' } },
    ]);
    const match = matchOf({ mode: 'solo' }, 1, 'SI-R-91', pack);
    playRandomly(match);
    const lines = explained(match, special).map(({ line }) => line);
    const of = (source: string, symbol?: string) =>
      lines.find((line) => line.source === source && line.params?.symbol === symbol)!;
    expect(of('penalty').cards).toHaveLength(-of('penalty').points);
    expect(symbolsOf(of('penalty').cards!)).toEqual(['bird']);
    expect(of('symbol', 'wind').points).toBe(2 * of('symbol', 'wind').cards!.length);
    expect(symbolsOf(of('symbol', 'house').cards!)).toEqual(['house']);
    expect(of('given').points).toBe(2 * of('given').cards!.length);
  });

  test('SI-R-91: the sheet of a match itself has no cards: bots and statistics ask for points only', () => {
    const match = matchOf({ mode: 'solo' }, 1, 'SI-R-91');
    playRandomly(match);
    for (const line of match.score().seats[0]!.lines) expect(line).not.toHaveProperty('cards');
  });
});
