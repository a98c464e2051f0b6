/** Rulings 12.4 and 12.8 of docs/rules/sierra.md: how scoring rules are read. */
import { createRandom, type ScoreLine } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { Num, Sel, SierraState, Where } from '../../src/index.ts';
import { cardDealer, cellsOf, landscapeOf } from '../helpers/landscapes.ts';
import { matchOf, playRandomly, roundOf, startOf, stateOf } from '../helpers/matches.ts';
import { houseSet, packWith } from '../helpers/packs.ts';
import { giveLandscape, playRandomlyOn } from '../helpers/positions.ts';
import { engineScore } from '../scoring/engineScorer.ts';
import { referenceScore } from '../scoring/referenceScorer.ts';

const { rules, box, content } = houseSet;

const kind = (...symbol: NonNullable<Sel['symbol']>): Sel => ({ symbol });
const [mammal, bird, house, ruin] = (['mammal', 'bird', 'house', 'ruin'] as const).map((symbol) => kind(symbol)) as [
  Sel,
  Sel,
  Sel,
  Sel,
];
const [river, wind] = [kind('river'), kind('wind')];
const animal = kind('mammal', 'bird');
const cards = (sel: Sel): Num => ({ op: 'cards', sel });
const sets = (...of: Sel[]): Num => ({ op: 'sets', of });
const lines = (where: Where): Num => ({ op: 'lines', where });
const cols = (where: Where): Num => ({ op: 'cols', where });
const has = (sel: Sel, rel: 'adj' | 'around' | 'sides', other: Sel, min = 1): Num =>
  cards({ ...sel, has: [{ rel, sel: other, min }] });

/** What a formula scores on a drawing. */
const score = (num: Num, drawing: string): number => engineScore(num, cellsOf(landscapeOf(drawing)));

const words = (text: string) => ({ en: text, fr: text, pl: text });

/** A solo game with this landscape, in which the player has kept a card with each of these formulas. */
function soloWith(formulas: Num[], drawing: string, face: Num = 0) {
  const from = packWith((lists) => {
    const { stages, destinations } = lists;
    lists.notebook = lists.notebook.filter((card) => card.kind === 'basic');
    Object.assign(stages[0]!, { modifiers: [], face: 'A' });
    const destination = destinations.find(({ id }) => id === stages[0]!.destination)!;
    destination.faces.A.scores = face;
    formulas.forEach((scores, index) => {
      const id = `T-${index}`;
      lists.notebook.push({ id, kind: 'advanced', copies: 1, name: words(id), text: words(id), scores });
    });
  });
  const state = startOf({ mode: 'solo' }, 1, 1, from);
  giveLandscape(state, 0, landscapeOf(drawing, { deal: cardDealer(from.box) }));
  state.players[0]!.kept = formulas.map((_, index) => from.box.notebook.findIndex(({ id }) => id === `T-${index}`));
  const sheet = from.rules.score(state).seats[0]!;
  const points = (source: string) => sheet.lines.filter((line) => line.source === source).map((line) => line.points);
  return { state, sheet, notebook: points('notebook'), symbols: points('symbol'), destination: points('destination') };
}

/** Every line of a seat's sheet, computed by the reference from the final landscape. */
function expectedLines(state: SierraState, seat: number): Pick<ScoreLine, 'source' | 'points'>[] {
  const { group, kept } = state.players[seat]!;
  const { landscape, destination, face } = state.groups[group]!;
  const final = cellsOf(landscape);
  return [
    { source: 'destination', points: referenceScore(box.destinations[destination]!.faces[face!].scores, final) },
    { source: 'symbol', points: final.filter(({ symbol }) => symbol === 'river').length },
    { source: 'symbol', points: final.filter(({ symbol }) => symbol === 'wind').length },
    ...kept.map((card) => ({ source: 'notebook', points: referenceScore(box.notebook[card]!.scores, final) })),
  ];
}

