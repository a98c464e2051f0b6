import type { CardSymbol, Colour } from '../art/cards.ts';
import type { RuleId } from './sections.ts';

type Cell = readonly [row: number, column: number];

/** A tiny landscape: rows grow upwards, columns to the right. */
export interface LandscapePicture {
  kind: 'landscape';
  lines: readonly { row: number; start: number; colour: Colour; symbols: readonly CardSymbol[] }[];
  /** Where a card of this colour can be placed. */
  places?: { colour: Colour; cells: readonly Cell[] };
  /** A card that is not allowed here, shown pale under a cross; without symbol and colour only the cross. */
  blocked?: { at: Cell; colour?: Colour; symbol?: CardSymbol };
  /** Cards placed this round, with a dotted crest. */
  laid?: readonly Cell[];
}

/**
 * Three by three places round a card, as three strings from top to bottom:
 * x the card in question, o a card that counts, # a card that does not count, . no card.
 */
export interface GridPicture {
  kind: 'grid';
  cells: readonly [string, string, string];
}

/** Mountain cards as they are held in the hand. */
interface CardsPicture {
  kind: 'cards';
  cards: readonly { colour: Colour; symbol: CardSymbol }[];
}

export type Picture = LandscapePicture | GridPicture | CardsPicture;

export const pictures = {
  'SI-COMP-02': {
    kind: 'cards',
    cards: [
      { colour: 'ochre', symbol: 'mammal' },
      { colour: 'crimson', symbol: 'house' },
      { colour: 'teal', symbol: 'bird' },
      { colour: 'violet', symbol: 'ruin' },
    ],
  },
  'SI-SYM-02': {
    kind: 'cards',
    cards: [
      { colour: 'teal', symbol: 'river' },
      { colour: 'ochre', symbol: 'wind' },
    ],
  },
  'SI-PLACE-01': {
    kind: 'landscape',
    lines: [{ row: 0, start: 0, colour: 'teal', symbols: ['house', 'river'] }],
    places: {
      colour: 'teal',
      cells: [
        [0, -1],
        [0, 2],
      ],
    },
  },
  'SI-PLACE-02': {
    kind: 'landscape',
    lines: [{ row: 0, start: 0, colour: 'teal', symbols: ['bird', 'ruin'] }],
    places: {
      colour: 'crimson',
      cells: [
        [1, 0],
        [1, 1],
        [-1, 0],
        [-1, 1],
      ],
    },
  },
  'SI-PLACE-03': {
    kind: 'landscape',
    lines: [
      { row: 1, start: 1, colour: 'violet', symbols: ['wind'] },
      { row: 0, start: 0, colour: 'ochre', symbols: ['mammal', 'house'] },
    ],
    places: { colour: 'ochre', cells: [[2, 1]] },
  },
  'SI-PLACE-04': {
    kind: 'landscape',
    lines: [{ row: 0, start: 0, colour: 'crimson', symbols: ['house', 'mammal'] }],
    blocked: { at: [1, 0], colour: 'crimson', symbol: 'wind' },
  },
  'SI-PLACE-05': {
    kind: 'landscape',
    lines: [{ row: 0, start: 0, colour: 'violet', symbols: ['ruin', 'bird'] }],
    blocked: { at: [0, 3], colour: 'violet', symbol: 'house' },
  },
  'SI-PLACE-06': {
    kind: 'landscape',
    lines: [
      { row: 1, start: 0, colour: 'ochre', symbols: ['wind', 'mammal'] },
      { row: 0, start: 0, colour: 'teal', symbols: ['house', 'river'] },
    ],
    blocked: { at: [0.5, 0.5] },
  },
  'SI-PLACE-07': {
    kind: 'landscape',
    lines: [{ row: 0, start: 0, colour: 'teal', symbols: ['river', 'mammal'] }],
    blocked: { at: [0, 2], colour: 'ochre', symbol: 'house' },
  },
  'SI-GEO-01': { kind: 'landscape', lines: [], places: { colour: 'teal', cells: [[0, 0]] } },
  'SI-GEO-06': {
    kind: 'landscape',
    lines: [
      { row: 2, start: 2, colour: 'teal', symbols: ['bird', 'wind'] },
      { row: 1, start: 0, colour: 'ochre', symbols: ['house', 'mammal', 'ruin', 'river', 'house'] },
      { row: 0, start: 1, colour: 'violet', symbols: ['ruin', 'wind'] },
      { row: -1, start: 0, colour: 'teal', symbols: ['river', 'bird', 'mammal'] },
    ],
    places: {
      colour: 'violet',
      cells: [
        [0, 0],
        [0, 3],
        [3, 2],
        [3, 3],
        [-2, 0],
        [-2, 1],
        [-2, 2],
      ],
    },
  },
  'SI-LEX-01': { kind: 'grid', cells: ['.#.', 'oxo', '.#.'] },
  'SI-LEX-02': { kind: 'grid', cells: ['.o#', '..#', '.x#'] },
  'SI-LEX-03': { kind: 'grid', cells: ['#o#', 'oxo', '#o#'] },
  'SI-LEX-04': { kind: 'grid', cells: ['.##', '..#', '.x#'] },
  'SI-LEX-05': { kind: 'grid', cells: ['ooo', 'oxo', 'ooo'] },
  'SI-LEX-06': { kind: 'grid', cells: ['###', 'oxo', '###'] },
  'SI-LEX-07': { kind: 'grid', cells: ['x##', '###', '##o'] },
  'SI-LEX-09': { kind: 'grid', cells: ['x##', '##o', 'o##'] },
  'SI-R-01': {
    kind: 'landscape',
    lines: [{ row: 0, start: 0, colour: 'crimson', symbols: ['bird', 'house'] }],
    blocked: { at: [0, 3], colour: 'teal', symbol: 'river' },
  },
  'SI-R-05': {
    kind: 'landscape',
    lines: [{ row: 0, start: 0, colour: 'ochre', symbols: ['house', 'wind'] }],
    blocked: { at: [1, 2], colour: 'violet', symbol: 'bird' },
  },
  'SI-R-06': {
    kind: 'landscape',
    lines: [
      { row: 2, start: 3, colour: 'violet', symbols: ['wind'] },
      { row: 1, start: 0, colour: 'teal', symbols: ['house', 'bird', 'river', 'ruin'] },
      { row: 0, start: 1, colour: 'crimson', symbols: ['mammal'] },
      { row: -1, start: 0, colour: 'ochre', symbols: ['house', 'wind'] },
    ],
  },
  'SI-R-07': {
    kind: 'landscape',
    lines: [
      { row: 2, start: 1, colour: 'crimson', symbols: ['bird'] },
      { row: 1, start: 0, colour: 'teal', symbols: ['house', 'wind'] },
      { row: 0, start: 0, colour: 'crimson', symbols: ['mammal', 'ruin'] },
    ],
  },
  'SI-R-11': {
    kind: 'landscape',
    lines: [
      { row: 1, start: 1, colour: 'violet', symbols: ['wind', 'bird'] },
      { row: 0, start: 0, colour: 'ochre', symbols: ['house', 'mammal'] },
    ],
    laid: [
      [1, 1],
      [1, 2],
    ],
  },
} as const satisfies Partial<Record<RuleId, Picture>>;

export type PicturedRuleId = keyof typeof pictures;
