import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  type Colour,
  emptyLandscape,
  type Landscape,
  lay,
  legalCells,
  type Mode,
  type SierraState,
  unlay,
} from '../../src/index.ts';
import { cardDealer, cellsOf, landscapeOf } from '../helpers/landscapes.ts';
import {
  choicesOf,
  eventsOf,
  forwardOf,
  isOver,
  matchInRound1,
  only,
  playOn,
  playRandomly,
  refusal,
  seatGroups,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet } from '../helpers/packs.ts';
import { obeysInvariant, type ReferenceCard, referenceLegalCells } from '../scoring/referenceScorer.ts';

const { box, rules } = houseSet;

type At = [row: number, column: number];
const inOrder = (cells: At[]): At[] => cells.sort(([r, c], [s, d]) => r - s || c - d);
/** `(0,3) (-2,1)`, as the specification writes them. */
const at = (cells: string): At[] =>
  inOrder([...cells.matchAll(/\((-?\d+),(-?\d+)\)/g)].map(([, row, column]): At => [Number(row), Number(column)]));
const legal = (landscape: Landscape, colour: Colour): At[] =>
  inOrder(legalCells(landscape, colour).map(({ row, column }): At => [row, column]));

/** The test vector of section 6.1. */
const vector = (deal = cardDealer()): Landscape =>
  landscapeOf(
    `. . T T .
     O O O O O
     . V V . .
     T T T . .`,
    { bottom: -1, deal },
  );

/** A player alone in front of this landscape, with one card of each colour in hand: O C T V. */
function playerAt(drawing: (deal: (letters: string) => number) => Landscape) {
  const deal = cardDealer();
  const state = startOf({ mode: 'solo' }, 1);
  state.groups[0]!.landscape = drawing(deal);
  const hand = Object.fromEntries(COLOURS.map((colour) => [colour, deal(colour[0]!.toUpperCase())]));
  state.players[0]!.hand = Object.values(hand).sort((a, b) => a - b);
  const cellsFor = (colour: Colour): At[] =>
    inOrder(
      only(rules.decision(state, 0)!.choices, 'lay')
        .filter(({ card }) => card === hand[colour])
        .map(({ row, column }): At => [row, column]),
    );
  /** Tries to lay the card of this colour; returns the rule that forbids it, or null when it was laid. */
  const attempt = (colour: Colour, [row, column]: At): string | null => {
    const copy = rules.clone(state);
    const run = () => playOn(rules, copy, 0, { do: 'lay', card: hand[colour]!, row, column });
    if (cellsFor(colour).some(([r, c]) => r === row && c === column)) {
      run();
      return null;
    }
    return refusal(run).rule ?? 'not listed';
  };
  return { state, hand, cellsFor, attempt };
}

describe('the test vector of 6.1', () => {
  test.each<[Colour, At[]]>([
    ['violet', at('(0,0) (0,3) (3,2) (3,3) (-2,0) (-2,1) (-2,2)')],
    ['teal', at('(2,1) (2,4) (-1,-1) (-1,3)')],
    ['ochre', at('(1,-1) (1,5) (3,2) (3,3) (-2,0) (-2,1) (-2,2)')],
    ['crimson', at('(3,2) (3,3) (-2,0) (-2,1) (-2,2)')],
  ])('SI-GEO-02, SI-GEO-03, SI-GEO-04, SI-GEO-05: the cells for %s are those listed, no others', (colour, cells) => {
    expect(legal(vector(), colour)).toEqual(cells);
    expect(playerAt(vector).cellsFor(colour)).toEqual(cells);
  });
});

