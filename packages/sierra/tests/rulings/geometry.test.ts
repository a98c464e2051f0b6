/** Rulings 12.1 of docs/rules/sierra.md: where a Mountain card may lie. */
import { createRandom, pick } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { whyNot } from '../../src/blocked.ts';
import {
  type Cell,
  COLOURS,
  type Colour,
  cardCount,
  emptyLandscape,
  isPlaceable,
  type Landscape,
  lay,
  legalCells,
  type Num,
  noLimits,
  type PlacementLimits,
} from '../../src/index.ts';
import { cardDealer, cellsOf, landscapeOf } from '../helpers/landscapes.ts';
import {
  choicesOf,
  forwardOf,
  matchInRound1,
  matchOf,
  only,
  playOn,
  playRandomly,
  playToRound,
  refusal,
  startOf,
} from '../helpers/matches.ts';
import { houseSet, packWith } from '../helpers/packs.ts';
import { choicesOn, giveHand, giveLandscape, mayDo } from '../helpers/positions.ts';
import { engineScore } from '../scoring/engineScorer.ts';
import { obeysInvariant } from '../scoring/referenceScorer.ts';

const { rules, box, content } = houseSet;

const cells = (landscape: Landscape, colour: Colour, limits?: PlacementLimits) =>
  legalCells(landscape, colour, limits).map(({ row, column }) => [row, column]);

/** A solo game in round 1 with this landscape and this hand (4 cards, as letters). */
function soloScene(drawing: string | null, hand: string, bottom = 0) {
  const state = startOf({ mode: 'solo' }, 1);
  const deal = cardDealer();
  if (drawing !== null) giveLandscape(state, 0, landscapeOf(drawing, { bottom, deal }));
  const cards = hand.split(' ').map(deal);
  giveHand(state, 0, cards);
  return { state, cards };
}

/** Grows landscapes card by card as the engine allows; calls `see` after every card. */
function grow(games: number, see: (landscape: Landscape, card: number, cell: Cell) => void, limits = noLimits): void {
  const random = createRandom('grow');
  for (let game = 0; game < games; game++) {
    const landscape = emptyLandscape();
    for (let n = 0; n < 18; n++) {
      const card = random.int(box.mountain.length);
      const { colour } = box.mountain[card]!;
      const options = legalCells(landscape, colour, limits);
      if (options.length === 0) continue;
      const cell = pick(random, options);
      lay(landscape, card, colour, cell);
      see(landscape, card, cell);
    }
  }
}