describe('when and where rules are evaluated', () => {
  test.each<[string, object, number]>([
    ['team 4', {}, 4],
    ['team 5', {}, 5],
    ['competitive 3', { mode: 'competitive' }, 3],
  ])('SI-R-43: once, on the final landscape, whenever the card was kept: %s', (_name, options, seats) => {
    const match = matchOf(options, seats, 'SI-R-43');
    playRandomly(match);
    const state = stateOf(match);
    const sheet = match.score();
    for (let seat = 0; seat < seats; seat++) {
      const { lines: found, total } = sheet.seats[seat]!;
      expect(found.map(({ source, points }) => ({ source, points }))).toEqual(expectedLines(state, seat));
      expect(total).toBe(found.reduce((sum, line) => sum + line.points, 0));
      expect(match.result()!.totals[seat]).toBe(total);
    }
  });

  test('SI-R-43: nothing is scored during play: looking at the preview in every position changes nothing', () => {
    const [looked, alone] = [0, 1].map(() => matchOf({ mode: 'solo' }, 1, 'SI-R-43'));
    const previews = new Set<number>();
    playRandomly(looked!, (match) => {
      previews.add(match.score().seats[0]!.total);
      expect(match.result()).toBeNull();
      return false;
    });
    playRandomly(alone!);
    expect(looked!.hash).toBe(alone!.hash);
    expect(previews.size).toBeGreaterThan(4);
  });

  test('SI-R-43: the preview shows what is public: drafts do not count before they are shown', () => {
    const match = matchOf({ mode: 'solo' }, 1, 'SI-R-43');
    playRandomly(match, () => roundOf(match) === 3);
    const before = match.score();
    playRandomly(match, () => match.view(0).groups[0]!.draft!.length === 2);
    expect(match.score()).toEqual(before);
  });

  test("SI-R-52: only the group's own landscape counts, and nobody's Notebook cards", () => {
    const state = startOf({ groups: [[0, 1], [2, 3, 4]] }, 5, 'SI-R-52'); // biome-ignore format: one line
    playRandomlyOn(rules, state, 'SI-R-52');
    expect(state.over).toBe(true);
    const before = rules.score(state).seats;
    const other = structuredClone(state);
    // the trio has another landscape, and everybody but seat 0 has other Notebook cards
    other.groups[1]!.landscape = landscapeOf('Or Ow Or Ow\nTr Tw . .');
    const random = createRandom('SI-R-52');
    for (const seat of [1, 2, 3, 4]) other.players[seat]!.kept = [random.int(box.notebook.length)];
    const after = rules.score(other).seats;
    expect(after[0]).toEqual(before[0]);
    expect(after[2]).not.toEqual(before[2]);
    // another card of their own changes nothing about the others
    other.players[0]!.kept = [...other.players[0]!.kept, 0];
    const more = rules.score(other).seats[0]!.lines;
    expect(more.slice(0, -1)).toEqual(before[0]!.lines);
  });
});

describe('lines, columns and neighbours', () => {
  test('SI-R-44: a single card is a line and a column of size 1', () => {
    const drawing = `
      . T .
      O O O`;
    expect(score(lines({ size: [1, 1] }), drawing)).toBe(1);
    expect(score({ op: 'lines' }, drawing)).toBe(2);
    expect(score(cols({ size: [1, 1] }), drawing)).toBe(2);
    expect(score({ op: 'cols' }, drawing)).toBe(3);
    expect(score({ op: 'shortest', of: 'line' }, drawing)).toBe(1);
    expect(score({ op: 'longest', of: 'line' }, 'O')).toBe(1);
    expect(score({ op: 'longest', of: 'col' }, 'O')).toBe(1);
    expect(score(cards({ at: ['lineEnd'] }), 'O')).toBe(1);
  });

  test('SI-R-48: on each side means the direct left and right neighbours, both there and both matching', () => {
    const between = has(kind('river', 'wind'), 'sides', animal, 2);
    expect(score(between, 'Om Or Ob')).toBe(1);
    expect(score(between, 'Om Ow Om')).toBe(1);
    expect(score(between, 'Om Or Oh')).toBe(0); // one does not match
    expect(score(between, 'Om Or')).toBe(0); // one is missing
    expect(score(between, 'Om Oh Or Ob')).toBe(0); // not the direct neighbour
    expect(
      score(
        between,
        `
        Tm Tb
        Or Om
        Vb Vb`,
      ),
    ).toBe(0); // above and below are not sides
    expect(score(between, 'Om Or Ob Ow Om')).toBe(2); // the bird serves both
  });

  test('SI-R-49: adjacent is by cell, across lines and colours', () => {
    const drinking = has(mammal, 'adj', river);
    expect(score(drinking, 'Om Or')).toBe(1);
    expect(score(drinking, 'Tm\nOr')).toBe(1);
    expect(score(drinking, 'Or\nTm')).toBe(1);
    expect(score(drinking, 'Oh Or\nTm .')).toBe(0); // diagonal
    expect(score(drinking, 'Tm Th\n.  Oh\n.  Vh\nCr Ch')).toBe(0); // one column, with a hole between
  });

  test('SI-R-49: around is by cell, diagonals included, across lines and colours', () => {
    const watched = (n: number) => has(house, 'around', {}, n);
    const block = `
      Tb Tb Tb
      Ob Oh Ob
      Vb Vb Vb`;
    expect(score(watched(8), block)).toBe(1);
    expect(score(has(house, 'around', bird, 8), block)).toBe(1);
    expect(score(watched(1), 'Tb .\nOb Oh')).toBe(1);
    expect(score(has(house, 'around', kind('wind')), 'Tw Tb\n.  Oh')).toBe(1);
    expect(score(has(house, 'around', kind('wind')), 'Tw Tb Tb\n.  .  Oh')).toBe(0);
  });
});

