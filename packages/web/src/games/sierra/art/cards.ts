import type { CardSymbol, Colour } from '@cordillera/sierra';

export type { CardSymbol, Colour, Num, Sel, Where } from '@cordillera/sierra';

/** Input of Sierra's pictures: plain data, no rules. */
export interface Mountain {
  /** Names the physical card; also chooses which of the outlines of its colour it shows. */
  id: string;
  colour: Colour;
  symbol: CardSymbol;
}

/** One line of a landscape: cards of one colour side by side. Rows grow upwards, columns to the right. */
export interface Line {
  row: number;
  /** Column of the leftmost card. */
  start: number;
  cards: readonly Mountain[];
}

// Repeated here because pages that never load the rules need the pictures.
export const colours: readonly Colour[] = ['ochre', 'crimson', 'teal', 'violet'];
export const symbols: readonly CardSymbol[] = ['mammal', 'bird', 'house', 'ruin', 'river', 'wind'];