describe('rows and lines', () => {
  test('SI-R-01: a row is one line: in its row a card can only touch the end of a line of its colour', () => {
    const ridge = landscapeOf('O O');
    expect(cells(ridge, 'ochre')).toEqual([
      [0, -1],
      [0, 2],
    ]);
    for (const colour of ['crimson', 'teal', 'violet'] as const) {
      expect(cells(ridge, colour).filter(([row]) => row === 0)).toEqual([]);
    }
  });

  test('SI-R-01: no line of any landscape ever has a hole or a second colour', () => {
    let seen = 0;
    grow(80, (landscape) => {
      seen++;
      expect(obeysInvariant(cellsOf(landscape))).toBe(true);
    });
    expect(seen).toBe(80 * 18);
  });

  test('SI-R-02: new lines start above the top or below the bottom line only, even with room in between', () => {
    const waist = landscapeOf(`
      T T T
      . O .
      V V V`);
    expect(cells(waist, 'crimson')).toEqual([
      [-1, 0],
      [-1, 1],
      [-1, 2],
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
    // the free cells beside the single ochre card touch a violet card below and a teal card above
    expect(whyNot(waist, 'crimson', 1, 0, noLimits)).toBe('SI-PLACE-07');
    expect(whyNot(waist, 'crimson', 1, 3, noLimits)).toBe('SI-R-02');
  });

  test('SI-R-05: the first card of a new line lies where the top or bottom line has a card at that moment', () => {
    const landscape = landscapeOf(
      `
      . . T T .
      O O O O O
      . V . . .`,
      { bottom: -1 },
    );
    expect(cells(landscape, 'crimson')).toEqual([
      [-2, 1],
      [2, 2],
      [2, 3],
    ]);
    // after the top line has grown by one card, one more column is open
    lay(landscape, 95, 'teal', { row: 1, column: 4 });
    expect(cells(landscape, 'crimson')).toEqual([
      [-2, 1],
      [2, 2],
      [2, 3],
      [2, 4],
    ]);
  });

  test('SI-R-05: diagonal contact is not enough', () => {
    const { state, cards } = soloScene('. T', 'O O O O');
    const [card] = cards as [number];
    expect(refusal(() => playOn(rules, state, 0, { do: 'lay', card, row: 1, column: 2 }))).toEqual({
      code: 'blocked',
      rule: 'SI-R-05',
    });
    expect(mayDo(rules, state, 0, { do: 'lay', card, row: 1, column: 1 })).toBe(true);
  });

  test('SI-R-06: an extension needs no support; a line may overhang, which interrupts a column', () => {
    const arch = landscapeOf(`
      T T .
      . O .
      . V V`);
    expect(cells(arch, 'teal')).toContainEqual([2, 2]);
    expect(cells(arch, 'teal')).toContainEqual([2, -1]);
    const gaps = { op: 'cols', where: { gap: true } } as const;
    expect(engineScore(gaps, cellsOf(arch))).toBe(0);
    lay(arch, 95, 'teal', { row: 2, column: 2 });
    expect(engineScore(gaps, cellsOf(arch))).toBe(1);
  });

  test('SI-R-07: the same colour may come again two rows apart, not one', () => {
    const landscape = landscapeOf(`
      O O
      T .`);
    expect(cells(landscape, 'teal')).toContainEqual([2, 0]);
    expect(cells(landscape, 'ochre').filter(([row]) => row === 2)).toEqual([]);
  });

  test('SI-R-08: extending never brings two lines of one colour together: rows keep their colour and order', () => {
    const random = createRandom('SI-R-08');
    let extensions = 0;
    grow(40, (landscape) => {
      const before = landscape.lines.map((line) => line.colour);
      const { bottom } = landscape;
      const colour = pick(random, before);
      for (const cell of legalCells(landscape, colour)) {
        const row = cell.row - bottom;
        if (row < 0 || row >= before.length) {
          // a new line never lies on a line of its colour
          expect(before[row < 0 ? 0 : before.length - 1]).not.toBe(colour);
          continue;
        }
        const after = structuredClone(landscape);
        lay(after, 0, colour, cell);
        expect(after.lines.map((line) => line.colour)).toEqual(before);
        extensions++;
      }
      expect(before.filter((each, index) => each === before[index + 1])).toEqual([]);
    });
    expect(extensions).toBeGreaterThan(1000);
  });
});

describe('cards, cells and the first card', () => {
  test('SI-R-03: size is artwork: a Mountain card has no size, and a pack that gives one is refused', () => {
    for (const kind of content.mountain) expect(Object.keys(kind).sort()).toEqual(['colour', 'copies', 'symbol']);
    expect(() =>
      packWith(({ mountain }) => {
        Object.assign(mountain[0]!, { width: 2 });
      }),
    ).toThrow(/width/);
  });

  test('SI-R-04: only whole columns and rows: half a card aside is no choice', () => {
    const match = matchOf({ mode: 'solo' }, 1);
    playRandomly(
      match,
      () => {
        for (const { row, column } of only(choicesOf(match, 0), 'lay')) {
          if (!Number.isInteger(row) || !Number.isInteger(column)) expect([row, column]).toBe('whole numbers');
        }
        return false;
      },
      'SI-R-04',
    );
    const { state, cards } = soloScene('T T', 'O O O O');
    const choice = { do: 'lay', card: cards[0]!, row: 1, column: 0.5 } as const;
    expect(refusal(() => playOn(rules, state, 0, choice)).code).toBe('not-a-choice');
  });

  test('SI-R-09: the first card is free in colour and always stored as (0, 0)', () => {
    for (const colour of COLOURS) expect(cells(emptyLandscape(), colour)).toEqual([[0, 0]]);
    const { state, cards } = soloScene(null, 'O C T V');
    expect(only(choicesOn(rules, state, 0), 'lay')).toEqual(
      cards.toSorted((a, b) => a - b).map((card) => ({ do: 'lay', card, row: 0, column: 0 })),
    );
  });

  test('SI-R-09: negative rows and columns are normal', () => {
    const { state, cards } = soloScene('T', 'O T C V');
    const [ochre, teal] = cards as [number, number];
    playOn(rules, state, 0, { do: 'lay', card: ochre, row: -1, column: 0 });
    playOn(rules, state, 0, { do: 'lay', card: teal, row: 0, column: -1 });
    const { landscape } = state.groups[0]!;
    expect(landscape.bottom).toBe(-1);
    expect(landscape.lines.map(({ colour, start }) => [colour, start])).toEqual([
      ['ochre', 0],
      ['teal', -1],
    ]);
  });

  test('SI-R-10: beside a single line a new one may go above or below, and that is not the same landscape', () => {
    const { state, cards } = soloScene('Tm', 'Ob O O O');
    const [bird] = cards as [number];
    const above = structuredClone(state);
    const below = structuredClone(state);
    playOn(rules, above, 0, { do: 'lay', card: bird, row: 1, column: 0 });
    playOn(rules, below, 0, { do: 'lay', card: bird, row: -1, column: 0 });
    const circling: Num = {
      op: 'cards',
      sel: { symbol: ['bird'], has: [{ rel: 'below', sel: { symbol: ['mammal'] } }] },
    };
    const scores = [above, below].map((each) => engineScore(circling, cellsOf(each.groups[0]!.landscape)));
    expect(scores).toEqual([1, 0]);
  });

  test('SI-R-14: no limit of width or height', () => {
    const wide = landscapeOf('O '.repeat(16));
    expect(cells(wide, 'ochre')).toEqual([
      [0, -1],
      [0, 16],
    ]);
    expect(cells(wide, 'teal')).toHaveLength(32);
    const tower = landscapeOf('O\nT\n'.repeat(9));
    expect(tower.lines).toHaveLength(18);
    expect(cells(tower, 'violet')).toEqual([
      [-1, 0],
      [18, 0],
    ]);
    // the engine offers the same
    const { state, cards } = soloScene('O\nT\n'.repeat(7), 'V V C C');
    for (const row of [-1, 14]) {
      expect(mayDo(rules, state, 0, { do: 'lay', card: cards[0]!, row, column: 0 })).toBe(true);
    }
  });

  test('SI-R-15: no card is ever covered', () => {
    let looked = 0;
    grow(60, (landscape) => {
      const taken = new Set(cellsOf(landscape).map(({ row, column }) => `${row}/${column}`));
      expect(taken.size).toBe(cardCount(landscape));
      for (const colour of COLOURS) {
        for (const { row, column } of legalCells(landscape, colour)) {
          if (taken.has(`${row}/${column}`)) expect([row, column]).toBe('free');
          looked++;
        }
      }
    });
    expect(looked).toBeGreaterThan(5000);
    const { state, cards } = soloScene('T T', 'T T O O');
    const covering = { do: 'lay', card: cards[0]!, row: 0, column: 1 } as const;
    expect(refusal(() => playOn(rules, state, 0, covering))).toEqual({ code: 'blocked', rule: 'SI-R-15' });
  });

  test('SI-R-15: a card cannot be turned: a placement is a card, a row and a column and nothing else', () => {
    const { state, cards } = soloScene('T T', 'T T O O');
    const turned = { do: 'lay', card: cards[0]!, row: 0, column: 2, turned: true };
    expect(refusal(() => playOn(rules, state, 0, turned as never)).code).toBe('not-a-choice');
    for (const choice of only(choicesOn(rules, state, 0), 'lay')) {
      expect(Object.keys(choice).sort()).toEqual(['card', 'column', 'do', 'row']);
    }
  });
});

describe('the two cards of a round', () => {
  test('SI-R-11: the second card may use the first: start a line, then extend it', () => {
    const { state, cards } = soloScene('O', 'T T V V');
    const [first, second] = cards as [number, number];
    const extension = { do: 'lay', card: second, row: 1, column: 1 } as const;
    expect(mayDo(rules, state, 0, extension)).toBe(false);
    playOn(rules, state, 0, { do: 'lay', card: first, row: 1, column: 0 });
    playOn(rules, state, 0, extension);
    expect(state.groups[0]!.landscape.lines.map((line) => line.cards.length)).toEqual([1, 2]);
  });

  test('SI-R-12: cards of this round can be moved until the round is confirmed', () => {
    const { state, cards } = soloScene('O', 'T T V V');
    const [card] = cards as [number];
    playOn(rules, state, 0, { do: 'lay', card, row: 1, column: 0 });
    playOn(rules, state, 0, { do: 'takeBack', card });
    expect(state.players[0]!.hand).toContain(card);
    expect(state.groups[0]!.landscape.lines).toHaveLength(1);
    playOn(rules, state, 0, { do: 'lay', card, row: -1, column: 0 });
    expect(state.groups[0]!.landscape).toMatchObject({ bottom: -1, lines: [{ cards: [card] }, { colour: 'ochre' }] });
  });

  test('SI-R-12: cards of earlier rounds are frozen', () => {
    const match = matchInRound1({ mode: 'solo' }, 1);
    playToRound(match, 2, 'SI-R-12');
    const old = match.view(0).groups[0]!.landscape.lines.flatMap((line) => line.cards);
    expect(old).toHaveLength(2);
    expect(only(choicesOf(match, 0), 'takeBack')).toEqual([]);
    for (const card of old) {
      expect(refusal(() => match.choose(0, { do: 'takeBack', card }))).toEqual({
        code: 'blocked',
        rule: 'SI-PLACE-08',
      });
    }
  });

  test('SI-R-12: the layout must be reachable in the recorded order: without the first the second goes too', () => {
    const { state, cards } = soloScene('O', 'T T V V');
    const [first, second] = cards as [number, number];
    playOn(rules, state, 0, { do: 'lay', card: first, row: 1, column: 0 });
    playOn(rules, state, 0, { do: 'lay', card: second, row: 1, column: 1 });
    playOn(rules, state, 0, { do: 'takeBack', card: first });
    // the second card could lie at (1, 0) now, but it was not laid there
    expect(state.groups[0]!.draft).toEqual([]);
    expect(state.groups[0]!.landscape.lines).toHaveLength(1);
    expect(state.players[0]!.hand).toEqual(cards.toSorted((a, b) => a - b));
  });

  test('SI-R-13: a player with fewer cards than owed cannot be ready', () => {
    const match = matchInRound1({ mode: 'competitive' }, 2);
    for (const laid of [0, 1]) {
      const choices = forwardOf(match, 0);
      const [keep] = only(choices, 'keep');
      if (keep) match.choose(0, keep);
      expect(only(choicesOf(match, 0), 'ready'), `${laid} laid`).toEqual([]);
      expect(refusal(() => match.choose(0, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-13' });
      match.choose(0, only(forwardOf(match, 0), 'lay')[0]);
    }
    expect(forwardOf(match, 0)).toEqual([{ do: 'ready' }]);
  });

  test('SI-R-13: without special rules every card always has a legal cell, so no player is ever stuck', () => {
    grow(100, (landscape) => {
      for (const colour of COLOURS) if (!isPlaceable(landscape, colour, noLimits)) expect(landscape).toBe('open');
      for (const colour of COLOURS) if (legalCells(landscape, colour).length === 0) expect(landscape).toBe('open');
    });
  });
});

describe('SI-R-16: the geometry is in one place', () => {
  test('SI-R-16: the placements that the engine offers are those of legalCells, for every card of every hand', () => {
    const match = matchOf({ mode: 'competitive' }, 3, 'SI-R-16');
    let compared = 0;
    playRandomly(
      match,
      () => {
        const view = match.view(0);
        if (view.phase !== 'decide' || forwardOf(match, 0).every((choice) => choice.do !== 'lay')) return false;
        const { landscape } = view.groups[0]!;
        const offered = only(choicesOf(match, 0), 'lay');
        const expected = view.players[0]!.hand!.flatMap((card) =>
          legalCells(landscape, box.mountain[card]!.colour).map((cell) => ({ do: 'lay', card, ...cell })),
        );
        expect(offered).toEqual(expected);
        compared++;
        return false;
      },
      'SI-R-16',
    );
    expect(compared).toBeGreaterThan(16);
  });

  test.each<[string, Partial<PlacementLimits>]>([
    ['no limits', {}],
    ['maxLines 3', { maxLines: 3 }],
    ['maxLength 2', { maxLength: 2 }],
    ['onlyUp', { onlyUp: true }],
    ['all limits', { maxLines: 4, maxLength: 3, onlyUp: true }],
  ])('SI-R-16: the quick test, the reasons and legalCells agree, %s', (_name, part) => {
    const limits = { ...noLimits, ...part };
    let illegal = 0;
    grow(
      25,
      (landscape) => {
        for (const colour of COLOURS) {
          const legal = new Set(cells(landscape, colour, limits).map(String));
          expect(isPlaceable(landscape, colour, limits)).toBe(legal.size > 0);
          for (let row = landscape.bottom - 1; row <= landscape.bottom + landscape.lines.length; row++) {
            for (let column = -9; column <= 9; column++) {
              const reason = whyNot(landscape, colour, row, column, limits);
              if ((reason === null) !== legal.has(String([row, column]))) {
                expect({ landscape, colour, row, column, reason }).toBe('the same');
              }
              if (reason !== null) illegal++;
            }
          }
        }
      },
      limits,
    );
    expect(illegal).toBeGreaterThan(1000);
  });
});
