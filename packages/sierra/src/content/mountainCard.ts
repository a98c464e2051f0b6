import type { CardSymbol, Colour } from './types.ts';

/** What is printed on a Mountain card. */
export interface MountainCard {
  colour: Colour;
  symbol: CardSymbol;
  /** Index into COLOURS and SYMBOLS, for the scorer's bit sets. */
  colourIndex: number;
  symbolIndex: number;
}
