/** The engine's scorer in the reference scorer's terms, so that both can be compared. */
import type { MountainCard } from '../../src/content/mountainCard.ts';
import { COLOURS, type Num, SYMBOLS } from '../../src/content/types.ts';
import { compileScore, createBoard, fillBoard, type Landscape } from '../../src/index.ts';
import type { ReferenceCard } from './referenceScorer.ts';

/** The engine's landscape of cards given in any order; their numbers are indices into `mountain`. */
export function landscapeOfCards(cards: readonly ReferenceCard[]): { landscape: Landscape; mountain: MountainCard[] } {
  const rows = [...new Set(cards.map((card) => card.row))].sort((a, b) => a - b);
  const mountain = cards.map(({ colour, symbol }) => ({
    colour,
    symbol,
    colourIndex: COLOURS.indexOf(colour),
    symbolIndex: SYMBOLS.indexOf(symbol),
  }));
  const lines = rows.map((row) => {
    const line = cards
      .flatMap((card, number) => (card.row === row ? [{ ...card, number }] : []))
      .sort((a, b) => a.column - b.column);
    return { colour: line[0]!.colour, start: line[0]!.column, cards: line.map((card) => card.number) };
  });
  return { landscape: { bottom: rows[0] ?? 0, lines }, mountain };
}

/** The value that the scorer of the engine gives a formula. */
export function engineScore(num: Num, cards: readonly ReferenceCard[]): number {
  const { landscape, mountain } = landscapeOfCards(cards);
  return compileScore(num)(fillBoard(createBoard(), landscape, mountain));
}