describe('pairs, trios and lots', () => {
  test('SI-R-45: two different symbols make as many pairs as the rarer occurs, wherever the cards lie', () => {
    expect(score(sets(mammal, bird), 'Om Om Om Ob Ob')).toBe(2);
    expect(score(sets(mammal, bird), 'Tm . .\nOh Oh Ob')).toBe(1);
    expect(score(sets(mammal, bird), 'Om Om')).toBe(0);
  });

  test('SI-R-45: one symbol twice makes half as many, rounded down', () => {
    for (const [n, pairs] of [0, 0, 1, 1, 2, 2].entries()) {
      const birds = Array.from(
        { length: n },
        (_, column) => ({ row: 0, column, colour: 'teal', symbol: 'bird' }) as const,
      );
      expect(engineScore(sets(bird, bird), birds), `${n} birds`).toBe(pairs);
    }
  });

  test('SI-R-45: overlapping kinds make the largest number of disjoint pairs', () => {
    expect(score(sets(animal, mammal), 'Om Om Ob Ob')).toBe(2); // not mammal + mammal
    expect(score(sets(mammal, animal), 'Om Om Ob Ob')).toBe(2);
    expect(score(sets(animal, bird), 'Om Ob Ob Ob')).toBe(2); // m b and b b
    expect(score(sets({ colour: ['ochre'] }, bird), 'Ob Oh\nTb Tb')).toBe(2); // the ochre bird with a teal one
    expect(score(sets({ colour: ['ochre'] }, bird), 'Ob\nTh')).toBe(0); // one card is no pair
  });

  test('SI-R-46: another Notebook card may use the same Mountain card again', () => {
    const { notebook } = soloWith([sets(mammal, bird), sets(mammal, house), sets(mammal, bird, house)], 'Om Ob Oh');
    expect(notebook).toEqual([1, 1, 1]);
  });

  test('SI-R-46: another pair type on the same card may use it again too', () => {
    const both: Num = { op: 'add', of: [sets(mammal, bird), sets(mammal, house)] };
    expect(score(both, 'Om Ob Oh')).toBe(2);
    const twice: Num = { op: 'add', of: [sets(bird, bird), sets(bird, mammal)] };
    expect(score(twice, 'Om Ob Ob')).toBe(2);
  });

  test('SI-R-47: trios: a card once per type, as many disjoint lots as possible', () => {
    expect(score(sets(mammal, bird, river), 'Om Om Ob Ob Or')).toBe(1);
    expect(score(sets(mammal, bird, river), 'Om Om Ob Ob Or Or')).toBe(2);
    expect(score(sets(bird, bird, bird), 'Ob Ob Ob Ob\nTb .')).toBe(1);
    expect(score(sets(bird, bird, bird), 'Ob Ob Ob Ob\nTb Tb')).toBe(2);
    expect(score(sets(animal, animal, bird), 'Om Om Om Om Ob Ob')).toBe(2);
    expect(score(sets(animal, mammal, mammal), 'Om Om Ob Ob')).toBe(1); // the two mammals serve one lot
    expect(score(sets(mammal, bird, house, ruin), 'Om Ob Oh Ox')).toBe(1);
  });
});

