import type { Num, Sel } from '../content/types.ts';
import { type Board, countBits } from './board.ts';
import {
  compileNum,
  compileSel,
  compileWhere,
  countOf,
  disjointLots,
  holds,
  largestGroup,
  masksOf,
  type Of,
  relations,
  symbolKinds,
} from './compile.ts';

/**
 * The cards that bring the points of a scoring rule, as a set (SI-R-91). Compiles each part of the rule when needed:
 * fast enough for a score sheet, and the search of a bot asks only for points.
 */
export function scoringCardMask(num: Num, board: Board): number {
  if (amountOf(num, board) <= 0) return 0; // SI-R-51
  // a rule that no card in particular fulfils, such as points for an absence, lights the whole landscape
  return cardsOf(num, board) || board.all;
}

const amountOf = (num: Num, board: Board): number => compileNum(num)(board);
const selected = (sel: Sel, board: Board): number => compileSel(sel)(board);

/** The cards that make up a number; none for 0 and for a number that no card makes. */
function cardsOf(num: Num, board: Board): number {
  const value = amountOf(num, board);
  if (typeof num === 'number' || value === 0) return 0;
  switch (num.op) {
    case 'add':
      return cardsOfSum(
        num.of.map((part) => ({ part, value: amountOf(part, board) })),
        board,
      );
    case 'sub':
      return cardsOfSum(
        [
          { part: num.a, value: amountOf(num.a, board) },
          { part: num.b, value: -amountOf(num.b, board) },
        ],
        board,
      );
    case 'min':
    case 'max':
      return cardsOf(num.of.find((part) => amountOf(part, board) === value) as Num, board);
    case 'mul':
    case 'cap':
    case 'steps':
      return cardsOf(num.of, board);
    case 'when': {
      const isSo = holds(num.cmp, amountOf(num.a, board), amountOf(num.b, board));
      // points for a comparison are those of the side that decided it
      return cardsOf(isSo ? num.then : num.else, board) || cardsOf(isSo ? num.a : num.b, board);
    }
    case 'cards':
      return selected(num.sel, board);
    case 'rel':
      return cardsThatMeet(relations[num.rel], num, board);
    case 'links':
      return cardsThatMeet(relations.adj, num, board);
    case 'sets':
      return cardsOfLots(num.of.map((sel) => selected(sel, board)));
    case 'lines':
    case 'cols': {
      const of: Of = num.op === 'lines' ? 'line' : 'col';
      const filter = compileWhere(num.where, of);
      return series(board, of)
        .filter((_, index) => filter(board, index))
        .reduce((cards, mask) => cards | mask, 0);
    }
    case 'longest':
    case 'shortest': {
      const filter = compileWhere(num.where, num.of);
      const counted = num.count === undefined ? board.all : selected(num.count, board);
      return (
        series(board, num.of)
          .map((mask) => mask & counted)
          .find((mask, index) => countBits(mask) === value && filter(board, index)) ?? 0
      );
    }
    case 'bestKinds': {
      const best = series(board, num.of).find((mask) => symbolKinds(board, mask) === value) ?? 0;
      return firstOfEach(board.symbols, best);
    }
    case 'kinds':
      return firstOfEach(num.by === 'symbol' ? board.symbols : board.colours, selected(num.sel, board));
    case 'blob':
      return largestGroup(board, selected(num.sel, board));
  }
}

/** Lines from the bottom, columns from the left. */
const series = (board: Board, of: Of): number[] => [...masksOf(board, of).subarray(0, countOf(board, of))];

/** What adds to the sum, without the cards that subtract from it; all cards contribute a plain number. */
function cardsOfSum(parts: readonly { part: Num; value: number }[], board: Board): number {
  const sign = Math.sign(parts.reduce((sum, { value }) => sum + value, 0));
  const union = (wanted: number): number =>
    parts
      .filter(({ value }) => Math.sign(value) === wanted)
      .reduce((cards, { part }) => cards | cardsOf(part, board), 0);
  const added = union(sign);
  return (added || board.all) & ~union(-sign) || added;
}

/** Cards of a and of b of which one is seen from the other. */
function cardsThatMeet(relation: (board: Board, card: number) => number, { a, b }: { a: Sel; b: Sel }, board: Board) {
  const others = selected(b, board);
  let cards = 0;
  for (const card of numbersIn(selected(a, board))) {
    const seen = relation(board, card) & others;
    if (seen !== 0) cards |= seen | (1 << card);
  }
  return cards;
}

/** As many different cards of each set as there are lots: a set without a free card makes another give one up. */
function cardsOfLots(sets: readonly number[]): number {
  const usedBy = new Map<number, number>();
  const give = (set: number, tried: Set<number>): boolean => {
    for (const card of numbersIn(sets[set] as number)) {
      if (tried.has(card)) continue;
      tried.add(card);
      const user = usedBy.get(card);
      if (user !== undefined && !give(user, tried)) continue;
      usedBy.set(card, set);
      return true;
    }
    return false;
  };
  const lots = disjointLots(sets);
  for (const set of sets.keys()) for (let lot = 0; lot < lots; lot++) give(set, new Set());
  return [...usedBy.keys()].reduce((cards, card) => cards | (1 << card), 0);
}

/** One card of each kind, the first. */
const firstOfEach = (kinds: Int32Array, cards: number): number =>
  kinds.reduce((first, kind) => first | (kind & cards & -(kind & cards)), 0);

/** The numbers of the cards in a set. */
export function numbersIn(mask: number): number[] {
  const numbers: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}