describe('the formal model', () => {
  test('SI-GEO-01: the first card has one place', () => {
    for (const colour of COLOURS) expect(legal(emptyLandscape(), colour)).toEqual(at('(0,0)'));
    const { cellsFor, attempt } = playerAt(emptyLandscape);
    for (const colour of COLOURS) expect(cellsFor(colour)).toEqual(at('(0,0)'));
    expect(attempt('teal', [0, 1])).not.toBeNull();
  });

  test('SI-GEO-02: a line grows at both ends, inside the stack too', () => {
    const landscape = landscapeOf('C C C\n. O .\nC C C');
    expect(legal(landscape, 'ochre').filter(([row]) => row === 1)).toEqual(at('(1,0) (1,2)'));
    expect(legal(landscape, 'crimson')).toEqual(at('(0,-1) (0,3) (2,-1) (2,3)'));
  });

  test('SI-GEO-03: a new top line starts above any card of the top line and nowhere else', () => {
    const landscape = landscapeOf('. . O O O\nC C C . .');
    expect(legal(landscape, 'violet').filter(([row]) => row > 1)).toEqual(at('(2,2) (2,3) (2,4)'));
    expect(legal(landscape, 'ochre').filter(([row]) => row > 1)).toEqual([]);
  });

  test('SI-GEO-04: a new bottom line starts below any card of the bottom line and nowhere else', () => {
    const landscape = landscapeOf('. . O O O\nC C C . .', { bottom: 4 });
    expect(legal(landscape, 'violet').filter(([row]) => row < 4)).toEqual(at('(3,0) (3,1) (3,2)'));
    expect(legal(landscape, 'crimson').filter(([row]) => row < 4)).toEqual([]);
  });

  test('SI-GEO-02, SI-GEO-03, SI-GEO-04: neither lines nor stacks have a greatest size', () => {
    const long = landscapeOf(Array(15).fill('T').join(' '));
    expect(legal(long, 'teal')).toEqual(at('(0,-1) (0,15)'));
    expect(legal(long, 'ochre')).toHaveLength(30);
    const high = landscapeOf(Array(8).fill('T\nO').join('\n'));
    expect(legal(high, 'crimson')).toEqual(at('(-1,0) (16,0)'));
  });

  test('SI-GEO-03, SI-GEO-04: from a single line one may go up or down', () => {
    expect(legal(landscapeOf('T T'), 'ochre')).toEqual(at('(-1,0) (-1,1) (1,0) (1,1)'));
  });

  /** Colours, and for each which of the legal cells it goes to: a landscape that can really arise. */
  const walkOf = (...colours: Colour[]) =>
    fc.array(fc.tuple(fc.constantFrom(...colours), fc.nat(1_000_000)), { maxLength: 16 });
  /** With few colours lines become long, with many the stack becomes high. */
  const walks = fc.oneof(walkOf(...COLOURS), walkOf('teal', 'ochre'), walkOf('violet'));

  /** Lays the cards of a walk one by one, in the engine's landscape and in a plain list of cells. */
  function walk(steps: [Colour, number][], see?: (landscape: Landscape, cells: ReferenceCard[]) => void) {
    const deal = cardDealer();
    const landscape = emptyLandscape();
    const cells: ReferenceCard[] = [];
    for (const [colour, choice] of steps) {
      const places = legalCells(landscape, colour);
      const cell = places[choice % places.length]!;
      const card = deal(colour[0]!.toUpperCase());
      lay(landscape, card, colour, cell);
      cells.push({ ...cell, colour, symbol: box.mountain[card]!.symbol });
      see?.(landscape, cells);
    }
    return { landscape, cells };
  }

  const byCell = (cells: ReferenceCard[]) => [...cells].sort((a, b) => a.row - b.row || a.column - b.column);

  test('SI-GEO-05: on every landscape exactly the cells that SI-PLACE-01 to 07 allow are legal', () => {
    fc.assert(
      fc.property(walks, fc.constantFrom(...COLOURS), (steps, colour) => {
        const { landscape, cells } = walk(steps);
        expect(legal(landscape, colour)).toEqual(
          referenceLegalCells(cells, colour).map(({ row, column }) => [row, column]),
        );
      }),
      { numRuns: 250 },
    );
  });

  test('SI-GEO-05: a card comes to lie on the cell it was laid on, and lines stay lines', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        walk(steps, (landscape, cells) => {
          expect(byCell(cellsOf(landscape))).toEqual(byCell(cells));
          expect(obeysInvariant(cells)).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('SI-GEO-06: there are as many legal cells as the formula says', () => {
    fc.assert(
      fc.property(walks, fc.constantFrom(...COLOURS), (steps, colour) => {
        const { landscape, cells } = walk(steps);
        if (cells.length === 0) return;
        const rows = [...new Set(cells.map((card) => card.row))].sort((a, b) => a - b);
        const lineAt = (row: number) => cells.filter((card) => card.row === row);
        const [top, bottom] = [lineAt(rows.at(-1)!), lineAt(rows[0]!)];
        const own = rows.filter((row) => lineAt(row)[0]!.colour === colour).length;
        const above = top[0]!.colour === colour ? 0 : top.length;
        const below = bottom[0]!.colour === colour ? 0 : bottom.length;
        expect(legalCells(landscape, colour)).toHaveLength(2 * own + above + below);
      }),
      { numRuns: 200 },
    );
  });

  test('SI-GEO-07: every card can be laid on every landscape', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        walk(steps, (landscape) => {
          for (const colour of COLOURS) expect(legalCells(landscape, colour).length).toBeGreaterThan(0);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('SI-R-12: a card taken off leaves the landscape as it was before', () => {
    fc.assert(
      fc.property(walks, fc.constantFrom(...COLOURS), fc.nat(1_000_000), (steps, colour, choice) => {
        const { landscape } = walk(steps);
        const before = structuredClone(landscape);
        const places = legalCells(landscape, colour);
        const cell = places[choice % places.length]!;
        lay(landscape, 95, colour, cell);
        unlay(landscape, cell);
        expect(landscape).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the rules of the rulebook', () => {
  test('SI-PLACE-01: beside a card of the same colour, left or right', () => {
    const { attempt } = playerAt((deal) => landscapeOf('T T', { deal }));
    expect(attempt('teal', [0, -1])).toBeNull();
    expect(attempt('teal', [0, 2])).toBeNull();
  });

  test('SI-PLACE-02: above or below a card of another colour, as a new line', () => {
    const { state, hand, attempt } = playerAt((deal) => landscapeOf('T T', { deal }));
    for (const colour of ['ochre', 'crimson', 'violet'] as const) {
      for (const cell of at('(1,0) (1,1) (-1,0) (-1,1)')) {
        expect(attempt(colour, cell)).toBeNull();
      }
      // diagonal contact is not enough
      expect(attempt(colour, [1, 2])).toBe('SI-R-05');
      expect(attempt(colour, [-1, -1])).toBe('SI-R-05');
    }
    playOn(rules, state, 0, { do: 'lay', card: hand.ochre!, row: -1, column: 1 });
    expect(state.groups[0]!.landscape).toMatchObject({
      bottom: -1,
      lines: [
        { colour: 'ochre', start: 1, cards: [hand.ochre] },
        { colour: 'teal', start: 0 },
      ],
    });
  });

  test('SI-PLACE-03: a new line may have a colour that the landscape already has', () => {
    const { attempt } = playerAt(vector);
    expect(attempt('ochre', [3, 2])).toBeNull(); // there is an ochre line in row 1
    expect(attempt('violet', [-2, 0])).toBeNull(); // and a violet one in row 0
  });

  test('SI-PLACE-04: two lines of one colour never lie on each other', () => {
    const { attempt } = playerAt(vector);
    for (const cell of at('(3,2) (3,3) (-2,0) (-2,1) (-2,2)')) {
      expect(attempt('teal', cell)).toBe('SI-PLACE-04');
    }
  });

  test('SI-PLACE-05: a line has no hole', () => {
    const { attempt } = playerAt((deal) => landscapeOf('V V V V V V\n. . T T . .', { deal }));
    expect(attempt('teal', [0, 0])).toBe('SI-PLACE-05');
    expect(attempt('teal', [0, 5])).toBe('SI-PLACE-05');
    expect(attempt('teal', [0, 1])).toBeNull();
    expect(attempt('teal', [0, 4])).toBeNull();
  });

  test('SI-PLACE-06: nothing is inserted between two lines', () => {
    const { attempt, cellsFor, state, hand } = playerAt(vector);
    // crimson has no line: it fits above or below everything only, though row 0 and row 2 have room beside their lines
    expect(new Set(cellsFor('crimson').map(([row]) => row))).toEqual(new Set([3, -2]));
    for (const cell of at('(0,3) (0,4) (2,0) (2,1) (-1,3)')) {
      expect(attempt('crimson', cell)).not.toBeNull();
    }
    // a new line pushes no other line away
    const before = cellsOf(state.groups[0]!.landscape);
    playOn(rules, state, 0, { do: 'lay', card: hand.crimson!, row: -2, column: 1 });
    const after = cellsOf(state.groups[0]!.landscape);
    expect(after).toEqual([expect.objectContaining({ row: -2, column: 1, colour: 'crimson' }), ...before]);
  });

  test('SI-PLACE-07: a line has one colour', () => {
    const { attempt } = playerAt(vector);
    for (const [colour, cell] of [
      ['ochre', [2, 1]],
      ['crimson', [2, 4]],
      ['violet', [1, 5]],
      ['teal', [0, 0]],
      ['teal', [0, 3]],
      ['violet', [-1, 3]],
    ] as [Colour, At][]) {
      expect(attempt(colour, cell)).toBe('SI-PLACE-07');
    }
  });

  test('SI-PLACE-05, SI-PLACE-07: no card is laid on another', () => {
    const { attempt } = playerAt(vector);
    for (const colour of COLOURS) {
      expect(attempt(colour, [1, 2])).toBe('SI-R-15');
      expect(attempt(colour, [2, 2])).toBe('SI-R-15');
    }
  });

  test('SI-PLACE-08: a card of an earlier round cannot be taken back, one of this round can', () => {
    const match = matchInRound1({ groups: seatGroups('01 23') }, 4);
    playRandomly(match, () => match.view(0).round === 3);
    // round 3: seat 1 lays again
    const old = stateOf(match).groups[0]!.landscape.lines.flatMap((line) => line.cards);
    expect(old).toHaveLength(4);
    const first = only(choicesOf(match, 1), 'lay')[0]!;
    match.choose(1, first);
    expect(only(choicesOf(match, 1), 'takeBack')).toEqual([{ do: 'takeBack', card: first.card }]);
    for (const card of old) {
      expect(refusal(() => match.choose(1, { do: 'takeBack', card }))).toEqual({
        code: 'blocked',
        rule: 'SI-PLACE-08',
      });
    }
    match.choose(1, { do: 'takeBack', card: first.card });
    expect(stateOf(match).players[1]!.hand).toContain(first.card);
    expect(stateOf(match).groups[0]!.landscape.lines.flatMap((line) => line.cards)).toEqual(old);
  });

  test('SI-PLACE-08: whatever is laid later, each card stays on its cell', () => {
    const match = matchInRound1({}, 7);
    playRandomly(match);
    const laid = eventsOf(match.events(0, 'spectator'), 'laid');
    expect(laid).toHaveLength(16 + 16 + 18);
    const groups = match.view('spectator').groups;
    for (const { group, card, row, column } of laid) {
      const { bottom, lines } = groups[group]!.landscape;
      const line = lines[row - bottom]!;
      expect(line.cards[column - line.start]).toBe(card);
    }
  });

  test.each<[Mode, number]>([
    ['team', 7],
    ['solo', 1],
    ['cooperative', 3],
    ['competitive', 3],
  ])(
    'SI-MODE-01, SI-GEO-05: in a game (%s) every card of the hand may go to all its legal cells and no others',
    (mode, seats) => {
      const match = matchInRound1({ mode }, seats);
      let asked = 0;
      playRandomly(match, () => {
        const { players, groups } = stateOf(match);
        for (const seat of match.deciders()) {
          const listed = only(forwardOf(match, seat), 'lay');
          if (listed.length === 0) continue;
          const { hand, group } = players[seat]!;
          const cells = cellsOf(groups[group]!.landscape);
          const expected = hand.flatMap((card) =>
            referenceLegalCells(cells, box.mountain[card]!.colour).map(({ row, column }) => ({
              do: 'lay',
              card,
              row,
              column,
            })),
          );
          expect(listed).toEqual(expected);
          asked++;
        }
        return isOver(match) || asked > 60;
      });
      expect(asked).toBeGreaterThan(15);
    },
  );
});

describe('river and wind', () => {
  const symbolPoints = (state: SierraState) =>
    rules
      .score(state)
      .seats.map(({ lines }) =>
        Object.fromEntries(
          lines.filter((line) => line.source === 'symbol').map((line) => [line.params!.symbol, line.points]),
        ),
      );

  test('SI-SYM-02: each river and each wind is worth 1 point to every member of the group', () => {
    const state = startOf({ groups: seatGroups('01 234'), firstGame: true }, 5);
    const deal = cardDealer();
    state.groups[0]!.landscape = landscapeOf('Or Or Ow\nTb Tr .', { deal });
    state.groups[1]!.landscape = landscapeOf('Vw Vw Vm Vw Vw\n. Cr Cr . .', { deal });
    const [duo, trio] = [
      { river: 3, wind: 1 },
      { river: 2, wind: 4 },
    ];
    expect(symbolPoints(state)).toEqual([duo, duo, trio, trio, trio]);
  });

  test('SI-SYM-02: no other symbol is worth anything by itself', () => {
    const state = startOf({ mode: 'competitive', firstGame: true }, 2);
    state.groups[0]!.landscape = landscapeOf('Om Ob Oh Ox');
    expect(symbolPoints(state)[0]).toEqual({ river: 0, wind: 0 });
  });
});