describe('points', () => {
  test('SI-R-50: river and wind bring their own point beside any card that counts or punishes them', () => {
    const drawing = 'Or Or Ow Om';
    const plain = soloWith([], drawing);
    expect(plain.symbols).toEqual([2, 1]);
    expect(plain.sheet.total).toBe(3);
    const weather = kind('river', 'wind');
    const clear: Num = { op: 'sub', a: 20, b: { op: 'mul', by: 2, of: cards(weather) } };
    const counted = soloWith([{ op: 'mul', by: 5, of: cards(river) }, clear], drawing, cards(wind));
    expect(counted.symbols).toEqual([2, 1]);
    expect(counted.notebook).toEqual([10, 14]);
    expect(counted.destination).toEqual([1]);
    expect(counted.sheet.total).toBe(28);
  });

  test('SI-R-51: a card that subtracts never scores below 0, and takes nothing from the others', () => {
    const harsh: Num = { op: 'sub', a: 3, b: { op: 'mul', by: 4, of: cards(bird) } };
    const { notebook, destination, sheet } = soloWith([harsh, cards(bird)], 'Ob Ob Or', {
      op: 'sub',
      a: 0,
      b: cards(bird),
    });
    expect(notebook).toEqual([0, 2]);
    expect(destination).toEqual([0]);
    expect(sheet.total).toBe(3);
  });

  test('SI-R-84: the floor is applied once, to the whole card; parts may be negative', () => {
    const minus: Num = { op: 'sub', a: 0, b: cards(bird) };
    expect(score({ op: 'add', of: [minus, 7] }, 'Ob Ob')).toBe(5);
    expect(score({ op: 'sub', a: 3, b: minus }, 'Ob Ob')).toBe(5);
    expect(score({ op: 'mul', by: -2, of: minus }, 'Ob Ob')).toBe(4);
    expect(score({ op: 'max', of: [minus, -9] }, 'Ob Ob')).toBe(0);
    expect(score({ op: 'add', of: [{ op: 'max', of: [minus, -9] }, 3] }, 'Ob Ob')).toBe(1);
    const { notebook, destination } = soloWith([{ op: 'add', of: [minus, cards(house)] }], 'Ob Ob Oh Oh Oh', {
      op: 'add',
      of: [minus, 3],
    });
    expect(notebook).toEqual([1]);
    expect(destination).toEqual([1]);
  });
});

describe('the scoring language', () => {
  test('SI-R-82: a card does not meet itself in rel with line or col', () => {
    const rel = (of: 'line' | 'col', a: Sel, b: Sel): Num => ({ op: 'rel', rel: of, a, b });
    expect(score(rel('line', {}, {}), 'O O O')).toBe(6); // 3 · 2, not 3 · 3
    expect(score(rel('line', bird, bird), 'Ob Oh Ob')).toBe(2);
    expect(score(rel('line', bird, bird), 'Ob Oh Oh')).toBe(0);
    expect(score(rel('col', {}, {}), 'O\nT\nV')).toBe(6);
    expect(score(rel('col', wind, wind), 'Ow\nTh\nVw')).toBe(2);
    expect(score(rel('col', wind, wind), 'Ow\nTh\nVh')).toBe(0);
    // as with has
    expect(score(cards({ symbol: ['wind'], has: [{ rel: 'col', sel: wind }] }), 'Ow\nTh\nVh')).toBe(0);
  });

  test('SI-R-83: a field given as false is plain negation; a line of one card is not endsSame', () => {
    const drawing = `
      . Tb . .
      Ob Om Oh Ob
      . Vb Vm .`;
    expect(score(lines({ endsSame: true }), drawing)).toBe(1);
    expect(score(lines({ endsSame: false }), drawing)).toBe(2); // the pair with two ends, and the single card
    expect(score(lines({ allDifferent: true }), drawing)).toBe(2);
    expect(score(lines({ allDifferent: false }), drawing)).toBe(1);
    const arch = `
      T T
      . O
      V V`;
    expect(score(cols({ gap: true }), arch)).toBe(1);
    expect(score(cols({ gap: false }), arch)).toBe(1);
    expect(score(cols({ allDifferent: false }), 'Ob\nTb\nVm')).toBe(1);
    expect(score(cols({ allDifferent: false }), 'Ob\nTm')).toBe(0);
  });

  test('SI-R-88: steps below the first entry give the first entry', () => {
    const below: Num = { op: 'steps', of: { op: 'sub', a: 0, b: { op: 'cards', sel: {} } }, table: [7, 1] };
    expect(score(below, 'O O')).toBe(7);
    expect(referenceScore(below, cellsOf(landscapeOf('O O')))).toBe(7);
  });

  test('SI-R-82: no house card depends on it', () => {
    const formulas = [
      ...content.notebook.map((card) => card.scores),
      ...content.destinations.flatMap(({ faces }) => [faces.A.scores, faces.B.scores]),
    ];
    expect(formulas.filter((num) => /"op":"rel","rel":"(line|col)"/.test(JSON.stringify(num)))).toEqual([]);
  });
});
