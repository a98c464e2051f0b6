/** Landscapes drawn as text. */
import type { CardSymbol, Colour } from '../../src/content/types.ts';
import type { Box, Landscape } from '../../src/index.ts';
import type { ReferenceCard } from '../scoring/referenceScorer.ts';
import { houseSet } from './packs.ts';

const COLOUR_LETTERS: Record<string, Colour> = { O: 'ochre', C: 'crimson', T: 'teal', V: 'violet' };
const SYMBOL_LETTERS: Record<string, CardSymbol> = {
  m: 'mammal',
  b: 'bird',
  h: 'house',
  x: 'ruin',
  r: 'river',
  w: 'wind',
};

/** Hands out card numbers of the box by letters, each number once. `T` is a teal mammal, `Tw` a teal wind. */
export function cardDealer(box: Box = houseSet.box) {
  const used = new Set<number>();
  return (letters: string): number => {
    const colour = COLOUR_LETTERS[letters[0]!];
    const symbol = SYMBOL_LETTERS[letters[1] ?? ''];
    const fits = (card: Box['mountain'][number]) =>
      card.colour === colour &&
      (symbol === undefined ? card.symbol !== 'river' && card.symbol !== 'wind' : card.symbol === symbol);
    const found = box.mountain.findIndex((card, number) => fits(card) && !used.has(number));
    if (found < 0) throw new Error(`no card left for ${letters}`);
    used.add(found);
    return found;
  };
}

/**
 * Reads a drawing: the last line is row `bottom`, the first cell of a line is column 0, `.` is empty. A card is a
 * colour letter (O C T V) and, if it matters, a symbol letter (m b h x r w; x is a ruin). Without one it is neither
 * river nor wind.
 */
export function landscapeOf(drawing: string, { bottom = 0, deal = cardDealer() } = {}): Landscape {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .reverse();
  return {
    bottom,
    lines: rows.map((row) => {
      const start = row.findIndex((cell) => !cell.startsWith('.'));
      const cells = row.slice(start).filter((cell) => !cell.startsWith('.'));
      return { colour: COLOUR_LETTERS[cells[0]![0]!]!, start, cards: cells.map(deal) };
    }),
  };
}

/** The cards of a landscape with their cells: the form that the reference scorer reads. */
export const cellsOf = ({ bottom, lines }: Landscape, box: Box = houseSet.box): ReferenceCard[] =>
  lines.flatMap((line, index) =>
    line.cards.map((card, offset) => {
      const { colour, symbol } = box.mountain[card]!;
      return { row: bottom + index, column: line.start + offset, colour, symbol };
    }),
  );
