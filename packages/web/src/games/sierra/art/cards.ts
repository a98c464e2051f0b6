import type { CardSymbol, Colour } from '@cordillera/sierra';

export type { CardSymbol, Colour, Num, Sel, Where } from '@cordillera/sierra';

/** What the pictures of Sierra draw from: plain data, no rules. */
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

// Written out here: the pictures are needed on pages that never load the rules.
export const colours: readonly Colour[] = ['ochre', 'crimson', 'teal', 'violet'];
export const symbols: readonly CardSymbol[] = ['mammal', 'bird', 'house', 'ruin', 'river', 'wind'];
